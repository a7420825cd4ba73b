// The list of findings with its filters. Only the rows in view are in the document.

import { badge, element, replace } from "./dom";
import { choices_of, matches, NO_FILTER, type Choice, type Filter } from "./filter";
import { kind_name, program_name, type Finding, type Report } from "./report";
import { count_text, number_text, one_line } from "./words";

const ROW = 68; // height of a row
const BEYOND = 5; // rows drawn above and below the view
const MOST_CHOICES = 500;

export class Findings {
    readonly node: HTMLElement;
    private readonly list = element("ul", { class: "finding-rows", "aria-label": "Findings" });
    private readonly scroller = element("div", { class: "finding-scroller" }, this.list);
    private readonly count = element("p", { class: "finding-count", role: "status" });
    private filter: Filter = { ...NO_FILTER };
    private shown: Finding[];
    private open_key = "";

    constructor(private readonly report: Report) {
        this.shown = report.findings;
        this.node = element(
            "section",
            { class: "findings", "aria-label": "Findings" },
            this.filters(),
            this.count,
            this.scroller,
        );
        this.scroller.addEventListener("scroll", () => this.draw(), { passive: true });
        new ResizeObserver(() => this.draw()).observe(this.scroller);
        this.list.addEventListener("keydown", (key) => this.press(key));
        this.apply();
    }

    /** Marks the finding that is open, and brings it into view. */
    mark(key: string): void {
        this.open_key = key;
        const at = this.shown.findIndex((finding) => finding.key === key);
        if (at >= 0) this.bring_into_view(at);
        this.draw();
    }

    private filters(): HTMLElement {
        const choices = choices_of(this.report);
        const search = element("input", {
            type: "search",
            id: "filter-text",
            placeholder: "Search findings",
            autocomplete: "off",
            spellcheck: "false",
        });
        search.addEventListener("input", () => this.change("text", search.value));
        const several = this.report.results.length > 1;
        return element(
            "div",
            { class: "filters", role: "search" },
            element("label", { for: "filter-text", class: "unseen" }, "Search findings"),
            search,
            element(
                "div",
                { class: "selects" },
                this.select("kind", "Kind", "All kinds", choices.kind),
                this.select("class", "Class", "All classes", choices.class),
                this.select("file", "File", "All files", choices.file),
                this.select("status", "Status", "All statuses", choices.status),
                several && this.select("program", "Program", "All programs", choices.program),
            ),
        );
    }

    private select(part: keyof Filter, name: string, all: string, choices: Choice[]): HTMLElement {
        const select = element(
            "select",
            { id: `filter-${part}`, "aria-label": name, hidden: choices.length < 2 },
            element("option", { value: "" }, all),
            // Values are numbers: an attribute shows data as printable, which need not be the data.
            choices
                .slice(0, MOST_CHOICES)
                .map((choice, at) =>
                    element("option", { value: at }, `${one_line(choice.name, 80)} (${number_text(choice.count)})`),
                ),
        );
        select.addEventListener("change", () =>
            this.change(part, select.value === "" ? "" : choices[Number(select.value)]!.value),
        );
        return select;
    }

    private change(part: keyof Filter, value: string): void {
        this.filter[part] = value;
        this.apply();
        this.scroller.scrollTop = 0;
    }

    private apply(): void {
        this.shown = this.report.findings.filter((finding) => matches(finding, this.filter));
        const all = this.report.findings.length;
        this.count.textContent =
            this.shown.length === all
                ? count_text(all, "finding")
                : `${number_text(this.shown.length)} of ${count_text(all, "finding")}`;
        this.draw();
    }

    private bring_into_view(at: number): void {
        const top = at * ROW,
            view = this.scroller.scrollTop,
            height = this.scroller.clientHeight;
        if (top < view) this.scroller.scrollTop = top;
        else if (top + ROW > view + height) this.scroller.scrollTop = top + ROW - height;
    }

    private draw(): void {
        const focused = (document.activeElement as HTMLElement | null)?.closest?.("a[data-at]")?.getAttribute("data-at") ?? null;
        const view = this.scroller.scrollTop;
        const first = Math.max(0, Math.floor(view / ROW) - BEYOND);
        const last = Math.min(this.shown.length - 1, Math.ceil((view + this.scroller.clientHeight) / ROW) + BEYOND);
        this.list.style.height = `${this.shown.length * ROW}px`;
        const rows: HTMLElement[] = [];
        for (let at = first; at <= last; ++at) rows.push(this.row(at));
        replace(this.list, rows);
        if (focused !== null) this.focus_row(Number(focused), false);
    }

    private row(at: number): HTMLElement {
        const finding = this.shown[at]!;
        const { violation } = finding;
        const is_open = finding.key === this.open_key;
        const item = element(
            "li",
            { class: is_open ? "finding-row open" : "finding-row", "aria-setsize": this.shown.length, "aria-posinset": at + 1 },
            element(
                "a",
                { href: link_to(finding), "data-at": at, "aria-current": is_open ? "true" : null },
                element(
                    "span",
                    { class: "row-first" },
                    element("span", { class: `kind-dot ${violation.kind}` }),
                    element("span", { class: "row-kind" }, kind_name(violation.kind)),
                    violation.suppressed && badge("suppressed", "fair"),
                    violation.status !== undefined && badge(violation.status, "fair"),
                    this.report.results.length > 1 &&
                        element("span", { class: "row-program" }, one_line(program_name(finding.result, finding.program), 80)),
                ),
                element("span", { class: "row-title" }, one_line(finding.title, 120)),
                element("span", { class: "row-where" }, one_line(finding.where, 160)),
            ),
        );
        item.style.top = `${at * ROW}px`;
        return item;
    }

    // Arrow keys move from row to row, also to those that are not in the document yet.
    private press(key: KeyboardEvent): void {
        const from = (key.target as Element).closest("a[data-at]")?.getAttribute("data-at");
        const last = this.shown.length - 1;
        const at = Number(from);
        const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }[key.key];
        if (from === null || from === undefined || to === undefined || key.altKey || key.ctrlKey || key.metaKey) return;
        key.preventDefault();
        this.focus_row(Math.max(0, Math.min(last, to)), true);
    }

    private focus_row(at: number, bring: boolean): void {
        if (bring) {
            this.bring_into_view(at);
            this.draw();
        }
        this.list.querySelector<HTMLElement>(`a[data-at="${at}"]`)?.focus({ preventScroll: true });
    }
}

export function link_to(finding: Finding): string {
    // A lone surrogate cannot be part of a link.
    return `#${encodeURIComponent(finding.key.replace(/[\ud800-\udfff]/g, "_"))}`;
}
