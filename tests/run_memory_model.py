#!/usr/bin/env python3
"""Explores random programs and compares with the model of tests/memory_model, which decides them by definition.

The model says what must be found and what may be found; they differ only where the specification leaves something open. For each
program, under each configuration:

- every outcome (final values, deadlock, uncaught exception, failed assertion) that must be found is, and no other than may be;
- every location that must race is reported, and every reported pair of lines is one that may race.

Some programs are also run on java, and some given to `raceproof check`, whose status must fit.

An exploration that stops at the limit of states may lack something, but must not have found anything else. What fails is kept
in build/memory-model-failures: the program, with the difference in its last lines. The last line of the output is
`N passed, M failed`; the exit status is 1 if a program failed.
"""

import argparse
import collections
import itertools
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.memory_model import compare_test, model_test, observe  # noqa: E402
from tests.memory_model.__main__ import write_decided, write_programs  # noqa: E402
from tests.memory_model.compare import parse_answer, problems_of  # noqa: E402
from tests.memory_model.generate import generate  # noqa: E402
from tests.memory_model.kinds import KINDS, kind_of  # noqa: E402
from tests.memory_model.search import TooLarge  # noqa: E402
from tests.memory_model.shrink import smaller_programs  # noqa: E402
from tests.random_programs.exploring import (add_options, ask_tool, close, compile_programs, in_chunks, parsed,  # noqa: E402
                                             run_unit_tests, scratch_folder)

PROGRAMS_PER_BATCH = 1000
PROGRAMS_PER_PROCESS = 25
# POINTS/STORE/TIMEOUTS/SCOPE/ORDER/REDUCTION as explore_agreement reads them, each for one program in so many. The first is what
# `check` does unless a search takes long. Shares have no factor in common with the number of kinds.
CONFIGURATIONS = {
    "locksets/subsumption/any/shared/depth-first/dynamic": 1,
    "summary/fingerprints/any/shared/breadth-first/sync": 9,
    "locksets/subsumption/any/shared/portfolio/dynamic": 11,
    "clocks/fingerprints/any/shared/depth-first/goldilocks": 13,
}
PROGRAMS_PER_DEEP_SEARCH = 8
DEEP = 10
CANDIDATES = 60  # smaller programs that are tried together


def requests(entry, options):
    """The text of each configuration that this program is explored under."""
    # The life of a thread pool has a hundred thousand states and more: only some are followed to their end.
    is_deep = entry["kind"] == "pool" and entry["number"] // len(KINDS) % PROGRAMS_PER_DEEP_SEARCH == 0
    limit = options.max_states * (DEEP if is_deep else 1)
    return [f"{text}:{limit}" for text, share in CONFIGURATIONS.items()
            if entry["number"] % share == 0 and options.only.search(text)]


def explore(entries, classes, options):
    """Answers by program and configuration, and what went wrong with the tool itself."""
    lines = []
    for entry in entries:
        values = ",".join(entry["observables"])
        if texts := requests(entry, options):
            lines.append(f"{entry['name']} {','.join(texts)} {values}/{values}\n")
    found, trouble = ask_tool(lines, classes, options, "places")
    answers = {}
    for name, text, bound, states, _, _, *outcomes in found:
        answers[name, text] = parse_answer(bound, states, outcomes)
    return answers, trouble


def explore_one_by_one(entries, classes, options):
    """A program that ends the tool takes no others with it."""
    answers, trouble = explore(entries, classes, options)
    if not trouble or len(entries) == 1:
        return answers, {entry["name"]: trouble for entry in entries}
    answers, troubles = {}, {}
    for entry in entries:
        found, troubles[entry["name"]] = explore([entry], classes, options)
        answers |= found
    return answers, troubles


def expected_statuses(entry):
    """Of `raceproof check`: 1 for a violation, 0 for a proof. Modes weaker than volatile have executions that are not explored."""
    if entry["must"]["has_violation"]:
        return {1}
    # What a thread does alone has no weaker executions, but it is no mistake to mention it.
    right = {3} if entry["uses_them_together"] else {0, 3} if entry["uses_weak_modes"] else {0}
    return right | {1} if entry["may"]["has_violation"] else right


def check(entry, classes, options):
    """What is wrong with the verdict of the command itself."""
    command = [str(options.raceproof), "check", "--timeouts", "any", "--max-states", str(options.max_states), "-cp", str(classes),
               entry["name"]]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode in expected_statuses(entry) or "bounded by --max-states" in done.stdout:
        return []
    return [f"raceproof check: status {done.returncode}, not {expected_statuses(entry)}"]


class Report:
    def __init__(self, options):
        self.options = options
        self.passed = self.failed = 0
        self.complete, self.stopped = collections.Counter(), collections.Counter()
        self.failed_kinds, self.kinds = collections.Counter(), collections.Counter()
        self.stopped_kinds = collections.Counter()
        self.racy = self.observed = self.checked = 0

    def add(self, entry, answers, trouble, source, observed):
        problems = list(observed)
        for text in requests(entry, self.options):
            answer = answers.get((entry["name"], text))
            if answer is None:
                problems.append(f"{text}: no answer; {trouble}")
                break
            (self.complete if answer.bound == "none" else self.stopped)[text.split(":")[0]] += 1
            self.stopped_kinds[entry["kind"]] += answer.bound != "none"
            problems += [f"{text}: {line}" for line in problems_of(entry, answer)]
        self.kinds[entry["kind"]] += 1
        self.racy += bool(entry["must"]["locations"])
        if not problems:
            self.passed += 1
            return
        self.failed += 1
        self.failed_kinds[entry["kind"]] += 1
        self.keep(entry, source, problems)

    def keep(self, entry, source, problems):
        kept = self.options.keep_failures / f"{self.options.seed}"
        kept.mkdir(parents=True, exist_ok=True)
        comment = [*problems, "must find: " + " ".join([*entry["must"]["outcomes"], *entry["must"]["races"]]),
                   "may find:  " + " ".join([*entry["may"]["outcomes"], *entry["may"]["races"]])]
        (kept / source.name).write_text(source.read_text() + "".join(f"// {line}\n" for line in comment))
        print(f"FAILED {kept / source.name} ({entry['kind']})", *(f"    {line}" for line in problems), sep="\n", flush=True)

    def statistics(self):
        print(f"{self.racy} of {sum(self.kinds.values())} programs have races; {self.observed} were run on java, "
              f"{self.checked} checked by the command")
        for key in CONFIGURATIONS:
            print(f"{key}: {self.complete[key]} explored, {self.stopped[key]} stopped at the limit")
        for kind, count in sorted(self.kinds.items()):
            print(f"{kind}: {count} programs, {self.failed_kinds[kind]} failed, "
                  f"{self.stopped_kinds[kind]} explorations stopped at the limit")


