// A page of the browser that complains about everything a report page must not do: errors, requests, violations of its policy, dialogs.

import { pathToFileURL } from "node:url";

export async function watched_page(browser, file, problems) {
    const context = await browser.newContext({
        viewport: { width: 1440, height: 1000 },
        colorScheme: "light",
        reducedMotion: "reduce",
    });
    await context.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) =>
            console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI}`),
        );
        window.copied = [];
        navigator.clipboard.writeText = async (text) => void window.copied.push(text);
    });
    const page = await context.newPage();
    const address = pathToFileURL(file).href;
    page.on(
        "console",
        (message) => ["error", "warning"].includes(message.type()) && problems.push(`console: ${message.text().slice(0, 300)}`),
    );
    page.on("pageerror", (error) => problems.push(`error: ${error.message.slice(0, 300)}`));
    page.on(
        "request",
        (request) => request.url().split("#")[0] === address || problems.push(`request: ${request.url().slice(0, 300)}`),
    );
    page.on("dialog", (dialog) => {
        problems.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
    });
    await page.goto(address);
    return { page, close: () => context.close() };
}

/** Follows a link within the page, and waits until what it names is drawn. */
export async function go_to(page, hash) {
    await page.evaluate(async (to) => {
        location.hash = to;
        for (let frame = 0; frame < 2; ++frame) await new Promise(requestAnimationFrame);
    }, hash);
}

export function texts(page, selector) {
    return page.$$eval(selector, (nodes) => nodes.map((node) => node.textContent));
}

export function count(page, selector) {
    return page.$$eval(selector, (nodes) => nodes.length);
}
