// Who waits for whom in a deadlock, drawn: threads and what they wait for around a circle if they wait in one; threads that wait for the
// circle from outside stand beside it.

import { drawing, element, type Child } from "./dom";
import { holds_along } from "./holds";
import type { StandingThread, Violation } from "./result";
import { one_line, simple_name, with_article } from "./words";

interface Wait {
    from: number; // indices of threads
    to: number;
    lock: string | null; // null: joins
}

// Which lock it is follows from those that its holder has, if only one of them is of the right class.
function lock_name(thread: StandingThread, held: string[]): string {
    const class_name = simple_name(thread.object_class ?? "lock");
    const fitting = held.filter(
        (lock) => lock === class_name || lock.startsWith(`${class_name}#`) || lock === with_article(class_name),
    );
    return fitting.length === 1 ? fitting[0]! : class_name;
}

// What each thread holds at the end of the trace, by its name.
function held_at_end(violation: Violation): Map<string, string[]> {
    const { holds } = holds_along(violation);
    return new Map(violation.trace.map((event, at) => [event.thread, holds[at]!]));
}

function waits_of(threads: StandingThread[], held: Map<string, string[]>): Wait[] {
    const by_name = new Map<string, number>();
    threads.forEach((thread, at) => by_name.has(thread.thread) || by_name.set(thread.thread, at));
    const waits: Wait[] = [];
    threads.forEach((thread, from) => {
        const name = thread.held_by ?? thread.joins;
        const to = name === null || thread.can_happen ? undefined : by_name.get(name);
        if (to !== undefined)
            waits.push({ from, to, lock: thread.held_by === null ? null : lock_name(thread, held.get(thread.held_by) ?? []) });
    });
    return waits;
}

/** The threads of a circle of waits, in its order; empty if there is none. */
function circle_of(waits: Wait[]): number[] {
    const next = new Map(waits.map((wait) => [wait.from, wait.to]));
    for (const start of next.keys()) {
        const way: number[] = [];
        let at: number | undefined = start;
        while (at !== undefined && !way.includes(at)) {
            way.push(at);
            at = next.get(at);
        }
        if (at !== undefined) return way.slice(way.indexOf(at));
    }
    return [];
}

interface Point {
    x: number;
    y: number;
}

const WIDTH = 128,
    HEIGHT = 34;

// Where the line from a to b leaves the box around a.
function leaves(a: Point, b: Point): Point {
    const dx = b.x - a.x,
        dy = b.y - a.y;
    const scale = Math.min(
        dx === 0 ? Infinity : (WIDTH / 2 + 4) / Math.abs(dx),
        dy === 0 ? Infinity : (HEIGHT / 2 + 4) / Math.abs(dy),
    );
    return { x: a.x + dx * scale, y: a.y + dy * scale };
}

function box(kind: string, at: Point, text: string): SVGElement {
    return drawing(
        "g",
        { class: `node ${kind}` },
        drawing("title", {}, one_line(text, 200)),
        drawing("rect", {
            x: at.x - WIDTH / 2,
            y: at.y - HEIGHT / 2,
            width: WIDTH,
            height: HEIGHT,
            rx: kind === "thread" ? HEIGHT / 2 : 4,
        }),
        drawing("text", { x: at.x, y: at.y, "text-anchor": "middle", "dominant-baseline": "central" }, one_line(text, 17)),
    );
}

function link(from: Point, to: Point, words: string): SVGElement {
    const a = leaves(from, to),
        b = leaves(to, from);
    const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    return drawing(
        "g",
        { class: "wait" },
        drawing("line", { class: "line", x1: a.x, y1: a.y, x2: b.x, y2: b.y }),
        drawing("path", { class: "head", d: "M0 0l-8 -4.5v9z", transform: `translate(${b.x} ${b.y}) rotate(${angle})` }),
        drawing("text", { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - 5, "text-anchor": "middle" }, words),
    );
}

const MOST_IN_CIRCLE = 12,
    MOST_BESIDE = 6;

export function wait_drawing(violation: Violation): Child {
    const threads = violation.threads ?? [];
    const all_waits = waits_of(threads, held_at_end(violation));
    const found = circle_of(all_waits);
    if (found.length === 0 || found.length > MOST_IN_CIRCLE) return null;
    const waits = new Map(all_waits.map((wait) => [wait.from, wait]));
    const outside = all_waits.filter((wait) => !found.includes(wait.from) && found.includes(wait.to)).slice(0, MOST_BESIDE);
    // The thread that others wait for from outside is at the bottom, close to them.
    const first = Math.max(0, found.indexOf(outside[0]?.to ?? -1));
    const circle = [...found.slice(first), ...found.slice(0, first)];
    const nodes: { kind: string; text: string; thread: number }[] = [];
    for (const thread of circle) {
        nodes.push({ kind: "thread", text: threads[thread]!.thread, thread });
        const wait = waits.get(thread)!;
        if (wait.lock !== null) nodes.push({ kind: "monitor", text: wait.lock, thread });
    }
    const across = Math.max(190, nodes.length * 44),
        down = Math.max(100, nodes.length * 30);
    const centre = { x: across + WIDTH / 2 + 10, y: down + HEIGHT / 2 + 14 };
    const place = (at: number): Point => {
        const angle = (2 * Math.PI * at) / nodes.length + (outside.length > 0 ? Math.PI / 2 : -Math.PI / 2);
        return { x: centre.x + across * Math.cos(angle), y: centre.y + down * Math.sin(angle) };
    };
    const place_of_thread = new Map(
        nodes.flatMap((node, at) => (node.kind === "thread" ? [[node.thread, place(at)] as const] : [])),
    );
    const parts: SVGElement[] = [];
    nodes.forEach((node, at) => {
        const next = (at + 1) % nodes.length;
        const words = node.kind === "monitor" ? "held by" : nodes[next]!.kind === "monitor" ? "waits for" : "joins";
        parts.push(link(place(at), place(next), words));
    });
    let height = 2 * centre.y;
    outside.forEach((wait, at) => {
        const in_row = Math.min(3, outside.length - 3 * Math.floor(at / 3));
        const here = {
            x: centre.x + ((at % 3) - (in_row - 1) / 2) * (WIDTH + 24),
            y: 2 * centre.y + 62 + Math.floor(at / 3) * 64,
        };
        height = Math.max(height, here.y + HEIGHT);
        parts.push(
            link(here, place_of_thread.get(wait.to)!, wait.lock === null ? "joins" : "waits for"),
            box("thread outside", here, threads[wait.from]!.thread),
        );
    });
    nodes.forEach((node, at) => parts.push(box(node.kind, place(at), node.text)));
    const names = circle.map((thread) => threads[thread]!.thread).join(" waits for ");
    return element(
        "figure",
        { class: "circle" },
        drawing(
            "svg",
            {
                viewBox: `0 0 ${2 * centre.x} ${height}`,
                role: "img",
                "aria-label": `${one_line(names, 300)} waits for ${one_line(threads[circle[0]!]!.thread, 80)}`,
            },
            parts,
        ),
    );
}
