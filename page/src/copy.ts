// A command with a button that copies it.

import { button, element, long_text } from "./dom";
import { one_line } from "./words";

async function put_on_clipboard(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return copy_by_selection(text);
    }
}

// A page that is opened as a file may have no clipboard of its own.
function copy_by_selection(text: string): boolean {
    const field = element("textarea", { class: "unseen", "aria-hidden": "true" });
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
}

export function command_line(text: string, name: string): HTMLElement {
    const told = element("span", { class: "told", role: "status" });
    const press = async () => {
        const done = await put_on_clipboard(text);
        told.textContent = done ? "Copied" : "Select the text to copy it";
        setTimeout(() => (told.textContent = ""), 2500);
    };
    // A terminal may take the others for more than text.
    const safe = one_line(text, text.length) === text;
    const copy = button({ class: "copy", "aria-label": `Copy ${name}` }, () => void press(), "Copy");
    return element(
        "div",
        { class: "command" },
        element("code", { class: "command-text" }, long_text(text, 2000)),
        safe ? copy : element("span", { class: "dim" }, "not to be copied: it has characters that do not show"),
        told,
    );
}
