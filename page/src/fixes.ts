// Changes that remove a race, best first, with what is proved of each.

import { badge, element, long_text, type Child } from "./dom";
import { diff_block } from "./highlight";
import { place_text } from "./places";
import type { Fix, Violation } from "./result";
import { capitalised, count_text, one_line } from "./words";

const STATUS: Record<Fix["status"], { name: string; tone: string }> = {
    proved: { name: "Proved", tone: "good" },
    removes: { name: "Removes this race", tone: "fair" },
    deadlock: { name: "Leads to a deadlock", tone: "bad" },
    violation: { name: "Something else is wrong", tone: "bad" },
    undecided: { name: "Undecided", tone: "fair" },
};

function status_text(fix: Fix): string {
    const states = count_text(fix.states, "state");
    switch (fix.status) {
        case "proved":
            return `With this change the program has no violation in any execution (${states} explored).`;
        case "removes":
            return fix.left.length === 0
                ? "Race free on sequentially consistent executions; weaker ones were not explored."
                : `All executions were explored: this race is gone, ${count_text(fix.left.length, "other violation")} left.`;
        case "deadlock":
            return "This race did not show, but the changed program can deadlock.";
        case "violation":
            return "This race did not show, but something else is wrong with the changed program.";
        case "undecided":
            return `This race did not show within the limits (${states} explored).`;
        default:
            return "";
    }
}

function lost_update(fix: Fix): Child {
    if (fix.lost_update_schedule !== null) {
        return element(
            "div",
            { class: "callout fair" },
            "But an update is lost in this execution of the changed program:",
            element(
                "ol",
                {},
                fix.lost_update_schedule.map((step) =>
                    element(
                        "li",
                        {},
                        element("b", {}, one_line(step.thread, 60)),
                        ` ${step.operation}s at `,
                        element("code", {}, place_text(step.place)),
                    ),
                ),
            ),
        );
    }
    if (fix.lost_updates.length === 0) return null;
    const places = [...new Set(fix.lost_updates.map(place_text))].join(", ");
    return element(
        "p",
        { class: "callout fair" },
        `But updates may be lost: what ${one_line(places, 200)} writes depends on what was read before.`,
    );
}

const WEAKER: Record<string, string> = {
    "order":
        "Acquire/release instead of volatile orders the accesses, too. That is not called proved, because weaker executions of such modes are not explored.",
    "do-not-order": "Acquire/release instead of volatile does not order the accesses.",
};

function fix_item(fix: Fix, at: number): HTMLElement {
    const status = STATUS[fix.status] ?? { name: fix.status, tone: "fair" };
    const weaker = WEAKER[fix.acquire_release];
    return element(
        "li",
        { class: "fix card" },
        element(
            "h4",
            {},
            `${at + 1}. `,
            long_text(capitalised(fix.text)),
            " ",
            badge(status.name, status.tone),
            fix.patch_proved &&
                badge("Patched source proved", "good", "The patched source was compiled, and the program made from it proved"),
        ),
        element("p", {}, status_text(fix)),
        lost_update(fix),
        weaker !== undefined && element("p", { class: "dim" }, weaker),
        fix.diff !== null && diff_block(fix.diff),
    );
}

const MOST_FIXES = 30;

export function fixes_section(violation: Violation): Child {
    const { advice, no_fix: no_fix } = violation;
    if (advice === undefined && !no_fix) return null;
    return element(
        "section",
        { class: "fixes" },
        element("h3", {}, "Fixes", advice && element("span", { class: "heading-note" }, "best first")),
        no_fix && element("p", { class: "callout fair" }, "No fix is proved: ", long_text(no_fix.text)),
        element("ol", { class: "plain" }, (advice ?? []).slice(0, MOST_FIXES).map(fix_item)),
    );
}
