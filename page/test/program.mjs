// The page of one program: its overview and each of its findings, compared with the result.

import { check_schedule } from "./schedule.mjs";
import { count, go_to, texts } from "./watch.mjs";

const MOST_FINDINGS = 2; // that are looked at
const VERDICTS = { proved: "Proved", violation: "Violation", bounded: "Bounded", unsupported: "Unsupported" };

export async function check_program({ page, results, entry, expect }) {
    const result = results[0];
    await check_overview(page, result, expect);
    for (const kind of entry.kinds)
        expect(
            result.violations.some((violation) => violation.kind === kind),
            `the program should have a ${kind}`,
        );
    expect((await count(page, ".finding-row")) === result.violations.length, "the list should have a row for each finding");
    const of_each_kind = [...new Set(result.violations.map((violation) => violation.kind))].map((kind) =>
        result.violations.find((violation) => violation.kind === kind),
    );
    const chosen = [...new Set([...of_each_kind, ...result.violations])].slice(0, Math.max(MOST_FINDINGS, of_each_kind.length));
    for (const violation of chosen) {
        await go_to(page, violation.id);
        await check_finding(page, violation, violation === chosen[0], expect);
    }
}

async function check_overview(page, result, expect) {
    await go_to(page, "overview");
    const banner = await page.textContent(".banner");
    expect(banner.startsWith(VERDICTS[result.verdict]), `the verdict should be ${result.verdict}: ${banner}`);
    expect(/race free/i.test(banner) === result.race_free, `what is said of races should be what is proved: ${banner}`);
    const text = await page.textContent(".overview");
    for (const { option, place } of result.assumptions) {
        expect(option === null || text.includes(option), `the option ${option} should be shown`);
        expect(
            place === null || place.file === null || text.includes(`${place.file}:${place.line}`),
            "the place of an assumption should be shown",
        );
    }
    for (const note of result.notes) expect(text.includes(note.slice(1, 100)), "a note should be shown");
    for (const { file, line } of result.weak_accesses)
        expect(text.includes(`${file}:${line}`), "the place of a weak access should be shown");
    expect(result.unsupported === null || text.includes(result.unsupported.slice(0, 100)), "what is unsupported should be shown");
    expect(text.includes(result.statistics.states.toLocaleString("en-US")), "the number of states should be shown");
    if (result.hunt === undefined) return;
    const statuses = await texts(page, ".hunt tbody .badge");
    expect(
        statuses.join() ===
            result.hunt.warnings
                .slice(0, 100)
                .map((warning) => warning.status)
                .join(),
        "each warning should have its status",
    );
    expect((await count(page, ".hunt > .table tbody tr")) === result.hunt.runs.length, "each run should have a row");
}

const OF_KIND = {
    "data-race": check_race,
    "deadlock": check_deadlock,
    "livelock": check_livelock,
    "assertion": check_thrown,
    "exception": check_thrown,
};

async function check_finding(page, violation, steps, expect) {
    const of_this = (holds, problem) => expect(holds, `${violation.id}: ${problem}`);
    const article = await page.$("article.finding");
    of_this(article !== null, "should be open");
    if (article === null) return;
    await check_schedule(page, violation, steps, of_this);
    await OF_KIND[violation.kind](page, violation, of_this);
    if (typeof violation.replay === "string")
        of_this((await page.textContent(".replay .command-text")) === violation.replay, "the replay command should be shown");
}

async function check_race(page, violation, expect) {
    expect((await texts(page, ".reasons li")).join("\n") === violation.why.join("\n"), "all reasons should be shown");
    const cards = await texts(page, ".access.card");
    expect(cards.length === 2, "both accesses should be shown");
    for (const [at, access] of violation.accesses.entries()) {
        const card = cards[at] ?? "";
        expect(card.includes(`${access.operation} by ${access.thread}`), "an access should name its thread");
        for (const lock of access.holds) expect(card.includes(lock), `the lock ${lock} should be shown`);
        for (const frame of access.stack.slice(0, 40))
            expect(card.includes(`${frame.class}.${frame.method}`), `the frame ${frame.method} should be shown`);
        const { started_at: start } = access;
        expect(start === null || card.includes(`${start.file}:${start.line}`), "where the thread was started should be shown");
    }
    if (violation.advice === undefined) return;
    const fixes = await texts(page, ".fix");
    expect(fixes.length === violation.advice.length, "each fix should be shown");
    const added = violation.advice
        .flatMap((fix) => (fix.diff ?? "").split("\n"))
        .filter((line) => line.startsWith("+") && !line.startsWith("+++"));
    expect((await texts(page, ".diff .added")).join("\n") === added.join("\n"), "the added lines of all diffs should be marked");
    const proved = violation.advice.filter((fix) => fix.status === "proved").length;
    expect(
        (await texts(page, ".fix .badge")).filter((text) => text === "Proved").length === proved,
        "proved fixes should say so",
    );
}

async function check_deadlock(page, violation, expect) {
    const cards = await texts(page, ".waiting .card h4");
    expect(cards.length === violation.threads.length, "each thread should be shown");
    const target = (thread) => thread.held_by ?? thread.joins;
    const circle = threads_in_circle(violation.threads, target);
    const drawn = await texts(page, ".circle .node.thread:not(.outside) text");
    expect([...drawn].sort().join() === [...circle].sort().join(), `the circle should be of ${circle}, not of ${drawn}`);
    if (circle.length === 0) return;
    const locks = violation.threads.filter((thread) => circle.includes(thread.thread) && thread.held_by !== null).length;
    expect((await count(page, ".circle .node.monitor")) === locks, "each lock of the circle should be drawn");
}

function threads_in_circle(threads, target) {
    const next = new Map(threads.filter((thread) => target(thread) !== null).map((thread) => [thread.thread, target(thread)]));
    return [...next.keys()].filter((start) => {
        let at = next.get(start);
        for (let left = next.size; left > 0 && at !== undefined && at !== start; --left) at = next.get(at);
        return at === start;
    });
}

async function check_livelock(page, violation, expect) {
    expect((await count(page, ".lines .cycle")) === (violation.cycle > 0 ? 1 : 0), "the cycle should be marked");
    const remark = (await texts(page, ".remark.cycle")).join();
    expect(violation.cycle === 0 || remark.includes(`${violation.cycle} steps`), "the length of the cycle should be shown");
    // The remark stands right above the first event of the cycle.
    const event = await page.$eval(".remark.cycle", (node) => Number(node.nextElementSibling?.getAttribute("data-event")));
    const first = violation.trace.findIndex((one) => one.step > violation.trace.at(-1).step - violation.cycle);
    expect(event === first, `the cycle should begin at event ${first}, not ${event}`);
}

async function check_thrown(page, violation, expect) {
    const text = await page.textContent(".thrown.card");
    for (let thrown = violation.thrown; thrown !== null; thrown = thrown.cause) {
        expect(text.includes(thrown.class), `${thrown.class} should be shown`);
        for (const frame of thrown.stack.slice(0, 40))
            expect(text.includes(`${frame.class}.${frame.method}`), `the frame ${frame.method} should be shown`);
        for (const other of thrown.suppressed) expect(text.includes(other.class), "what was suppressed should be shown");
    }
}
