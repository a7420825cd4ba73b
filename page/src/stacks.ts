// Stacks: frames of the JDK in the background, frames whose source is known open it.

import { append, button, element } from "./dom";
import { full_place_text } from "./places";
import type { Frame, Result } from "./result";
import { source_block, window_of } from "./sources";
import { one_line } from "./words";

const MOST_FRAMES = 40;

function frame_text(frame: Frame): string {
    const where = frame.native ? `${frame.class}.${frame.method}(native)` : full_place_text(frame);
    return one_line(frame.module ? `${frame.module}/${where}` : where, 300);
}

function frame_item(result: Result, frame: Frame): HTMLElement {
    const item = element("li", { class: frame.module ? "library" : "own" });
    if (window_of(result, frame) === null) {
        append(item, [element("code", {}, frame_text(frame))]);
        return item;
    }
    let source: HTMLElement | null = null;
    const opener = button(
        { class: "frame", "aria-expanded": "false" },
        () => {
            if (source !== null) {
                source.remove();
                source = null;
            } else {
                source = source_block(result, frame, null);
                if (source !== null) item.append(source);
            }
            opener.setAttribute("aria-expanded", String(source !== null));
        },
        element("code", {}, frame_text(frame)),
    );
    item.append(opener);
    return item;
}

export function stack_list(result: Result, stack: Frame[], label: string): HTMLElement {
    const list = element("ol", { class: "stack", "aria-label": label });
    const add = (frames: Frame[]) => frames.forEach((frame) => list.append(frame_item(result, frame)));
    add(stack.slice(0, MOST_FRAMES));
    if (stack.length > MOST_FRAMES) {
        const more = element(
            "li",
            {},
            button(
                { class: "link" },
                () => {
                    more.remove();
                    add(stack.slice(MOST_FRAMES));
                },
                `${stack.length - MOST_FRAMES} more frames`,
            ),
        );
        list.append(more);
    }
    return list;
}
