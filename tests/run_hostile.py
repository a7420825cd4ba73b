#!/usr/bin/env python3
"""Runs the programs of tests/hostile: attempts to break out of the virtual machine, each with what must come of it.

    tests/run_hostile.py --raceproof build/release/raceproof [--jobs N] [--only NAME]

Each program lists its attempts itself (see tests/hostile/Cases.java). What java defines is compared with java: all such attempts
of a program in one run of each. What must be refused is run alone: status 3, a message that names the method and has the text
that the attempt expects, and the place in the program. No run may crash.

A line "// exports: java.base/jdk.internal.misc" in a program lets only javac see that package; a line
"// again: OPTIONS" runs the program once more, with these options on both. Class files that no compiler makes
are those of tests/hostile/class_files.py.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "hostile")


class Suite:
    def __init__(self, raceproof, java, classes, jobs):
        self.raceproof, self.java, self.classes = raceproof, java, classes
        self.pool = ThreadPoolExecutor(jobs)
        self.passed, self.failed = 0, 0

    def check(self, name, problem):
        if problem:
            print(f"FAIL {name}: {problem}")
            self.failed += 1
        else:
            self.passed += 1

    def run(self, command):
        return subprocess.run(command, capture_output=True, text=True, timeout=120, errors="replace")

    def on_raceproof(self, program, words, options=()):
        return self.run([self.raceproof, "run", "-cp", self.classes, *options, program, *words])

    def on_java(self, program, words, options=()):
        return self.run([self.java, "-cp", self.classes, *options, program, *words])


def normal(text):
    """Without what differs from run to run: the number of the unnamed module, hash codes."""
    return re.sub(r"@(0x)?[0-9a-f]+", "@#", text)


def outcomes(output):
    return dict(line.split(": ", 1) for line in output.splitlines() if ": " in line)


def check_refusal(ours, program, text):
    if ours.returncode != 3:
        return f"status {ours.returncode}, should be 3: {(ours.stdout + ours.stderr)[-300:]}"
    if "unsupported: " not in ours.stderr or text not in ours.stderr:
        return f"should say '{text}': {ours.stderr[:300]}"
    return "" if f"({program}.java:" in ours.stderr else f"should name the place: {ours.stderr[:300]}"


def check_program(suite, program, options):
    listed = suite.on_java(program, ["--list"], options)
    cases = [line.split("\t") for line in listed.stdout.splitlines()]
    if not cases:
        return suite.check(program, f"lists no attempts: {listed.stderr[-500:]}")
    compared = [name for name, kind, _ in cases if kind in ("same", "alike")]
    if compared:
        expected = outcomes(normal(suite.on_java(program, compared, options).stdout))
        ours = suite.on_raceproof(program, compared, options)
        found = outcomes(normal(ours.stdout))
        for name in compared:
            if name not in expected:
                suite.check(f"{program} {name}", "java has no outcome")
            elif name not in found:
                suite.check(f"{program} {name}", f"no outcome; status {ours.returncode}: {ours.stderr[-300:]}")
            else:
                same = found[name] == expected[name]
                suite.check(f"{program} {name}", "" if same else f"{found[name]}, on java {expected[name]}")
    alone = [case for case in cases if case[1] in ("refused", "ours")]
    runs = suite.pool.map(lambda case: suite.on_raceproof(program, [case[0]], options), alone)
    for (name, kind, text), ours in zip(alone, runs):
        if kind == "refused":
            suite.check(f"{program} {name}", check_refusal(ours, program, text))
        else:
            good = ours.returncode == 0 and ours.stdout == f"{name}: {text}\n"
            suite.check(f"{program} {name}", "" if good else f"status {ours.returncode}: {(ours.stdout + ours.stderr)[-300:]}")


def option_sets(program):
    with open(os.path.join(FOLDER, program + ".java"), encoding="utf-8") as source:
        again = re.findall(r"^// again: (.+)$", source.read(), re.MULTILINE)
    return [[], *(words.split() for words in again)]


def compile_all(classes, javac):
    exports = []
    sources = sorted(os.path.join(FOLDER, name) for name in os.listdir(FOLDER) if name.endswith(".java"))
    for source in sources:
        with open(source, encoding="utf-8") as lines:
            for package in re.findall(r"^// exports: (\S+)", lines.read(), re.MULTILINE):
                exports += ["--add-exports", f"{package}=ALL-UNNAMED"]
    subprocess.run([javac, "-nowarn", "-XDignore.symbol.file", "-proc:none", "-d", classes, *exports, *sources], check=True)
    return [os.path.basename(source)[:-5] for source in sources if "static void main(" in open(source, encoding="utf-8").read()]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--raceproof", default="build/release/raceproof")
    parser.add_argument("--only", help="the program with this name only")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    java, javac = (os.path.join(os.environ["JAVA_HOME"], "bin", tool) if "JAVA_HOME" in os.environ else tool
                   for tool in ("java", "javac"))
    with tempfile.TemporaryDirectory() as classes:
        suite = Suite(os.path.abspath(arguments.raceproof), java, classes, arguments.jobs)
        for program in compile_all(classes, javac):
            if arguments.only in (None, program):
                for options in option_sets(program):
                    check_program(suite, program, options)
        sys.path.insert(0, FOLDER)
        if arguments.only in (None, "class_files"):
            import class_files

            class_files.check(suite, javac)
    print(f"{suite.passed} passed, {suite.failed} failed")
    return 1 if suite.failed else 0


if __name__ == "__main__":
    sys.exit(main())
