// How arrows of the space-time diagram are drawn.

import { drawing } from "./dom";
import type { Arrow } from "./layout";

export interface Geometry {
    x: (lane: number) => number;
    y: (row: number) => number;
}

export const DOT = 6; // the radius of an event
const SLOT = 7; // between upright lines
const NEAR = 12; // of the first one to its lane

function path_of(arrow: Arrow, geometry: Geometry): string {
    const x1 = geometry.x(arrow.from_lane),
        x2 = geometry.x(arrow.to_lane);
    const y1 = geometry.y(arrow.from_row),
        y2 = geometry.y(arrow.to_row);
    const upright = x2 - NEAR - arrow.slot * SLOT;
    const end = x2 - DOT - (arrow.kind === "race" ? 0 : 2);
    const side = upright >= x1 ? 1 : -1;
    const down = y2 >= y1 ? 1 : -1;
    const round = Math.min(6, Math.abs(y2 - y1) / 2, Math.abs(upright - x1) / 2);
    const last = Math.min(round, (end - upright) / 2);
    return [
        `M${x1 + side * DOT} ${y1}`,
        `H${upright - side * round}`,
        `Q${upright} ${y1} ${upright} ${y1 + down * round}`,
        `V${y2 - down * last}`,
        `Q${upright} ${y2} ${upright + last} ${y2}`,
        `H${end}`,
    ].join("");
}

const TITLES: Record<Arrow["kind"], string> = {
    order: "happens before",
    race: "data race: nothing orders these accesses",
    missing: "no edge from this release to this acquisition",
};

export function arrow_drawing(arrow: Arrow, geometry: Geometry, is_current: boolean): SVGElement {
    const x = geometry.x(arrow.to_lane) - DOT,
        y = geometry.y(arrow.to_row);
    return drawing(
        "g",
        { class: `arrow ${arrow.kind}${is_current ? " of-current" : ""}`, "data-from": arrow.from, "data-to": arrow.to },
        drawing("title", {}, `${TITLES[arrow.kind]}: event ${arrow.from + 1}, event ${arrow.to + 1}`),
        drawing("path", { class: "line", d: path_of(arrow, geometry) }),
        arrow.kind === "order" && drawing("path", { class: "head", d: `M${x} ${y}l-7 -4v8z` }),
    );
}
