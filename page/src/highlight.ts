// Java and diffs in colour: a scanner for one line at a time, good enough to read by.

import { element } from "./dom";

const KEYWORDS = new Set(
    (
        "abstract assert boolean break byte case catch char class const continue default do double else enum extends final finally float for goto if " +
        "implements import instanceof int interface long native new package private protected public record return sealed short static strictfp " +
        "super switch synchronized this throw throws transient try var void volatile while yield true false null"
    ).split(" "),
);
const TOKEN = /(\/\/.*|\/\*.*?(?:\*\/|$)|^\s*\*.*)|("(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?)|(@?[A-Za-z_$][\w$]*)|(\b\d[\w.]*)/g;
const LONGEST = 2000; // of a line that is worth colouring

function style_of(found: RegExpMatchArray): string | null {
    if (found[1] !== undefined) return "comment";
    if (found[2] !== undefined) return "string";
    if (found[4] !== undefined) return "numeral";
    const word = found[3] ?? "";
    if (word.startsWith("@")) return "annotation";
    return KEYWORDS.has(word) ? "keyword" : null;
}

export function java_line(line: string): Node {
    const code = element("code");
    if (line.length > LONGEST) {
        code.append(element("span", {}, line.slice(0, LONGEST) + "…"));
        return code;
    }
    let done = 0;
    for (const found of line.matchAll(TOKEN)) {
        const style = style_of(found);
        if (style === null) continue;
        if (found.index > done) code.append(element("span", {}, line.slice(done, found.index)));
        code.append(element("span", { class: style }, found[0]));
        done = found.index + found[0].length;
    }
    if (done < line.length) code.append(element("span", {}, line.slice(done)));
    return code;
}

function diff_style(line: string): string {
    if (line.startsWith("+++") || line.startsWith("---")) return "file";
    if (line.startsWith("@@")) return "hunk";
    if (line.startsWith("+")) return "added";
    return line.startsWith("-") ? "removed" : "";
}

const MOST_DIFF_LINES = 2000;

export function diff_block(diff: string): HTMLElement {
    const lines = diff.replace(/\n$/, "").split("\n");
    const block = element("pre", { class: "diff", tabindex: 0, role: "region", "aria-label": "change of the source" });
    for (const line of lines.slice(0, MOST_DIFF_LINES))
        block.append(element("span", { class: `line ${diff_style(line)}` }, line.slice(0, LONGEST) || " "));
    if (lines.length > MOST_DIFF_LINES)
        block.append(element("span", { class: "line hunk" }, `… ${lines.length - MOST_DIFF_LINES} more lines`));
    return block;
}
