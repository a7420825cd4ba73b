// The space-time diagram: one lane per thread, one row per event, time goes down.
//
// Only the rows and lanes in view are in the document, so a trace of ten thousand events costs no more than one of fifty.

import { arrow_drawing } from "./arrows";
import type { Clocks } from "./clocks";
import { drawing, element, replace } from "./dom";
import type { Arrow, Layout } from "./layout";
import type { Violation } from "./result";
import { COLOURS, Rows } from "./rows";
import { NARROW_LANE, ROW, shape_of, STEP_COLUMN, type Shape } from "./shape";
import { one_line } from "./words";

const BEYOND = 6; // rows drawn above and below the view
const MOST_ARROWS = 250;
const MOST_PRINTED = 300;
const BAND = 18; // the width of a lane while its thread holds a lock

/** The rows that are drawn. */
interface DrawnRows {
    first: number;
    last: number;
}

export class Diagram {
    readonly node: HTMLElement;
    private readonly scroller: HTMLElement;
    private readonly head = element("div", { class: "lane-names", "aria-hidden": "true" });
    private readonly lines = drawing("svg", { class: "lines", "aria-hidden": "true" });
    private readonly list = element("ol", { class: "rows" });
    private readonly canvas: HTMLElement;
    private readonly hidden_arrows = element("p", { class: "dim", hidden: true });
    private readonly rows: Rows;
    private current = 0;
    private print_all = false;
    private awaits_frame = false;

    constructor(
        violation: Violation,
        private readonly layout: Layout,
        clocks: Clocks,
        choose: (event: number) => void,
    ) {
        this.rows = new Rows(violation, layout, clocks);
        this.canvas = element("div", { class: "canvas" }, this.lines, this.list);
        this.canvas.style.height = `${layout.rows.length * ROW}px`;
        const label = "Space-time diagram: one lane per thread, time goes down. Arrow keys step through the events.";
        this.scroller = element(
            "div",
            { "class": "scroller", "tabindex": 0, "role": "group", "aria-label": label },
            this.head,
            this.canvas,
        );
        this.node = element("div", { class: "diagram" }, this.scroller, this.hidden_arrows);
        this.scroller.addEventListener("scroll", () => this.draw_soon(), { passive: true });
        new ResizeObserver(() => this.draw_soon()).observe(this.scroller);
        this.list.addEventListener("click", (click) => {
            const row = (click.target as Element).closest("li[data-event]");
            if (row !== null) choose(Number(row.getAttribute("data-event")));
        });
    }

