#!/usr/bin/env python3
"""Runs every program below tests/concurrent on the real `java` once, and on `raceproof run` under many schedules.

Idea: each program has one outcome, whatever the schedule. So what `java` prints, and the status it exits with, is
what raceproof must print and exit with under round-robin and under every seed of the random scheduler.

Programs and their header comments are those of run_differential.py, with two differences: standard error is ignored
unless `// stderr:` asks for more, and

  // expect: deadlock           every schedule must end with status 1 and "deadlock" on standard error; java is not run

For a program that fails, the first failing schedule is reported, with a short diff and a command that repeats it.
The last line of the output is `N passed, M failed`; the exit status is 1 if a program failed, 2 if the suite could
not run.
"""

import argparse
import os
import re
import shlex
import time
from dataclasses import dataclass

from processes import run_in_scratch
from run_differential import JavaExpectations, Program, add_java_options, compare, read_program
from suite import ROOT, Verdict, add_program_options, command_line, run_main, run_suite

PROGRAMS = ROOT / "tests" / "concurrent"
DEFAULT_SEEDS = 50
DEADLOCK_STATUS = 1
SHORT_DIFF_LINES = 20

DEADLOCK_LINE = re.compile(r"^//\s*expect:\s*deadlock\s*$", re.MULTILINE)


@dataclass
class ConcurrentProgram(Program):
    deadlocks: bool = False


def read_concurrent(path, root):
    """The program and whether it must deadlock; ValueError if its header is wrong."""
    source = path.read_bytes()
    if DEADLOCK_LINE.search(source.decode("utf-8")):
        return ConcurrentProgram(path, str(path.relative_to(root).with_suffix("")), path.stem, source, deadlocks=True)
    program = read_program(path, root)
    if program.unsupported is not None or program.expected_lines:
        raise ValueError(f"{path}: only `// expect: deadlock` is known here")
    return ConcurrentProgram(**vars(program))


def schedules(options):
    """The scheduler options of each run, the cheapest to understand first."""
    yield ["--scheduler", "round-robin"]
    for seed in range(options.first_seed, options.first_seed + options.seeds):
        yield ["--scheduler", "random", "--seed", str(seed)]


def relative(path):
    return os.path.relpath(path, ROOT)


def repeat_command(program, schedule, options):
    """One shell line, from the root of the checkout, that runs the program under the same schedule again."""
    classes = "build/repeat-" + program.main_class
    run = [relative(options.raceproof), "run", *schedule, *program.java_options, *shlex.split(options.extra), "-cp",
           classes, program.main_class, *program.arguments]
    return f"javac -g -d {shlex.quote(classes)} {shlex.quote(relative(program.path))} && {shlex.join(run)}"


def deadlock_problems(actual):
    if actual.status == DEADLOCK_STATUS and b"deadlock" in actual.stderr.lower():
        return []
    return ([f"expected exit status {DEADLOCK_STATUS} and 'deadlock' on stderr, got {actual.status_text()}"] +
            ["stderr of raceproof: " + line
             for line in actual.stderr.decode(errors="backslashreplace").splitlines()[:10]])


def check(program, classes, options, expectations):
    """Runs one program under all schedules, up to the first that fails."""
    expected = None
    if not program.deadlocks:
        expected = expectations.outcome(program, classes)
        if expected.status is None:
            return Verdict(program.name, [f"java was {expected.stopped}"])
    started = time.monotonic()
    problems = []
    for schedule in schedules(options):
        command = [str(options.raceproof), "run", *schedule, *program.java_options, *shlex.split(options.extra),
                   "-cp", str(classes), program.main_class, *program.arguments]
        actual = run_in_scratch(command, program.stdin, options.timeout)
        problems = deadlock_problems(actual) if program.deadlocks else compare(expected, actual,
                                                                                 program.stderr or "ignore")
        if problems:
            problems = [f"first failure: {' '.join(schedule)}", *problems[:SHORT_DIFF_LINES],
                        "repeat: " + repeat_command(program, schedule, options)]
            break
    return Verdict(program.name, problems, time.monotonic() - started)


def parse_options():
    parser = argparse.ArgumentParser(description="compares raceproof run with java on the programs of "
                                                 "tests/concurrent, under many schedules")
    add_java_options(parser)
    add_program_options(parser, PROGRAMS)
    parser.add_argument("--seeds", type=int, default=DEFAULT_SEEDS, metavar="N",
                        help="how many seeds of the random scheduler")
    parser.add_argument("--first-seed", type=int, default=1, metavar="N", help="the first of these seeds")
    parser.set_defaults(timeout=20)
    return parser.parse_args(command_line())


def main():
    options = parse_options()
    expectations = JavaExpectations(options.fresh)
    return run_suite(options, read_concurrent, lambda program, classes: check(program, classes, options, expectations))


if __name__ == "__main__":
    run_main(main)
