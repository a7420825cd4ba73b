// A hunt: its monitored runs, and what became of each warning.

import { badge, button, element, table, type Child } from "./dom";
import { link_to } from "./findings";
import { place_text } from "./places";
import type { Finding, Report } from "./report";
import type { Hunt, HuntSide, Warning } from "./result";
import { count_text, number_text, one_line, seconds_text } from "./words";

const AT_FIRST = 100; // warnings that are shown without asking
const TONES: Record<string, string> = { confirmed: "bad", refuted: "good", open: "fair" };
const FOUND_BY: Record<string, string> = {
    run: "a run has it",
    prediction: "another order of a run",
    search: "a search from a run",
    exploration: "exploration",
};

function side(at: HuntSide): Child {
    return element(
        "span",
        { title: one_line(at.called ?? "", 200) || null },
        `${at.kind} `,
        element("code", {}, one_line(place_text(at), 80)),
    );
}

function finding_of(warning: Warning, findings: Finding[]): Finding | undefined {
    const lines = [place_text(warning.earlier), place_text(warning.later)].sort().join(" ");
    return findings.find(
        ({ violation }) =>
            violation.location === warning.location &&
            violation.accesses !== undefined &&
            violation.accesses
                .map((access) => place_text(access.call_site ?? access))
                .sort()
                .join(" ") === lines,
    );
}

function warning_row(warning: Warning, findings: Finding[]): Child[] {
    const finding = warning.status === "confirmed" ? finding_of(warning, findings) : undefined;
    const location = element("code", {}, one_line(warning.location, 120));
    return [
        badge(warning.status, TONES[warning.status] ?? "fair"),
        finding ? element("a", { href: link_to(finding) }, location) : location,
        side(warning.earlier),
        side(warning.later),
        warning.found_by === null ? "–" : (FOUND_BY[warning.found_by] ?? warning.found_by),
        warning.attempts === 0
            ? "–"
            : `${number_text(warning.searched_whole)} of ${number_text(warning.attempts)} to the end, ${count_text(warning.states, "state")}, ${seconds_text(warning.seconds)}`,
    ];
}

export function hunt_section(hunt: Hunt, report: Report, program: number): HTMLElement {
    const findings = report.findings.filter((finding) => finding.program === program);
    const counted = (status: string) => hunt.warnings.filter((warning) => warning.status === status).length;
    const heads = ["Status", "Location", "Earlier access", "Later access", "Found by", "Searches"];
    const shown = (warnings: Warning[]) =>
        table(
            "Warnings of the hunt",
            heads,
            warnings.map((warning) => warning_row(warning, findings)),
        );
    const part = element("div", {}, shown(hunt.warnings.slice(0, AT_FIRST)));
    if (hunt.warnings.length > AT_FIRST)
        part.append(
            button(
                { class: "link" },
                () => part.replaceChildren(shown(hunt.warnings)),
                `show all ${number_text(hunt.warnings.length)} warnings`,
            ),
        );
    return element(
        "section",
        { class: "hunt" },
        element(
            "h3",
            {},
            "Hunt",
            element(
                "span",
                { class: "heading-note" },
                `${count_text(hunt.warnings.length, "warning")}: ${counted("confirmed")} confirmed, ${counted("refuted")} refuted, ${counted("open")} open`,
            ),
        ),
        hunt.warnings.length > 0 && part,
        element("h4", {}, "Monitored runs"),
        table(
            "Monitored runs",
            ["Run", "End", "Steps", "Bytecodes", "Monitored accesses"],
            hunt.runs
                .slice(0, 200)
                .map((run, at) => [
                    String(at + 1),
                    run.end,
                    number_text(run.steps),
                    number_text(run.instructions),
                    number_text(run.accesses),
                ]),
        ),
        element(
            "p",
            { class: "dim" },
            hunt.explored
                ? "The whole program was explored besides, as far as time allowed."
                : "The whole program was not explored.",
        ),
    );
}
