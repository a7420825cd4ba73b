#!/usr/bin/env python3
"""Holds `raceproof check` to what the documentation of the class library promises, and to nothing more.

Separate objects: for operations A and B of contract/operations.py, `x = 1; A` in one thread and `B; r = x` in another, each on an
object of its own, is a race on x in either order, and there is no other violation. One shared object: contract/shared.py says
row by row what the documentation promises. Each program is checked twice: as raceproof check does, which initialises the library
classes that the program names beforehand, and without that.

All programs are checked by few processes (check_many, beside the binary). By default a sample of the pairs is checked, in rounds
of which each has every operation once on either side, and all rows of shared objects; --all checks all pairs. The last line of
the output is `N passed, M failed`; the exit status is 1 if a program failed.
"""

import argparse
import os
import random
import re
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from processes import in_parallel  # noqa: E402
from suite import javac, run_main  # noqa: E402
from tests.contract.operations import OPERATIONS  # noqa: E402
from tests.contract.programs import IMPORTS, pair_program, parts_of  # noqa: E402
from tests.contract.shared import ROWS  # noqa: E402
from tests.contract.shared_programs import shared_programs  # noqa: E402
from tests.contract.tool import Tool  # noqa: E402

PREPARATIONS = ("checked", "cold")
PROGRAMS_PER_JAVAC = 4000
PROGRAMS_PER_FILE = 200
PROGRAMS_PER_TASK = 50


def all_pairs(operations):
    return [(first, second) for first in operations for second in operations]


def sampled_pairs(operations, rounds, seed):
    """The first round has each operation with itself, each further one all with different partners."""
    shifts = random.Random(seed).sample(range(1, len(operations)), min(rounds, len(operations)) - 1)
    order = list(operations)
    random.Random(seed).shuffle(order)
    return [(first, order[(at + shift) % len(order)]) for shift in (0, *shifts) for at, first in enumerate(order)]


class Batch:
    """Programs that are compiled together."""

    def __init__(self, programs, options):
        self.programs = programs
        self.options = options
        self.work = Path(tempfile.mkdtemp(prefix="raceproof-contract-"))
        self.classes = self.work / "classes"

    def compile(self):
        parts = {part.name: part for program in self.programs for part in program.parts}
        files = {f"{name}.java": IMPORTS + part.source() for name, part in parts.items()}
        for at in range(0, len(self.programs), PROGRAMS_PER_FILE):
            some = self.programs[at:at + PROGRAMS_PER_FILE]
            files[f"Programs{at}.java"] = IMPORTS + "\n".join(program.source for program in some)
        for name, text in files.items():
            (self.work / name).write_text(text)
        complaints = javac([*(self.work / name for name in files), ROOT / "tests/contract/Support.java"], self.classes)
        if complaints:
            raise SystemExit("error: javac failed\n" + "\n".join(sum(complaints.values(), [])[:40]))

    def check(self, report):
        tasks = [self.programs[at:at + PROGRAMS_PER_TASK] for at in range(0, len(self.programs), PROGRAMS_PER_TASK)]
        for verdicts in in_parallel(self.check_some, tasks, self.options.jobs):
            for verdict in verdicts:
                report.add(*verdict)

    def check_some(self, programs):
        tool = Tool(self.options.tool, self.classes, self.options.timeout)
        try:
            return [(program, preparation, tool.check(program.name, preparation))
                    for program in programs for preparation in self.options.preparation]
        finally:
            tool.end()

    def remove(self):
        if self.options.keep:
            print(f"sources and classes kept in {self.work}")
        else:
            shutil.rmtree(self.work, ignore_errors=True)


class Report:
    def __init__(self, options):
        self.options = options
        self.passed = self.failed = 0
        self.seconds = 0.0

    def add(self, program, preparation, answer):
        self.seconds += answer.seconds
        problems = program.problems(answer)
        if not problems:
            self.passed += 1
            if self.options.verbose:
                print(f"passed {program.title} ({preparation}, {answer.states} states, {answer.seconds:.2f} s)")
            return
        self.failed += 1
        print(f"FAILED {program.title} ({preparation}): {program.name}", *(f"    {line}" for line in problems), sep="\n",
              flush=True)


def parse_options():
    parser = argparse.ArgumentParser(description="compares raceproof check with what the library's documentation promises")
    parser.add_argument("--raceproof", type=Path, default=ROOT / "build/release/raceproof", metavar="FILE",
                        help="the binary; check_many is beside it")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="N", help="how many processes")
    parser.add_argument("--rounds", type=int, default=8, metavar="N", help="of the sample of pairs")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the sample")
    parser.add_argument("--all", action="store_true", help="all pairs instead of a sample")
    parser.add_argument("--only", type=re.compile, metavar="REGEX",
                        help="all pairs of the operations with this in their names, and the rows of shared objects likewise")
    parser.add_argument("--with", dest="partners", type=re.compile, default=re.compile(""), metavar="REGEX",
                        help="--only: one of each pair must have this in its name too")
    parser.add_argument("--shared", action="store_true", help="no pairs, only shared objects")
    parser.add_argument("--preparation", choices=PREPARATIONS, action="append", help="only this, repeatable")
    parser.add_argument("--timeout", type=float, default=60, metavar="SECONDS", help="how long a program may take")
    parser.add_argument("--keep", action="store_true", help="keep the sources and classes and say where")
    parser.add_argument("--verbose", action="store_true", help="name the programs that pass, too")
    options = parser.parse_args()
    options.preparation = options.preparation or PREPARATIONS
    options.tool = options.raceproof.resolve().parent / "check_many"
    if not options.tool.exists():
        raise SystemExit(f"error: there is no {options.tool}: ./dev build")
    return options


def chosen_programs(options):
    if options.only:
        chosen = [operation for operation in OPERATIONS if options.only.search(operation.name)]
        others = [operation for operation in OPERATIONS if options.partners.search(operation.name)]
        pairs = dict.fromkeys([*((a, b) for a in chosen for b in others), *((b, a) for a in chosen for b in others)])
        rows = [row for row in ROWS if options.only.search(row.name)]
    else:
        pairs = all_pairs(OPERATIONS) if options.all else sampled_pairs(OPERATIONS, options.rounds, options.seed)
        rows = ROWS
    if options.shared:
        pairs = ()
    return [*(pair_program(first, second) for first, second in pairs), *(p for row in rows for p in shared_programs(row))]


def main():
    options = parse_options()
    programs = chosen_programs(options)
    report = Report(options)
    for at in range(0, len(programs), PROGRAMS_PER_JAVAC):
        batch = Batch(programs[at:at + PROGRAMS_PER_JAVAC], options)
        try:
            batch.compile()
            batch.check(report)
        finally:
            batch.remove()
    print(f"{len(OPERATIONS)} operations, {len(ROWS)} rows of shared objects, {len(programs)} programs, "
          f"{report.seconds:.0f} s in the checker")
    print(f"{report.passed} passed, {report.failed} failed")
    return 1 if report.failed else 0


if __name__ == "__main__":
    run_main(main)
