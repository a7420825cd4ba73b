// The schedule of the finding that is open: the diagram shows what the trace says, and every way to step through it works.

import { texts } from "./watch.mjs";

/** All arrows and events of the diagram, gathered while it is scrolled from top to bottom. */
async function drawn(page) {
    return page.evaluate(async () => {
        const scroller = document.querySelector(".scroller");
        const arrows = {},
            events = {};
        const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        for (let top = 0; ; top += scroller.clientHeight) {
            scroller.scrollTop = top;
            await frame();
            for (const node of document.querySelectorAll(".arrow")) {
                const kind = node.classList[1];
                (arrows[kind] ??= {})[`${node.dataset.from}-${node.dataset.to}`] = node.querySelector(".line").getAttribute("d");
            }
            for (const node of document.querySelectorAll("li[data-event]")) events[node.dataset.event] = node.dataset.thread;
            if (top + scroller.clientHeight >= scroller.scrollHeight) break;
        }
        return { arrows, events };
    });
}

async function check_drawing(page, violation, expect) {
    const { arrows, events } = await drawn(page);
    const edges = violation.edges.map(([from, to]) => `${from}-${to}`).sort();
    expect(
        Object.keys(arrows.order ?? {})
            .sort()
            .join() === edges.join(),
        `the arrows should be ${edges}, not ${Object.keys(arrows.order ?? {})}`,
    );
    const threads = violation.trace.map((event) => String(event.number));
    expect(
        Object.keys(events).length === threads.length,
        `there should be ${threads.length} events, not ${Object.keys(events).length}`,
    );
    expect(
        threads.every((thread, at) => events[at] === thread),
        "each event should be its thread's",
    );
    if (!violation.accesses) return;
    const pair = violation.accesses.map((access) => access.event).join("-");
    expect(Object.keys(arrows.race ?? {}).join() === pair, `the racing accesses ${pair} should be joined`);
    const { release, acquisition } = violation.missing_edge;
    const missing = release !== null && acquisition !== null ? `${release}-${acquisition}` : "";
    expect(Object.keys(arrows.missing ?? {}).join() === missing, `the missing edge should be ${missing}`);
}

async function check_lanes(page, violation, expect) {
    const names = new Map(violation.trace.map((event) => [event.number, event.thread]));
    const expected = [...names].sort(([a], [b]) => a - b);
    const lanes = await page.$$eval(".lane-name", (nodes) => nodes.map((node) => [Number(node.dataset.thread), node.title]));
    expect(JSON.stringify(lanes) === JSON.stringify(expected), `the lanes should be ${expected}, not ${lanes}`);
}

// An arrow begins at the dot of its first event and ends at that of its second: lane by lane and row by row.
async function check_ends(page, expect) {
    const wrong = await page.evaluate(() => {
        const x_of = {},
            problems = [];
        for (const name of document.querySelectorAll(".lane-name")) x_of[name.dataset.thread] = parseFloat(name.style.left) + 10;
        const place = (event) => {
            const row = document.querySelector(`li[data-event="${event}"]`);
            return row && { x: x_of[row.dataset.thread], y: parseFloat(row.style.top) + row.offsetHeight / 2 };
        };
        for (const arrow of document.querySelectorAll(".arrow")) {
            const line = arrow.querySelector(".line"),
                length = line.getTotalLength();
            const start = line.getPointAtLength(0),
                end = line.getPointAtLength(length);
            const from = place(arrow.dataset.from),
                to = place(arrow.dataset.to);
            const near = (a, b) => !b || (Math.abs(a.x - b.x) < 12 && Math.abs(a.y - b.y) < 3);
            if (!near(start, from) || !near(end, to)) problems.push(`${arrow.dataset.from}-${arrow.dataset.to}`);
        }
        return problems;
    });
    expect(wrong.length === 0, `arrows should begin and end at their events: ${wrong}`);
}

const current = (page) => page.$$eval("li.event.current", (nodes) => nodes.map((node) => Number(node.dataset.event)).join());

export async function check_stepping(page, violation, expect) {
    const last = violation.trace.length - 1;
    const at = async (event, how) => {
        const [now, told, slider] = await page.evaluate(() => [
            [...document.querySelectorAll("li.event.current")].map((node) => node.dataset.event).join(),
            document.querySelector(".inspector-title").textContent,
            Number(document.querySelector(".slider").value),
        ]);
        expect(now === String(event), `${how} should lead to event ${event}, not ${now}`);
        expect(
            told.startsWith(`Event ${(event + 1).toLocaleString("en-US")} of ${(last + 1).toLocaleString("en-US")}, step `),
            `${how}: the current event should be told: ${told.slice(0, 80)}`,
        );
        expect(slider === event + 1, `${how}: the slider should follow`);
    };
    await page.focus(".scroller");
    const keys = [
        ["Home", 0],
        ["ArrowDown", 1],
        ["j", 2],
        ["ArrowRight", 3],
        ["k", 2],
        ["ArrowUp", 1],
        ["ArrowLeft", 0],
        ["ArrowUp", 0],
        ["End", last],
        ["ArrowDown", last],
    ];
    for (const [key, event] of keys) {
        await page.keyboard.press(key);
        await at(Math.min(event, last), key);
    }
    await page.keyboard.press("PageUp");
    const after_page = Number(await current(page));
    expect(last < 2 || after_page < last - (last > 20 ? 4 : 0), "PageUp should move by a page");
    await page.fill(".slider", "2");
    await at(Math.min(1, last), "the slider");
    await page.click('.controls [aria-label="Next event"]');
    await at(Math.min(2, last), "the button");
    const shown = await page.$eval("li.event", (node) => Number(node.dataset.event));
    await page.click(`li[data-event="${shown}"] .words`);
    await at(shown, "a click");
}

async function check_inspector(page, violation, expect) {
    for (const access of violation.accesses ?? []) {
        if (access.event === null) continue;
        await page.click(`.jump >> text=${access.operation} by ${access.thread}`);
        const text = await page.textContent(".inspector");
        expect((await current(page)) === String(access.event), "the button of an access should lead to it");
        expect(text.includes("Races with the"), "the inspector should tell the race");
        expect(access.value === null || text.includes(access.value), `the value ${access.value} should be shown`);
        for (const lock of access.holds) expect(text.includes(lock), `the lock ${lock} should be shown`);
        const source = (await texts(page, ".inspector .source-line.current")).join();
        const { source: line } = violation.trace[access.event];
        expect(line === null || source.includes(line.slice(0, 60)), `the source should be ${line}, not ${source}`);
    }
}

/** `steps`: also go through it by keys, slider and clicks. */
export async function check_schedule(page, violation, steps, expect) {
    await check_lanes(page, violation, expect);
    await check_ends(page, expect);
    await check_drawing(page, violation, expect);
    if (steps) await check_stepping(page, violation, expect);
    await check_inspector(page, violation, expect);
}
