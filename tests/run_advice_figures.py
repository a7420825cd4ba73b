#!/usr/bin/env python3
"""Holds `raceproof advise` to the examples of the paper on JRF-E (Kim, Yavuz-Kahveci, Sanders 2012), rebuilt in advice/figures.

A program has a label at the end of each statement's line, as the figure has, and says in its head what its executions suggest for
each race, from the access that comes first to the other, and what is the best fix of those that were tried:

  // race s1 t2: volatile x; volatile done
  // best s1 t2: proved: volatile done
  x = 1; // s1

All races have to be listed, each with exactly what all of its stored executions suggest together (figure 26 of the paper):
`volatile V`, `atomic array V`, `move S before S`, `lock L around S as at S`, and `read V`, `lock L` or `join before S as at S`.
The last line of the output is `N passed, M failed`.
"""

import argparse
import json
import re
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from processes import run_in_scratch
from suite import ROOT, Verdict, add_common_options, add_program_options, command_line, run_main, run_suite

PROGRAMS = ROOT / "tests" / "advice" / "figures"
HEAD = re.compile(r"// (race|best) (\S+) (\S+): (.+)$")
LABEL = re.compile(r"\S // (\w+)$")
STORED_RACE = re.compile(r"data race on .*\n  .*:(\d+)\n  .*:(\d+)\nwhat .*\n((?:  .*\n)*)")

# What `raceproof advise` says of a program whose name was taken out of it, and how the heads put it.
WORDS = [(re.compile(pattern), short) for pattern, short in (
    (r"make (\S+) volatile, or atomic", r"volatile \1"),
    (r"make (\S+) volatile", r"volatile \1"),
    (r"use an atomic array for (\S+)", r"atomic array \1"),
    (r"give the elements of (\S+) volatile semantics \(an atomic array\)", r"atomic array \1"),
    (r"move (\S+) to before (\S+)", r"move \1 before \2"),
    (r"put (\S+) into a block that locks (.+), as at (\S+)", r"lock \2 around \1 as at \3"),
    (r"join an object of class java.lang.Thread before (\S+), as at .*", r"join before \1"),
    (r"(read|lock) (.+) before (\S+), as at (\S+)", r"\1 \2 before \3 as at \4"),
)]


@dataclass(frozen=True)
class Figure:
    path: Path
    name: str
    expected: dict  # of (what, earlier label, later label): words
    labels: dict  # of line numbers


def read_figure(path, root):
    expected, labels = {}, {}
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if match := HEAD.match(line):
            expected[match.group(1, 2, 3)] = match[4]
        if match := LABEL.search(line):
            labels[str(number)] = match[1]
    if not expected:
        raise ValueError("no line `// race EARLIER LATER: …`")
    return Figure(path, path.stem, expected, labels)


def words(figure, text):
    """In the words of the head: labels for lines, names without the class."""
    text = re.sub(rf"{figure.name}\.java:(\d+)", lambda match: figure.labels.get(match[1], f"line {match[1]}"), text)
    text = re.sub(rf"\b{figure.name}(?:\$\w+)?\.", "", text)
    for pattern, short in WORDS:
        if match := pattern.fullmatch(text):
            return match.expand(short)
    return text


def suggestions(figure, text):
    """By race, what `raceproof advise FILE.db` says that its executions suggest."""
    found = {}
    for earlier, later, lines in STORED_RACE.findall(text):
        key = ("race", figure.labels[earlier], figure.labels[later])
        suggested = "; ".join(sorted({words(figure, line.strip()) for line in lines.splitlines()}))
        # Of x++ read and write race, with the same suggestions.
        found[key] = suggested if found.get(key, suggested) == suggested else f"{found[key]} | {suggested}"
    return found


def best_fixes(figure, result):
    best = {}
    for violation in result["violations"]:
        if violation["kind"] == "data-race":
            places = [figure.labels[str(access["line"])] for access in violation["accesses"]]
            fix = violation["advice"][0]
            changes = " and ".join(words(figure, change["text"]) for change in fix["changes"])
            best["best", *places] = f"{fix['status']}: {changes}"
    return best


class FigureSuite:
    def __init__(self, options):
        self.options_ = options

    def raceproof(self, *arguments):
        return run_in_scratch([str(self.options_.raceproof), *map(str, arguments)], b"", self.options_.timeout).stdout.decode()

    def check(self, figure, classes):
        started = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="raceproof-figure-") as folder:
            store = Path(folder) / "traces.db"
            self.raceproof("check", "--all", "--quiet", "--traces", store, "-cp", classes, figure.name)
            found = suggestions(figure, self.raceproof("advise", store))
        found |= best_fixes(figure, json.loads(self.raceproof("advise", "--quiet", "--json", "-", "-cp", classes, figure.name)))
        problems = []
        for key in sorted(found.keys() | figure.expected.keys()):
            # The best fix need not be listed.
            is_missing = key not in figure.expected and key[0] == "best"
            if not is_missing and found.get(key) != "; ".join(sorted(figure.expected.get(key, "").split("; "))):
                problems.append(f"{' '.join(key)}: {found.get(key)}; expected: {figure.expected.get(key)}")
        return Verdict(figure.name, problems, time.monotonic() - started)


def main():
    parser = argparse.ArgumentParser(description="holds raceproof advise to the examples of the paper on JRF-E")
    add_common_options(parser)
    add_program_options(parser, PROGRAMS)
    options = parser.parse_args(command_line())
    return run_suite(options, read_figure, FigureSuite(options).check)


if __name__ == "__main__":
    run_main(main)
