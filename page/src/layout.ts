// The shape of a space-time diagram: its lanes, its rows from top to bottom, and the arrows between rows. Nothing here is drawn.
//
// Each event has a row of its own, so the level part of an arrow, which runs in the row of its start, meets no other event. The upright
// part runs left of the lane of its end, in one of a few slots that are given out so that arrows side by side do not cover each other.

import { action_of } from "./events";
import type { Violation } from "./result";
import { count_text, simple_name } from "./words";

export interface Lane {
    number: number;
    name: string;
    first_row: number;
    last_row: number;
}

export interface Row {
    event: number | null; // null: a remark between events
    remark: string;
    tone: "race" | "cycle" | "quiet";
}

/** A stretch of a lane in which its thread holds locks. */
export interface Band {
    lane: number;
    from_row: number;
    to_row: number;
}

export interface Arrow {
    kind: "order" | "race" | "missing";
    from: number;
    to: number;
    from_row: number;
    to_row: number;
    from_lane: number;
    to_lane: number;
    slot: number;
}

export interface Layout {
    lanes: Lane[];
    lane_of_thread: Map<number, number>;
    rows: Row[];
    row_of_event: number[];
    arrows: Arrow[];
    bands: Band[];
    cycle_row: number | null; // the row of the first event of a livelock's cycle
}

export const SLOTS = 3;

function lanes_of(violation: Violation): Lane[] {
    const names = new Map<number, string>();
    for (const event of violation.trace) if (!names.has(event.number)) names.set(event.number, event.thread);
    const times = new Map<string, number>();
    for (const name of names.values()) times.set(name, (times.get(name) ?? 0) + 1);
    return [...names]
        .sort(([a], [b]) => a - b)
        .map(([number, name]) => ({
            number,
            name: times.get(name) === 1 ? name : `${name} (${number})`,
            first_row: -1,
            last_row: -1,
        }));
}

/** "unlocked Object#1 ⇢ locked Object#2": the two ends between which an edge is missing. */
export function missing_edge_text(violation: Violation): string {
    const { trace, missing_edge: missing, accesses } = violation;
    if (!missing || !accesses) return "no happens-before edge";
    const release = missing.release === null ? undefined : trace[missing.release];
    const acquisition = missing.acquisition === null ? undefined : trace[missing.acquisition];
    if (!release && !acquisition)
        return `no happens-before edge: ${accesses[0].thread} releases nothing, ${accesses[1].thread} acquires nothing`;
    const from = release ? `${release.thread} ${action_of(release)}` : `${accesses[0].thread} releases nothing`;
    const to = acquisition ? `${acquisition.thread} ${action_of(acquisition)}` : `${accesses[1].thread} acquires nothing`;
    return `no happens-before edge: ${from} ⇢ ${to}`;
}

function first_event_of_cycle(violation: Violation): number | null {
    const { trace, cycle } = violation;
    if (!cycle || trace.length === 0) return null;
    const first_step = trace[trace.length - 1]!.step + 1 - cycle;
    const event = trace.findIndex((one) => one.step >= first_step);
    return event < 0 ? null : event;
}

function racing_events(violation: Violation): [number, number] | null {
    const [earlier, later] = violation.accesses ?? [];
    if (!earlier || !later || earlier.event === null || later.event === null) return null;
    return [earlier.event, later.event];
}

// The remarks stand above the event that they are about.
function remarks_of(violation: Violation): Map<number, Row> {
    const remarks = new Map<number, Row>();
    const remark = (event: number, text: string, tone: Row["tone"]) => {
        const other = remarks.get(event);
        remarks.set(event, { event: null, remark: other ? `${other.remark}; ${text}` : text, tone });
    };
    if (violation.steps_left_out) remark(0, `${count_text(violation.steps_left_out, "earlier step")} left out`, "quiet");
    const race = racing_events(violation);
    if (race !== null) remark(race[1], missing_edge_text(violation), "race");
    const cycle = first_event_of_cycle(violation);
    if (cycle !== null) {
        if (cycle > 0) remark(0, "stem: leads to the cycle", "quiet");
        remark(cycle, `cycle: these ${violation.cycle} steps can repeat for ever`, "cycle");
    }
    return remarks;
}

