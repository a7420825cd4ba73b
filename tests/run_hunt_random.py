#!/usr/bin/env python3
"""Hunts in random programs (tests/hunted_programs), most of them small enough to explore, the others of thousands of steps.

- Every confirmed race is a race by the definition: happens-before of its trace, by transitive closure over the events.
- Of a program that `check --all` explores to its end: what is confirmed is among the races found there, nothing found there is
  refuted, and of all of them together at least 95 % are confirmed by runs, prediction and searches alone (--no-exploration).

A race is known by its location and two lines. Programs that fail are kept in build/hunt-failures. The last line of the output is
`N passed, M failed`; the exit status is 1 if anything failed.
"""

import argparse
import collections
import json
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from check_result import consistency_problems  # noqa: E402
from processes import in_parallel, run_process  # noqa: E402
from suite import javac  # noqa: E402
from tests.hunted_programs import happens_before_test  # noqa: E402
from tests.hunted_programs.generate import generate  # noqa: E402
from tests.hunted_programs.happens_before import problems_of_race  # noqa: E402
from tests.random_programs.exploring import close, run_unit_tests, scratch_folder  # noqa: E402

PROGRAMS_PER_LARGE_ONE = 10
PROGRAMS_PER_DEFAULT_HUNT = 3  # the others are hunted without exploring them
PROGRAMS_PER_BATCH = 500
LEAST_SHARE = 0.95
LARGER = 4  # times as long for large programs, so that most of their races can be told
TIMEOUT = 300


def races_of(result):
    return {race_of(violation["location"], violation["accesses"]) for violation in result["violations"]
            if violation["kind"] == "data-race"}


def race_of(location, accesses):
    lines = sorted((access.get("call_site") or access)["line"] or 0 for access in accesses)
    return f"{location} at {lines[0]} and {lines[1]}"


def refuted_races(result):
    return {race_of(warning["location"], (warning["earlier"], warning["later"])) for warning in result["hunt"]["warnings"]
            if warning["status"] == "refuted"}


@dataclass
class Judged:
    program: object
    problems: list = field(default_factory=list)
    races: set = None  # of all schedules; None: not explored to the end
    confirmed: set = field(default_factory=set)
    refuted: int = 0
    warnings: collections.Counter = field(default_factory=collections.Counter)
    told: int = 0  # confirmed races that there was time to tell, those of several hunts counted several times


class Judge:
    def __init__(self, options, classes, folder):
        self.options, self.classes, self.folder = options, classes, folder

    def run(self, judged, command, *words):
        """The result, or None with a problem noted."""
        name = judged.program.name
        file = self.folder / f"{name}.{command}.json"
        seconds = self.options.max_time * (1 if judged.program.is_small else LARGER)
        words = [str(self.options.raceproof), command, "--quiet", "--json", str(file), "--max-time", str(seconds), *words,
                 "-cp", str(self.classes), name]
        outcome = run_process(words, seconds=TIMEOUT)
        try:
            result = json.loads(file.read_text())
        except (OSError, ValueError):
            judged.problems.append(f"{' '.join(words[1:])}: no result, {outcome.status_text()}: {outcome.stderr.decode()[-500:]}")
            return None
        finally:
            file.unlink(missing_ok=True)
        judged.problems += [f"{' '.join(words[1:])}: {problem}" for problem in consistency_problems(result, outcome.status)]
        return result

    def judge_hunt(self, judged, *words):
        result = self.run(judged, "hunt", *words)
        if result is None:
            return None
        for violation in result["violations"]:
            if violation["kind"] == "data-race":
                judged.told += bool(violation["trace"])
                judged.problems += [f"{violation['id']}: {problem}" for problem in problems_of_race(violation, judged.program.subjects)]
        refuted = refuted_races(result)
        judged.refuted += len(refuted)
        judged.problems += [f"race on {race}: confirmed and refuted" for race in refuted & races_of(result)]
        for warning in result["hunt"]["warnings"]:
            judged.warnings[warning["status"]] += 1
        if judged.races is not None:
            judged.problems += [f"race on {race}: confirmed, but no schedule has it" for race in races_of(result) - judged.races]
            judged.problems += [f"race on {race}: refuted, but a schedule has it" for race in refuted & judged.races]
        return result

    def judge(self, program):
        judged = Judged(program)
        if not program.is_small:
            result = self.judge_hunt(judged)
            judged.confirmed = races_of(result) if result else set()
            if judged.confirmed and not judged.told:
                judged.problems.append("none of the confirmed races could be told in time")
            return judged
        explored = self.run(judged, "check", "--all")
        if explored is None:
            return judged
        judged.races = races_of(explored) if explored["exhaustive"] else None
        result = self.judge_hunt(judged, "--no-exploration")
        if result is not None:
            judged.confirmed = races_of(result)
        if program.number % PROGRAMS_PER_DEFAULT_HUNT == 0:
            result = self.judge_hunt(judged)
            if result and judged.races is not None and result["exhaustive"] and races_of(result) != judged.races:
                judged.problems.append(f"not confirmed although all was explored: {sorted(judged.races - races_of(result))}")
        return judged


