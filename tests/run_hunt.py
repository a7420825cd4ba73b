#!/usr/bin/env python3
"""Runs `raceproof hunt` on the programs of tests/hunt, which are too large to explore, and of tests/races.

race_program.py explains header comments and marks. Of tests/hunt every marked race must be confirmed, from one run and the
searches alone; of tests/races those that are found must be marked, and all of them if the exploration came to its end. Nothing
that is marked may be refuted, and nothing may be confirmed that is not marked. The line before the last tells how many of the
marked races were confirmed, and by what.

The last line of the output is `N passed, M failed`; the exit status is 1 if a program failed, 2 if the suite could not run.
"""

import argparse
import collections
import shlex
import time

from check_result import Checker
from race_program import race, read_race_program
from run_races import found_races
from suite import ROOT, Verdict, add_common_options, add_program_options, command_line, run_main, run_suite

LARGE = ROOT / "tests" / "hunt"
SMALL = ROOT / "tests" / "races"


def place_of(access, file):
    return access["line"] if access["file"] == file else access["file"]


def warned_races(result, file, status):
    return {race(warning["location"], place_of(warning["earlier"], file), place_of(warning["later"], file))
            for warning in result["hunt"]["warnings"] if warning["status"] == status}


class HuntSuite:
    def __init__(self, options):
        self.checker_ = Checker(options, "hunt")
        self.seconds_ = options.seconds
        self.marked_ = self.confirmed_ = 0
        self.found_by_ = collections.Counter()

    def problems_of(self, result, program):
        file = program.path.name
        races, refuted = found_races(result, file), warned_races(result, file, "refuted")
        is_large = LARGE in program.path.parents
        self.marked_ += len(program.races)
        self.confirmed_ += len(program.races & races)
        for warning in result["hunt"]["warnings"]:
            self.found_by_[warning["found_by"] or "nothing"] += warning["status"] == "confirmed"
        problems = [f"race on {found}: confirmed, but not marked" for found in sorted(races - program.races)]
        problems += [f"race on {wrong}: refuted, but marked" for wrong in sorted(refuted & program.races)]
        if is_large or result["exhaustive"]:
            problems += [f"race on {missing}: not confirmed" for missing in sorted(program.races - races)]
        return problems

    def check(self, program, classes):
        started = time.monotonic()
        options = [word for word in program.run.options if word not in ("--all", "--all-races")]
        if LARGE in program.path.parents:
            options += ["--runs", "1", "--no-exploration"]
        result, problems, command = self.checker_.check(["--assume-sc", "--quiet", "--max-time", str(self.seconds_), *options],
                                                        classes, program.main_class, program.run.arguments)
        if result is not None:
            problems = self.problems_of(result, program)
        if problems:
            problems.append("command: " + shlex.join(command))
        return Verdict(program.name, problems, time.monotonic() - started)

    def closing(self):
        by = ", ".join(f"{count} by {name}" for name, count in sorted(self.found_by_.items()) if count)
        return f"{self.confirmed_} of {self.marked_} marked races confirmed; of the warnings {by or 'none'}"


def parse_options():
    parser = argparse.ArgumentParser(description="holds the races that raceproof hunt confirms to those that are marked")
    add_common_options(parser)
    add_program_options(parser, LARGE)
    parser.add_argument("--seconds", type=float, default=20, metavar="N", help="--max-time of each hunt (20)")
    parser.add_argument("--small", action="store_true", help="the programs of tests/races instead of those of tests/hunt")
    parser.set_defaults(jobs=2)
    options = parser.parse_args(command_line())
    if options.small:
        options.programs = SMALL
    return options


def main():
    options = parse_options()
    suite = HuntSuite(options)
    return run_suite(options, read_race_program, suite.check, summary=suite.closing)


if __name__ == "__main__":
    run_main(main)
