// Which events of a trace happen before which: vector clocks over its lanes.
//
// The clock of an event has, for each lane, the number of the last event of that lane that happens before it or is it. An event
// happens before another if the other's clock has reached it in its lane.

import type { Violation } from "./result";

const MOST_ENTRIES = 8_000_000; // beyond that the page goes without

export class Clocks {
    private readonly width: number;
    private readonly lane_of: Int32Array;
    private readonly entries: Int32Array | null;

    constructor(violation: Violation, lane_of_thread: Map<number, number>) {
        const { trace, edges } = violation;
        this.width = lane_of_thread.size;
        this.lane_of = Int32Array.from(trace, (event) => lane_of_thread.get(event.number) ?? 0);
        this.entries = trace.length * this.width > MOST_ENTRIES ? null : new Int32Array(trace.length * this.width).fill(-1);
        if (this.entries === null) return;
        const earlier = new Map<number, number[]>();
        for (const [from, to] of edges) {
            const known = earlier.get(to);
            if (known === undefined) earlier.set(to, [from]);
            else known.push(from);
        }
        const last = new Int32Array(this.width).fill(-1);
        for (let event = 0; event < trace.length; ++event) {
            const lane = this.lane_of[event]!;
            if (last[lane]! >= 0) this.join(event, last[lane]!);
            for (const from of earlier.get(event) ?? []) if (from < event) this.join(event, from);
            this.entries[event * this.width + lane] = event;
            last[lane] = event;
        }
    }

    private join(event: number, other: number): void {
        const entries = this.entries!;
        for (let lane = 0; lane < this.width; ++lane) {
            const at = event * this.width + lane;
            entries[at] = Math.max(entries[at]!, entries[other * this.width + lane]!);
        }
    }

    get known(): boolean {
        return this.entries !== null;
    }

    happens_before(earlier: number, later: number): boolean {
        if (this.entries === null || earlier === later) return false;
        return this.entries[later * this.width + this.lane_of[earlier]!]! >= earlier;
    }
}
