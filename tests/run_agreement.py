#!/usr/bin/env python3
"""Explores random concurrent programs under many configurations: all must find what the model of tests/agreement expects.

Idea: the model knows every outcome of a program (final values, deadlocks, failed assertions, exceptions). Exploration must find
exactly these, with any store of states, any order, any set of scheduling points that is sound for the program, and any reduction.
A detector of races must find exactly the racing pairs of tests/agreement/happens_before.py. Without a store all executions are
enumerated. A portfolio must go on after its interludes as if there had been none, and there must be some. An exploration that stops at the limit of states may lack outcomes, but must not have others; how many do is printed.

For a program that fails, its source is kept, and each wrong configuration is reported with what it lacks and what it should not
have found. The last line of the output is `N passed, M failed`; the exit status is 1 if a program failed.
"""

import argparse
import shutil
import sys
from dataclasses import dataclass, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.agreement import model_test  # noqa: E402
from tests.agreement.__main__ import write_programs  # noqa: E402
from tests.agreement.observe import OBSERVER  # noqa: E402
from tests.random_programs.exploring import (add_options, ask_tool, close, compile_programs, in_chunks, parsed,  # noqa: E402
                                             run_unit_tests, scratch_folder)

PROGRAMS_PER_JAVAC = 3000
PROGRAMS_PER_PROCESS = 50
# Whole states cost some thirty times as much as fingerprints. The number has no factor in common with that of the kinds, so that
# all kinds have their turn.
PROGRAMS_PER_EXACT_STORE = 97
# A portfolio of explore_agreement has had its first interlude by then.
TRANSITIONS_WITH_INTERLUDE = 40


@dataclass(frozen=True)
class Configuration:
    points: str
    store: str
    scope: str = "shared"
    order: str = "depth-first"
    reduction: str = "sync"

    @property
    def without_interludes(self):
        """The same search, if it is comparable: what interludes learn about races changes the search that goes on."""
        comparable = self.order == "portfolio" and not self.detects_races
        return replace(self, order="depth-first") if comparable else None

    @property
    def detects_races(self):
        return self.points not in ("all", "sync")

    def suits(self, entry):
        """Is there anything to expect of it, at a cost that is worth it?"""
        if self.store == "exact":
            return int(entry["name"].removeprefix("P")) % PROGRAMS_PER_EXACT_STORE == 0
        return self.store != "none" or not entry["endless"]

    def text(self, mode, options):
        return f"{self.points}/{self.store}/{mode}/{self.scope}/{self.order}/{self.reduction}:{options.max_states}"


# Words that explore_agreement knows: a further one is a line here and a line there.
REDUCTIONS = (
    "sync",
    "goldilocks",
    "dynamic",
)
ORDERS = (
    "depth-first",
    "breadth-first",
    "portfolio",
)


def with_reduction(reduction):
    """What each reduction must do alike."""
    every = (
        Configuration("sync", "fingerprints", reduction=reduction),
        Configuration("sync", "fingerprints", order="portfolio", reduction=reduction),
        Configuration("sync", "none", reduction=reduction),
        Configuration("locksets", "fingerprints", reduction=reduction),
        Configuration("locksets", "subsumption", reduction=reduction),
        Configuration("locksets", "fingerprints", order="portfolio", reduction=reduction),
    )
    if reduction != "sync":
        return (Configuration("all", "fingerprints", reduction=reduction), *every)
    return (
        *every,
        Configuration("sync", "exact"),
        Configuration("sync", "fingerprints", scope="everything"),
        Configuration("summary", "fingerprints"),
        Configuration("clocks", "fingerprints"),
    )


CONFIGURATIONS = (
    *(Configuration("all", "fingerprints", order=order) for order in ORDERS),
    Configuration("all", "exact"),
    Configuration("all", "fingerprints", scope="everything"),
    Configuration("all", "none"),
    Configuration("locksets", "fingerprints", order="heuristic"),
    *(configuration for reduction in REDUCTIONS for configuration in with_reduction(reduction)),
)
RACE = "data-race:"


def modes(entry):
    return ("any", "quiescent") if entry["timed"] else ("quiescent",)


def requests(entry, options):
    """(configuration, time-out mode) by the text that asks for it."""
    found = {configuration.text(mode, options): (configuration, mode) for mode in modes(entry)
             for configuration in CONFIGURATIONS if configuration.suits(entry)}
    return {text: request for text, request in found.items() if options.only.search(text)}


@dataclass
class Answer:
    bound: str
    states: int
    transitions: int
    sampled: int  # further transitions, in interludes
    outcomes: frozenset


