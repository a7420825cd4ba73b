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
import fnmatch
import os
import re
import shlex
import shutil
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from run_differential import (ROOT, JavaExpectations, Program, Verdict, add_common_options, command_line, compare,
                              compile_programs, read_program, report, resolve_raceproof, run_in_scratch, run_main)

PROGRAMS = ROOT / "tests" / "concurrent"
DEFAULT_SEEDS = 50
DEADLOCK_STATUS = 1
SHORT_DIFF_LINES = 20

DEADLOCK_LINE = re.compile(r"^//\s*expect:\s*deadlock\s*$", re.MULTILINE)


def read_concurrent(path, root):
    """The program and whether it must deadlock; ValueError if its header is wrong."""
    source = path.read_bytes()
    if DEADLOCK_LINE.search(source.decode("utf-8")):
        return Program(path, str(path.relative_to(root).with_suffix("")), path.stem, source), True
    program = read_program(path, root)
    if program.unsupported is not None or program.expected_lines:
        raise ValueError(f"{path}: only `// expect: deadlock` is known here")
    return program, False


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


def check(program, deadlocks, classes, options, expectations):
    """Runs one program under all schedules, up to the first that fails."""
    expected = None
    if not deadlocks:
        expected = expectations.outcome(program, classes)
        if expected.status is None:
            return Verdict(program.name, [f"java was {expected.stopped}"])
    started = time.monotonic()
    problems = []
    for schedule in schedules(options):
        command = [str(options.raceproof), "run", *schedule, *program.java_options, *shlex.split(options.extra),
                   "-cp", str(classes), program.main_class, *program.arguments]
        actual = run_in_scratch(command, program.stdin, options.timeout)
        problems = deadlock_problems(actual) if deadlocks else compare(expected, actual, program.stderr or "ignore")
        if problems:
            problems = [f"first failure: {' '.join(schedule)}", *problems[:SHORT_DIFF_LINES],
                        "repeat: " + repeat_command(program, schedule, options)]
            break
    return Verdict(program.name, problems, time.monotonic() - started)


def parse_options():
    parser = argparse.ArgumentParser(description="compares raceproof run with java on the programs of "
                                                 "tests/concurrent, under many schedules")
    add_common_options(parser)
    parser.add_argument("--only", action="append", default=[], metavar="GLOB",
                        help="only programs whose area/name matches, repeatable: 'locks/*', '*Latch*'")
    parser.add_argument("--seeds", type=int, default=DEFAULT_SEEDS, metavar="N",
                        help="how many seeds of the random scheduler")
    parser.add_argument("--first-seed", type=int, default=1, metavar="N", help="the first of these seeds")
    parser.add_argument("--programs", type=Path, default=PROGRAMS, metavar="DIR", help="where the programs are")
    parser.add_argument("--keep", action="store_true", help="keep the compiled classes and say where")
    parser.set_defaults(timeout=20)
    return parser.parse_args(command_line())


def main():
    options = parse_options()
    options.raceproof = resolve_raceproof(options.raceproof)
    root = options.programs.resolve()
    paths = sorted(root.glob("**/*.java"))
    if options.only:
        paths = [p for p in paths if any(fnmatch.fnmatch(str(p.relative_to(root).with_suffix("")), glob) or
                                         fnmatch.fnmatch(p.stem, glob) for glob in options.only)]
    if not paths:
        raise SystemExit("error: no program to run")
    programs, deadlocking, verdicts = [], set(), []
    for path in paths:
        try:
            program, deadlocks = read_concurrent(path, root)
        except ValueError as problem:
            verdicts.append(Verdict(str(path.relative_to(root)), [str(problem)]))
            continue
        programs.append(program)
        if deadlocks:
            deadlocking.add(program.name)
    work = Path(tempfile.mkdtemp(prefix="raceproof-concurrent-"))
    try:
        programs, uncompiled = compile_programs(programs, work)
        verdicts += uncompiled
        for verdict in verdicts:
            report(verdict, options.verbose)
        expectations = JavaExpectations(options.fresh)
        with ThreadPoolExecutor(max_workers=max(1, options.jobs)) as pool:
            for verdict in pool.map(lambda p: check(p, p.name in deadlocking, work / "classes", options,
                                                    expectations), programs):
                verdicts.append(verdict)
                report(verdict, options.verbose)
    finally:
        if options.keep:
            print(f"classes kept in {work / 'classes'}")
        else:
            shutil.rmtree(work, ignore_errors=True)
    failed = sum(1 for verdict in verdicts if verdict.problems)
    print(f"{len(verdicts) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    run_main(main)
