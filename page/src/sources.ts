// Source lines in their context, as far as the result carries them.

import { element } from "./dom";
import { java_line } from "./highlight";
import type { Place, Result, SourceWindow } from "./result";

const AROUND = 4; // lines before and after the one that is shown

function package_of(class_name: string): string {
    const end = class_name.lastIndexOf(".");
    return end < 0 ? "" : class_name.slice(0, end);
}

function has_line(window: SourceWindow, line: number): boolean {
    return line >= window.first_line && line < window.first_line + window.lines.length;
}

export function window_of(result: Result, place: Partial<Place> | null | undefined): SourceWindow | null {
    const { file, line, class: class_name } = place ?? {};
    if (!file || !line) return null;
    const of_package = class_name ? package_of(class_name) : null;
    const windows = result.sources ?? [];
    return (
        windows.find(
            (window) => window.file === file && (of_package === null || window.package === of_package) && has_line(window, line),
        ) ?? null
    );
}

function numbered_line(number: number, text: string, current: boolean): HTMLElement {
    return element(
        "div",
        { class: current ? "source-line current" : "source-line", "aria-current": current ? "true" : null },
        element("span", { class: "line-number", "aria-hidden": "true" }, String(number)),
        java_line(text),
    );
}

/** The line with those around it; without a window only the line itself, if `text` has it; else null. */
export function source_block(result: Result, place: Partial<Place>, text: string | null): HTMLElement | null {
    const block = element("div", { class: "source", role: "group", "aria-label": "source" });
    const window = window_of(result, place);
    if (window === null) {
        if (text === null || text === "") return null;
        block.append(numbered_line(place.line ?? 0, text, true));
        return block;
    }
    const line = place.line as number;
    const from = Math.max(window.first_line, line - AROUND);
    const to = Math.min(window.first_line + window.lines.length - 1, line + AROUND);
    for (let number = from; number <= to; ++number)
        block.append(numbered_line(number, window.lines[number - window.first_line] ?? "", number === line));
    return block;
}
