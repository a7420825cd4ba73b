// Which findings are listed.

import type { Finding, Report } from "./report";
import { kind_name, program_name } from "./report";

export interface Filter {
    kind: string;
    class: string;
    file: string;
    program: string;
    text: string;
}

export const NO_FILTER: Filter = { kind: "", class: "", file: "", program: "", text: "" };

export function matches(finding: Finding, filter: Filter): boolean {
    if (filter.kind !== "" && finding.violation.kind !== filter.kind) return false;
    if (filter.class !== "" && !finding.classes.includes(filter.class)) return false;
    if (filter.file !== "" && !finding.files.includes(filter.file)) return false;
    if (filter.program !== "" && String(finding.program) !== filter.program) return false;
    const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
    return words.every((word) => finding.searched.includes(word));
}

export interface Choice {
    value: string;
    name: string;
    count: number;
}

function counted(findings: Finding[], values: (finding: Finding) => string[], name: (value: string) => string): Choice[] {
    const counts = new Map<string, number>();
    for (const finding of findings) for (const value of values(finding)) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts]
        .map(([value, count]) => ({ value, name: name(value), count }))
        .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** What each part of a filter can be, with how many findings it has. */
export function choices_of(report: Report): { kind: Choice[]; class: Choice[]; file: Choice[]; program: Choice[] } {
    const { findings, results } = report;
    return {
        kind: counted(findings, (finding) => [finding.violation.kind], kind_name),
        class: counted(
            findings,
            (finding) => finding.classes,
            (name) => name,
        ),
        file: counted(
            findings,
            (finding) => finding.files,
            (name) => name,
        ),
        program: counted(
            findings,
            (finding) => [String(finding.program)],
            (at) => program_name(results[Number(at)]!, Number(at)),
        ),
    };
}