// What the schedule ends in.
function closing_remark(violation: Violation): Row | null {
    const closing = (remark: string, tone: Row["tone"]): Row => ({ event: null, remark, tone });
    const { thrown, positions, message } = violation;
    if (thrown) return closing(`${positions[0]?.thread ?? "a thread"} throws ${simple_name(thrown.class)}`, "race");
    if (violation.kind === "deadlock") return closing(`deadlock: ${message.split(": ")[0]}`, "race");
    return violation.cycle ? closing("and again from the beginning of the cycle", "cycle") : null;
}

function bands_of(lane_of_event: number[], row_of_event: number[], holds: string[][], end: number): Band[] {
    const open = new Map<number, Band>();
    const bands: Band[] = [];
    lane_of_event.forEach((lane, event) => {
        const band = open.get(lane);
        const is_held = holds[event]!.length > 0;
        if (is_held && band === undefined) open.set(lane, { lane, from_row: row_of_event[event]!, to_row: end });
        if (is_held || band === undefined) return;
        bands.push({ ...band, to_row: row_of_event[event]! });
        open.delete(lane);
    });
    return [...bands, ...open.values()];
}

function arrows_of(violation: Violation, row_of_event: number[], lane_of_event: number[]): Arrow[] {
    const count = violation.trace.length;
    const arrows: Arrow[] = [];
    const add = (kind: Arrow["kind"], from: number, to: number) => {
        if (from >= count || to >= count) return;
        arrows.push({
            kind,
            from,
            to,
            slot: 0,
            from_row: row_of_event[from]!,
            to_row: row_of_event[to]!,
            from_lane: lane_of_event[from]!,
            to_lane: lane_of_event[to]!,
        });
    };
    const race = racing_events(violation);
    if (race !== null) add("race", race[0], race[1]);
    const { release, acquisition } = violation.missing_edge ?? { release: null, acquisition: null };
    if (release !== null && acquisition !== null) add("missing", release, acquisition);
    for (const [from, to] of violation.edges) add("order", from, to);
    return arrows;
}

// The race first, so that it runs closest to its lane; then from top to bottom, each in the first slot that is free.
function give_out_slots(arrows: Arrow[]): void {
    const free_from = new Map<number, number[]>();
    const order = [...arrows].sort((a, b) => Number(a.kind === "order") - Number(b.kind === "order") || a.from_row - b.from_row);
    const fixed: Arrow[] = [];
    for (const arrow of order) {
        const top = Math.min(arrow.from_row, arrow.to_row);
        const bottom = Math.max(arrow.from_row, arrow.to_row);
        const ends = free_from.get(arrow.to_lane) ?? new Array<number>(SLOTS).fill(-1);
        free_from.set(arrow.to_lane, ends);
        const taken = (slot: number) =>
            ends[slot]! > top ||
            fixed.some(
                (other) =>
                    other.to_lane === arrow.to_lane &&
                    other.slot === slot &&
                    Math.min(other.from_row, other.to_row) < bottom &&
                    Math.max(other.from_row, other.to_row) > top,
            );
        let slot = 0;
        while (slot < SLOTS - 1 && taken(slot)) ++slot;
        arrow.slot = slot;
        if (arrow.kind === "order") ends[slot] = Math.max(ends[slot]!, bottom);
        else fixed.push(arrow);
    }
}

/** `holds` has the locks that the thread of each event holds after it. */
export function layout_of(violation: Violation, holds: string[][]): Layout {
    const lanes = lanes_of(violation);
    const lane_of_thread = new Map(lanes.map((lane, at) => [lane.number, at]));
    const remarks = remarks_of(violation);
    const rows: Row[] = [];
    const row_of_event: number[] = [];
    const lane_of_event = violation.trace.map((event) => lane_of_thread.get(event.number)!);
    violation.trace.forEach((_, event) => {
        const remark = remarks.get(event);
        if (remark) rows.push(remark);
        const lane = lanes[lane_of_event[event]!]!;
        if (lane.first_row < 0) lane.first_row = rows.length;
        lane.last_row = rows.length;
        row_of_event.push(rows.length);
        rows.push({ event, remark: "", tone: "quiet" });
    });
    const closing = closing_remark(violation);
    if (closing !== null) rows.push(closing);
    const arrows = arrows_of(violation, row_of_event, lane_of_event);
    const bands = bands_of(lane_of_event, row_of_event, holds, rows.length);
    give_out_slots(arrows);
    const cycle = first_event_of_cycle(violation);
    return { lanes, lane_of_thread, rows, row_of_event, arrows, bands, cycle_row: cycle === null ? null : row_of_event[cycle]! };
}
