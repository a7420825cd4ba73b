// The schedule of a finding, step by step: buttons, a slider and keys move through the events; the diagram and the inspector follow.

import { Clocks } from "./clocks";
import { Diagram } from "./diagram";
import { button, drawing, element, type Child } from "./dom";
import { holds_along } from "./holds";
import { Inspector } from "./inspector";
import { layout_of } from "./layout";
import type { Result, Violation } from "./result";
import { count_text, one_line } from "./words";

// Steps that a key moves by; the number of rows in view is a page.
const KEYS: Record<string, number | "first" | "last" | "page" | "page back"> = {
    ArrowRight: 1,
    ArrowDown: 1,
    j: 1,
    ArrowLeft: -1,
    ArrowUp: -1,
    k: -1,
    Home: "first",
    End: "last",
    PageDown: "page",
    PageUp: "page back",
};
// Everywhere in the finding; the others only while the schedule has the focus, because they scroll.
const WORK_EVERYWHERE = new Set(["ArrowRight", "ArrowLeft", "j", "k"]);

const ICONS = {
    first: "M2 2h2v10h-2zM12 2v10l-7 -5z",
    previous: "M10 2v10l-7 -5z",
    next: "M4 2v10l7 -5z",
    last: "M10 2h2v10h-2zM2 2v10l7 -5z",
};

function icon(shape: string): SVGElement {
    return drawing("svg", { viewBox: "0 0 14 14", "aria-hidden": "true" }, drawing("path", { d: shape }));
}

export class Schedule {
    readonly node: HTMLElement;
    private readonly diagram: Diagram;
    private readonly inspector: Inspector;
    private readonly slider: HTMLInputElement;
    private readonly counter = element("output", { class: "counter" });
    private readonly last: number;
    private at = 0;

    constructor(
        result: Result,
        private readonly violation: Violation,
        private readonly moved: (event: number) => void,
    ) {
        const held = holds_along(violation);
        const layout = layout_of(violation, held.holds);
        const clocks = new Clocks(violation, layout.lane_of_thread);
        const choose = (event: number) => this.go(event);
        this.last = violation.trace.length - 1;
        this.diagram = new Diagram(violation, layout, clocks, choose);
        this.inspector = new Inspector(result, violation, held, choose);
        this.slider = element("input", {
            type: "range",
            class: "slider",
            min: 1,
            max: this.last + 1,
            value: 1,
            "aria-label": "Event of the schedule",
        });
        this.slider.addEventListener("input", () => this.go(Number(this.slider.value) - 1));
        this.node = element(
            "section",
            { class: "schedule" },
            element("h3", {}, "Schedule", element("span", { class: "heading-note" }, this.extent(layout.lanes.length))),
            this.controls(),
            element("div", { class: "schedule-body" }, this.diagram.node, this.inspector.node),
            this.legend(layout.bands.length > 0),
        );
        this.node.addEventListener("keydown", (key) => this.press(key, true));
    }

    /** A key that was pressed somewhere in the finding. */
    press(key: KeyboardEvent, in_schedule: boolean): void {
        if (key.altKey || key.ctrlKey || key.metaKey || key.defaultPrevented) return;
        const target = key.target as Element;
        if (target.closest("select, textarea, input:not(.slider)") !== null) return;
        // The slider and blocks that scroll keep the keys that they know.
        const keeps = target.closest(".slider, pre, .table, .all-of-it") !== null;
        if (keeps && key.key !== "j" && key.key !== "k") return;
        const move = KEYS[key.key];
        if (move === undefined || (!in_schedule && !WORK_EVERYWHERE.has(key.key))) return;
        key.preventDefault();
        const page = this.diagram.rows_in_view;
        if (move === "first") this.go(0);
        else if (move === "last") this.go(this.last);
        else this.go(this.at + (move === "page" ? page : move === "page back" ? -page : move));
    }

    go(event: number): void {
        this.at = Math.max(0, Math.min(this.last, event));
        this.slider.value = String(this.at + 1);
        this.slider.setAttribute("aria-valuetext", `event ${this.at + 1} of ${this.last + 1}`);
        this.counter.textContent = `${(this.at + 1).toLocaleString("en-US")} / ${(this.last + 1).toLocaleString("en-US")}`;
        this.diagram.show(this.at);
        this.inspector.show(this.at);
        this.moved(this.at);
    }

    print(all: boolean): void {
        this.diagram.print(all);
    }

    private extent(lanes: number): string {
        const { trace, steps_left_out: left_out } = this.violation;
        const steps = new Set(trace.map((event) => event.step)).size;
        return `${count_text(steps, "step")} of ${count_text(lanes, "thread")}${left_out ? `, ${count_text(left_out, "earlier step")} left out` : ""}`;
    }

    private controls(): HTMLElement {
        const move = (name: string, shape: string, go: () => void) =>
            button({ class: "move", "aria-label": name, title: name }, go, icon(shape));
        return element(
            "div",
            { class: "controls", role: "group", "aria-label": "Step through the schedule" },
            element(
                "span",
                { class: "moves" },
                move("First event", ICONS.first, () => this.go(0)),
                move("Previous event", ICONS.previous, () => this.go(this.at - 1)),
                move("Next event", ICONS.next, () => this.go(this.at + 1)),
                move("Last event", ICONS.last, () => this.go(this.last)),
            ),
            this.slider,
            this.counter,
            this.jumps(),
        );
    }

    // Straight to what the finding is about.
    private jumps(): Child {
        const racing = (this.violation.accesses ?? []).filter((access) => access.event !== null);
        return racing.map((access) =>
            button(
                { class: "jump" },
                () => this.go(access.event as number),
                `${access.operation} by ${one_line(access.thread, 24)}`,
            ),
        );
    }

    private legend(has_locks: boolean): HTMLElement {
        const entry = (mark: string, text: string) =>
            element("span", { class: "legend-entry" }, element("i", { class: `mark ${mark}` }), text);
        return element(
            "p",
            { class: "legend" },
            entry("ordered", "happens before the current event"),
            entry("unordered", "not ordered before it"),
            entry("edge", "happens-before edge"),
            has_locks && entry("held", "holds a lock"),
            this.violation.accesses && entry("race", "data race: no edge"),
            element(
                "span",
                { class: "legend-keys" },
                element("kbd", {}, "←"),
                element("kbd", {}, "→"),
                " or ",
                element("kbd", {}, "j"),
                element("kbd", {}, "k"),
                " step; in the diagram also ",
                element("kbd", {}, "↑"),
                element("kbd", {}, "↓"),
                element("kbd", {}, "Home"),
                element("kbd", {}, "End"),
                element("kbd", {}, "PgUp"),
                element("kbd", {}, "PgDn"),
            ),
        );
    }
}