def request_line(entry, options):
    observables = "/".join(",".join(paths) for paths in entry["observables"])
    return f"{entry['name']} {','.join(requests(entry, options))} {observables}\n"


def explore(entries, classes, options):
    """Answers by program and text of the configuration, and what went wrong with the tool itself."""
    found, trouble = ask_tool([request_line(entry, options) for entry in entries], classes, options)
    answers = {}
    for name, text, bound, states, transitions, sampled, *outcomes in found:
        answers[name, text] = Answer(bound, int(states), int(transitions), int(sampled), frozenset(outcomes) - {""})
    return answers, trouble


def problems_of(entry, text, configuration, mode, answer):
    """Lines that say what is wrong with an answer."""
    expected = frozenset(entry["expected"][mode]["outcomes"])
    if answer.bound not in ("none", "states"):
        return [f"{text}: stopped: {answer.bound} after {answer.states} states"]
    if configuration.detects_races:
        expected |= {RACE + pair for pair in entry["expected"][mode]["races"]}
    # Executions are real ones, however few: nothing else may be found. All must be found if nothing was left out.
    is_complete = answer.bound == "none" and (configuration.points != "sync" or entry["race_free"])
    missing = expected - answer.outcomes if is_complete else frozenset()
    wrong = answer.outcomes - expected
    lines = [f"{text}:"] if missing or wrong else []
    if missing:
        lines.append("    not found:    " + " ".join(sorted(missing)))
    if wrong:
        lines.append("    not expected: " + " ".join(sorted(wrong)))
    return lines


def problems_of_interludes(text, answer, undisturbed):
    if undisturbed is None:
        return []
    lines = []
    if answer.transitions >= TRANSITIONS_WITH_INTERLUDE and answer.sampled == 0:
        lines.append(f"{text}: no interlude in {answer.transitions} transitions")
    if (answer.states, answer.transitions) != (undisturbed.states, undisturbed.transitions):
        lines.append(f"{text}: {answer.states} states and {answer.transitions} transitions, "
                     f"without interludes {undisturbed.states} and {undisturbed.transitions}")
    return lines


class Report:
    def __init__(self, options):
        self.options = options
        self.passed = self.failed = 0
        self.complete, self.stopped = {}, {}
        self.transitions = {}

    def add(self, entry, answers, trouble, source):
        problems = []
        for text, (configuration, mode) in requests(entry, self.options).items():
            answer = answers.get((entry["name"], text))
            if answer is None:
                problems.append(f"{text}: no answer; {trouble}")
                break
            key = text.split(":", maxsplit=1)[0]
            counter = self.complete if answer.bound == "none" else self.stopped
            counter[key] = counter.get(key, 0) + 1
            self.transitions[key] = self.transitions.get(key, 0) + answer.transitions
            problems += problems_of(entry, text, configuration, mode, answer)
            if twin := configuration.without_interludes:
                undisturbed = answers.get((entry["name"], twin.text(mode, self.options)))
                problems += problems_of_interludes(text, answer, undisturbed)
        if not problems:
            self.passed += 1
            return
        self.failed += 1
        kept = self.options.keep_failures / f"{self.options.seed}"
        kept.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, kept)
        print(f"FAILED {kept / source.name} ({entry['kind']})", *(f"    {line}" for line in problems), sep="\n", flush=True)

    def statistics(self):
        for key in sorted(self.transitions):
            print(f"{key}: {self.complete.get(key, 0)} explored, {self.stopped.get(key, 0)} stopped at the limit, "
                  f"{self.transitions[key]} transitions")


def run_batch(indices, options, report):
    with scratch_folder("agreement") as out:
        entries = write_programs(indices, options.seed, out, options.jobs)
        classes = compile_programs(out, options.api, OBSERVER)
        found = in_chunks(lambda chunk: explore(chunk, classes, options), entries, PROGRAMS_PER_PROCESS, options.jobs)
        for chunk, (answers, trouble) in found:
            for entry in chunk:
                report.add(entry, answers, trouble, out / "src" / f"{entry['name']}.java")


def main():
    parser = argparse.ArgumentParser(description="compares exploration with a model on random concurrent programs")
    add_options(parser, count=3000, max_states=1_000, failures="agreement-failures")
    options = parsed(parser)
    report = Report(options)
    run_unit_tests([model_test], report)
    for start in range(0, len(options.numbers), PROGRAMS_PER_JAVAC):
        run_batch(options.numbers[start:start + PROGRAMS_PER_JAVAC], options, report)
    report.statistics()
    return close(report)


if __name__ == "__main__":
    sys.exit(main())
