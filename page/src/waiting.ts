// The threads of a deadlock or livelock: what each stands before.

import { element, long_text, type Child } from "./dom";
import { wait_drawing } from "./circle";
import { full_place_text } from "./places";
import type { Position, Result, StandingThread, Violation } from "./result";
import { stack_list } from "./stacks";
import { capitalised, count_text, one_line, simple_name, with_article } from "./words";

const MOST_THREADS = 60;

function standing_text(thread: StandingThread): string {
    const what =
        thread.joins !== null
            ? `"${thread.joins}"`
            : thread.object_class === null
              ? ""
              : with_article(simple_name(thread.object_class));
    const holder = thread.held_by === null ? "" : `, held by "${thread.held_by}"`;
    return one_line(`${thread.can_happen ? "can" : "waits to"} ${thread.operation} ${what}${holder}`.trim(), 300);
}

function standing_card(result: Result, thread: StandingThread): HTMLElement {
    return element(
        "div",
        { class: "card" },
        element("h4", {}, element("b", {}, one_line(thread.thread, 80)), " ", standing_text(thread)),
        stack_list(result, thread.stack, `stack of ${one_line(thread.thread, 80)}`),
    );
}

export function deadlock_section(result: Result, violation: Violation): Child {
    const threads = violation.threads ?? [];
    const drawn = wait_drawing(violation);
    return element(
        "section",
        { class: "waiting" },
        element("h3", {}, "Who waits for whom"),
        drawn,
        !drawn &&
            element(
                "p",
                { class: "remark-line" },
                "The threads do not wait for each other in a circle; what they wait for never comes.",
            ),
        element(
            "div",
            { class: "pair" },
            threads.slice(0, MOST_THREADS).map((thread) => standing_card(result, thread)),
        ),
        threads.length > MOST_THREADS && element("p", { class: "dim" }, `${threads.length - MOST_THREADS} more threads`),
    );
}

export function cycle_section(_: Result, violation: Violation): Child {
    const length = violation.cycle ?? 0;
    return element(
        "section",
        {},
        element("h3", {}, "Stem and cycle"),
        element(
            "p",
            {},
            length > 0
                ? `The schedule has a stem that leads to a cycle. Its last ${count_text(length, "step")} are the cycle: they can be taken again and again, although every thread gets its turn.`
                : "The threads can go round for ever although every thread gets its turn. The cycle is not marked: looking for the simplest one would have taken too long.",
        ),
    );
}

// The places of one thread, in one listing.
function round_card(thread: string, positions: Position[]): HTMLElement {
    return element(
        "div",
        { class: "card" },
        element("h4", {}, element("b", {}, one_line(thread, 80)), " goes round at"),
        element(
            "ul",
            { class: "plain places" },
            positions.map((position) =>
                element(
                    "li",
                    {},
                    element("code", {}, one_line(full_place_text(position), 200)),
                    " ",
                    element(
                        "span",
                        { class: "dim" },
                        one_line([position.operation, position.target].filter(Boolean).join(" "), 160),
                    ),
                ),
            ),
        ),
    );
}

export function round_section(_: Result, violation: Violation): Child {
    const by_thread = new Map<number, Position[]>();
    for (const position of violation.positions)
        by_thread.set(position.number, [...(by_thread.get(position.number) ?? []), position]);
    return element(
        "section",
        {},
        element("h3", {}, "Where the threads go round"),
        element(
            "div",
            { class: "pair" },
            [...by_thread.values()].slice(0, MOST_THREADS).map((positions) => round_card(positions[0]!.thread, positions)),
        ),
    );
}

/** The sentence about a finding. What threads do in a deadlock or livelock is told below it, one by one. */
export function message_text(violation: Violation): Child {
    const by_threads = violation.threads !== undefined ? violation.message.indexOf(": ") : -1;
    const text = by_threads > 0 ? violation.message.slice(0, by_threads) + "." : violation.message;
    return element("p", { class: "message" }, long_text(capitalised(text)));
}
