// Which findings are listed.

import type { Finding, Report } from "./report";
import { kind_name, program_name } from "./report";
import { capitalised } from "./words";

export interface Filter {
    kind: string;
    class: string;
    file: string;
    program: string;
    status: string;
    text: string;
}

export const NO_FILTER: Filter = { kind: "", class: "", file: "", program: "", status: "", text: "" };

function status_of({ violation }: Finding): string {
    return violation.suppressed ? "suppressed" : (violation.status ?? "not suppressed");
}

export function matches(finding: Finding, filter: Filter): boolean {
    if (filter.kind !== "" && finding.violation.kind !== filter.kind) return false;
    if (filter.class !== "" && !finding.classes.includes(filter.class)) return false;
    if (filter.file !== "" && !finding.files.includes(filter.file)) return false;
    if (filter.program !== "" && String(finding.program) !== filter.program) return false;
    if (filter.status !== "" && status_of(finding) !== filter.status) return false;
    const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
    return words.every((word) => finding.searched.includes(word));
}

export interface Choice {
    value: string;
    name: string;
    count: number;
}

function counted(findings: Finding[], values: (finding: Finding) => string[], name = (value: string) => value): Choice[] {
    const counts = new Map<string, number>();
    for (const finding of findings) for (const value of values(finding)) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts]
        .map(([value, count]) => ({ value, name: name(value), count }))
        .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** What each part of a filter can be, with how many findings it has. */
export function choices_of(report: Report): Record<Exclude<keyof Filter, "text">, Choice[]> {
    const { findings, results } = report;
    const name_of_program = (at: string) => program_name(results[Number(at)]!, Number(at));
    return {
        kind: counted(findings, (finding) => [finding.violation.kind], kind_name),
        class: counted(findings, (finding) => finding.classes),
        file: counted(findings, (finding) => finding.files),
        program: counted(findings, (finding) => [String(finding.program)], name_of_program),
        status: counted(findings, (finding) => [status_of(finding)], capitalised),
    };
}
