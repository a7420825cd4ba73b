#!/usr/bin/env python3
"""Compares the reports of `raceproof check` with those that were kept, byte by byte: as text and as JSON, and of the cases in FORMATS
also as SARIF, JUnit XML and Markdown.

tests/reports/cases.txt has the commands. A report is kept as NAME.txt, with the command before it and the exit status after it;
the result file as NAME.json; the other formats as NAME.sarif, NAME.xml and NAME.md. What differs from run to run, or from one update of the JDK to the next, is replaced by report_normal.py.
The cases together must show every kind of violation, verdict, bound and assumption that the schema has.

  tests/run_reports.py --only 'race-*'      some of them
  tests/run_reports.py --bless              records the present reports; ./dev bless does that, too

The last line of the output is `N passed, M failed`; the exit status is 1 if a report differs, 2 if the suite could not run.
"""

import argparse
import difflib
import fnmatch
import json
import tempfile
import time
from pathlib import Path

from check_result import SCHEMA
from processes import in_parallel, run_process
from report_cases import REPORTS, compiled, read_cases
from report_normal import json_text, normal_formatted, normal_result, normal_text
from sarif_schema import multitool_problems, schema_problems, validator
from suite import Verdict, add_common_options, close, command_line, report, resolve_raceproof, run_main

# Cases of which all formats are kept: every kind of violation, verdict and place.
FORMATS = ("race-static-field", "race-static-field-all", "race-array-element", "race-inside-library", "race-publication", "race-three-threads",
           "race-final-field", "mixed-plain-and-volatile", "weak-modes", "deadlock-monitors", "deadlock-locks", "deadlock-partial",
           "deadlock-daemons", "assertion-lost-update", "assertion-choice", "exception-of-thread", "exception-of-main",
           "exception-in-initialiser", "exception-then-more", "livelock-try-lock", "livelock-none", "proved", "proved-weak-races",
           "proved-no-race-looked-for", "strict", "benign", "trust", "bounded-states", "bounded-after-violation", "unsupported")
ENDINGS = {"--sarif": ".sarif", "--junit": ".xml", "--markdown": ".md"}
MOST_LINES = 30  # of a difference that is shown

# The properties of a result whose values must all occur in some report. What run_cli.py tests is not shown: a signal makes
# the bound `interrupted`, and runs of hunts that switch threads at races have `schedule_points` of their own.
SHOWN = ("verdict", "bound", "kind", "race", "location_kind", "name", "races", "schedule_points", "timeouts", "random", "rule")
NOT_SHOWN = {("bound", "interrupted"), ("schedule_points", "races")}


def differences(kept, present, name):
    """Readable, for a terminal; empty if there are none."""
    if kept == present:
        return []
    lines = list(difflib.unified_diff(kept.splitlines(), present.splitlines(), f"{name}, kept", f"{name}, now", lineterm="", n=2))
    cut = [f"… and {len(lines) - MOST_LINES} more lines"] if len(lines) > MOST_LINES else []
    return lines[:MOST_LINES] + cut


class ReportSuite:
    def __init__(self, options, classes):
        self.options_ = options
        self.classes_ = classes
        self.sarif_ = validator()

    def produce(self, case):
        """The report as text, the result, and the other formats by their endings, normalised; the result is None if there is none."""
        formats = ENDINGS if has_all_formats(case) else {}
        with tempfile.TemporaryDirectory(prefix="raceproof-report-") as folder:
            others = [word for option, ending in formats.items() for word in (option, "result" + ending)]
            command = [str(self.options_.raceproof), "check", "--json", "result.json", *others, *case.options, *case.target(self.classes_)]
            outcome = run_process(command, seconds=self.options_.timeout, cwd=folder)
            try:
                result = json.loads((Path(folder) / "result.json").read_text(encoding="utf-8"))
            except (OSError, ValueError):
                result = None
            written = {ending: (Path(folder) / ("result" + ending)).read_text(encoding="utf-8") for ending in formats.values()}
        text = f"$ {case.shown_command()}\n" + outcome.stdout.decode(errors="backslashreplace")
        if complaints := normal_text(outcome.stderr.decode(errors="backslashreplace")):
            text += "standard error:\n" + complaints
        written = {ending: normal_formatted(part, result) for ending, part in written.items()}
        return normal_text(text + f"{outcome.status_text()}\n", result), normal_result(result), written

    def check(self, case):
        started = time.monotonic()
        text, result, written = self.produce(case)
        if result is None:
            return Verdict(case.name, ["no result file", *text.splitlines()[:MOST_LINES]], time.monotonic() - started)
        problems = schema_problems(self.sarif_, json.loads(written[".sarif"])) if written else []
        for ending, present in ((".txt", text), (".json", json_text(result)), *written.items()):
            file = REPORTS / (case.name + ending)
            if self.options_.bless:
                file.write_text(present, encoding="utf-8")
            elif not file.exists():
                problems.append(f"{file.name} is missing; ./dev bless writes it")
            else:
                problems += differences(file.read_text(encoding="utf-8"), present, file.name)
        if problems:
            problems.append("record the new report with tests/run_reports.py --bless if that is intended")
        return Verdict(case.name, problems, time.monotonic() - started)