    /** Makes an event the current one and brings it into view. */
    show(event: number): void {
        this.current = event;
        const shape = this.shape();
        this.canvas.style.width = `${shape.width}px`;
        this.scroll_to_row(this.layout.row_of_event[event]!);
        if (!shape.is_wide) this.scroll_to_lane(shape.x(this.rows.lane_of(event)), shape);
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

    // With a row to spare above and below, to see what comes next.
    private scroll_to_row(row: number): void {
        const top = row * ROW;
        const height = this.scroller.clientHeight - this.head.offsetHeight;
        if (top - ROW < this.scroller.scrollTop) this.scroller.scrollTop = Math.max(0, top - ROW);
        else if (top + 2 * ROW > this.scroller.scrollTop + height) this.scroller.scrollTop = top + 2 * ROW - height;
    }

    private scroll_to_lane(x: number, shape: Shape): void {
        const left = x - NARROW_LANE - STEP_COLUMN,
            right = x - shape.words + NARROW_LANE;
        if (left < this.scroller.scrollLeft) this.scroller.scrollLeft = Math.max(0, left);
        else if (right > this.scroller.scrollLeft) this.scroller.scrollLeft = right;
    }

    private shape(): Shape {
        return shape_of(this.layout.lanes.length, this.scroller.clientWidth);
    }

    private draw_soon(): void {
        if (this.awaits_frame) return;
        this.awaits_frame = true;
        requestAnimationFrame(() => {
            this.awaits_frame = false;
            this.draw();
        });
    }

    private drawn_rows(): DrawnRows {
        const count = this.layout.rows.length;
        if (this.print_all) return { first: 0, last: Math.min(count, MOST_PRINTED) - 1 };
        const top = this.scroller.scrollTop,
            bottom = top + this.scroller.clientHeight;
        return {
            first: Math.max(0, Math.floor(top / ROW) - BEYOND),
            last: Math.min(count - 1, Math.ceil(bottom / ROW) + BEYOND),
        };
    }

    private draw(): void {
        if (this.scroller.clientWidth === 0) return;
        const shape = this.shape();
        const drawn = this.drawn_rows();
        this.canvas.style.width = `${shape.width}px`;
        this.node.classList.toggle("narrow", !shape.is_wide);
        const lanes = this.lanes_in_view(shape);
        this.draw_head(shape, lanes);
        this.draw_lines(shape, lanes, drawn);
        const items: HTMLElement[] = [];
        for (let row = drawn.first; row <= drawn.last; ++row)
            items.push(this.rows.item(row, this.current, shape, this.scroller.scrollLeft));
        replace(this.list, items);
    }

    private lanes_in_view(shape: Shape): number[] {
        const from = this.scroller.scrollLeft - NARROW_LANE;
        const to = this.scroller.scrollLeft + (shape.is_wide ? shape.view : shape.words) + NARROW_LANE;
        return this.layout.lanes.map((_, lane) => lane).filter((lane) => shape.x(lane) >= from && shape.x(lane) <= to);
    }

    private draw_head(shape: Shape, lanes: number[]): void {
        this.head.style.width = `${shape.width}px`;
        const active = this.rows.lane_of(this.current);
        const names = lanes.map((lane) => {
            const { name, number } = this.layout.lanes[lane]!;
            const item = element(
                "span",
                {
                    "class": `lane-name lane-${lane % COLOURS}${lane === active ? " active" : ""}`,
                    "title": one_line(name, 200),
                    "data-thread": number,
                },
                element("span", { class: "knob" }, shape.is_wide ? "" : String(number)),
                shape.is_wide && element("span", { class: "lane-text" }, one_line(name, 80)),
            );
            item.style.left = `${shape.x(lane) - 10}px`;
            if (shape.is_wide) item.style.maxWidth = `${shape.pitch - 44}px`;
            return item;
        });
        replace(this.head, names);
    }

    private draw_lines(shape: Shape, lanes: number[], drawn: DrawnRows): void {
        this.lines.setAttribute("width", String(shape.width));
        this.lines.setAttribute("height", String(this.layout.rows.length * ROW));
        const parts = [...this.bands(shape, lanes, drawn), ...this.lifelines(shape, lanes, drawn)];
        if (this.layout.cycle_row !== null) parts.push(this.cycle_drawing(this.layout.cycle_row));
        const arrows = this.arrows_in_view(drawn);
        for (const arrow of arrows.slice(0, MOST_ARROWS)) {
            parts.push(arrow_drawing(arrow, shape, arrow.from === this.current || arrow.to === this.current));
        }
        for (let row = drawn.first; row <= drawn.last; ++row) {
            const event = this.layout.rows[row]!.event;
            if (event !== null) parts.push(this.rows.dot(event, this.current, shape.x(this.rows.lane_of(event)), shape.y(row)));
        }
        replace(this.lines, parts);
        const hidden = Math.max(0, arrows.length - MOST_ARROWS);
        this.hidden_arrows.hidden = hidden === 0;
        this.hidden_arrows.textContent = `${hidden} further happens-before edges cross this part and are not drawn.`;
    }

    // A lane is drawn in its colour from the first event of its thread to the last.
    private lifelines(shape: Shape, lanes: number[], drawn: DrawnRows): SVGElement[] {
        const parts: SVGElement[] = [];
        for (const lane of lanes) {
            const { first_row, last_row } = this.layout.lanes[lane]!;
            const x = shape.x(lane);
            const line = (kind: string, from: number, to: number) => {
                const y1 = Math.max(from, drawn.first * ROW),
                    y2 = Math.min(to, (drawn.last + 1) * ROW);
                if (y1 < y2)
                    parts.push(drawing("line", { class: `lifeline ${kind} lane-${lane % COLOURS}`, x1: x, x2: x, y1, y2 }));
            };
            line("lives", shape.y(first_row), shape.y(last_row));
            line("rests", shape.y(last_row), this.layout.rows.length * ROW);
        }
        return parts;
    }

    private bands(shape: Shape, lanes: number[], drawn: DrawnRows): SVGElement[] {
        return this.layout.bands
            .filter((band) => band.from_row <= drawn.last && band.to_row >= drawn.first && lanes.includes(band.lane))
            .map(({ lane, from_row, to_row }) => {
                const y = Math.max(shape.y(from_row), drawn.first * ROW);
                const height = Math.max(0, Math.min(shape.y(to_row), (drawn.last + 1) * ROW) - y);
                const x = shape.x(lane) - BAND / 2;
                return drawing("rect", { class: `band lane-${lane % COLOURS}`, x, y, width: BAND, height, rx: BAND / 2 });
            });
    }

    // Edges that end or begin in view come first; those that only pass through are drawn as far as there is room.
    private arrows_in_view({ first, last }: DrawnRows): Arrow[] {
        const in_view = (row: number) => row >= first && row <= last;
        const ending: Arrow[] = [],
            passing: Arrow[] = [];
        for (const arrow of this.layout.arrows) {
            const top = Math.min(arrow.from_row, arrow.to_row),
                bottom = Math.max(arrow.from_row, arrow.to_row);
            if (in_view(arrow.from_row) || in_view(arrow.to_row)) ending.push(arrow);
            else if (top < first && bottom > last) passing.push(arrow);
        }
        return [...ending, ...passing];
    }

    // From the last event back to the first of the cycle, left of the steps.
    private cycle_drawing(first_row: number): SVGElement {
        const { row_of_event } = this.layout;
        const top = first_row * ROW + ROW / 2,
            bottom = row_of_event[row_of_event.length - 1]! * ROW + ROW / 2;
        return drawing(
            "g",
            { class: "cycle" },
            drawing("path", {
                class: "line",
                d: `M14 ${bottom}H10Q4 ${bottom} 4 ${bottom - 6}V${top + 6}Q4 ${top} 10 ${top}H11`,
            }),
            drawing("path", { class: "head", d: `M17 ${top}l-7 -4v8z` }),
        );
    }
}
