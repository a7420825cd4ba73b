// The page of all programs: its table of programs, the filters of the list, and moving through the list by keys.

import { count, go_to, texts } from "./watch.mjs";

const shown_count = async (page) => Number((await page.textContent(".finding-count")).replace(/,/g, "").match(/^\d+/)[0]);

async function choose(page, part, pattern) {
    const value = await page.$eval(
        `#filter-${part}`,
        (select, wanted) => [...select.options].find((option) => option.text.startsWith(wanted))?.value,
        pattern,
    );
    await page.selectOption(`#filter-${part}`, value ?? "");
}

export async function check_filters(page, results, expect) {
    const violations = results.flatMap((result) => result.violations);
    const places = (violation) => [
        ...(violation.accesses ?? []).flatMap((access) => [access, access.call_site ?? access]),
        ...violation.positions,
    ];
    const expected = async (matching, what) =>
        expect(
            (await shown_count(page)) === matching.length,
            `${what} should show ${matching.length} findings, not ${await shown_count(page)}`,
        );
    await choose(page, "kind", "Data race");
    await expected(
        violations.filter((violation) => violation.kind === "data-race"),
        "the filter by kind",
    );
    const [race] = violations.filter((violation) => violation.kind === "data-race");
    const { class: class_name, file } = race.accesses[0];
    await choose(page, "class", `${class_name} (`);
    const of_class = violations.filter(
        (violation) => violation.kind === "data-race" && places(violation).some((place) => place.class === class_name),
    );
    await expected(of_class, "the filters by kind and class");
    await choose(page, "kind", "All");
    await choose(page, "class", "All");
    await choose(page, "file", `${file} (`);
    await expected(
        violations.filter((violation) => places(violation).some((place) => place.file === file)),
        "the filter by file",
    );
    await choose(page, "file", "All");
    await page.fill("#filter-text", race.id.toUpperCase());
    await expected(
        violations.filter((violation) => violation.id === race.id),
        "the search for an id",
    );
    await page.fill("#filter-text", "no such finding");
    await expected([], "the search for nothing");
    await page.fill("#filter-text", "");
    await expected(violations, "no filter");
}

async function check_list_keys(page, expect) {
    await page.focus(".finding-row a");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const at = () => page.evaluate(() => document.activeElement.getAttribute("data-at"));
    expect((await at()) === "2", "arrow keys should move through the list");
    await page.keyboard.press("End");
    const last = (await shown_count(page)) - 1;
    expect((await at()) === String(last), "End should move to the last finding");
    await page.keyboard.press("Enter");
    await page.waitForSelector("article.finding");
    expect(
        (await page.$eval(".finding-row.open a", (node) => node.getAttribute("data-at"))) === String(last),
        "Enter should open it",
    );
    const focused = await page.evaluate(() => document.activeElement.tagName);
    expect(focused === "H2", `the focus should move to the heading of the finding, not to ${focused}`);
}

export async function check_all_programs({ page, results, expect }) {
    const rows = await texts(page, ".overview tbody tr td:first-child");
    expect(rows.join() === results.map((result) => result.program).join(), "each program should have a row");
    await check_filters(page, results, expect);
    await check_list_keys(page, expect);
    // The same finding of two programs: each has an address of its own.
    await go_to(page, "program-2");
    expect((await page.textContent("h2")) === results[1].program, "a program should have an overview of its own");
    const links = await page.$$eval(".finding-row a", (nodes) => nodes.map((node) => node.hash));
    expect(new Set(links).size === links.length, "no two findings should share an address");
    expect((await count(page, ".finding-row")) > 0, "the list should stay");
}
