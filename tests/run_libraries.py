#!/usr/bin/env python3
"""Runs `raceproof check` on every program below tests/libraries and compares its verdict with the one that the program gives.

The programs use libraries of Debian's packages, which `scripts/install-dependencies --libraries` installs. library_program.py
explains header comments and marks. What is found must be exactly what is marked, each race by its location and its two places;
a program without marks must be proved, unless its head says otherwise.

The last line of the output is `N passed, M failed`; the exit status is 1 if a program failed, 2 if the suite could not run.
"""

import argparse
import shlex
import time
from pathlib import Path

from check_result import Checker
from library_program import read_jars, read_library_program
from race_program import race
from suite import ROOT, Verdict, add_common_options, add_program_options, chosen_paths, command_line, run_main, run_suite

PROGRAMS = ROOT / "tests" / "libraries"
DEBIAN_JARS = Path("/usr/share/java")


def simple_name(class_name):
    return class_name.rsplit(".", 1)[-1]


def place_of(access, file):
    """The line of an access in the program, or of its call into the JDK; for the library's code the method."""
    place = access["call_site"] or access
    return place["line"] if place["file"] == file else f"{simple_name(place['class'])}.{place['method']}"


def found_races(result, file):
    return {race(violation["location"], *(place_of(access, file) for access in violation["accesses"]))
            for violation in result["violations"] if violation["kind"] == "data-race"}


def found_marks(result, file):
    return {(violation["kind"], position["line"]) for violation in result["violations"]
            for position in violation["positions"] if position["file"] == file}


def verdict_problems(result, program):
    problems = []
    if result["verdict"] != program.verdict():
        problems.append(f"verdict {result['verdict']} (bound {result['bound']}, unsupported {result['unsupported']}), "
                        f"expected {program.verdict()}")
    for word, key in (("bounded", "bound"), ("unsupported", "unsupported")):
        if program.verdict() == word and program.run.expected[0].split()[1] not in (result[key] or "").split():
            problems.append(f"{word} by {result[key]}, expected {program.run.expected[0]}")
    if "--all" in program.run.options and program.verdict() == "violation" and not result["exhaustive"]:
        problems.append("the search was not exhaustive")
    return problems


def result_problems(result, program):
    """The differences between the result and what the program's header and marks say."""
    file = program.path.name
    races, marks = found_races(result, file), found_marks(result, file)
    problems = [f"race on {missing}: not found" for missing in sorted(program.races - races)]
    problems += [f"race on {found}: not marked" for found in sorted(races - program.races)]
    problems += [f"{kind} at line {line}: not found" for kind, line in sorted(program.marks - marks)]
    problems += [f"{kind} at line {line}: not marked" for kind, line in sorted(marks - program.marks)]
    kinds = {violation["kind"] for violation in result["violations"]} - {"data-race"}
    if kinds != set(program.run.kinds()):
        problems.append(f"found {sorted(kinds) or 'nothing else'}, expected {sorted(program.run.kinds()) or 'nothing else'}")
    problems += [f"no violation says {text}" for text in program.messages
                 if not any(text in violation["message"] for violation in result["violations"])]
    problems += verdict_problems(result, program)
    problems += [f"    {violation['id']}: {violation['message']}" for violation in result["violations"] if problems]
    return problems


class LibrarySuite:
    def __init__(self, options):
        self.checker_ = Checker(options)
        self.jars_ = options.jars

    def check(self, program, classes):
        started = time.monotonic()
        class_path = ":".join(str(path) for path in [classes, *jar_paths(self.jars_, program.jars)])
        result, problems, command = self.checker_.check(program.run.options, class_path, program.main_class,
                                                        program.run.arguments)
        name = program.name
        if result is not None:
            problems = result_problems(result, program)
            name += f", {result['statistics']['states']} states"
        if problems:
            problems.append("command: " + shlex.join(command))
        return Verdict(name, problems, time.monotonic() - started)


def jar_paths(folder, names):
    return [folder / f"{name}.jar" for name in names]


def needed_jars(options):
    """All jars that the chosen programs name; ends the suite if one is missing. A program with a wrong head is judged later."""
    names = set()
    for path in chosen_paths(options)[1]:
        try:
            names.update(read_jars(path, path.read_text(encoding="utf-8").splitlines()))
        except ValueError:
            continue
    paths = jar_paths(options.jars, sorted(names))
    if missing := [path.name for path in paths if not path.is_file()]:
        raise SystemExit(f"error: missing in {options.jars}: {', '.join(missing)}; "
                         "scripts/install-dependencies --libraries installs them")
    return paths


def parse_options():
    parser = argparse.ArgumentParser(description="holds raceproof check to the verdicts that the programs of tests/libraries give")
    add_common_options(parser)
    add_program_options(parser, PROGRAMS)
    parser.add_argument("--jars", type=Path, default=DEBIAN_JARS, metavar="DIR", help="where the jars of the libraries are")
    parser.set_defaults(jobs=2)
    return parser.parse_args(command_line())


def main():
    options = parse_options()
    return run_suite(options, read_library_program, LibrarySuite(options).check, needed_jars(options))


if __name__ == "__main__":
    run_main(main)
