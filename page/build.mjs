// Makes template.html, the report page without results: one file with its style, its script and the policy that allows just these two.
// The same sources give the same bytes. `node build.mjs FILE` writes elsewhere.

import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const MARKER = "RACEPROOF_RESULTS";

async function bundle(entry) {
    const result = await build({
        entryPoints: [here(entry)],
        bundle: true,
        minify: true,
        write: false,
        format: "iife",
        target: "es2021",
        charset: "ascii",
        legalComments: "none",
        logLevel: "error",
    });
    // Nothing inside may end the element that it stands in.
    return result.outputFiles[0].text.trim().replaceAll("</", "<\\/");
}

const hash = (text) => `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

function policy(script, style) {
    return [
        "default-src 'none'",
        `script-src ${hash(script)}`,
        `style-src ${hash(style)}`,
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
    ].join("; ");
}

// A function as replacement: `$` has no meaning in what it returns.
function fill(page, place, text) {
    if (page.split(place).length !== 2) throw new Error(`page.html should have ${place} once`);
    return page.replace(place, () => text);
}

const script = await bundle("src/main.ts");
const style = await bundle("src/style.css");
let page = await readFile(here("src/page.html"), "utf8");
page = fill(page, "CONTENT_SECURITY_POLICY", policy(script, style));
page = fill(page, "PAGE_STYLE", style);
page = fill(page, "PAGE_SCRIPT", script);
if (page.split(MARKER).length !== 2) throw new Error(`the template should have ${MARKER} once`);
await writeFile(process.argv[2] ?? here("template.html"), page);
