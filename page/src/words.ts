// Text as it is shown: what a checked program says may hold anything, so characters that could deceive or disturb are shown as escapes.

// Control characters but for tab and newline, invisible and bidirectional marks, line separators, tag characters, and surrogates
// without their partner.
const UNSAFE =
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb]|\udb40[\udc00-\udfff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

function escape_of(found: string): string {
    let text = "";
    for (let at = 0; at < found.length; ++at) text += "\\u" + found.charCodeAt(at).toString(16).padStart(4, "0");
    return text;
}

/** The text with escapes in place of characters that do not show, or that change how others show. */
export function printable(text: string): string {
    return text.replace(UNSAFE, escape_of);
}

/** On one line, for labels, lists and attributes. */
export function one_line(text: string, most = 160): string {
    const whole = text.length > most ? text.slice(0, most) : text;
    const line = printable(whole).replace(/\n/g, "\\n").replace(/\t/g, " ");
    return text.length > most ? line + "…" : line;
}

export function number_text(value: number): string {
    return value.toLocaleString("en-US", { maximumFractionDigits: 2 });
}

/** "1 state", "1,234 states" */
export function count_text(count: number, noun: string): string {
    return `${number_text(count)} ${noun}${count === 1 ? "" : "s"}`;
}

export function bytes_text(bytes: number): string {
    const units = ["bytes", "KiB", "MiB", "GiB", "TiB"];
    let unit = 0;
    while (bytes >= 1024 && unit + 1 < units.length) {
        bytes /= 1024;
        ++unit;
    }
    return `${bytes.toLocaleString("en-US", { maximumFractionDigits: unit === 0 ? 0 : 1 })} ${units[unit]}`;
}

export function seconds_text(seconds: number): string {
    if (seconds < 1) return `${number_text(Math.round(seconds * 1000))} ms`;
    if (seconds < 120) return `${seconds.toLocaleString("en-US", { maximumFractionDigits: 1 })} s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 120) return `${minutes} min ${Math.round(seconds % 60)} s`;
    return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** The name of a class without its package. */
export function simple_name(name: string): string {
    return name.slice(name.lastIndexOf(".") + 1);
}

/** The first letter as a capital, unless it begins a name. */
export function capitalised(text: string): string {
    return /^[a-z]+(?![\w.$])/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

export function with_article(noun: string): string {
    return `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
}
