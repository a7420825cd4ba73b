// The page: findings at the left, an overview or one finding at the right. The hash of the address says which:
//   #data-race-249c159d      a finding;  #data-race-249c159d/7  at its seventh event
//   #program-2               the overview of a program;  nothing: of all

import { element, replace } from "./dom";
import { first_shown, open_finding, type OpenFinding } from "./finding";
import { Findings, link_to } from "./findings";
import { all_programs, program_overview } from "./overview";
import { make_report, read_results, type Finding, type Report } from "./report";
import { verdict_of } from "./verdict";
import { count_text, one_line } from "./words";

class Page {
    private readonly findings: Findings;
    private readonly view = element("main", { id: "view", tabindex: -1 });
    private open: OpenFinding | null = null;
    private open_key = "";
    private address_timer: ReturnType<typeof setTimeout> | undefined;

    constructor(
        private readonly report: Report,
        body: HTMLElement,
    ) {
        this.findings = new Findings(report);
        body.append(
            this.top(),
            element(
                "div",
                { class: "columns" },
                element("nav", { class: "side", "aria-label": "Findings" }, this.findings.node),
                this.view,
            ),
        );
        if (report.findings.length === 0) document.documentElement.classList.add("no-findings");
        addEventListener("hashchange", () => this.follow(true));
        addEventListener("beforeprint", () => this.open?.schedule?.print(true));
        addEventListener("afterprint", () => this.open?.schedule?.print(false));
        this.follow(false);
    }

    private top(): HTMLElement {
        const tool = this.report.results.find((result) => result.tool)?.tool;
        const tones = this.report.results.map((result) => verdict_of(result).tone);
        const worst = tones.includes("bad") ? "bad" : tones.includes("fair") ? "fair" : "good";
        const only = this.report.results.length === 1 ? verdict_of(this.report.results[0]!).name : null;
        return element(
            "header",
            { class: "top" },
            element(
                "a",
                { class: "home", href: "#overview" },
                element("span", { class: `mark-of-verdict ${worst}`, "aria-hidden": "true" }),
                element("b", {}, "Raceproof"),
            ),
            element("a", { href: "#overview", class: "top-link" }, "Overview"),
            element(
                "span",
                { class: "top-extent" },
                `${only ?? count_text(this.report.results.length, "program")} · ${this.extent()}`,
            ),
            tool && element("span", { class: "dim tool" }, one_line(`${tool.name} ${tool.version}`, 60)),
        );
    }

    private extent(): string {
        const { findings } = this.report;
        const suppressed = findings.filter((finding) => finding.violation.suppressed).length;
        return count_text(findings.length, "finding") + (suppressed > 0 ? `, ${suppressed} suppressed` : "");
    }

    /** Shows what the address names. */
    private follow(move_focus: boolean): void {
        const [name, event] = hash_parts();
        const finding = this.report.findings.find((one) => link_to(one) === `#${encodeURIComponent(name)}`);
        if (finding !== undefined) this.show_finding(finding, event);
        else this.show_overview(/^program-(\d+)$/.exec(name)?.[1]);
        if (move_focus) this.view.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
    }

    private show_finding(finding: Finding, event: number | null): void {
        if (finding.key !== this.open_key || this.open === null) {
            this.open_key = finding.key;
            const open = open_finding(finding, (at) => this.keep_address(finding, at));
            this.open = open;
            replace(this.view, element("a", { class: "back", href: "#overview" }, "← All findings"), open.node);
            scrollTo(0, 0);
            this.open.schedule?.go(event ?? first_shown(finding.violation));
        } else if (event !== null) this.open.schedule?.go(event);
        document.documentElement.classList.add("shows-finding");
        this.findings.mark(finding.key);
        document.title = `${one_line(finding.title, 80)} – Raceproof`;
    }

    // The address names the event, so that it can be passed on. Not at once: browsers limit how often it may change.
    private keep_address(finding: Finding, at: number): void {
        clearTimeout(this.address_timer);
        this.address_timer = setTimeout(() => {
            if (this.open_key === finding.key) history.replaceState(null, "", `${link_to(finding)}/${at + 1}`);
        }, 400);
    }

    private show_overview(program: string | undefined): void {
        this.open = null;
        this.open_key = "";
        const at = program === undefined ? -1 : Number(program) - 1;
        const one = this.report.results.length === 1 ? 0 : at;
        replace(this.view, this.report.results[one] ? program_overview(this.report, one) : all_programs(this.report));
        document.documentElement.classList.remove("shows-finding");
        scrollTo(0, 0);
        this.findings.mark("");
        document.title = "Raceproof report";
    }
}

function hash_parts(): [string, number | null] {
    let text = location.hash.slice(1);
    const at = /^(.*)\/(\d{1,9})$/.exec(text);
    if (at !== null) text = at[1]!;
    try {
        text = decodeURIComponent(text);
    } catch {
        text = "";
    }
    return [text, at === null ? null : Number(at[2]) - 1];
}

const results = read_results();
if (typeof results === "string") document.body.append(element("main", { class: "empty" }, element("p", {}, results)));
else new Page(make_report(results), document.body);
