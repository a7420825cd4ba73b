// What a page looks like: pictures in light and dark, wide and narrow, without anything wider than its window; names for everything that can
// be operated; contrast of the colours.

import { join } from "node:path";
import { go_to } from "./watch.mjs";

const VIEWS = [
    { name: "light", width: 1440, height: 1000, colorScheme: "light" },
    { name: "dark", width: 1440, height: 1000, colorScheme: "dark" },
    { name: "narrow", width: 360, height: 780, colorScheme: "light" },
];

// Of the pages with findings, those whose overview is worth a look.
const OVERVIEWS = new Set(["hunt", "all programs", "optional fields", "hostile strings"]);

// Text on its ground, and lines that carry meaning on theirs.
const TEXT = ["text", "dim", "link", "bad", "good", "fair", "keyword", "string", "numeral"]
    .map((colour) => [colour, "ground", 4.5])
    .concat([
        ["dim", "raised", 4.5],
        ["dim", "sunken", 4.5],
        ["text", "current", 4.5],
        ["dim", "current", 4.5],
        ["bad", "bad-ground", 4.5],
        ["good", "good-ground", 4.5],
        ["fair", "fair-ground", 4.5],
        ["link", "raised", 4.5],
        ["keyword", "raised", 4.5],
        ["string", "raised", 4.5],
        ["keyword", "current", 4.5],
        ["string", "current", 4.5],
        ["numeral", "current", 4.5],
    ]);
const LINES = ["strong-line", "lane-0", "lane-1", "lane-2", "lane-3", "lane-4", "lane-5"].map((colour) => [colour, "ground", 3]);

async function check_contrast(page, scheme, expect) {
    const poor = await page.evaluate(
        (pairs) => {
            const style = getComputedStyle(document.documentElement);
            const part = (value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
            const light = (name) => {
                const colour = style.getPropertyValue(`--${name}`).trim();
                const full = colour.length === 4 ? colour.replace(/[^#]/g, "$&$&") : colour;
                const [red, green, blue] = [1, 3, 5].map((at) => part(parseInt(full.slice(at, at + 2), 16) / 255));
                return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
            };
            const contrast = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
            return pairs
                .filter(([a, b, least]) => !(contrast(a, b) >= least))
                .map(([a, b]) => `${a} on ${b} ${contrast(a, b).toFixed(2)}`);
        },
        [...TEXT, ...LINES],
    );
    expect(poor.length === 0, `${scheme}: poor contrast: ${poor.join(", ")}`);
}

// What is wider than the window makes the page scroll sideways.
async function check_width(page, view, expect) {
    const wide = await page.evaluate(() => {
        const width = document.documentElement.clientWidth;
        return document.documentElement.scrollWidth <= width
            ? ""
            : [...document.querySelectorAll("body *")]
                  .filter((node) => node.getBoundingClientRect().right > width + 1)
                  .slice(0, 3)
                  .map((node) => `${node.tagName}.${node.className}`)
                  .join(" ") || "something";
    });
    expect(wide === "", `${view}: wider than the window: ${wide}`);
}

async function check_names(page, expect) {
    const nameless = await page.evaluate(() =>
        [...document.querySelectorAll("button, a, input, select, [role=region], [role=group], [role=img]")]
            .filter(
                (node) =>
                    !(
                        node.getAttribute("aria-label") ||
                        node.textContent.trim() ||
                        document.querySelector(`label[for="${node.id}"]`)?.textContent
                    ),
            )
            .map((node) => node.outerHTML.slice(0, 100)),
    );
    expect(nameless.length === 0, `should have a name: ${nameless.slice(0, 3)}`);
}

export async function check_looks({ page, results, entry, expect, folder }) {
    const first = results.flatMap((result) => result.violations)[0];
    const finding = first === undefined ? null : await page.$eval(".finding-row a", (node) => node.hash.slice(1));
    const has_own_overview = finding === null || OVERVIEWS.has(entry.name);
    const pages = [has_own_overview ? "overview" : null, finding];
    for (const { name, width, height, colorScheme } of entry.pictures ? VIEWS : VIEWS.slice(-1)) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme });
        await check_contrast(page, name, expect);
        for (const [at, hash] of pages.entries()) {
            if (hash === null) continue;
            await go_to(page, hash);
            await check_width(page, `${name} ${at === 0 ? "overview" : "finding"}`, expect);
            await check_names(page, expect);
            if (entry.pictures)
                await page.screenshot({
                    path: join(folder, `${entry.name.replace(/\W+/g, "-")}-${at === 0 ? "overview" : "finding"}-${name}.png`),
                });
        }
    }
}
