// What an event of a trace did, in words: the same as in the report on the terminal (src/report/event_text.cpp).

import type { TraceEvent } from "./result";

type Text = (event: TraceEvent) => string;

const object_of = (event: TraceEvent) => event.object ?? event.target ?? "an object";
const target_of = (event: TraceEvent) => event.target ?? event.object ?? "a variable";
const with_value = (event: TraceEvent) => (event.value === null ? target_of(event) : `${target_of(event)} = ${event.value}`);
const read: Text = (event) => `read ${with_value(event)}`;
const wrote: Text = (event) => `wrote ${with_value(event)}`;

function waited(event: TraceEvent): string {
    const object = object_of(event);
    switch (event.result) {
        case "timed-out-while-locked":
            return `timed out waiting on ${object}, which is locked`;
        case "timed-out":
            return `timed out waiting on ${object}, which it locked again`;
        case "locked-again":
            return `locked ${object} again`;
        case "notified":
            return `was notified on ${object}, which it locked again`;
        case "interrupted":
            return `was interrupted waiting on ${object}, which it locked again`;
        default:
            return `woke up for no reason, and locked ${object} again`;
    }
}

function parked(event: TraceEvent): string {
    switch (event.result) {
        case "timed-out":
            return "timed out parking";
        case "unparked":
            return "was unparked";
        case "interrupted":
            return "did not park: it is interrupted";
        default:
            return "woke up for no reason";
    }
}

function updated(event: TraceEvent): string {
    const where = target_of(event);
    switch (event.result) {
        case "failed-spuriously":
            return `CAS ${where}: failed for no reason`;
        case "failed":
            return `CAS ${where}: failed, is ${event.old_value}, not ${event.expected}`;
        case "succeeded":
            return `CAS ${where}: succeeded, ${event.old_value} → ${event.value}`;
        default:
            break;
    }
    if (event.value !== null && event.old_value !== null) return `updated ${where}: ${event.old_value} → ${event.value}`;
    if (event.old_value !== null) return `updated ${where}, was ${event.old_value}`;
    return `updated ${where}`;
}

function notified(event: TraceEvent): string {
    return `notified ${event.woken.length === 0 ? "nobody" : event.woken.join(", ")} on ${object_of(event)}`;
}

// By the words of src/machine/operations.def.
const OF_OPERATION: Record<string, Text> = {
    "begin": () => "began",
    "go on after a long stretch without synchronisation": () => "went on",
    "start a thread": (event) => `started ${object_of(event)}`,
    "end": () => "ended",
    "join": (event) => `joined ${object_of(event)}`,
    "wait for all other threads to end": () => "saw all other threads ended",
    "lock": (event) => `locked ${object_of(event)}`,
    "unlock": (event) => `unlocked ${object_of(event)}`,
    "wait on": (event) => `began to wait on ${object_of(event)}, which it unlocked`,
    "be notified on": waited,
    "notify one thread on": notified,
    "notify all threads on": notified,
    "read": read,
    "read volatile": read,
    "read opaque": read,
    "read with acquire": read,
    "write": wrote,
    "write volatile": wrote,
    "write opaque": wrote,
    "write with release": wrote,
    "copy elements": (event) => (event.object ? `copied ${event.object}` : "copied elements"),
    "update atomically": updated,
    "pass a fence": () => "passed a fence",
    "park": parked,
    "acquire": (event) => `got its turn at ${object_of(event)}`,
    "unpark": (event) => (event.object ? `unparked ${event.object}` : "unparked nobody"),
    "sleep": (event) => (event.result === "timed-out" ? "slept" : "did not sleep: it is interrupted, or the time is 0"),
    "yield": () => "yielded",
    "look at the clock": (event) =>
        event.result === "timed-out" ? "looked at the clock: it is much later" : "looked at the clock",
    "interrupt": (event) => `interrupted ${object_of(event)}`,
    "look at the state of": (event) => (event.object ? `looked at the state of ${event.object}` : "looked at all threads"),
    "intern a string": () => "interned a string",
    "see a class initialised": (event) => `began to initialise ${target_of(event)}`,
    "define a class": () => "defined a class",
    "look for a class": () => "looked for a class",
    "end the program": () => "ended the program",
    "throw what the program does not catch": () => "threw what the program does not catch",
    "choose": (event) => `chose ${event.alternative}`,
};

// What synchronises without being an operation of the schedule.
const OF_MEMORY: Record<string, Text> = {
    Lock: (event) => `locked ${object_of(event)}`,
    Unlock: (event) => `unlocked ${object_of(event)}`,
    Start: (event) => `started ${object_of(event)}`,
    ClassInitialised: (event) => `initialised ${target_of(event)}`,
    ClassSeenInitialised: (event) => `saw ${target_of(event)} initialised`,
};

export function action_of(event: TraceEvent): string {
    if (event.operation !== null) return OF_OPERATION[event.operation]?.(event) ?? event.operation;
    if (event.memory !== null) return OF_MEMORY[event.memory]?.(event) ?? event.memory;
    return "did nothing";
}
