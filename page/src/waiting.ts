// The threads of a deadlock or livelock: what each stands before.

import { element, type Child } from "./dom";
import { wait_drawing } from "./circle";
import { full_place_text } from "./places";
import type { Position, Result, StandingThread, Violation } from "./result";
import { source_block } from "./sources";
import { stack_list } from "./stacks";
import { long_text } from "./dom";
import { one_line, simple_name } from "./words";

const MOST_THREADS = 60;

function standing_text(thread: StandingThread): string {
    const what = thread.joins !== null ? `"${thread.joins}"` : thread.object_class === null ? "" : `a ${simple_name(thread.object_class)}`;
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

export function deadlock_sections(result: Result, violation: Violation): Child {
    const threads = violation.threads ?? [];
    const drawn = wait_drawing(threads);
    return element(
        "section",
        { class: "waiting" },
        element("h3", {}, "Who waits for whom"),
        drawn,
        threads.length > 0 && !drawn && element("p", { class: "dim" }, "The threads do not wait for each other's locks in a circle; what they wait for never comes."),
        element("div", { class: "pair" }, threads.slice(0, MOST_THREADS).map((thread) => standing_card(result, thread))),
        threads.length > MOST_THREADS && element("p", { class: "dim" }, `${threads.length - MOST_THREADS} more threads`),
    );
}

function position_item(result: Result, position: Position): HTMLElement {
    const operation = position.operation === null ? "" : ` ${position.operation}${position.target === null ? "" : ` ${position.target}`}`;
    return element(
        "div",
        { class: "card" },
        element("h4", {}, element("b", {}, one_line(position.thread, 80)), one_line(operation, 200)),
        element("p", { class: "dim" }, element("code", {}, one_line(full_place_text(position), 300))),
        source_block(result, position, position.source),
    );
}

export function livelock_sections(result: Result, violation: Violation): Child {
    const length = violation.cycle ?? 0;
    return element(
        "section",
        { class: "waiting" },
        element("h3", {}, "Where the threads go round"),
        element(
            "p",
            {},
            length > 0
                ? `The schedule has a stem that leads to a cycle. The last ${length} steps are the cycle: they can be taken again and again, although every thread gets its turn.`
                : "The threads can go round for ever although every thread gets its turn. The cycle itself is not shown: looking for the simplest one would have taken too long.",
        ),
        element("div", { class: "pair" }, violation.positions.slice(0, MOST_THREADS).map((position) => position_item(result, position))),
    );
}

/** The sentence of a finding that has nothing better to show first. */
export function message_text(violation: Violation): Child {
    return element("p", { class: "message" }, long_text(violation.message));
}
