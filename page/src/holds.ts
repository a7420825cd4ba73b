// The locks that each thread holds along a trace.

import type { TraceEvent, Violation } from "./result";

// Thread.start locks the thread that it starts, for a moment that the trace does not show the end of.
function started_threads(trace: TraceEvent[]): Set<string> {
    return new Set(
        trace.filter((event) => event.memory === "Start" && event.object !== null).map((event) => event.object as string),
    );
}

/** For each event, the locks that its thread holds after it. The result says so; else they follow from the monitors in the trace. */
export function holds_along(violation: Violation): { holds: string[][]; derived: boolean } {
    const trace = violation.trace;
    if (trace.some((event) => event.holds !== undefined))
        return { holds: trace.map((event) => event.holds ?? []), derived: false };
    const started = started_threads(trace);
    const held = new Map<number, string[]>();
    const holds = trace.map((event) => {
        let now = held.get(event.number) ?? [];
        const object = event.object;
        if (object !== null && event.memory === "Lock" && !started.has(object) && !now.includes(object)) now = [...now, object];
        if (object !== null && event.memory === "Unlock") now = now.filter((other) => other !== object);
        held.set(event.number, now);
        return now;
    });
    for (const access of violation.accesses ?? [])
        if (access.event !== null && access.event < holds.length) holds[access.event] = access.holds;
    return { holds, derived: true };
}
