// The rows of a space-time diagram: each event in words, and remarks between them.

import { DOT } from "./arrows";
import type { Clocks } from "./clocks";
import { drawing, element } from "./dom";
import { action_of } from "./events";
import type { Layout, Row } from "./layout";
import { place_text } from "./places";
import type { Violation } from "./result";
import { GUTTER, ROW, STEP_COLUMN, type Shape } from "./shape";
import { one_line } from "./words";

const SHORT_REMARK = 360; // below that the ends of a missing edge do not fit
export const COLOURS = 6; // of lanes

function most_frequent(names: (string | null)[]): string | null {
    const counts = new Map<string, number>();
    for (const name of names) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
    return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

export class Rows {
    private readonly main_file: string | null;

    constructor(
        private readonly violation: Violation,
        private readonly layout: Layout,
        private readonly clocks: Clocks,
    ) {
        this.main_file = most_frequent(violation.trace.map((event) => event.file));
    }

    lane_of(event: number): number {
        return this.layout.lane_of_thread.get(this.violation.trace[event]!.number) ?? 0;
    }

    /** A row as an item of the list. `scrolled` is how far the diagram is scrolled to the side. */
    item(row: number, current: number, shape: Shape, scrolled: number): HTMLElement {
        const { event } = this.layout.rows[row]!;
        const item =
            event === null
                ? this.remark_item(this.layout.rows[row]!, shape, scrolled)
                : this.event_item(event, current, shape, scrolled);
        item.style.top = `${row * ROW}px`;
        item.style.width = `${shape.width}px`;
        return item;
    }

    dot(event: number, current: number, x: number, y: number): SVGElement {
        const colour = this.is_racing(event) ? "racing" : `lane-${this.lane_of(event) % COLOURS}`;
        const state = this.state_of(event, current);
        return drawing(
            "g",
            { class: `dot ${colour} ${state}` },
            state === "current" && drawing("circle", { class: "halo", cx: x, cy: y, r: DOT + 5 }),
            drawing("circle", { class: "core", cx: x, cy: y, r: DOT }),
        );
    }

    private state_of(event: number, current: number): string {
        if (event === current) return "current";
        if (event > current) return "later";
        if (!this.clocks.known) return "before";
        return this.clocks.happens_before(event, current) ? "before" : "unordered";
    }

    private is_racing(event: number): boolean {
        return this.violation.accesses?.some((access) => access.event === event) ?? false;
    }

    private tag_of(event: number): string | null {
        const { accesses, missing_edge: missing } = this.violation;
        const racing = accesses?.find((access) => access.event === event);
        if (racing) return `racing ${racing.operation}`;
        if (missing?.release === event) return "release";
        return missing?.acquisition === event ? "acquisition" : null;
    }

    private remark_item({ remark, tone }: Row, shape: Shape, scrolled: number): HTMLElement {
        const race = tone === "race" ? this.layout.arrows.find((arrow) => arrow.kind === "race") : undefined;
        const is_short = race !== undefined && shape.view - shape.words < SHORT_REMARK;
        const words = element("span", { class: "words" }, is_short ? "no happens-before edge" : one_line(remark, 300));
        // Across the broken line if there is room, else where the other words are.
        const left = !shape.is_wide ? shape.words : race ? shape.x(Math.min(race.from_lane, race.to_lane)) + 20 : STEP_COLUMN + 4;
        words.style.left = `${shape.is_wide ? left : scrolled + left}px`;
        words.style.maxWidth = `${shape.view - left - 8}px`;
        return element("li", { class: `remark ${tone}`, title: one_line(remark, 600) }, words);
    }

    // Seen where the words do not stand in the thread's lane and it takes over; else for those who hear the page.
    private thread_name(event: number, is_wide: boolean): HTMLElement {
        const lane = this.lane_of(event);
        const takes_over = event === 0 || this.lane_of(event - 1) !== lane;
        const name = one_line(this.layout.lanes[lane]!.name, 40);
        if (is_wide || !takes_over) return element("span", { class: "unseen" }, `${name}: `);
        return element("b", { class: `thread lane-${lane % COLOURS}` }, name);
    }

    private words(event: number, is_wide: boolean): HTMLElement {
        const told = this.violation.trace[event]!;
        const tag = this.tag_of(event);
        // The line is enough in the file that most of the trace is about.
        const place =
            told.file !== null && told.file === this.main_file && told.line !== null ? String(told.line) : place_text(told);
        return element(
            "span",
            {
                class: "words",
                title: [action_of(told), place_text(told), told.source ?? ""]
                    .map((text) => one_line(text))
                    .join("\n")
                    .trim(),
            },
            element("span", { class: "action" }, this.thread_name(event, is_wide), one_line(action_of(told))),
            (told.source || place || tag !== null) &&
                element(
                    "span",
                    { class: "at" },
                    tag !== null && element("span", { class: `tag ${this.is_racing(event) ? "racing" : ""}` }, tag),
                    element("span", { class: "place" }, one_line(place, 80)),
                    told.source !== null && element("code", {}, one_line(told.source, 120)),
                ),
        );
    }

    private event_item(event: number, current: number, shape: Shape, scrolled: number): HTMLElement {
        const told = this.violation.trace[event]!;
        const lane = this.lane_of(event);
        const words = this.words(event, shape.is_wide);
        const beside = shape.x(lane) + DOT + 8;
        // The last lane has the rest of the width, the others what is left by the arrows of the next.
        const room = lane + 1 === this.layout.lanes.length ? shape.view - beside - 4 : shape.pitch - DOT - 8 - GUTTER;
        words.style.left = `${shape.is_wide ? beside : scrolled + shape.words}px`;
        words.style.maxWidth = `${shape.is_wide ? room : shape.view - shape.words - 4}px`;
        const step = element("span", { class: "step-number" }, told.begins_step ? String(told.step + 1) : "");
        if (!shape.is_wide) step.style.left = `${scrolled}px`;
        const state = this.state_of(event, current);
        return element(
            "li",
            {
                "class": `event ${state}${this.is_racing(event) ? " racing" : ""}${told.context_switch ? " switch" : ""}`,
                "data-event": event,
                "data-thread": told.number,
                "aria-current": state === "current" ? "step" : null,
            },
            step,
            words,
        );
    }
}
