// What was checked, the verdict, and what it rests on.

import { command_line } from "./copy";
import { badge, element, long_text, table, type Child } from "./dom";
import { hunt_section } from "./hunt";
import { place_text } from "./places";
import { program_name, type Report } from "./report";
import type { Result } from "./result";
import { statistics_section } from "./statistics";
import { verdict_of } from "./verdict";
import { capitalised, number_text, one_line, seconds_text } from "./words";

const MOST_ROWS = 200;

function banner(result: Result): HTMLElement {
    const verdict = verdict_of(result);
    return element(
        "div",
        { class: `banner ${verdict.tone}`, role: "status" },
        element("strong", {}, verdict.name),
        element("p", {}, verdict.text),
    );
}

function assumptions_section(result: Result): HTMLElement {
    const rows = result.assumptions
        .slice(0, MOST_ROWS)
        .map((assumption) => [
            long_text(capitalised(assumption.text)),
            assumption.value !== null && element("code", {}, one_line(assumption.value, 120)),
            element("code", {}, one_line(place_text(assumption.place), 120)),
            assumption.option !== null && element("code", {}, one_line(assumption.option, 80)),
        ]);
    return element(
        "section",
        {},
        element("h3", {}, "What the verdict rests on"),
        rows.length === 0
            ? element("p", {}, "The result lists no assumptions.")
            : table("Assumptions", ["Assumed", "Value", "First used at", "Option that changes it"], rows),
    );
}

function limits_section(result: Result): Child {
    const not_looked_for: string[] = [];
    if (result.options["races"] === "off") not_looked_for.push("data races (--races full)");
    if (result.options["liveness"] === false)
        not_looked_for.push("livelocks, and threads stuck while others run, monitors in a circle excepted (--liveness)");
    const items: Child[] = [
        result.unsupported !== null && ["Unsupported: ", element("code", {}, long_text(result.unsupported)), "."],
        not_looked_for.length > 0 && ["Not looked for: ", not_looked_for.join("; "), "."],
        ...result.notes.map((note) => [long_text(capitalised(note))]),
    ];
    const told = items.filter((item) => item !== false);
    return (
        told.length > 0 &&
        element(
            "section",
            {},
            element("h3", {}, "Limits and notes"),
            element(
                "ul",
                { class: "notes" },
                told.map((item) => element("li", {}, item)),
            ),
        )
    );
}

function weak_accesses_section(result: Result): Child {
    if (result.weak_accesses.length === 0) return null;
    return element(
        "section",
        {},
        element("h3", {}, "Accesses weaker than volatile"),
        table(
            "Accesses weaker than volatile",
            ["Place", "In", "Calls"],
            result.weak_accesses
                .slice(0, MOST_ROWS)
                .map((access) => [
                    element("code", {}, one_line(place_text(access), 120)),
                    element("code", {}, one_line(`${access.class}.${access.method}`, 160)),
                    access.called !== null && element("code", {}, one_line(access.called, 160)),
                ]),
        ),
    );
}

function option_text(value: unknown): string {
    if (value === true) return "yes";
    if (value === false) return "no";
    if (value === null || value === undefined) return "–";
    if (!Array.isArray(value)) return String(value);
    if (value.length === 0) return "–";
    return value
        .map((one) =>
            typeof one === "object" && one !== null
                ? Object.values(one)
                      .filter((part) => part !== null)
                      .join(" ")
                : String(one),
        )
        .join(", ");
}

function options_section(result: Result): HTMLElement {
    const rows = Object.entries(result.options).map(([name, value]) => [
        capitalised(name.replace(/_/g, " ")),
        element("code", {}, long_text(option_text(value))),
    ]);
    return element(
        "details",
        { class: "options" },
        element("summary", {}, "Options of the search"),
        table("Options", ["Option", "Value"], rows),
    );
}

export function program_overview(report: Report, program: number): HTMLElement {
    const result = report.results[program]!;
    return element(
        "article",
        { class: "overview" },
        element("h2", { tabindex: -1 }, one_line(program_name(result, program), 200)),
        banner(result),
        result.command !== undefined && command_line(result.command, "the command"),
        limits_section(result),
        assumptions_section(result),
        weak_accesses_section(result),
        result.hunt && hunt_section(result.hunt, report, program),
        statistics_section(result.statistics),
        options_section(result),
    );
}

/** All programs of the page in one table. */
export function all_programs(report: Report): HTMLElement {
    const rows = report.results.map((result, program) => {
        const verdict = verdict_of(result);
        return [
            element("a", { href: `#program-${program + 1}` }, one_line(program_name(result, program), 120)),
            badge(verdict.name, verdict.tone),
            number_text(result.violations.length),
            number_text(result.statistics.states),
            seconds_text(result.statistics.seconds),
        ];
    });
    const counted = (name: string) => report.results.filter((result) => result.verdict === name).length;
    const parts = (["violation", "proved", "bounded", "unsupported"] as const)
        .map((name) => [counted(name), name] as const)
        .filter(([count]) => count > 0);
    return element(
        "article",
        { class: "overview" },
        element("h2", { tabindex: -1 }, `${number_text(report.results.length)} programs`),
        element(
            "p",
            { class: "summary" },
            parts.map(([count, name]) => `${number_text(count)} ${name === "violation" ? "with violations" : name}`).join(", "),
        ),
        table("Programs", ["Program", "Verdict", "Findings", "States", "Time"], rows),
    );
}
