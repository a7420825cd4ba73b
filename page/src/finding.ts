// One finding on the page. What its kind adds is in a table: a new kind of finding is a row here, and a name in report.ts.

import { command_line } from "./copy";
import { badge, element, section, type Child } from "./dom";
import { fixes_section } from "./fixes";
import { accesses_section, why_section } from "./race";
import { kind_name, type Finding } from "./report";
import type { Result, Violation } from "./result";
import { Schedule } from "./schedule";
import { thrown_section } from "./thrown";
import { cycle_section, deadlock_section, message_text, round_section } from "./waiting";
import { capitalised, count_text, one_line } from "./words";

// Before the schedule and after it.
type Sections = (result: Result, violation: Violation) => Child;

const OF_KIND: Record<string, { title: (finding: Finding) => string; before: Sections; after: Sections }> = {
    "data-race": {
        title: (finding) => `Data race on ${finding.title}`,
        before: why_section,
        after: (result, violation) => [fixes_section(violation), accesses_section(result, violation)],
    },
    "deadlock": { title: () => "Deadlock", before: deadlock_section, after: () => null },
    "livelock": { title: () => "Livelock", before: cycle_section, after: round_section },
    "assertion": { title: () => "Failed assertion", before: thrown_section, after: () => null },
    "exception": { title: (finding) => `Uncaught ${finding.title}`, before: thrown_section, after: () => null },
};

function title_of(finding: Finding): string {
    return OF_KIND[finding.violation.kind]?.title(finding) ?? kind_name(finding.violation.kind);
}

/** Where the event is that the reader wants to see first: the later access of a race, else the last event. */
export function first_shown(violation: Violation): number {
    return violation.accesses?.[1].event ?? violation.trace.length - 1;
}

function head(finding: Finding): HTMLElement {
    const { violation, result } = finding;
    return element(
        "header",
        { class: "finding-head" },
        element(
            "p",
            { class: "badges" },
            badge(kind_name(violation.kind), `kind ${violation.kind}`),
            violation.status !== undefined && badge(capitalised(violation.status), violation.status === "new" ? "bad" : "fair"),
            violation.suppressed && badge("Suppressed", "fair", violation.suppressed.reason ?? ""),
            element("code", { class: "dim id" }, one_line(violation.id, 80)),
        ),
        element("h2", { tabindex: -1 }, one_line(title_of(finding), 200)),
        message_text(violation),
        violation.suppressed?.reason &&
            element("p", { class: "callout fair" }, "Suppressed: ", one_line(violation.suppressed.reason, 600)),
        element(
            "p",
            { class: "dim" },
            result.program && `In ${one_line(result.program, 200)}. `,
            `The search reached it ${violation.traces === 1 ? "once" : count_text(violation.traces, "time")}.`,
        ),
    );
}

export interface OpenFinding {
    node: HTMLElement;
    schedule: Schedule | null;
}

/** `moved` is told the current event of the schedule. */
export function open_finding(finding: Finding, moved: (event: number) => void): OpenFinding {
    const { violation, result } = finding;
    const kind = OF_KIND[violation.kind];
    const schedule = violation.trace.length > 0 ? new Schedule(result, violation, moved) : null;
    const node = element(
        "article",
        { class: "finding", "aria-label": one_line(title_of(finding), 200) },
        head(finding),
        typeof violation.replay === "string" &&
            section("Replay", { class: "replay" }, command_line(violation.replay, "the replay command")),
        kind?.before(result, violation),
        schedule?.node,
        kind?.after(result, violation),
    );
    node.addEventListener("keydown", (key) => schedule?.press(key, false));
    return { node, schedule };
}
