#!/usr/bin/env python3
"""Runs `raceproof advise` on the racy programs below tests/races and compares the fixes that it proves with what is recorded.

For each program tests/advice/expected.tsv has lines: the program, a location that races, the status of its best fix, that fix in
words, and if it is not proved, the reason. A fix that is called proved has been explored; what this suite holds is that no program
loses its proved fix, that a race without one has a reason, and that the result is what schema/result.schema.json says.

tests/advice/paper.tsv has the solutions that the paper on JRF-E recommends (paper_advice.py), what came of each, and its rank among
the fixes. `--bless` writes both files.

The line before the last says how many programs have a proved fix for every race, and how many a named reason for the others; the
last is `N passed, M failed`.
"""

import argparse
import json
import shlex
import time
from collections import defaultdict

import jsonschema
import paper_advice
from check_result import SCHEMA
from processes import run_in_scratch
from race_program import read_race_program
from suite import ROOT, Verdict, add_common_options, add_program_options, command_line, run_main, run_suite

PROGRAMS = ROOT / "tests" / "races"
EXPECTED = ROOT / "tests" / "advice" / "expected.tsv"
PAPER = ROOT / "tests" / "advice" / "paper.tsv"
RANK = ["proved", "removes", "deadlock", "violation", "undecided", "none"]


def best_fixes(result):
    """By location of a race: status and words of its best fix, and why it is not proved; the worst of several races on one
    location."""
    best = {}
    for violation in result["violations"]:
        if violation["kind"] != "data-race":
            continue
        fixes = violation.get("advice", [])
        reason = (violation.get("no_fix") or {}).get("reason", "")
        found = (fixes[0]["status"], fixes[0]["text"], reason) if fixes else ("none", "", reason)
        known = best.get(violation["location"])
        if known is None or RANK.index(found[0]) > RANK.index(known[0]):
            best[violation["location"]] = found
    return best


def read_expected():
    expected = defaultdict(dict)
    if EXPECTED.exists():
        for line in EXPECTED.read_text().splitlines():
            program, location, status, text, reason = line.split("\t")
            expected[program][location] = (status, text, reason)
    return expected


def paper_solutions(program, result):
    """By the paper's variable and solution, what came of it and its rank."""
    return {(solution.variable, solution.words): (found.status, str(found.rank)) for solution in paper_advice.solutions()
            if solution.program == program for found in [paper_advice.find(result, solution)]}


def read_paper():
    expected = defaultdict(dict)
    if PAPER.exists():
        for line in PAPER.read_text().splitlines():
            program, variable, words, status, rank = line.split("\t")
            expected[program][variable, words] = (status, rank)
    return expected


def differences(found, expected):
    return [f"{key}: {found.get(key)}, expected {expected.get(key)}" for key in sorted(found.keys() | expected.keys())
            if found.get(key) != expected.get(key)]


class AdviceSuite:
    def __init__(self, options):
        self.options_ = options
        self.validator_ = jsonschema.Draft202012Validator(json.loads(SCHEMA.read_text()))
        self.expected_ = read_expected()
        self.found_ = {}
        self.expected_of_paper_ = read_paper()
        self.found_of_paper_ = {}

    def check(self, program, classes):
        if not program.races:
            return Verdict(program.name, [])
        started = time.monotonic()
        command = [str(self.options_.raceproof), "advise", "--json", "-", "--quiet", "--assume-sc",
                   *[option for option in program.run.options if option != "--all"], *shlex.split(self.options_.extra),
                   "--max-states", str(self.options_.max_states), "-cp", str(classes), program.main_class, *program.run.arguments]
        actual = run_in_scratch(command, b"", self.options_.timeout)
        try:
            result = json.loads(actual.stdout)
        except ValueError:
            complaint = actual.stderr.decode(errors="backslashreplace").splitlines()[:10]
            return Verdict(program.name, [f"no result, {actual.status_text()}", *complaint, shlex.join(command)])
        problems = [f"schema: {'/'.join(map(str, error.absolute_path))}: {error.message[:200]}"
                    for error in self.validator_.iter_errors(result)]
        found = best_fixes(result)
        self.found_[program.name] = found
        self.found_of_paper_[program.name] = paper_solutions(program.name, result)
        if not self.options_.bless:
            problems += differences(found, self.expected_[program.name])
            problems += differences(self.found_of_paper_[program.name], self.expected_of_paper_[program.name])
        problems += [f"{location}: neither a proved fix nor a reason" for location, (status, _, reason) in sorted(found.items())
                     if (status == "proved") == bool(reason)]
        if problems:
            problems.append("command: " + shlex.join(command))
        return Verdict(program.name, problems, time.monotonic() - started)

    def summary(self):
        programs = [found.values() for found in self.found_.values() if found]
        proved = sum(all(status == "proved" for status, _, _ in found) for found in programs)
        named = sum(all(status == "proved" or reason for status, _, reason in found) for found in programs) - proved
        return f"{proved} of {len(self.found_)} racy programs have a proved fix for every race, {named} more a reason why not"

    def bless(self):
        EXPECTED.parent.mkdir(exist_ok=True)
        known = read_expected()
        known.update(self.found_)
        EXPECTED.write_text("".join(f"{program}\t{location}\t{status}\t{text}\t{reason}\n" for program in sorted(known)
                                    for location, (status, text, reason) in sorted(known[program].items())))
        known = self.expected_of_paper_ | self.found_of_paper_
        PAPER.write_text("".join("\t".join([program, *key, *found]) + "\n" for program in sorted(known)
                                 for key, found in sorted(known[program].items())))


def parse_options():
    parser = argparse.ArgumentParser(description="holds the fixes that raceproof advise proves to what is recorded")
    add_common_options(parser)
    add_program_options(parser, PROGRAMS)
    parser.add_argument("--bless", action="store_true", help="record what is found")
    parser.add_argument("--max-states", type=int, default=20000, metavar="N", help="of each exploration")
    parser.set_defaults(jobs=2)
    return parser.parse_args(command_line())


def main():
    options = parse_options()
    suite = AdviceSuite(options)
    status = run_suite(options, read_race_program, suite.check, summary=suite.summary)
    if options.bless:
        suite.bless()
    return status


if __name__ == "__main__":
    run_main(main)