def has_all_formats(case):
    return case.name in FORMATS


def format_problems(cases):
    """What is wrong with the kept formats as a whole."""
    kept = [REPORTS / f"{case.name}.sarif" for case in cases if has_all_formats(case)]
    unknown = [f"FORMATS names {name}, which is no case" for name in FORMATS if name not in {case.name for case in cases}]
    return unknown + multitool_problems(kept)


def enumerated(schema, into):
    """The values of the properties in SHOWN, by name, as the schema lists them."""
    if isinstance(schema, dict):
        for name, property_schema in schema.get("properties", {}).items():
            if name in SHOWN and isinstance(property_schema, dict):
                into |= {(name, value) for value in property_schema.get("enum", [])}
        for part in schema.values():
            enumerated(part, into)
    elif isinstance(schema, list):
        for part in schema:
            enumerated(part, into)
    return into


def occurring(value, into):
    """The names and plain values of all properties in a result."""
    if isinstance(value, dict):
        into |= {(name, part) for name, part in value.items() if part is None or isinstance(part, (str, int))}
        for part in value.values():
            occurring(part, into)
    elif isinstance(value, list):
        for part in value:
            occurring(part, into)
    return into


def coverage_problems():
    """The values that no report shows."""
    shown = set()
    for file in REPORTS.glob("*.json"):
        occurring(json.loads(file.read_text(encoding="utf-8")), shown)
    missing = enumerated(json.loads(SCHEMA.read_text(encoding="utf-8")), set()) - shown - NOT_SHOWN
    return [f"no report has {name} {value}: add a case to tests/reports/cases.txt" for name, value in sorted(missing, key=str)]


def stale_files(cases, bless):
    """Files of no case; --bless removes them."""
    names = {case.name for case in cases}
    with_formats = {case.name for case in cases if has_all_formats(case)}
    stale = [file for file in sorted(REPORTS.iterdir()) if file.name != "cases.txt" and
             file.stem not in (with_formats if file.suffix in ENDINGS.values() else names)]
    for file in stale if bless else []:
        file.unlink()
    return [] if bless else [f"{file.name} belongs to no case; ./dev bless removes it" for file in stale]


def parse_options():
    parser = argparse.ArgumentParser(description="compares the reports of raceproof check with those in tests/reports")
    add_common_options(parser)
    parser.add_argument("--only", action="append", default=[], metavar="GLOB", help="only cases whose name matches, repeatable")
    parser.add_argument("--bless", action="store_true", help="record the present reports")
    return parser.parse_args(command_line())


def main():
    options = parse_options()
    options.raceproof = resolve_raceproof(options.raceproof)
    cases = read_cases()
    chosen = [case for case in cases if not options.only or any(fnmatch.fnmatch(case.name, glob) for glob in options.only)]
    verdicts = []
    with compiled(chosen, options.raceproof) as classes:
        for verdict in in_parallel(ReportSuite(options, classes).check, chosen, options.jobs):
            verdicts.append(verdict)
            report(verdict, options.verbose)
    if not options.only:
        whole = [Verdict("no stale reports", stale_files(cases, options.bless)), Verdict("all values occur", coverage_problems()),
                 Verdict("formats", format_problems(cases))]
        for verdict in whole:
            report(verdict, options.verbose)
        verdicts += whole
    return close(verdicts)


if __name__ == "__main__":
    run_main(main)
