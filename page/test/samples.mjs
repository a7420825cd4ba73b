// Pages with results that no program has.

import { check_filters } from "./filters.mjs";
import { check_stepping } from "./schedule.mjs";
import { count, go_to, texts } from "./watch.mjs";

const MOST_NODES = 4000; // in the document, whatever the result

async function check_size(page, what, expect) {
    const nodes = await page.evaluate(() => document.getElementsByTagName("*").length);
    expect(nodes < MOST_NODES, `${what}: the document has ${nodes} elements`);
}

export async function check_none({ page, expect }) {
    expect((await page.textContent(".banner")).startsWith("Proved"), "the verdict should be shown");
    expect(!(await page.isVisible(".findings")), "there should be no list");
}

export async function check_optional({ page, results, expect }) {
    const [violation] = results[0].violations;
    expect((await page.textContent(".top")).includes("Raceproof 9.9"), "the version should be shown");
    expect((await page.textContent(".top")).includes("1 finding, 1 suppressed"), "suppressed findings should be counted");
    expect((await count(page, ".plot .curve")) === 1, "the growth should be plotted");
    await page.click('[aria-label="Copy the command"]');
    await go_to(page, violation.id);
    await page.click('[aria-label="Copy the replay command"]');
    const copied = await page.evaluate(() => window.copied);
    expect(
        JSON.stringify(copied) === JSON.stringify([results[0].command, violation.replay]),
        `the commands should be copied, not ${copied}`,
    );
    expect((await page.textContent(".replay .told")) === "Copied", "copying should be told");
    const badges = (await texts(page, ".finding-head .badge")).join();
    expect(badges === "Data race,New,Suppressed", `status and suppression should be shown: ${badges}`);
    const head = await page.textContent(".finding-head");
    expect(head.includes(violation.suppressed.reason), "the reason of the suppression should be shown");
    await go_to(page, `${violation.id}/3`);
    const inspector = await page.textContent(".inspector");
    for (const lock of violation.trace[2].holds) expect(inspector.includes(lock), `the lock ${lock} should be shown`);
    const lines = await texts(page, ".inspector .source-line code");
    expect(
        lines.some((line) => line.includes("int line2 = 2;")) && lines.length > 4,
        `the source should be shown in its context: ${lines[0]}`,
    );
    await page.click(".frame >> nth=0");
    expect((await count(page, ".stack .source")) === 1, "a frame should open its source");
}

export async function check_hostile({ page, results, expect }) {
    const hashes = await page.$$eval(".finding-row a", (nodes) => nodes.map((node) => node.hash));
    expect(hashes.length > 3, "there should be findings");
    for (const hash of ["", "#program-1", ...hashes]) {
        await go_to(page, hash);
        const found = await page.evaluate(() => ({
            elements: document.querySelectorAll("body img, body svg[onload], body a[href^='javascript'], body b[onclick]").length,
            scripts: document.scripts.length,
            raw: /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/.test(
                document.querySelector("main").textContent,
            ),
            lone: /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(document.body.innerText),
            length: document.body.innerText.length,
        }));
        expect(found.elements === 0 && found.scripts === 2, `${hash}: data should not become elements`);
        expect(!found.raw && !found.lone, `${hash}: control characters and lone surrogates should be escaped`);
        expect(found.length < 100_000, `${hash}: long strings should be cut`);
    }
    await go_to(page, hashes[0]);
    const text = await page.textContent("main");
    expect(text.includes("</script><img src=x onerror=alert(1)>"), "the name of the thread should be shown as text");
    expect((await page.textContent("body")).includes("\\u202e"), "a bidirectional mark should be shown as an escape");
    await page.click("text=/show all 1,0[0-9,]+ characters/");
    const { message } = results[0].violations[0];
    expect((await page.textContent(".message")).length >= message.length, "all of a long string should be shown on demand");
    await go_to(page, "overview");
}

export async function check_many({ page, results, expect }) {
    await check_size(page, "overview", expect);
    expect((await count(page, ".finding-row")) < 60, "only the rows in view should be in the document");
    await page.$eval(".finding-scroller", (node) => (node.scrollTop = node.scrollHeight));
    await page.waitForFunction((key) => document.querySelector(`a[href="#${key}"]`) !== null, results[0].violations.at(-1).id);
    await check_size(page, "scrolled", expect);
    await check_filters(page, results, expect);
    const middle = results[0].violations[250];
    await go_to(page, middle.id);
    expect((await count(page, `.finding-row.open a[href="#${middle.id}"]`)) === 1, "the open finding should be in view");
    await check_size(page, "a finding", expect);
}

export async function check_long({ page, results, expect }) {
    const [violation] = results[0].violations;
    await go_to(page, violation.id);
    await check_size(page, "at the end", expect);
    await check_stepping(page, violation, expect);
    await page.fill(".slider", "5000");
    await check_size(page, "in the middle", expect);
    expect((await count(page, "li.event.current")) === 1, "the current event should be in the document");
    expect(await page.isVisible("li.event.current"), "the current event should be in view");
    expect((await page.textContent(".diagram > p")).includes("not drawn"), "arrows that are left out should be told");
}

export async function check_wide({ page, results, expect }) {
    const [violation] = results[0].violations;
    await go_to(page, violation.id);
    expect((await count(page, ".lane-name")) < 60, "only the lanes in view should be in the document");
    expect(
        (await count(page, `.lane-name.active[data-thread="${violation.trace.length - 1}"]`)) === 1,
        "the lane of the current event should be in view",
    );
    await page.focus(".scroller");
    await page.keyboard.press("Home");
    expect((await count(page, '.lane-name.active[data-thread="0"]')) === 1, "the lane of the first event should be in view");
    await check_size(page, "300 threads", expect);
}
