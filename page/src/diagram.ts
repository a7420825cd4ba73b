// The space-time diagram: one lane per thread, one row per event, time goes down.
//
// Only the rows and lanes in view are in the document, so a trace of ten thousand events costs no more than one of fifty. If the lanes are
// wide enough, the words of an event stand beside it in its lane; else all words stand in one column right of the lanes, and lanes that do
// not fit scroll.

import { arrow_drawing, DOT, type Geometry } from "./arrows";
import type { Clocks } from "./clocks";
import { drawing, element, replace } from "./dom";
import { action_of } from "./events";
import type { Arrow, Layout } from "./layout";
import { place_text } from "./places";
import type { Violation } from "./result";
import { one_line } from "./words";

const ROW = 46; // height of a row
const STEP_COLUMN = 36;
const GUTTER = 36; // left of the first lane, for arrows
const WIDE_LANE = 210; // from which words fit into a lane
const WIDEST_LANE = 440;
const NARROW_LANE = 36;
const SHORT_REMARK = 360; // below that the ends of a missing edge do not fit
const BEYOND = 6; // rows drawn above and below the view
const MOST_ARROWS = 250;
const MOST_PRINTED = 300;
const BAND = 18; // the width of a lane while its thread holds a lock
const COLOURS = 6;

function most_frequent(names: (string | null)[]): string | null {
    const counts = new Map<string, number>();
    for (const name of names) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
    return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

export class Diagram {
    readonly node: HTMLElement;
    readonly scroller: HTMLElement;
    private readonly head = element("div", { class: "lane-names", "aria-hidden": "true" });
    private readonly lines = drawing("svg", { class: "lines", "aria-hidden": "true" });
    private readonly rows = element("ol", { class: "rows" });
    private readonly canvas: HTMLElement;
    private readonly hidden_arrows = element("p", { class: "dim", hidden: true });
    private readonly main_file: string | null;
    private current = 0;
    private print_all = false;
    private awaits_frame = false;

    constructor(
        private readonly violation: Violation,
        private readonly layout: Layout,
        private readonly clocks: Clocks,
        private readonly choose: (event: number) => void,
    ) {
        this.main_file = most_frequent(violation.trace.map((event) => event.file));
        this.canvas = element("div", { class: "canvas" }, this.lines, this.rows);
        this.canvas.style.height = `${layout.rows.length * ROW}px`;
        this.scroller = element(
            "div",
            { class: "scroller", tabindex: 0, role: "group", "aria-label": "Space-time diagram: one lane per thread, time goes down. Arrow keys step through the events." },
            this.head,
            this.canvas,
        );
        this.node = element("div", { class: "diagram" }, this.scroller, this.hidden_arrows);
        this.scroller.addEventListener("scroll", () => this.draw_soon(), { passive: true });
        new ResizeObserver(() => this.draw_soon()).observe(this.scroller);
        this.rows.addEventListener("click", (click) => {
            const row = (click.target as Element).closest("li[data-event]");
            if (row !== null) this.choose(Number(row.getAttribute("data-event")));
        });
    }

    /** Makes an event the current one and brings it into view. */
    show(event: number): void {
        this.current = event;
        const top = this.layout.row_of_event[event]! * ROW;
        const head = this.head.offsetHeight;
        const height = this.scroller.clientHeight - head;
        const view = this.scroller.scrollTop;
        // With a row to spare on both sides, to see what comes next.
        if (top - ROW < view) this.scroller.scrollTop = Math.max(0, top - ROW);
        else if (top + 2 * ROW > view + height) this.scroller.scrollTop = top + 2 * ROW - height;
        const shape = this.shape();
        this.canvas.style.width = `${shape.width}px`;
        if (!shape.is_wide) {
            const x = shape.x(this.lane_of(event));
            if (x - NARROW_LANE - STEP_COLUMN < this.scroller.scrollLeft) this.scroller.scrollLeft = Math.max(0, x - NARROW_LANE - STEP_COLUMN);
            else if (x > this.scroller.scrollLeft + shape.words - NARROW_LANE) this.scroller.scrollLeft = x - shape.words + NARROW_LANE;
        }
        this.draw();
    }

    get rows_in_view(): number {
        return Math.max(1, Math.floor(this.scroller.clientHeight / ROW) - 2);
    }

    /** For paper: all rows, as far as that is sensible. */
    print(all: boolean): void {
        this.print_all = all;
        this.draw();
    }

    private lane_of(event: number): number {
        return this.layout.lane_of_thread.get(this.violation.trace[event]!.number) ?? 0;
    }

    private shape(): Geometry & { is_wide: boolean; pitch: number; width: number; words: number } {
        const count = this.layout.lanes.length;
        const width = this.scroller.clientWidth;
        const first = STEP_COLUMN + GUTTER;
        const roomy = Math.min(WIDEST_LANE, (width - first) / count);
        const is_wide = roomy >= WIDE_LANE;
        const pitch = is_wide ? roomy : NARROW_LANE;
        const lanes_end = first + (count - 1) * pitch + 2 * DOT + 8;
        // Where the column of words begins, if there is one: lanes take at most half of the width.
        const words = is_wide ? 0 : Math.min(lanes_end, Math.max(first + NARROW_LANE + 2 * DOT, width / 2));
        return {
            is_wide, pitch, words,
            width: is_wide ? width : width + lanes_end - words,
            x: (lane) => first + lane * pitch,
            y: (row) => row * ROW + ROW / 2,
        };
    }

    private draw_soon(): void {
        if (this.awaits_frame) return;
        this.awaits_frame = true;
        requestAnimationFrame(() => {
            this.awaits_frame = false;
            this.draw();
        });
    }

    private draw(): void {
        if (this.scroller.clientWidth === 0) return;
        const shape = this.shape();
        const { rows } = this.layout;
        const view = this.scroller.scrollTop;
        const first = this.print_all ? 0 : Math.max(0, Math.floor(view / ROW) - BEYOND);
        const last = this.print_all ? Math.min(rows.length, MOST_PRINTED) - 1 : Math.min(rows.length - 1, Math.ceil((view + this.scroller.clientHeight) / ROW) + BEYOND);
        this.canvas.style.width = `${shape.width}px`;
        this.node.classList.toggle("narrow", !shape.is_wide);
        this.draw_head(shape);
        this.draw_lines(shape, first, last);
        const items: HTMLElement[] = [];
        for (let row = first; row <= last; ++row) items.push(this.row_item(row, shape));
        replace(this.rows, items);
    }

    private lanes_in_view(shape: ReturnType<Diagram["shape"]>): number[] {
        const from = this.scroller.scrollLeft - NARROW_LANE;
        const to = this.scroller.scrollLeft + (shape.is_wide ? this.scroller.clientWidth : shape.words) + NARROW_LANE;
        return this.layout.lanes.map((_, lane) => lane).filter((lane) => shape.x(lane) >= from && shape.x(lane) <= to);
    }

    private draw_head(shape: ReturnType<Diagram["shape"]>): void {
        this.head.style.width = `${shape.width}px`;
        const active = this.lane_of(this.current);
        const names = this.lanes_in_view(shape).map((lane) => {
            const { name, number } = this.layout.lanes[lane]!;
            const item = element(
                "span",
                { class: `lane-name lane-${lane % COLOURS}${lane === active ? " active" : ""}`, title: one_line(name, 200), "data-thread": number },
                element("span", { class: "knob" }, shape.is_wide ? "" : String(number)),
                shape.is_wide && element("span", { class: "lane-text" }, one_line(name, 80)),
            );
            item.style.left = `${shape.x(lane) - 10}px`;
            if (shape.is_wide) item.style.maxWidth = `${shape.pitch - 44}px`;
            return item;
        });
        replace(this.head, names);
    }

    private draw_lines(shape: ReturnType<Diagram["shape"]>, first: number, last: number): void {
        const bottom = this.layout.rows.length * ROW;
        this.lines.setAttribute("width", String(shape.width));
        this.lines.setAttribute("height", String(bottom));
        const parts: SVGElement[] = [];
        for (const lane of this.lanes_in_view(shape)) {
            const { first_row, last_row } = this.layout.lanes[lane]!;
            const x = shape.x(lane);
            const colour = `lane-${lane % COLOURS}`;
            const line = (kind: string, from: number, to: number) => {
                const y1 = Math.max(from, first * ROW), y2 = Math.min(to, (last + 1) * ROW);
                if (y1 < y2) parts.push(drawing("line", { class: `lifeline ${kind} ${colour}`, x1: x, x2: x, y1, y2 }));
            };
            line("lives", shape.y(first_row), shape.y(last_row));
            line("rests", shape.y(last_row), bottom);
        }
        parts.unshift(...this.bands_in_view(shape, first, last));
        if (this.layout.cycle_row !== null) parts.push(this.cycle_drawing(this.layout.cycle_row));
        const { drawn, hidden } = this.arrows_in_view(first, last);
        for (const arrow of drawn) parts.push(arrow_drawing(arrow, shape, arrow.from === this.current || arrow.to === this.current));
        for (let row = first; row <= last; ++row) {
            const event = this.layout.rows[row]!.event;
            if (event !== null) parts.push(this.dot(event, shape.x(this.lane_of(event)), shape.y(row)));
        }
        replace(this.lines, parts);
        this.hidden_arrows.hidden = hidden === 0;
        this.hidden_arrows.textContent = `${hidden} further happens-before edges cross this part and are not drawn.`;
    }

    private bands_in_view(shape: ReturnType<Diagram["shape"]>, first: number, last: number): SVGElement[] {
        const lanes = new Set(this.lanes_in_view(shape));
        return this.layout.bands
            .filter((band) => lanes.has(band.lane) && band.from_row <= last && band.to_row >= first)
            .map(({ lane, from_row, to_row }) => {
                const top = Math.max(shape.y(from_row), first * ROW), bottom = Math.min(shape.y(to_row), (last + 1) * ROW);
                return drawing("rect", { class: `band lane-${lane % COLOURS}`, x: shape.x(lane) - BAND / 2, y: top, width: BAND, height: Math.max(0, bottom - top), rx: BAND / 2 });
            });
    }

    // Edges that end or begin in view come first; those that only pass through are drawn as far as there is room.
    private arrows_in_view(first: number, last: number): { drawn: Arrow[]; hidden: number } {
        const in_view = (row: number) => row >= first && row <= last;
        const ending: Arrow[] = [], passing: Arrow[] = [];
        for (const arrow of this.layout.arrows) {
            if (in_view(arrow.from_row) || in_view(arrow.to_row)) ending.push(arrow);
            else if (Math.min(arrow.from_row, arrow.to_row) < first && Math.max(arrow.from_row, arrow.to_row) > last) passing.push(arrow);
        }
        const all = [...ending, ...passing];
        return { drawn: all.slice(0, MOST_ARROWS), hidden: Math.max(0, all.length - MOST_ARROWS) };
    }

    // From the last row back to the first of the cycle, left of the steps.
    private cycle_drawing(first_row: number): SVGElement {
        const top = first_row * ROW + ROW / 2, bottom = this.layout.row_of_event[this.layout.row_of_event.length - 1]! * ROW + ROW / 2;
        return drawing(
            "g",
            { class: "cycle" },
            drawing("path", { class: "line", d: `M14 ${bottom}H10Q4 ${bottom} 4 ${bottom - 6}V${top + 6}Q4 ${top} 10 ${top}H11` }),
            drawing("path", { class: "head", d: `M17 ${top}l-7 -4v8z` }),
        );
    }

    private state_of(event: number): string {
        if (event === this.current) return "current";
        if (event > this.current) return "later";
        if (!this.clocks.known) return "before";
        return this.clocks.happens_before(event, this.current) ? "before" : "unordered";
    }

    private is_racing(event: number): boolean {
        return this.violation.accesses?.some((access) => access.event === event) ?? false;
    }

    private dot(event: number, x: number, y: number): SVGElement {
        const colour = this.is_racing(event) ? "racing" : `lane-${this.lane_of(event) % COLOURS}`;
        const state = this.state_of(event);
        return drawing(
            "g",
            { class: `dot ${colour} ${state}` },
            state === "current" && drawing("circle", { class: "halo", cx: x, cy: y, r: DOT + 5 }),
            drawing("circle", { class: "core", cx: x, cy: y, r: DOT }),
        );
    }

    // Seen where the words do not stand in the thread's lane and it takes over; else for those who hear the page.
    private thread_name(event: number, is_wide: boolean): HTMLElement {
        const lane = this.lane_of(event);
        const takes_over = event === 0 || this.lane_of(event - 1) !== lane;
        const name = one_line(this.layout.lanes[lane]!.name, 40);
        return !is_wide && takes_over ? element("b", { class: `thread lane-${lane % COLOURS}` }, name) : element("span", { class: "unseen" }, `${name}: `);
    }

    private tag_of(event: number): string | null {
        const { accesses, missing_edge: missing } = this.violation;
        const racing = accesses?.find((access) => access.event === event);
        if (racing) return `racing ${racing.operation}`;
        if (missing?.release === event) return "release";
        return missing?.acquisition === event ? "acquisition" : null;
    }

    private row_item(row: number, shape: ReturnType<Diagram["shape"]>): HTMLElement {
        const { event, remark, tone } = this.layout.rows[row]!;
        const item = event === null ? this.remark_item(remark, tone, shape) : this.event_item(event, shape);
        item.style.top = `${row * ROW}px`;
        item.style.width = `${shape.width}px`;
        return item;
    }

    private remark_item(remark: string, tone: string, shape: ReturnType<Diagram["shape"]>): HTMLElement {
        const room = this.scroller.clientWidth - shape.words;
        const words = element("span", { class: "words" }, tone === "race" && this.violation.accesses && room < SHORT_REMARK ? "no happens-before edge" : one_line(remark, 300));
        const race = tone === "race" && this.violation.accesses ? this.layout.arrows.find((arrow) => arrow.kind === "race") : undefined;
        // In its lane beside the broken line if there is room, else where the other words are.
        const lane = race && shape.is_wide ? Math.min(race.from_lane, race.to_lane) : 0;
        words.style.left = `${shape.is_wide ? (race ? shape.x(lane) + 20 : STEP_COLUMN + 4) : this.scroller.scrollLeft + shape.words}px`;
        words.style.maxWidth = `${shape.is_wide ? this.scroller.clientWidth - shape.x(lane) - 30 : this.scroller.clientWidth - shape.words - 8}px`;
        return element("li", { class: `remark ${tone}`, title: one_line(remark, 600) }, words);
    }

    private event_item(event: number, shape: ReturnType<Diagram["shape"]>): HTMLElement {
        const told = this.violation.trace[event]!;
        const lane = this.lane_of(event);
        const tag = this.tag_of(event);
        // The line is enough in the file that most of the trace is about.
        const place = told.file !== null && told.file === this.main_file && told.line !== null ? String(told.line) : place_text(told);
        const words = element(
            "span",
            { class: "words" },
            element(
                "span",
                { class: "action" },
                this.thread_name(event, shape.is_wide),
                one_line(action_of(told)),
            ),
            (told.source || place || tag !== null) && element(
                "span",
                { class: "at" },
                tag !== null && element("span", { class: `tag ${this.is_racing(event) ? "racing" : ""}` }, tag),
                element("span", { class: "place" }, one_line(place, 80)),
                told.source !== null && element("code", {}, one_line(told.source, 120)),
            ),
        );
        words.title = one_line([action_of(told), place_text(told), told.source ?? ""].filter(Boolean).join("\n"), 600).replace(/\\n/g, "\n");
        words.style.left = `${shape.is_wide ? shape.x(lane) + DOT + 8 : this.scroller.scrollLeft + shape.words}px`;
        const room = lane + 1 === this.layout.lanes.length ? this.scroller.clientWidth - shape.x(lane) - DOT - 12 : shape.pitch - DOT - 8 - GUTTER;
        words.style.maxWidth = `${shape.is_wide ? room : this.scroller.clientWidth - shape.words - 4}px`;
        const step = element("span", { class: "step-number", title: `step ${told.step + 1}` }, told.begins_step ? String(told.step + 1) : "");
        if (!shape.is_wide) step.style.left = `${this.scroller.scrollLeft}px`;
        const state = this.state_of(event);
        return element(
            "li",
            {
                class: `event ${state}${this.is_racing(event) ? " racing" : ""}${told.context_switch ? " switch" : ""}`,
                "data-event": event,
                "data-thread": told.number,
                "aria-current": state === "current" ? "step" : null,
            },
            step,
            words,
        );
    }
}
