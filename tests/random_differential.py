#!/usr/bin/env python3
"""Runs random Java programs on the real `java` and on `raceproof run`, and compares.

The programs come from tests/generator: single-threaded, always ending, the same for the same seed. Standard output
and the exit status must agree byte for byte; standard error is shown but not compared.

A program is a row of independent sections. When one fails, each of its sections is tried alone, so that the report
names the section that matters and, with --keep-failures, a small program shows it. To look at a program again:

  tests/random_differential.py --seed 7 --index 12          run only program 12 of seed 7
  cd tests && python3 -m generator 7 12 --only 3            print it, with the section at position 3 alone

The last line of the output is `N passed, M failed`; the exit status is 1 if a program failed, 2 if nothing could run.
"""

import argparse
import collections
import re
import shutil
import sys
import tempfile
from pathlib import Path

from generator import SECTIONS, generate
from processes import in_parallel
from run_differential import JavaExpectations, Program, add_java_options, check
from suite import close, command_line, compile_programs, report, resolve_raceproof, run_main

PROGRAMS_PER_JAVAC = 1000
MAX_REASONS = 15


def write_program(generated, name, sources):
    """Writes a generated program below `sources` and describes it for the runner."""
    path = sources / generated.package / "Main.java"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(generated.source, encoding="ascii")
    return Program(path, name, generated.main_class, generated.source.encode(), stderr="ignore")


def run_programs(programs, work, options, expectations):
    """Compiles and runs; yields (program, verdict) in the order of the programs."""
    compiled, complaints = compile_programs(programs, work)
    by_name = {verdict.name: verdict for verdict in complaints}
    verdicts = in_parallel(lambda p: check(p, work / "classes", options, expectations), compiled, options.jobs)
    for program in programs:
        yield program, by_name.get(program.name) or next(verdicts)


def sections_alone(seed, index, options, work, expectations):
    """Runs each section of a program alone; returns (position, section's name, program, verdict) of those that fail."""
    names = generate(seed, index, names=options.sections).sections
    programs = []
    for position, name in enumerate(names):
        generated = generate(seed, index, only=[position], names=options.sections)
        programs.append(write_program(generated, f"{position} {name}", work / "sources"))
    outcomes = enumerate(run_programs(programs, work, options, expectations))
    return [(at, names[at], program, verdict) for at, (program, verdict) in outcomes if verdict.problems]


def reason(verdict):
    """What failures of the same kind have in common: raceproof's own complaint or the first line that differs."""
    marker = "stderr of raceproof: "
    complaints = [line.removeprefix(marker) for line in verdict.problems if line.startswith(marker)]
    differences = [line for line in verdict.problems if re.match(r"[-+](?![-+]{2} )", line)]
    return re.sub(r"\d+", "#", (complaints + differences + verdict.problems)[0])[:140]


def keep(program, directory, name):
    target = directory / name
    target.mkdir(parents=True, exist_ok=True)
    shutil.copy(program.path, target / "Main.java")


def explain_failure(verdict, options, work, expectations):
    """Prints which sections of a failed program fail alone."""
    seed, index = map(int, verdict.name.split())
    alone = sections_alone(seed, index, options, work / f"alone{index}", expectations)
    found = ", ".join(f"{name} at {position}" for position, name, _, _ in alone)
    print(f"    sections that fail alone: {found or 'none'}")
    for position, name, program, problem in alone[:1]:
        print(f"    again: cd tests && python3 -m generator {seed} {index} --only {position}")
        print("".join(f"        {line}\n" for line in problem.problems[:12]), end="")
        if options.keep_failures:
            keep(program, options.keep_failures, f"{seed}_{index}_{name}")
    sys.stdout.flush()


def run_batch(indices, options, expectations, explained):
    """Generates, compiles and runs programs; returns their verdicts."""
    work = Path(tempfile.mkdtemp(prefix="raceproof-random-"))
    verdicts = []
    try:
        programs = [write_program(generate(options.seed, index, names=options.sections), f"{options.seed} {index}",
                                  work / "sources") for index in indices]
        for program, verdict in run_programs(programs, work, options, expectations):
            verdicts.append(verdict)
            report(verdict, options.verbose)
            if not verdict.problems:
                continue
            if options.keep_failures:
                keep(program, options.keep_failures, verdict.name.replace(" ", "_"))
            if len(explained) < options.explain:
                explained.append(verdict)
                explain_failure(verdict, options, work, expectations)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    return verdicts


def parse_options():
    parser = argparse.ArgumentParser(description="compares raceproof run with java on random programs")
    add_java_options(parser)
    parser.add_argument("--count", type=int, default=500, metavar="N", help="how many programs")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="same seed, same programs")
    parser.add_argument("--index", type=int, action="append", metavar="N", help="only this program, repeatable")
    parser.add_argument("--sections", nargs="+", choices=sorted(SECTIONS), metavar="NAME",
                        help="only programs of these sections: " + ", ".join(sorted(SECTIONS)))
    parser.add_argument("--keep-failures", type=Path, metavar="DIR", help="copy the programs that fail there")
    parser.add_argument("--explain", type=int, default=5, metavar="N",
                        help="for so many failures, find the sections that fail alone")
    return parser.parse_args(command_line())


def main():
    options = parse_options()
    options.raceproof = resolve_raceproof(options.raceproof)
    indices = options.index or list(range(options.count))
    expectations = JavaExpectations(options.fresh)
    verdicts, explained = [], []
    for start in range(0, len(indices), PROGRAMS_PER_JAVAC):
        verdicts += run_batch(indices[start:start + PROGRAMS_PER_JAVAC], options, expectations, explained)
    failed = [verdict for verdict in verdicts if verdict.problems]
    if len(failed) > 1:
        print("reasons, by how often:")
        for text, times in collections.Counter(map(reason, failed)).most_common(MAX_REASONS):
            print(f"{times:6}  {text}")
    return close(verdicts)


if __name__ == "__main__":
    run_main(main)