def observe_java(entries, classes, options, report):
    if not options.java_share:
        return {}
    chosen = [entry for entry in entries if entry["number"] % options.java_share == 0]
    unexpected, count = observe.unexpected_outcomes(chosen, classes, options)
    report.observed += count
    return {name: [f"java: outcome that is not expected: {outcome}" for outcome in sorted(outcomes)]
            for name, outcomes in unexpected.items()}


def check_some(entries, classes, options, report):
    """Problems by program of those that the command itself is given."""
    chosen = [entry for entry in entries if options.check_share and entry["number"] % options.check_share == 0]
    report.checked += len(chosen)
    return {entry["name"]: problems for (entry,), problems in
            in_chunks(lambda single: check(single[0], classes, options), chosen, 1, options.jobs)}


def run_batch(numbers, options, report):
    with scratch_folder("memory-model") as out:
        entries = write_programs(numbers, options.seed, out, options.jobs)
        classes = compile_programs(out, options.api, observe.OBSERVER)
        unexpected = observe_java(entries, classes, options, report)
        verdicts = check_some(entries, classes, options, report)
        found = in_chunks(lambda chunk: explore_one_by_one(chunk, classes, options), entries, PROGRAMS_PER_PROCESS, options.jobs)
        for chunk, (answers, troubles) in found:
            for entry in chunk:
                report.add(entry, answers, troubles[entry["name"]], out / "src" / f"{entry['name']}.java",
                           [*unexpected.get(entry["name"], ()), *verdicts.get(entry["name"], ())])


def kinds_of_problems(entry, answers, options):
    """What is wrong, without the details."""
    found = set()
    for text in requests(entry, options):
        if answer := answers.get((entry["name"], text)):
            found |= {line.split(":")[0] for line in problems_of(entry, answer)}
        else:
            found.add("no answer")
    return found


def failing_candidate(program, wanted, number, options):
    """A program one step smaller that fails in one of these ways."""
    with scratch_folder("memory-model") as out:
        (out / "src").mkdir()
        programs, entries = {}, []
        for candidate in itertools.islice(smaller_programs(program), CANDIDATES):
            candidate.name = f"P{number}_{len(entries)}"
            try:
                entries.append(write_decided(candidate, candidate.java(), candidate.decide(), number, out / "src"))
            except (TooLarge, KeyError):
                continue
            programs[candidate.name] = candidate
        classes = compile_programs(out, options.api, observe.OBSERVER)
        answers, _ = explore_one_by_one(entries, classes, options)
        for entry in entries:
            if wanted & kinds_of_problems(entry, answers, options):
                return programs[entry["name"]], entry, answers
        return None


def shrink(number, options, report):
    """Prints the smallest program that fails as this one does."""
    program, _, _ = generate(options.seed, number)
    found = program, None, None
    wanted = {"no race", "not expected", "missed race", "not found", "no answer", "stopped"}
    while smaller := failing_candidate(found[0], wanted, number, options):
        found = smaller
        wanted = kinds_of_problems(smaller[1], smaller[2], options)
        print(f"{number}: {len(found[0].java().splitlines())} lines, {', '.join(sorted(wanted))}", flush=True)
    program, entry, answers = found
    if entry is None:
        return
    with scratch_folder("memory-model") as out:
        path = out / f"{program.name}.java"
        path.write_text(program.java())
        report.add(entry, answers, "", path, ())


def parse_options():
    parser = argparse.ArgumentParser(description="compares exploration with a model of the Java memory model on random programs")
    add_options(parser, count=1000, max_states=20_000, failures="memory-model-failures")
    parser.add_argument("--kind", action="append", choices=list(KINDS), metavar="KIND", help="only these of them, repeatable")
    parser.add_argument("--java-share", type=int, default=7, metavar="N", help="one program in N is also run on java; 0: none is")
    parser.add_argument("--java-times", type=int, default=20, metavar="N", help="so often")
    parser.add_argument("--check-share", type=int, default=31, metavar="N",
                        help="one program in N is also given to `raceproof check`; 0: none is")
    parser.add_argument("--shrink", action="store_true", help="look for smaller programs that fail as these do")
    return parsed(parser)


def main():
    options = parse_options()
    report = Report(options)
    run_unit_tests([model_test, compare_test], report)
    numbers = [number for number in options.numbers if not options.kind or kind_of(number) in options.kind]
    if options.shrink:
        for number in numbers:
            shrink(number, options, report)
        return 1 if report.failed else 0
    for start in range(0, len(numbers), PROGRAMS_PER_BATCH):
        run_batch(numbers[start:start + PROGRAMS_PER_BATCH], options, report)
    report.statistics()
    return close(report)


if __name__ == "__main__":
    sys.exit(main())
