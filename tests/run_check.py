#!/usr/bin/env python3
"""Runs `raceproof check` on every program below tests/check and holds its result to what the program says of itself.

check_program.py explains the header comments and marks. For each run of a program

  - the result must obey schema/result.schema.json and be consistent in itself,
  - verdict and exit status must be as expected,
  - the violations must be of the expected kinds, as many as expected, and be at exactly the marked lines,
  - the numbers of states and transitions must be the pinned ones; --bless pins those of runs that are right otherwise.

The last line of the output is `N passed, M failed`, counting programs; the exit status is 1 if one failed, 2 if the suite
could not run.
"""

import argparse
import shlex
import time

from check_program import read_checked, write_counts
from check_result import Checker
from suite import ROOT, Verdict, add_common_options, add_program_options, command_line, run_main, run_suite

PROGRAMS = ROOT / "tests" / "check"


def found_marks(result, file):
    """The kinds and lines of all violations, as marks. A thread may be stuck without any frame of the program's own."""
    marks = set()
    for violation in result["violations"]:
        for position in violation["positions"] + violation.get("accesses", []):
            place = position.get("call_site") or position
            if place["file"] == file:
                marks.add((violation["kind"], place["line"]))
    return marks


def mark_problems(result, program, run):
    expected = {mark for mark in program.marks if mark[0] in run.kinds()}
    found = found_marks(result, program.path.name)
    return ([f"{kind} expected at line {line}, but not found" for kind, line in sorted(expected - found, key=str)] +
            [f"{kind} at line {line}, which is not marked" for kind, line in sorted(found - expected, key=str)])


def use_problems(result, program, run):
    """Of what the verdict rests on: which assumptions, and whether the places where they are first used are marked."""
    problems = []
    assumptions = [assumption for assumption in result["assumptions"]
                   if assumption["name"] not in ("fingerprints", "library-operations")]
    names = sorted(assumption["name"] for assumption in assumptions)
    if run.assumed is not None and names != run.assumed:
        problems.append(f"assumes {' '.join(names) or 'nothing'}, expected {' '.join(run.assumed) or 'nothing'}")
    if run.weak is not None and len(result["weak_accesses"]) != run.weak:
        problems.append(f"{len(result['weak_accesses'])} weak accesses, expected {run.weak}: {result['weak_accesses']}")
    places = [(assumption["name"], assumption["place"]) for assumption in assumptions if run.assumed is not None]
    places += [("weak-modes", access) for access in result["weak_accesses"] if run.weak is not None]
    return problems + [f"{name} is used at {place['file']}:{place['line']}, which is not marked" for name, place in places
                       if place is not None and (name, place["line"]) not in program.uses]


def expectation_problems(result, program, run):
    """The differences between the result and what the program's header and marks say."""
    kinds = sorted(violation["kind"] for violation in result["violations"])
    problems = []
    if result["verdict"] != run.verdict():
        problems.append(f"verdict {result['verdict']} (bound {result['bound']}, unsupported {result['unsupported']}), "
                        f"expected {run.verdict()}")
    if kinds != run.kinds():
        problems.append(f"found {kinds or 'nothing'}, expected {run.kinds() or 'nothing'}")
    if run.verdict() == "bounded" and result["bound"] != run.expected[0].split()[1]:
        problems.append(f"bounded by {result['bound']}")
    if run.verdict() == "unsupported" and not (result["unsupported"] or "").startswith(run.expected[0].split()[1]):
        problems.append(f"unsupported is {result['unsupported']}")
    problems += mark_problems(result, program, run)
    problems += use_problems(result, program, run)
    problems += [f"    {violation['id']}: {violation['message']}" for violation in result["violations"] if problems]
    return problems


class CheckSuite:
    def __init__(self, options):
        self.options_ = options
        self.checker_ = Checker(options)

    def run(self, program, run, classes):
        """Problems and counts of one run; no counts if there is nothing to rely on."""
        result, problems, command = self.checker_.check(["--library", self.options_.library, *run.options], classes,
                                                        program.main_class, run.arguments)
        if result is not None:
            is_better = self.options_.library == "operations" and run.verdict() == "bounded" and result["verdict"] == "proved"
            problems = [] if is_better else expectation_problems(result, program, run)
        if problems:
            return [*problems, "command: " + shlex.join(command)], None
        # What is pinned holds for the grain of steps, and for both if the program uses nothing that may be an operation.
        uses_operations = (any(assumption["name"] == "library-operations" for assumption in result["assumptions"]) or
                           "java.util.concurrent" in program.path.read_text())
        if self.options_.library == "operations" and uses_operations:
            return [], None
        return [], (result["statistics"]["states"], result["statistics"]["transitions"])

    def check(self, program, classes):
        started = time.monotonic()
        problems, counts = [], []
        for run in program.runs:
            of_run, pair = self.run(program, run, classes)
            if pair is not None and pair != run.counts and not self.options_.bless:
                pinned = f"{run.counts[0]} and {run.counts[1]}" if run.counts else "none; ./dev bless pins them"
                of_run = [f"{pair[0]} states and {pair[1]} transitions, pinned are {pinned}"]
            title = shlex.join([*run.options, *run.arguments]) or "no options"
            problems += [f"{title}: {line}" for line in of_run]
            counts.append(pair)
        if self.options_.bless and counts != [run.counts for run in program.runs]:
            write_counts(program, counts)
        return Verdict(program.name, problems, time.monotonic() - started)


def parse_options():
    parser = argparse.ArgumentParser(description="holds raceproof check to what the programs of tests/check say")
    add_common_options(parser)
    add_program_options(parser, PROGRAMS)
    parser.add_argument("--bless", action="store_true", help="pin the numbers of states and transitions as they are now")
    parser.add_argument("--library", choices=("steps", "operations"), default="steps",
                        help="the grain of java.util.concurrent; counts are pinned for steps")
    parser.set_defaults(jobs=2)
    return parser.parse_args(command_line())


def main():
    options = parse_options()
    return run_suite(options, read_checked, CheckSuite(options).check)


if __name__ == "__main__":
    run_main(main)
