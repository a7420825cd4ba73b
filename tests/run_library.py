#!/usr/bin/env python3
"""Checks what `check --library operations` assumes: that calls of java.util.concurrent take effect at once.

Every pair of operations on a small object of each class, and some triples, is explored at the grain of the library's own steps and
at the grain of operations. Outcomes are answers, exceptions, what is seen of the object afterwards, deadlocks, and whether what one
thread wrote before its operation races with what the other reads after its own. Each outcome at the grain of steps must be one at
the grain of operations. Where operations give more, that is counted: it is the order of waiters, of which the library promises
less than it does."""

import argparse
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.library_operations.classes import SUBJECTS  # noqa: E402
from tests.library_operations.pairs import cases  # noqa: E402
from tests.random_programs.exploring import in_chunks, scratch_folder  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent
LOOK = ROOT / "tests/library_operations/Look.java"
CONFIGURATION = "locksets/subsumption/any/shared/depth-first/dynamic"
OBSERVABLES = "a,b,c,last,seen"
PROGRAMS_PER_PROCESS = 10


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--raceproof", type=Path, default=ROOT / "build/release/raceproof", metavar="FILE")
    parser.add_argument("--jobs", type=int, default=2, metavar="N")
    parser.add_argument("--count", type=int, default=0, metavar="N", help="a choice of so many; 0: all")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="which ones")
    parser.add_argument("--only", action="append", metavar="CLASS", help="only objects of this class, repeatable")
    parser.add_argument("--index", type=int, action="append", metavar="N", help="only this case, repeatable")
    parser.add_argument("--max-states", type=int, default=20_000, metavar="N", help="where an exploration stops")
    parser.add_argument("--table", action="store_true", help="print the table of docs/library.md")
    parser.add_argument("--verbose", action="store_true", help="print every case")
    return parser.parse_args()


def compile_cases(chosen, out):
    source, classes = out / "src", out / "classes"
    source.mkdir()
    for case in chosen:
        (source / f"{case.name}.java").write_text(case.java())
    files = out / "files"
    files.write_text("".join(f"{path}\n" for path in [*sorted(source.glob("*.java")), LOOK]))
    subprocess.run(["javac", "-nowarn", "-Xlint:none", "-g", "-proc:none", "-J-XX:TieredStopAtLevel=1", "-d", str(classes),
                    f"@{files}"], check=True)
    return classes


def explore(chosen, classes, grain, options):
    """By name: is the answer complete, how many states, and the outcomes. Cases of which the tool died are told alone."""
    tool = options.raceproof.resolve().parent / "explore_agreement"
    request = "".join(f"{case.name} {CONFIGURATION}:{options.max_states} {OBSERVABLES}/{OBSERVABLES}\n" for case in chosen)
    done = subprocess.run([str(tool), str(classes), *grain], input=request, capture_output=True, text=True, check=False)
    found = {}
    for line in done.stdout.splitlines():
        name, _, bound, states, _, _, *outcomes = line.split(" ")
        found[name] = (bound == "none", int(states), set(filter(None, outcomes)), bound)
    missing = [case for case in chosen if case.name not in found]
    if missing and len(chosen) > 1:
        for case in missing:
            found.update(explore([case], classes, grain, options))
    elif missing:
        found[missing[0].name] = (False, 0, set(), f"status {done.returncode}: {done.stderr.strip()[-300:]}")
    return found


def notices_what_is_wrong(options):
    """Taken as one step, compound operations lose outcomes: the comparison must notice."""
    wanted = {"L.of(s.size())", "s.putAll(Map.of(2, 23, 3, 24)); return 0;", "s.clear(); return 0;", "L.keys(s)"}
    chosen = [case for case in cases(SUBJECTS) if case.subject.name == "ConcurrentHashMap" and set(case.operations) <= wanted]
    with scratch_folder("library") as out:
        classes = compile_cases(chosen, out)
        wrong = explore(chosen, classes, ["operations", "compound-as-one"], options)
        steps = explore(chosen, classes, [], options)
    return any(steps[case.name][2] - wrong[case.name][2] for case in chosen)


class Report:
    def __init__(self):
        self.passed = self.failed = 0
        self.by_class = {}

    def add(self, case, steps, operations, options):
        row = self.by_class.setdefault(case.subject.name, Counter())
        row["cases"] += 1
        row["complete"] += steps[0]
        row["states of steps"] += steps[1]
        row["states of operations"] += operations[1]
        lost = steps[2] - operations[2]
        problems = []
        if lost:
            problems.append(f"only at the grain of steps: {', '.join(sorted(lost))}")
        if not operations[2] and steps[2]:
            problems.append(f"no outcome at the grain of operations: {operations[3]}")
        for grain, answer in (("steps", steps), ("operations", operations)):
            if answer[3].startswith("status") or answer[3] == "unsupported":
                problems.append(f"{grain}: {answer[3]}")
        row["more"] += bool(steps[0] and operations[2] - steps[2])
        if problems:
            self.failed += 1
            row["failed"] += 1
            print(f"FAILED {case.name}: {case.text()}\n    " + "\n    ".join(problems))
            print(f"    operations: {' '.join(sorted(operations[2]))} ({operations[1]} states)")
            print(f"    steps:      {' '.join(sorted(steps[2]))} ({steps[1]} states{'' if steps[0] else ', not complete'})")
        else:
            self.passed += 1
            if options.verbose:
                extra = operations[2] - steps[2]
                print(f"{case.name}: {case.text()}: {steps[1]} states, {operations[1]} at the grain of operations"
                      + (f"; more: {' '.join(sorted(extra))}" if extra and steps[0] else ""))

    def table(self):
        print("| class | cases | explored to the end | more outcomes at the grain of operations | states of steps | of operations |")
        print("|---|--:|--:|--:|--:|--:|")
        for name, row in self.by_class.items():
            print(f"| `{name}` | {row['cases']} | {row['complete']} | {row['more']} | {row['states of steps']:,} | "
                  f"{row['states of operations']:,} |")


def main():
    options = parse_options()
    chosen = cases(SUBJECTS)
    if options.only:
        chosen = [case for case in chosen if case.subject.name in options.only]
    if options.index:
        chosen = [case for case in chosen if int(case.name[4:]) in options.index]
    if options.count and options.count < len(chosen):
        chosen = sorted(random.Random(options.seed).sample(chosen, options.count), key=lambda case: int(case.name[4:]))
    report = Report()
    if notices_what_is_wrong(options):
        report.passed += 1
    else:
        report.failed += 1
        print("FAILED: what is wrong on purpose is not noticed")
    with scratch_folder("library") as out:
        classes = compile_cases(chosen, out)

        def both(chunk):
            return explore(chunk, classes, ["operations"], options), explore(chunk, classes, [], options)

        for chunk, (operations, steps) in in_chunks(both, chosen, PROGRAMS_PER_PROCESS, options.jobs):
            for case in chunk:
                report.add(case, steps[case.name], operations[case.name], options)
    if options.table:
        report.table()
    print(f"{report.passed} passed, {report.failed} failed")
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main())
