// What was thrown, with its cause and what it suppressed.

import { element, long_text, type Child } from "./dom";
import type { Result, Throwable, Violation } from "./result";
import { stack_list } from "./stacks";
import { one_line } from "./words";

const DEEPEST = 20;

function throwable_block(result: Result, thrown: Throwable, role: string, depth: number): HTMLElement {
    return element(
        "div",
        { class: depth === 0 ? "thrown card" : "thrown nested" },
        element(
            "p",
            { class: "thrown-name" },
            role !== "" && element("span", { class: "dim" }, `${role}: `),
            element("b", {}, element("code", {}, one_line(thrown.class, 200))),
            thrown.message !== null && element("span", { class: "thrown-message" }, ": ", long_text(thrown.message)),
        ),
        stack_list(result, thrown.stack, `stack of ${one_line(thrown.class, 80)}`),
        depth < DEEPEST &&
            thrown.suppressed.slice(0, DEEPEST).map((other) => throwable_block(result, other, "Suppressed", depth + 1)),
        depth < DEEPEST && thrown.cause !== null && throwable_block(result, thrown.cause, "Caused by", depth + 1),
    );
}

export function thrown_section(result: Result, violation: Violation): Child {
    if (!violation.thrown) return null;
    const thread = violation.positions[0]?.thread;
    return element(
        "section",
        {},
        element(
            "h3",
            {},
            "Thrown",
            thread !== undefined && element("span", { class: "heading-note" }, `by ${one_line(thread, 80)}`),
        ),
        throwable_block(result, violation.thrown, "", 0),
    );
}
