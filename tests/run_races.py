#!/usr/bin/env python3
"""Runs `raceproof check` on every program below tests/races and compares the data races that it finds with those that are marked.

race_program.py explains header comments and marks. The races found must be exactly the marked ones, each by its location and
its two lines; a program without marks must be proved free of races. Other violations must be of the expected kinds. The marks are
about sequentially consistent executions, so each program is checked with --assume-sc.

The last line of the output is `N passed, M failed`; the exit status is 1 if a program failed, 2 if the suite could not run.
"""

import argparse
import shlex
import time

from check_result import Checker
from race_program import race, read_race_program
from suite import ROOT, Verdict, add_common_options, add_program_options, command_line, run_main, run_suite

PROGRAMS = ROOT / "tests" / "races"


def line_of(access, file):
    """Of an access in the program, or of the call into the JDK; the file's name if it is not the program's."""
    place = access["call_site"] or access
    return place["line"] if place["file"] == file else place["file"]


def found_races(result, file):
    return {race(violation["location"], *(line_of(access, file) for access in violation["accesses"]))
            for violation in result["violations"] if violation["kind"] == "data-race"}


def result_problems(result, program):
    """The differences between the result and what the program's header and marks say."""
    races = found_races(result, program.path.name)
    problems = [f"race on {missing}: not found" for missing in sorted(program.races - races)]
    problems += [f"race on {found}: not marked" for found in sorted(races - program.races)]
    kinds = {violation["kind"] for violation in result["violations"]} - {"data-race"}
    if kinds != program.other_kinds():
        problems.append(f"found {sorted(kinds) or 'nothing else'}, expected {sorted(program.other_kinds()) or 'nothing else'}")
    if result["verdict"] != program.verdict():
        problems.append(f"verdict {result['verdict']} (bound {result['bound']}, unsupported {result['unsupported']}), "
                        f"expected {program.verdict()}")
    if "--all" in program.run.options and not result["exhaustive"]:
        problems.append("the search was not exhaustive")
    return problems


class RaceSuite:
    def __init__(self, options):
        self.checker_ = Checker(options)
        self.library_ = options.library

    def check(self, program, classes):
        started = time.monotonic()
        result, problems, command = self.checker_.check(["--assume-sc", "--library", self.library_, *program.run.options],
                                                        classes, program.main_class, program.run.arguments)
        name = program.name
        if result is not None:
            problems = result_problems(result, program)
            name += f", {result['statistics']['states']} states"
        if problems:
            problems.append("command: " + shlex.join(command))
        return Verdict(name, problems, time.monotonic() - started)


def parse_options():
    parser = argparse.ArgumentParser(description="holds the races that raceproof check finds to those marked in tests/races")
    add_common_options(parser)
    add_program_options(parser, PROGRAMS)
    parser.add_argument("--library", choices=("steps", "operations"), default="steps", help="the grain of java.util.concurrent")
    parser.set_defaults(jobs=2)
    return parser.parse_args(command_line())


def main():
    options = parse_options()
    return run_suite(options, read_race_program, RaceSuite(options).check)


if __name__ == "__main__":
    run_main(main)
