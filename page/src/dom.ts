// Elements made from data. Every string becomes a text node or the value of a harmless attribute, always printable; there is no way
// to pass markup, a style or a handler as text.

import { number_text, one_line, printable } from "./words";

export type Child = Node | string | number | null | undefined | false | Child[];
type Attributes = Record<string, string | number | boolean | null | undefined>;

const SVG = "http://www.w3.org/2000/svg";

// What may be set: nothing that runs, loads or styles. `href` takes links within the page only.
const ALLOWED = new Set(
    (
        "class id title type role tabindex for value min max name placeholder hidden scope autocomplete spellcheck " +
        "x y x1 y1 x2 y2 cx cy r rx d points width height viewBox transform text-anchor dominant-baseline"
    ).split(" "),
);

function is_allowed(name: string): boolean {
    return ALLOWED.has(name) || /^(aria|data)-[a-z]+$/.test(name);
}

function set_attributes(node: Element, attributes: Attributes): void {
    for (const [name, value] of Object.entries(attributes)) {
        if (value === null || value === undefined || value === false) continue;
        const text = value === true ? "" : String(value);
        if (name === "href" && text.startsWith("#")) node.setAttribute(name, text);
        else if (is_allowed(name)) node.setAttribute(name, printable(text));
        else throw new Error(`attribute ${name} should not be set from data`);
    }
}

export function append(node: Node, children: Child[]): void {
    for (const child of children) {
        if (child === null || child === undefined || child === false) continue;
        if (Array.isArray(child)) append(node, child);
        else if (typeof child === "string") node.appendChild(document.createTextNode(printable(child)));
        else if (typeof child === "number") node.appendChild(document.createTextNode(number_text(child)));
        else node.appendChild(child);
    }
}

export function element<Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    attributes: Attributes = {},
    ...children: Child[]
): HTMLElementTagNameMap[Tag] {
    const node = document.createElement(tag);
    set_attributes(node, attributes);
    append(node, children);
    return node;
}

export function drawing<Tag extends keyof SVGElementTagNameMap>(
    tag: Tag,
    attributes: Attributes = {},
    ...children: Child[]
): SVGElementTagNameMap[Tag] {
    const node = document.createElementNS(SVG, tag);
    set_attributes(node, attributes);
    append(node, children);
    return node;
}

export function button(attributes: Attributes, press: () => void, ...children: Child[]): HTMLButtonElement {
    const node = element("button", { type: "button", ...attributes }, ...children);
    node.addEventListener("click", press);
    return node;
}

export function replace(node: Element, ...children: Child[]): void {
    node.textContent = "";
    append(node, children);
}

/** Text that may be very long: cut, with its length and a button that shows all of it. */
export function long_text(text: string, most = 400): Node {
    if (text.length <= most) return document.createTextNode(printable(text));
    const start = document.createTextNode(printable(text.slice(0, most)) + "… ");
    const all = button(
        { class: "link" },
        () =>
            replace(
                whole,
                element("span", { class: "all-of-it", tabindex: 0, role: "region", "aria-label": "whole text" }, text),
            ),
        `show all ${number_text(text.length)} characters`,
    );
    const whole = element("span", { class: "cut" }, start, all);
    return whole;
}

/** A section with its heading. */
export function section(title: string, attributes: Attributes, ...children: Child[]): HTMLElement {
    return element("section", attributes, element("h3", {}, title), ...children);
}

/** Rows of names and values; those without a value are left out. */
export function facts(rows: [string, Child][], attributes: Attributes = { class: "facts" }): HTMLElement {
    const list = element("dl", attributes);
    for (const [name, value] of rows) {
        if (value === null || value === undefined || value === false || value === "") continue;
        list.append(element("div", {}, element("dt", {}, name), element("dd", {}, value)));
    }
    return list;
}

/** A table that can be wider than a phone, in a box that scrolls. */
export function table(caption: string, heads: string[], rows: Child[][]): HTMLElement {
    return element(
        "div",
        { class: "table", tabindex: 0, role: "region", "aria-label": caption },
        element(
            "table",
            {},
            element("caption", { class: "unseen" }, caption),
            element(
                "thead",
                {},
                element(
                    "tr",
                    {},
                    heads.map((head) => element("th", { scope: "col" }, head)),
                ),
            ),
            element(
                "tbody",
                {},
                rows.map((row) =>
                    element(
                        "tr",
                        {},
                        row.map((cell) => element("td", {}, cell)),
                    ),
                ),
            ),
        ),
    );
}

export function badge(text: string, tone: string, title?: string): HTMLElement {
    return element(
        "span",
        { class: `badge ${tone}`, title: title === undefined ? null : one_line(title, 300) },
        one_line(text, 60),
    );
}
