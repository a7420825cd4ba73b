// The verdict on a program, in words.

import type { Result } from "./result";
import { KINDS } from "./report";
import { capitalised, count_text } from "./words";

export interface Verdict {
    name: string;
    tone: "good" | "bad" | "fair";
    text: string;
}

const BOUNDS: Record<string, string> = {
    "states": "the limit on states",
    "time": "the limit on time",
    "memory": "the limit on memory",
    "depth": "the limit on depth, beyond which executions were not followed",
    "executions": "the number of executions: a sample",
    "interrupted": "an interrupt",
    "weak-modes": "accesses weaker than volatile: of their executions only the sequentially consistent ones were explored",
    "strict": "--strict: the result rests on what it does not allow",
};

function bound_text(bound: string): string {
    return BOUNDS[bound] ?? bound;
}

function kinds_text(result: Result): string {
    const counts = new Map<string, number>();
    for (const violation of result.violations) counts.set(violation.kind, (counts.get(violation.kind) ?? 0) + 1);
    return [...counts]
        .map(([kind, count]) => {
            const names = KINDS[kind as keyof typeof KINDS];
            return names ? `${count} ${count === 1 ? names.name.toLowerCase() : names.several}` : `${count} ${kind}`;
        })
        .join(", ");
}

function violation_text(result: Result): string {
    const found = kinds_text(result);
    if (result.exhaustive)
        return `${found}. The search was exhaustive: these are all there are.${result.race_free ? ` ${races_text(result)}` : ""}`;
    if (result.unsupported !== null) return `${found}. Not exhaustive: the search met something unsupported.`;
    if (result.bound !== null) return `${found}. Not exhaustive: bounded by ${bound_text(result.bound)}.`;
    return result.hunt
        ? `${found}. There may be more: not all schedules were explored.`
        : `${found}. Not exhaustive: the search stopped at the first violation; --all goes on.`;
}

// What an exhaustive search says of races. It must not say more than the result does.
function races_text(result: Result): string {
    if (result.race_free && result.sequentially_consistent)
        return "Race free: every execution of this program is sequentially consistent.";
    if (result.race_free) return "Race free on every sequentially consistent execution.";
    switch (result.options["races"]) {
        case "off":
            return "Data races were not looked for.";
        case "weak":
            return "No race that begins with a write; other races were not looked for.";
        default:
            return "No data race but for what the user takes as right: see what the verdict rests on.";
    }
}

function proof_text(result: Result): string {
    const kinds = ["no deadlock", "no failed assertion", "no uncaught exception"];
    if (result.options["liveness"] === true) kinds.push("no livelock");
    return `${races_text(result)} ${capitalised(kinds.join(", "))} in any schedule.`;
}

function bounded_text(result: Result): string {
    const bound = `bounded by ${bound_text(result.bound ?? "a limit")}`;
    // The search came to its end, but not all executions count.
    if (result.exhaustive) return `No proof: ${bound}. Of what was explored: ${proof_text(result)}`;
    return `Nothing wrong was found in ${count_text(result.statistics.states, "state")}. No proof: ${bound}.`;
}

export function verdict_of(result: Result): Verdict {
    const states = count_text(result.statistics.states, "state");
    switch (result.verdict) {
        case "proved":
            return { name: "Proved", tone: "good", text: proof_text(result) };
        case "violation":
            return { name: "Violation", tone: "bad", text: violation_text(result) };
        case "bounded":
            return { name: "Bounded", tone: "fair", text: bounded_text(result) };
        default:
            return {
                name: "Unsupported",
                tone: "fair",
                text: `Nothing wrong was found in ${states}, up to something that Raceproof cannot execute.`,
            };
    }
}
