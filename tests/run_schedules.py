#!/usr/bin/env python3
"""Compares what a report says of a violation with its schedule: as it is printed, and as `raceproof replay` takes it.

Every command of tests/reports/cases.txt that finds a violation is run again with each search order and with --save. For each
violation of each run

  - the head of the report, the result file and the replay of the saved schedule must name the same kind, location, threads, lines
    and operations, in the same order,
  - the steps must be those of threads that the violation names, and the printed schedule must have the lines of both accesses of a
    data race, each as a step of its thread.

The last line of the output is `N passed, M failed`, counting commands; the exit status is 1 if one failed, 2 if the suite could
not run.
"""

import argparse
import fnmatch
import json
import re
import shlex
import tempfile
import time
from collections import Counter
from pathlib import Path

from processes import in_parallel, run_process
from report_cases import REPORTS, compiled, read_cases
from suite import Verdict, add_common_options, close, command_line, report, resolve_raceproof, run_main

ORDERS = ("portfolio", "depth-first", "breadth-first", "heuristic", "random", "pct", "pos")
SAMPLING = ("random", "pct", "pos")
FEWEST_PROGRAMS = 25  # for each order, in which it finds something

TITLES = {"data-race": "data race", "deadlock": "deadlock", "assertion": "failed assertion", "exception": "uncaught exception",
          "livelock": "livelock"}
SCHEDULE = re.compile(r"^  a schedule that leads there", re.MULTILINE)


def place_of(position):
    """Where the program's own code is: the call if the position is inside the JDK; None if it is nowhere in the program."""
    place = position.get("call_site") or position
    return None if place["file"] is None else f"{place['file']}:{place['line']}"


def ends_of(violation):
    """The threads and places that the violation names, in the order of the result: (operation, thread, place)."""
    if violation["kind"] == "data-race":
        return [(access["operation"], access["thread"], place_of(access)) for access in violation["accesses"]]
    return [(None, position["thread"], place_of(position)) for position in violation["positions"]]


def missing_in(text, words):
    """The first of the words that does not follow the others before it; None if all do."""
    at = 0
    for word in words:
        at = text.find(word, at)
        if at < 0:
            return word
        at += len(word)
    return None


def head_of(text, violation):
    """What the report says of the violation: its head, and its schedule."""
    opening = f"violation: {TITLES[violation['kind']]}"
    for part in text.split("\n\n"):
        if part.lstrip("\n").startswith(opening) and f"[{violation['id']}]" in part:
            head, *schedule = SCHEDULE.split(part, maxsplit=1)
            return head, schedule[0] if schedule else ""
    return None, ""


def line_with(text, *words):
    """Does a line have all the words, in this order?"""
    return any(missing_in(line, words) is None for line in text.splitlines())


def report_problems(text, violation):
    """Of the report's head against the result file."""
    head, schedule = head_of(text, violation)
    if head is None:
        return [f"the report has no {TITLES[violation['kind']]} [{violation['id']}]"]
    problems = []
    if violation["kind"] == "data-race":
        if violation["location"] not in head.splitlines()[0]:
            problems.append(f"the report is not about {violation['location']}: {head.splitlines()[0]}")
        accesses = [line for line in head.splitlines() if re.match(r'  \S.* by "', line)]
        for line, (operation, thread, place) in zip(accesses, ends_of(violation)):
            if missing_in(line, [f'by "{thread}"', place or ""]) is not None:
                problems.append(f"the result has a {operation} by {thread} at {place}, the report: {line.strip()}")
        if len(accesses) != 2:
            problems.append(f"the report names {len(accesses)} accesses: {accesses}")
    else:
        problems += [f"the report does not name {thread} at {place}" for _, thread, place in ends_of(violation)
                     if f'"{thread}"' not in head or (place or "") not in head]
    return problems + schedule_problems(schedule, violation)


def schedule_problems(schedule, violation):
    """Of the printed schedule against the head."""
    if not schedule:
        return ["the report has no schedule"]
    threads = {event["thread"] for event in violation["trace"]}
    problems = [f"{thread} takes no step of the schedule" for _, thread, _ in ends_of(violation) if thread not in threads]
    if violation["kind"] == "data-race":
        lines = [line for line in schedule.splitlines() if "races" in line]
        for (operation, thread, place), access in zip(ends_of(violation), violation["accesses"]):
            if violation["trace"][access["event"]]["thread"] != thread:
                problems.append(f"event {access['event']} is not by {thread}, whose {operation} it should be")
            if place is not None and not any(place in line for line in lines):
                problems.append(f"the schedule does not show the {operation} by {thread} at {place}")
    return problems