class Report:
    def __init__(self, options):
        self.options = options
        self.passed = self.failed = 0
        self.explored = self.large = self.to_find = self.found = self.confirmed = self.refuted = self.told = 0
        self.warnings = collections.Counter()
        self.missed = []

    def add(self, judged):
        program = judged.program
        self.warnings += judged.warnings
        self.refuted += judged.refuted
        self.told += judged.told
        self.large += not program.is_small
        self.confirmed += len(judged.confirmed)
        if judged.races is not None:
            self.explored += 1
            self.to_find += len(judged.races)
            self.found += len(judged.races & judged.confirmed)
            self.missed += [f"{program.name}: {race}" for race in sorted(judged.races - judged.confirmed)]
        if not judged.problems:
            self.passed += 1
            return
        self.failed += 1
        kept = self.options.keep_failures / f"{self.options.seed}"
        kept.mkdir(parents=True, exist_ok=True)
        (kept / f"{program.name}.java").write_text(program.source)
        print(f"FAILED {kept / program.name}.java", *(f"    {line}" for line in judged.problems[:20]), sep="\n", flush=True)

    def finish(self):
        share = self.found / self.to_find if self.to_find else 1
        warned = ", ".join(f"{count} {status}" for status, count in sorted(self.warnings.items()))
        print(f"{self.explored} programs explored, {self.large} large ones; {self.confirmed} races confirmed, each that could be told "
              f"in time ({self.told}, with repetitions) by the definition; "
              f"warnings: {warned}")
        print(f"{self.found} of {self.to_find} races ({share:.1%}) confirmed without exploration")
        if share < LEAST_SHARE:
            self.failed += 1
            print(f"FAILED less than {LEAST_SHARE:.0%}; not confirmed:", *(f"    {race}" for race in self.missed[:40]), sep="\n")
        elif self.options.verbose:
            print(*(f"not confirmed: {race}" for race in self.missed), sep="\n")


def numbered(seed, number):
    program = generate(seed, number, number % PROGRAMS_PER_LARGE_ONE != PROGRAMS_PER_LARGE_ONE - 1)
    program.number = number
    return program


def write_and_compile(programs, folder):
    """The folder of the classes."""
    files = []
    for program in programs:
        files.append(folder / f"{program.name}.java")
        files[-1].write_text(program.source)
    complaints = javac(files, folder / "classes")
    if complaints:
        raise SystemExit(f"error: the generator writes what javac does not take: {complaints}")
    return folder / "classes"


def parse_options():
    parser = argparse.ArgumentParser(description="holds raceproof hunt to the definition and to check --all on random programs")
    parser.add_argument("--count", type=int, default=100, metavar="N", help="how many programs")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first one")
    parser.add_argument("--index", type=int, action="append", metavar="N", help="only this program, repeatable")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="same seed, same programs")
    parser.add_argument("--raceproof", type=Path, default=ROOT / "build/release/raceproof", metavar="FILE")
    parser.add_argument("--jobs", type=int, default=2, metavar="N")
    parser.add_argument("--max-time", type=float, default=3, metavar="SECONDS", help="of each check and each hunt (%(default)s)")
    parser.add_argument("--verbose", action="store_true", help="print the races that were not confirmed, too")
    parser.add_argument("--keep-failures", type=Path, default=ROOT / "build/hunt-failures", metavar="DIR")
    return parser.parse_args()


def main():
    options = parse_options()
    report = Report(options)
    run_unit_tests([happens_before_test], report)
    numbers = options.index or range(options.first, options.first + options.count)
    started = time.monotonic()
    for start in range(0, len(numbers), PROGRAMS_PER_BATCH):
        programs = [numbered(options.seed, number) for number in numbers[start:start + PROGRAMS_PER_BATCH]]
        with scratch_folder("hunt") as folder:
            judge = Judge(options, write_and_compile(programs, folder), folder)
            for judged in in_parallel(judge.judge, programs, options.jobs):
                report.add(judged)
    report.finish()
    print(f"{time.monotonic() - started:.0f} s")
    return close(report)


if __name__ == "__main__":
    sys.exit(main())
