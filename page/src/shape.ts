// Where things are in a space-time diagram of a given width. If the lanes are wide enough, the words of an event stand beside it in its
// lane; else all words stand in one column right of the lanes, and lanes that do not fit scroll.

import { DOT, type Geometry } from "./arrows";

export const ROW = 46; // height of a row
export const STEP_COLUMN = 36;
export const GUTTER = 36; // left of a lane, for arrows
export const NARROW_LANE = 36;
const WIDE_LANE = 210; // from which words fit into a lane
const WIDEST_LANE = 440;

export interface Shape extends Geometry {
    is_wide: boolean;
    pitch: number; // from lane to lane
    view: number; // the width that is seen
    width: number; // of the whole drawing
    words: number; // where the column of words begins, in the view
}

export function shape_of(lanes: number, view: number): Shape {
    const first = STEP_COLUMN + GUTTER;
    const roomy = Math.min(WIDEST_LANE, (view - first) / lanes);
    const is_wide = roomy >= WIDE_LANE;
    const pitch = is_wide ? roomy : NARROW_LANE;
    const lanes_end = first + (lanes - 1) * pitch + 2 * DOT + 8;
    // Lanes take at most half of the view from the words.
    const words = is_wide ? 0 : Math.min(lanes_end, Math.max(first + NARROW_LANE + 2 * DOT, view / 2));
    return {
        is_wide,
        pitch,
        view,
        words,
        width: is_wide ? view : view + lanes_end - words,
        x: (lane) => first + lane * pitch,
        y: (row) => row * ROW + ROW / 2,
    };
}