def replay_problems(replay, violation):
    """Of what the replay leads to against the result file."""
    told = replay.stdout.decode(errors="backslashreplace")
    if replay.status != 1:
        complaint = replay.stderr.decode(errors="backslashreplace").strip()
        return [f"the replay ends with {replay.status_text()}: {complaint or told[-300:].strip()}"]
    outcome = told.rpartition(f"\n\n{TITLES[violation['kind']]}: ")[2]
    if outcome == told and not told.startswith(f"{TITLES[violation['kind']]}: "):
        return [f"the replay does not end in a {TITLES[violation['kind']]}: {told[-300:].strip()}"]
    first = outcome.splitlines()[0]
    problems = []
    if violation["kind"] == "data-race" and not line_with(first, violation["location"]):
        problems.append(f"the replay is not about {violation['location']}: {first}")
    words = [word for _, thread, place in ends_of(violation) for word in (f'"{thread}"', place or "")]
    if violation["kind"] == "data-race" and violation["accesses"][0]["call_site"] is None:
        words = [word for operation, thread, place in ends_of(violation) for word in (f'{operation} by "{thread}"', place or "")]
    if violation["kind"] == "livelock":
        steps = sum(event["begins_step"] for event in violation["trace"])
        words = [f"from step {steps - violation['cycle'] + 1} on"]
    if (missing := missing_in(outcome, words)) is not None:
        problems.append(f"the result has {', '.join(words)}; the replay lacks {missing}: {first}")
    return problems


class ScheduleSuite:
    def __init__(self, options, classes):
        self.options_ = options
        self.classes_ = classes
        self.found_ = Counter()  # by order: in how many programs it found something

    def run(self, words, folder):
        return run_process([str(self.options_.raceproof), *words], seconds=self.options_.timeout, cwd=folder)

    def check_order(self, case, order, folder):
        """The problems of one search."""
        limit = ["--executions", "100", "--max-depth", "300", "--max-time", "10"] if order in SAMPLING else ["--max-time", "20"]
        words = ["check", "--search", order, *limit, "--save", "schedule", "--json", "result.json", *case.options,
                 *case.target(self.classes_)]
        outcome = self.run(words, folder)
        if outcome.status not in (0, 1, 3):
            return [f"{outcome.status_text()}: {outcome.stderr.decode(errors='backslashreplace').strip()[:300]}"]
        result = json.loads((folder / "result.json").read_text(encoding="utf-8"))
        violations = {violation["id"]: violation for violation in result["violations"]}
        self.found_[order] += bool(violations)
        text = outcome.stdout.decode(errors="backslashreplace")
        problems = [problem for violation in violations.values() for problem in report_problems(text, violation)]
        saved = sorted(folder.glob("schedule*"))
        if len(saved) != len(violations):
            problems.append(f"{len(violations)} violations, but {len(saved)} schedules were saved")
        for file in saved:
            name = re.search(r"^explored finding (\S+)$", file.read_text(encoding="utf-8"), re.MULTILINE)
            if name is None or name[1] not in violations:
                problems.append(f"{file.name} has no finding of this report")
            else:
                problems += replay_problems(self.run(["replay", file.name], folder), violations[name[1]])
        return problems and [*problems, "command: " + shlex.join(words)]

    def check(self, case):
        started = time.monotonic()
        problems = []
        for order in orders_for(case):
            with tempfile.TemporaryDirectory(prefix="raceproof-schedules-") as folder:
                problems += [f"--search {order}: {line}" for line in self.check_order(case, order, Path(folder))]
        return Verdict(case.name, problems, time.monotonic() - started)

    def coverage(self):
        return Verdict("all orders find violations",
                       [f"--search {order} finds violations in {self.found_[order]} programs only" for order in ORDERS
                        if self.found_[order] < FEWEST_PROGRAMS])


def orders_for(case):
    """Livelocks are looked for in one order only; one order looks for data races."""
    if "--liveness" in case.options:
        return ("depth-first",)
    return [order for order in ORDERS if order != "heuristic" or "off" not in case.options]


def finds_violation(case):
    """By its kept report. Commands that choose an order themselves are left out."""
    kept = REPORTS / f"{case.name}.json"
    return ("--search" not in case.options and kept.exists() and
            json.loads(kept.read_text(encoding="utf-8"))["verdict"] == "violation")


def parse_options():
    parser = argparse.ArgumentParser(description="compares reports, printed schedules and replays of all search orders")
    add_common_options(parser)
    parser.add_argument("--only", action="append", default=[], metavar="GLOB", help="only cases whose name matches, repeatable")
    return parser.parse_args(command_line())


def main():
    options = parse_options()
    options.raceproof = resolve_raceproof(options.raceproof)
    cases = [case for case in read_cases() if finds_violation(case) and
             (not options.only or any(fnmatch.fnmatch(case.name, glob) for glob in options.only))]
    verdicts = []
    with compiled(cases, options.raceproof) as classes:
        suite = ScheduleSuite(options, classes)
        for verdict in in_parallel(suite.check, cases, options.jobs):
            verdicts.append(verdict)
            report(verdict, options.verbose)
    if not options.only:
        verdicts.append(suite.coverage())
        report(verdicts[-1], options.verbose)
    return close(verdicts)


if __name__ == "__main__":
    run_main(main)
