// A data race: the two accesses side by side, and why nothing orders them.

import { element, facts, long_text, type Child } from "./dom";
import { full_place_text, place_text } from "./places";
import type { Access, Result, Violation } from "./result";
import { source_block } from "./sources";
import { stack_list } from "./stacks";
import { one_line } from "./words";

const KINDS: Record<string, string> = { WR: "write, then read", WW: "write, then write", RW: "read, then write" };
const LOCATIONS: Record<string, string> = {
    "field": "field",
    "static-field": "static field",
    "element": "element of an array",
    "library-object": "object of the library",
};

function locks(holds: string[]): Child {
    if (holds.length === 0) return "nothing";
    return holds.slice(0, 20).map((lock) => element("span", { class: "lock" }, one_line(lock, 80)));
}

function access_card(result: Result, access: Access, order: string): HTMLElement {
    const place = access.call_site ?? access;
    return element(
        "div",
        { class: "access card" },
        element(
            "h4",
            {},
            element("span", { class: "dim" }, order),
            ` ${access.operation} by `,
            element("b", {}, one_line(access.thread, 80)),
        ),
        source_block(result, place, access.source),
        facts([
            ["At", element("code", {}, one_line(full_place_text(place), 300))],
            ["Inside", access.call_site && element("code", {}, one_line(`${access.class}.${access.method}`, 300))],
            ["Mode", access.mode],
            ["Value", access.value !== null && element("code", {}, long_text(access.value, 300))],
            ["Holds", locks(access.holds)],
            [
                "Started at",
                access.started_at
                    ? element("code", {}, one_line(full_place_text(access.started_at), 300))
                    : access.number === 0
                      ? "the start of the program"
                      : null,
            ],
        ]),
        access.stack.length > 0 && stack_list(result, access.stack, `stack of ${one_line(access.thread, 80)}`),
    );
}

/** Why it is a race: before the schedule, which shows it. */
export function why_section(_: Result, violation: Violation): Child {
    const { index } = violation;
    return element(
        "section",
        { class: "why" },
        element("h3", {}, "Why it is a race"),
        element(
            "ul",
            { class: "reasons" },
            (violation.why ?? []).map((sentence) => element("li", {}, long_text(sentence))),
        ),
        facts(
            [
                [
                    "Location",
                    violation.location &&
                        element("code", {}, one_line(violation.location, 300), typeof index === "number" && ` at index ${index}`),
                ],
                ["Which is", violation.location_kind && (LOCATIONS[violation.location_kind] ?? violation.location_kind)],
                ["Of an object", violation.object_class && element("code", {}, one_line(violation.object_class, 200))],
                ["Allocated at", violation.allocated_at && element("code", {}, place_text(violation.allocated_at))],
                ["Order", violation.race && (KINDS[violation.race] ?? violation.race)],
            ],
            { class: "facts in-line" },
        ),
    );
}

export function accesses_section(result: Result, violation: Violation): Child {
    if (!violation.accesses) return null;
    const [earlier, later] = violation.accesses;
    return element(
        "section",
        {},
        element("h3", {}, "The two accesses"),
        element("div", { class: "pair" }, access_card(result, earlier, "First:"), access_card(result, later, "Then:")),
    );
}
