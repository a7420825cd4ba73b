"""Compiles random programs and asks explore_agreement about them; the options and the closing line of their suites."""

import contextlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FRESH_PROGRAMS = Path(__file__).with_name("FreshPrograms.java")


@contextlib.contextmanager
def scratch_folder(name):
    out = Path(tempfile.mkdtemp(prefix=f"raceproof-{name}-"))
    try:
        yield out
    finally:
        shutil.rmtree(out, ignore_errors=True)


def compile_programs(out, api, observer):
    """One call of javac for OUT/src, the suite's Observe.java and what that uses; returns the folder of the classes."""
    classes, sources = out / "classes", out / "sources.txt"
    sources.write_text("".join(f"{path}\n" for path in [*sorted((out / "src").glob("*.java")), observer, FRESH_PROGRAMS]))
    subprocess.run(["javac", "-nowarn", "-g", "-proc:none", "-J-XX:TieredStopAtLevel=1", "-cp", str(api), "-d", str(classes),
                    f"@{sources}"], check=True)
    return classes


def ask_tool(lines, classes, options, *modes):
    """The words of each answer of explore_agreement, and what went wrong with the tool itself: empty if nothing did."""
    grain = ["operations"] if options.library == "operations" else []
    done = subprocess.run([str(options.tool), f"{classes}:{options.api}", *modes, *grain], input="".join(lines),
                          capture_output=True, text=True, check=False)
    trouble = f"status {done.returncode}: {done.stderr.strip()[-2000:]}" if done.returncode else ""
    return [line.split(" ") for line in done.stdout.splitlines()], trouble


def in_chunks(function, entries, size, jobs):
    """Yields each chunk of the entries with the function's answer, in order; several at a time."""
    chunks = [entries[at:at + size] for at in range(0, len(entries), size)]
    with ThreadPoolExecutor(max_workers=jobs) as pool:
        yield from zip(chunks, pool.map(function, chunks))


def add_options(parser, count, max_states, failures):
    parser.add_argument("--count", type=int, default=count, metavar="N", help="how many programs")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first one")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="same seed, same programs")
    parser.add_argument("--index", type=int, action="append", metavar="N", help="only this program, repeatable")
    parser.add_argument("--raceproof", type=Path, default=ROOT / "build/release/raceproof", metavar="FILE",
                        help="the binary; explore_agreement and raceproof.jar are beside it")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="N", help="how many processes")
    parser.add_argument("--max-states", type=int, default=max_states, metavar="N",
                        help="where an exploration stops; up to there it must find nothing but what is expected")
    parser.add_argument("--only", type=re.compile, default=re.compile(""), metavar="REGEX",
                        help="only configurations with this in their text, as it is printed at the end")
    parser.add_argument("--library", choices=("steps", "operations"), default="steps",
                        help="the grain of java.util.concurrent, as for raceproof check (steps)")
    parser.add_argument("--keep-failures", type=Path, default=ROOT / "build" / failures, metavar="DIR",
                        help="where programs that fail are copied to")


def parsed(parser):
    """The options, with the tool and the API beside the binary and the numbers of the programs."""
    options = parser.parse_args()
    folder = options.raceproof.resolve().parent
    options.tool, options.api = folder / "explore_agreement", folder / "raceproof.jar"
    if not options.tool.exists():
        sys.exit(f"error: there is no {options.tool}: ./dev build")
    options.numbers = options.index or list(range(options.first, options.first + options.count))
    return options


def run_unit_tests(modules, report):
    """Adds the unit tests of the modules to the report: the model itself must be right."""
    for module in modules:
        result = unittest.TextTestRunner(stream=sys.stdout, verbosity=0).run(
            unittest.defaultTestLoader.loadTestsFromModule(module))
        wrong = len(result.failures) + len(result.errors)
        report.passed += result.testsRun - wrong
        report.failed += wrong


def close(report):
    """Prints the closing line; returns the exit status."""
    print(f"{report.passed} passed, {report.failed} failed")
    return 1 if report.failed else 0
