// What is known of the current event: its source, values, locks, and what orders it.

import { append, button, element, facts, long_text, replace, type Child } from "./dom";
import { action_of } from "./events";
import { full_place_text } from "./places";
import type { Result, TraceEvent, Violation } from "./result";
import { source_block } from "./sources";
import { number_text, one_line } from "./words";

export class Inspector {
    readonly node = element("div", { class: "inspector" });
    private readonly title = element("p", { class: "inspector-title", role: "status", "aria-live": "polite" });
    private readonly body = element("div", {});

    constructor(
        private readonly result: Result,
        private readonly violation: Violation,
        private readonly held: { holds: string[][]; derived: boolean },
        private readonly choose: (event: number) => void,
    ) {
        append(this.node, [this.title, this.body]);
    }

    show(at: number): void {
        const event = this.violation.trace[at]!;
        replace(
            this.title,
            element(
                "span",
                { class: "dim" },
                `Event ${number_text(at + 1)} of ${number_text(this.violation.trace.length)}, step ${number_text(event.step + 1)}: `,
            ),
            element("b", {}, one_line(event.thread, 60)),
            ` ${one_line(action_of(event), 400)}`,
        );
        replace(
            this.body,
            this.race_text(at),
            source_block(this.result, event, event.source) ??
                element(
                    "p",
                    { class: "dim" },
                    event.file ? "The source is not at hand." : "No line of the program: this happens outside of its own code.",
                ),
            facts([
                ["At", full_place_text(event) && element("code", {}, one_line(full_place_text(event), 300))],
                ["Called", event.call && element("code", {}, one_line(event.call, 200))],
                ...this.values(event),
                ["Woke", event.woken.length > 0 && one_line(event.woken.join(", "), 400)],
                [this.held.derived ? "Holds monitors" : "Holds", this.locks(at)],
                ["Ordered after", this.links(this.violation.edges.filter(([, to]) => to === at).map(([from]) => from))],
                ["Happens before", this.links(this.violation.edges.filter(([from]) => from === at).map(([, to]) => to))],
            ]),
        );
    }

    // At an access of the race: is the other one ordered with it?
    private race_text(at: number): Child {
        const [earlier, later] = this.violation.accesses ?? [];
        if (!earlier || !later || (earlier.event !== at && later.event !== at)) return null;
        const other = earlier.event === at ? later : earlier;
        return element(
            "p",
            { class: "callout race" },
            "Races with the ",
            other.operation,
            " by ",
            element("b", {}, one_line(other.thread, 60)),
            ": ",
            one_line((this.violation.why?.[this.violation.why.length - 1] ?? "nothing orders them").replace(/^so /, ""), 300),
            ".",
        );
    }

    private values(event: TraceEvent): [string, Child][] {
        const reads = event.operation?.startsWith("read") ?? false;
        const code = (text: string | null): Child => text !== null && element("code", {}, long_text(text, 300));
        return [
            [reads ? "Read" : "Wrote", code(event.value)],
            ["Was", code(event.old_value)],
            ["Expected", code(event.expected)],
            ["Result", event.result !== "done" && event.result.replace(/-/g, " ")],
            ["Memory model", event.memory && event.memory.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase()],
        ];
    }

    private locks(at: number): Child {
        const holds = this.held.holds[at] ?? [];
        if (holds.length === 0) return element("span", { class: "dim" }, "nothing");
        return holds.slice(0, 20).map((lock) => element("span", { class: "lock" }, one_line(lock, 80)));
    }

    private links(events: number[]): Child {
        const few = events.slice(0, 8).map((event) => {
            const told = this.violation.trace[event];
            if (told === undefined) return null;
            return element(
                "span",
                { class: "event-link" },
                button(
                    { class: "link" },
                    () => this.choose(event),
                    `${event + 1}: ${one_line(`${told.thread} ${action_of(told)}`, 80)}`,
                ),
            );
        });
        if (events.length === 0) return null;
        return [few, events.length > few.length && element("span", { class: "dim" }, ` and ${events.length - few.length} more`)];
    }
}
