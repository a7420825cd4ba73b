// Looks at the pages that a task file names, several at a time in one browser, and prints one line of JSON for each: its name, its
// problems, and how long it took. tests/run_page.py writes the task and reads the lines.

import { readFile } from "node:fs/promises";
import { chromium } from "playwright-core";
import { check_all_programs } from "./filters.mjs";
import { check_looks } from "./looks.mjs";
import { check_program } from "./program.mjs";
import { check_hostile, check_long, check_many, check_none, check_optional, check_wide } from "./samples.mjs";
import { watched_page } from "./watch.mjs";

const CHECKS = {
    "program": check_program,
    "all programs": check_all_programs,
    "optional fields": check_optional,
    "hostile strings": check_hostile,
    "500 findings": check_many,
    "10,000 events": check_long,
    "300 threads": check_wide,
    "no findings": check_none,
};

async function look_at(browser, entry, task) {
    const problems = [...entry.problems];
    if (entry.result === undefined) return problems;
    const data = JSON.parse(await readFile(entry.result, "utf8"));
    const results = Array.isArray(data) ? data : [data];
    const { page, close } = await watched_page(browser, entry.page, problems);
    const expect = (holds, problem) => holds || problems.push(problem);
    try {
        await CHECKS[entry.check]({ page, results, entry, expect });
        await check_looks({ page, results, entry, expect, folder: task.screenshots });
    } catch (error) {
        problems.push(String(error.stack ?? error).slice(0, 1500));
    }
    await close();
    return problems;
}

const task = JSON.parse(await readFile(process.argv[2], "utf8"));
const browser = await chromium.launch({ executablePath: task.browser, args: ["--no-sandbox", "--disable-gpu"] });
const waiting = [...task.pages];

async function work() {
    for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
        const started = performance.now();
        const problems = await look_at(browser, entry, task);
        console.log(
            JSON.stringify({ name: entry.name, problems: problems.slice(0, 40), seconds: (performance.now() - started) / 1000 }),
        );
    }
}

await Promise.all(Array.from({ length: Math.max(1, task.jobs) }, work));
await browser.close();
