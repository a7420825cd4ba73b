// The size of the search, and how it grew.

import { drawing, element, facts, type Child } from "./dom";
import type { Statistics } from "./result";
import { bytes_text, number_text, seconds_text } from "./words";

const WIDTH = 640,
    HEIGHT = 220,
    LEFT = 64,
    RIGHT = 16,
    TOP = 14,
    BOTTOM = 34;
const MOST_POINTS = 400;

// A round number at or above, which four parts divide well.
function round_up(value: number): number {
    if (!(value > 0)) return 1;
    const power = 10 ** Math.floor(Math.log10(value));
    return (
        [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10].map((factor) => factor * power).find((round) => round >= value * 0.9999) ??
        10 * power
    );
}

function short_number(value: number): string {
    if (value >= 1e9) return `${number_text(value / 1e9)} G`;
    if (value >= 1e6) return `${number_text(value / 1e6)} M`;
    return value >= 10_000 ? `${number_text(value / 1e3)} k` : number_text(value);
}

function thinned(points: [number, number][]): [number, number][] {
    if (points.length <= MOST_POINTS) return points;
    const every = points.length / MOST_POINTS;
    const kept = Array.from({ length: MOST_POINTS }, (_, at) => points[Math.floor(at * every)]!);
    kept.push(points[points.length - 1]!);
    return kept;
}

/** States over time. */
export function growth_plot(growth: [number, number][]): Child {
    const points = thinned(
        growth.filter((point) => Array.isArray(point) && Number.isFinite(point[0]) && Number.isFinite(point[1])),
    );
    if (points.length < 2) return null;
    const last = points[points.length - 1]!;
    const most_seconds = round_up(last[0]),
        most_states = round_up(Math.max(...points.map(([, states]) => states)));
    const x = (seconds: number) => LEFT + (seconds / most_seconds) * (WIDTH - LEFT - RIGHT);
    const y = (states: number) => HEIGHT - BOTTOM - (states / most_states) * (HEIGHT - TOP - BOTTOM);
    const line = points.map(([seconds, states]) => `${x(seconds).toFixed(1)},${y(states).toFixed(1)}`).join(" ");
    const parts: SVGElement[] = [];
    for (let tick = 0; tick <= 4; ++tick) {
        const states = (most_states * tick) / 4,
            seconds = (most_seconds * tick) / 4;
        parts.push(drawing("line", { class: "grid", x1: LEFT, x2: WIDTH - RIGHT, y1: y(states), y2: y(states) }));
        parts.push(drawing("text", { x: LEFT - 8, y: y(states) + 4, "text-anchor": "end" }, short_number(states)));
        parts.push(
            drawing(
                "text",
                { x: x(seconds), y: HEIGHT - BOTTOM + 18, "text-anchor": tick === 4 ? "end" : "middle" },
                `${number_text(seconds)} s`,
            ),
        );
    }
    parts.push(
        drawing("polygon", {
            class: "area",
            points: `${x(points[0]![0]).toFixed(1)},${y(0)} ${line} ${x(last[0]).toFixed(1)},${y(0)}`,
        }),
    );
    parts.push(drawing("polyline", { class: "curve", points: line }));
    return element(
        "figure",
        { class: "plot" },
        drawing(
            "svg",
            {
                viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
                role: "img",
                "aria-label": `States over time: ${number_text(last[1])} states after ${seconds_text(last[0])}`,
            },
            parts,
        ),
        element("figcaption", { class: "dim" }, "Different states visited, over time"),
    );
}

// "3e-12" of 2.3e-12: a bound stays one.
function rounded_up(chance: number): string {
    const power = Math.floor(Math.log10(chance));
    return Number(`${Math.ceil(chance / 10 ** power)}e${power}`).toExponential();
}

export function statistics_section(statistics: Statistics): HTMLElement {
    const chance = statistics.collision_probability;
    return element(
        "section",
        {},
        element("h3", {}, "State space"),
        facts(
            [
                ["States", number_text(statistics.states)],
                ["Transitions", number_text(statistics.transitions)],
                ["Executions", number_text(statistics.executions)],
                ["Longest path", `${number_text(statistics.max_depth)} steps`],
                ["Bytecodes", number_text(statistics.instructions)],
                ["Time", seconds_text(statistics.seconds)],
                ["Peak memory", bytes_text(statistics.peak_memory_bytes)],
                ["Table of states", bytes_text(statistics.store_bytes)],
                ["Chance of a collision", chance === 0 ? "none" : `below ${rounded_up(chance)}`],
            ],
            { class: "tiles" },
        ),
        statistics.growth !== undefined && growth_plot(statistics.growth),
    );
}
