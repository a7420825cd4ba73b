// The results of the page, and its findings: the violations of all programs, each with a key that a link can name.

import type { Kind, Place, Result, Violation } from "./result";
import { simple_name } from "./words";

export interface Finding {
    key: string;
    violation: Violation;
    result: Result;
    program: number;
    title: string;
    where: string;
    classes: string[];
    files: string[];
    searched: string;
}

export interface Report {
    results: Result[];
    findings: Finding[];
}

export const KINDS: Record<Kind, { name: string; several: string }> = {
    "data-race": { name: "Data race", several: "data races" },
    "deadlock": { name: "Deadlock", several: "deadlocks" },
    "livelock": { name: "Livelock", several: "livelocks" },
    "assertion": { name: "Failed assertion", several: "failed assertions" },
    "exception": { name: "Uncaught exception", several: "uncaught exceptions" },
};

export function kind_name(kind: string): string {
    return KINDS[kind as Kind]?.name ?? kind;
}

export function program_name(result: Result, program: number): string {
    return result.program || (program === 0 ? "The checked program" : `Program ${program + 1}`);
}

// Where the program is, and for an access inside the JDK where it called it.
function places_of(violation: Violation): Place[] {
    return [
        ...(violation.accesses ?? []).flatMap((access) => (access.call_site ? [access.call_site, access] : [access])),
        ...violation.positions,
    ];
}

function distinct(values: (string | null)[]): string[] {
    return [...new Set(values.filter((value): value is string => !!value))];
}

/** "Outer$Inner.field" of "pkg.Outer$Inner.field"; of an object of the library its class. */
function short_location(location: string, kind: string | undefined): string {
    const parts = location.split(".");
    return parts.slice(kind === "library-object" ? -1 : -2).join(".");
}

function title_of(violation: Violation): string {
    if (violation.location) return short_location(violation.location, violation.location_kind);
    if (violation.thrown) return simple_name(violation.thrown.class);
    const threads = distinct(violation.positions.map((position) => position.thread));
    return threads.length > 3 ? `${threads.slice(0, 3).join(", ")} and ${threads.length - 3} more` : threads.join(", ");
}

function where_of(violation: Violation): string {
    const places = places_text(violation);
    const [earlier, later] = violation.accesses ?? [];
    return earlier && later ? `${places} · ${earlier.thread} ${earlier.operation}s, ${later.thread} ${later.operation}s` : places;
}

// "Sample.java:11, 7 · Other.java:3"
function places_text(violation: Violation): string {
    const places = violation.accesses ? violation.accesses.map((access) => access.call_site ?? access) : violation.positions;
    const lines = new Map<string, Set<number>>();
    for (const place of places) {
        const name = place.file ?? place.class ?? "";
        if (name !== "") lines.set(name, (lines.get(name) ?? new Set()).add(place.line ?? 0));
    }
    const texts = [...lines].map(([name, numbers]) => {
        const known = [...numbers].filter((line) => line > 0);
        return known.length === 0 ? name : `${name}:${known.slice(0, 4).join(", ")}${known.length > 4 ? ", …" : ""}`;
    });
    return texts.slice(0, 3).join(" · ");
}

function searched_text(violation: Violation): string {
    const parts: (string | null | undefined)[] = [
        violation.id,
        violation.kind,
        violation.location,
        violation.message.slice(0, 2000),
        violation.status,
        violation.thrown?.message?.slice(0, 2000),
    ];
    for (const place of places_of(violation)) parts.push(place.class, place.method, place.file);
    return parts.filter(Boolean).join("\n").toLowerCase();
}

/** Two programs can share a finding's id: the second gets `~2`. */
export function make_report(results: Result[]): Report {
    const used = new Map<string, number>();
    const findings: Finding[] = [];
    results.forEach((result, program) => {
        for (const violation of result.violations) {
            const times = (used.get(violation.id) ?? 0) + 1;
            used.set(violation.id, times);
            findings.push({
                key: times === 1 ? violation.id : `${violation.id}~${times}`,
                violation,
                result,
                program,
                title: title_of(violation),
                where: where_of(violation),
                classes: distinct(places_of(violation).map((place) => place.class)),
                files: distinct(places_of(violation).map((place) => place.file)),
                searched: searched_text(violation),
            });
        }
    });
    return { results, findings };
}

/** The results in the page's data block; a message if it has none. */
export function read_results(): Result[] | string {
    const data = document.getElementById("results")?.textContent ?? "";
    try {
        const results: unknown = JSON.parse(data);
        if (Array.isArray(results)) return results as Result[];
    } catch {
        // The template without results, or a file that was cut off.
    }
    return "This page holds no results. Raceproof writes a page with results by the option --html FILE.";
}
