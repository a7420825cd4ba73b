#!/usr/bin/env python3
"""How the search grows with the number of threads and operations, without and with each reduction: the programs of bench/scaling, a table
in docs/evaluation.md and a plot, docs/scaling.svg.

Each family is run with N threads and K operations each, for growing N and K, until it takes longer than --timeout; transitions are what is
compared. Bars: in the families of locks and pools `dynamic` takes at least 100 times fewer transitions than `none` at the largest size
that `none` finishes; nowhere more than 1.05 times those of `sync`.
"""

import argparse
import math
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import measure  # noqa: E402

PROGRAMS = measure.ROOT / "bench" / "scaling"
PAGE = measure.ROOT / "docs" / "evaluation.md"
PLOT = measure.ROOT / "docs" / "scaling.svg"
SIZES = ((2, 1), (2, 2), (2, 4), (3, 1), (3, 2), (3, 4), (4, 1), (4, 2), (4, 4))
FAMILIES = ("Locks", "Volatiles", "CasStack", "CasQueue", "Pool")
GREATLY_REDUCED = ("Locks", "Pool")
GREATLY, HARDLY = 100, 1.05
COLOURS = {"none": "#b23a48", "sync": "#d08c2f", "goldilocks": "#4f7cac", "dynamic": "#2e7d4f"}
DASHES = {"goldilocks": "4 4"}  # often the same as sync, which must show through


def measure_family(options, classes, family):
    """{(threads, operations): {reduction: Measured or None}}; None: not finished, and larger sizes are not tried."""
    results = {}
    given_up = set()
    for threads, operations in SIZES:
        row = results[threads, operations] = {}
        for name in COLOURS:
            if any(threads >= t and operations >= k for reduction, t, k in given_up if reduction == name):
                row[name] = None
                continue
            row[name] = measure.check(options, classes, family, "--reduction", name, arguments=(str(threads), str(operations)))
            if row[name] is None or row[name].result["verdict"] != "proved":
                given_up.add((name, threads, operations))
                row[name] = None
            print(f"{family} {threads}x{operations} {name}: {cell(row[name])}", file=sys.stderr, flush=True)
    return results


def cell(measured):
    return f"{measured.transitions:,} ({measured.seconds:.1f} s)" if measured else "–"


def table(results):
    lines = ["| family | threads × operations | " + " | ".join(f"`{name}`" for name in COLOURS) + " |", "|---|---|" + "--:|" * len(COLOURS)]
    for family, rows in results.items():
        for (threads, operations), row in rows.items():
            if any(row.values()):
                lines.append(f"| {family} | {threads} × {operations} | " + " | ".join(cell(row[name]) for name in COLOURS) + " |")
    return "\n".join(lines)


def missed_bars(results):
    """What falls short, in sentences."""
    sentences = []
    for family, rows in results.items():
        finished = [row for row in rows.values() if row.get("none") and row.get("dynamic")]
        if family in GREATLY_REDUCED and finished:
            largest = max(finished, key=lambda row: row["none"].transitions)
            factor = largest["none"].transitions / largest["dynamic"].transitions
            if factor < GREATLY:
                sentences.append(f"{family}: dynamic takes only {factor:.0f} times fewer transitions than none")
        for (threads, operations), row in rows.items():
            if row.get("sync") and row.get("dynamic") and row["dynamic"].transitions > HARDLY * row["sync"].transitions:
                sentences.append(f"{family} {threads}x{operations}: dynamic takes more transitions than sync")
    return sentences


class Plot:
    """One panel a family, side by side: sizes from left to right, transitions upwards in powers of ten."""

    WIDTH, HEIGHT, LEFT, TOP, GAP = 190, 240, 62, 46, 16

    def __init__(self, results):
        self.results = results
        seen = [m.transitions for rows in results.values() for row in rows.values() for m in row.values() if m]
        self.top = math.ceil(math.log10(max(seen, default=10)))
        self.parts = []

    def y(self, transitions):
        return self.TOP + self.HEIGHT * (1 - math.log10(max(transitions, 1)) / self.top)

    def text(self, x, y, words, anchor="middle", size=11, more=""):
        self.parts.append(f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}"{more}>{words}</text>')

    def line(self, x1, y1, x2, y2, colour, width=1.0, dashes=""):
        pattern = f' stroke-dasharray="{dashes}"' if dashes else ""
        self.parts.append(f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" stroke-width="{width}"{pattern}/>')

    def panel(self, number, family, rows):
        left = self.LEFT + number * (self.WIDTH + self.GAP)
        step = self.WIDTH / len(rows)
        self.text(left + self.WIDTH / 2, self.TOP - 10, family, size=13, more=' font-weight="bold"')
        for power in range(self.top + 1):
            height = self.y(10**power)
            self.line(left, height, left + self.WIDTH, height, "#dddddd")
            if number == 0:
                self.text(left - 6, height + 4, f'10<tspan dy="-5" font-size="8">{power}</tspan>', anchor="end")
        for i, (threads, operations) in enumerate(rows):
            self.text(left + step * (i + 0.5), self.TOP + self.HEIGHT + 15, f"{threads}×{operations}", size=9)
        for name in COLOURS:
            points = [(left + step * (i + 0.5), self.y(row[name].transitions)) if row[name] else None for i, row in enumerate(rows.values())]
            # Nothing is drawn over sizes that were not finished.
            for a, b in zip(points, points[1:]):
                if a and b:
                    self.line(*a, *b, COLOURS[name], 1.8, DASHES.get(name, ""))
            self.parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.6" fill="{COLOURS[name]}"/>' for x, y in filter(None, points)]

    def legend(self, y):
        x = self.LEFT
        for name in COLOURS:
            self.line(x, y - 4, x + 22, y - 4, COLOURS[name], 2.5, DASHES.get(name, ""))
            self.text(x + 28, y, name, anchor="start")
            x += 110

    def svg(self):
        for number, (family, rows) in enumerate(self.results.items()):
            self.panel(number, family, rows)
        width = self.LEFT + len(self.results) * (self.WIDTH + self.GAP)
        height = self.TOP + self.HEIGHT + 62
        self.text(16, self.TOP + self.HEIGHT / 2, "transitions", more=f' transform="rotate(-90 16 {self.TOP + self.HEIGHT / 2:.0f})"')
        self.text(self.LEFT + (width - self.LEFT) / 2, self.TOP + self.HEIGHT + 32, "threads × operations of each")
        self.legend(height - 8)
        return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
                'font-family="sans-serif" fill="#222222">\n<rect width="100%" height="100%" fill="white"/>\n'
                + "\n".join(self.parts) + "\n</svg>\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    measure.add_options(parser, rounds=1)
    parser.set_defaults(timeout=60)
    parser.add_argument("--family", choices=FAMILIES, action="append", help="only this, and nothing is written; repeatable")
    options = parser.parse_args()
    results = {}
    with tempfile.TemporaryDirectory(prefix="raceproof-bench-") as classes:
        measure.compile_all(sorted(PROGRAMS.glob("*.java")), classes)
        for family in options.family or FAMILIES:
            results[family] = measure_family(options, classes, family)
    text = table(results)
    if options.family:
        print(text)
    else:
        measure.write_between(PAGE, "table of scaling", f"{text}\n\nA dash: not finished within {options.timeout:.0f} seconds.")
        PLOT.write_text(Plot(results).svg())
    for sentence in missed_bars(results):
        print(f"missed: {sentence}")


if __name__ == "__main__":
    main()
