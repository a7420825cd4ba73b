#!/usr/bin/env python3
"""Runs every program below tests/run on the real `java` and on `raceproof run`, and compares.

Idea: the JDK that is installed is the specification. A program has no golden output of its own: what `java` prints,
and the status it exits with, is what raceproof must print and exit with.

All programs are compiled by one call of javac. What java answered is kept in build/java-expected, under a hash of
the source, the options and the version of java, so that a second run starts no JVM; --fresh ignores what is kept.

A program is one .java file: a public class of the file's name with a main method, further top-level classes at will
(their names are unique in the whole suite). Options are comment lines `// key: value` before the first class:

  // args: a "b c"              arguments of main, quoted as in a shell
  // stdin: text                one line of standard input, repeatable
  // exit: N                    documentation only: java decides
  // stderr: compare            messages and the frames of the program's own classes must agree; frames of the JDK may
                                differ. The default when java's exit status is not 0.
  // stderr: trace              every byte of standard error must agree
  // stderr: ignore             the default when java's exit status is 0
  // java: -ea -Dkey=value      options for java and for raceproof run
  // expect: unsupported NAME   raceproof must exit with 3 and name NAME on standard error; java is not run
  // expect-stdout: LINE        what must be printed, line by line, where java is meant to differ; java is not run

The last line of the output is `N passed, M failed`; the exit status is 1 if a program failed, 2 if the suite could
not run.
"""

import argparse
import base64
import difflib
import hashlib
import json
import os
import re
import shlex
import time
from dataclasses import dataclass, field
from pathlib import Path

from processes import Outcome, run_in_scratch, run_process
from suite import ROOT, Verdict, add_common_options, add_program_options, command_line, run_main, run_suite

PROGRAMS = ROOT / "tests" / "run"
EXPECTED = ROOT / "build" / "java-expected"

JAVA = ["java", "-Xshare:auto", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData"]
EXPECTED_FORMAT = "1"
# Generous, because java is trusted to end and a busy machine may starve it.
JAVA_SECONDS = 300
UNSUPPORTED_STATUS = 3
DIFF_LINES = 40

HEADER_LINE = re.compile(r"//\s*(args|stdin|exit|stderr|java|expect|expect-stdout):\s?(.*)")
PACKAGE_LINE = re.compile(r"^\s*package\s+([\w.]+)\s*;", re.MULTILINE)
JDK_FRAME = re.compile(r"^\s+at (?:java\.base/|[\w.]+/|java\.|javax\.|jdk\.|sun\.)\S.*$|^\s+\.\.\. \d+ more$")


@dataclass
class Program:
    """One test program and the options of its header comment."""

    path: Path
    name: str
    main_class: str
    source: bytes
    arguments: list[str] = field(default_factory=list)
    java_options: list[str] = field(default_factory=list)
    stdin: bytes = b""
    stderr: str = ""
    unsupported: str | None = None
    expected_lines: list[str] = field(default_factory=list)


def java_version():
    outcome = run_process(["java", "-version"], seconds=JAVA_SECONDS)
    if outcome.status != 0:
        raise SystemExit("error: `java -version` failed: " + outcome.stderr.decode(errors="replace"))
    return outcome.stderr


def unified_diff(expected, actual, what):
    """A short unified diff of two byte strings, as lines."""
    lines = list(difflib.unified_diff(expected.decode(errors="backslashreplace").splitlines(),
                                      actual.decode(errors="backslashreplace").splitlines(),
                                      f"{what} of java", f"{what} of raceproof", lineterm="", n=2))
    if not lines:
        return [f"{what} differs only in line ends: {len(expected)} bytes from java, {len(actual)} from raceproof"]
    return lines[:DIFF_LINES] + (["..."] if len(lines) > DIFF_LINES else [])


def without_jdk_frames(stderr):
    lines = stderr.decode(errors="backslashreplace").splitlines()
    return "\n".join(line for line in lines if not JDK_FRAME.match(line)).encode()


def compare(expected, actual, stderr_mode):
    """The differences between java's outcome and ours, as lines; none means equal."""
    problems = []
    if actual.status != expected.status:
        problems.append(f"status: java {expected.status_text()}, raceproof {actual.status_text()}")
    if actual.stdout != expected.stdout:
        problems += unified_diff(expected.stdout, actual.stdout, "stdout")
    if stderr_mode == "trace" and actual.stderr != expected.stderr:
        problems += unified_diff(expected.stderr, actual.stderr, "stderr")
    elif stderr_mode == "compare" and without_jdk_frames(actual.stderr) != without_jdk_frames(expected.stderr):
        problems += unified_diff(without_jdk_frames(expected.stderr), without_jdk_frames(actual.stderr), "stderr")
    elif problems and actual.stderr != expected.stderr:
        problems += ["stderr of raceproof: " + line
                     for line in actual.stderr.decode(errors="backslashreplace").splitlines()[:10]]
    return problems


def read_program(path, root):
    """Reads a program and its header options; raises ValueError with a helpful line if an option is wrong."""
    source = path.read_bytes()
    text = source.decode("utf-8")
    package = PACKAGE_LINE.search(text)
    program = Program(path, str(path.relative_to(root).with_suffix("")),
                      (package.group(1) + "." if package else "") + path.stem, source)
    stdin = []
    for line in text.splitlines():
        if line.strip() and not line.strip().startswith(("//", "/*", "*", "package ", "import ")):
            break
        option = HEADER_LINE.match(line.strip())
        if not option:
            continue
        key, value = option.group(1), option.group(2).rstrip("\r\n")
        if key == "args":
            program.arguments += shlex.split(value)
        elif key == "java":
            program.java_options += shlex.split(value)
        elif key == "stdin":
            stdin.append(value + "\n")
        elif key == "stderr":
            if value.strip() not in ("compare", "ignore", "trace"):
                raise ValueError(f"{path}: stderr is compare, ignore or trace, not '{value.strip()}'")
            program.stderr = value.strip()
        elif key == "expect-stdout":
            program.expected_lines.append(value)
        elif key == "expect":
            words = value.split()
            if len(words) != 2 or words[0] != "unsupported":
                raise ValueError(f"{path}: the form is `// expect: unsupported NAME`")
            program.unsupported = words[1]
    program.stdin = "".join(stdin).encode()
    return program


class JavaExpectations:
    """What java answers, from disk where it is known. A run that was stopped or killed is never kept."""

    def __init__(self, fresh):
        self.fresh_ = fresh
        self.version_ = java_version()

    def outcome(self, program, classes):
        kept = EXPECTED / (self.key(program) + ".json")
        if not self.fresh_ and kept.exists():
            stored = json.loads(kept.read_text())
            return Outcome(base64.b64decode(stored["stdout"]), base64.b64decode(stored["stderr"]), stored["status"])
        outcome = run_in_scratch([*JAVA, *program.java_options, "-cp", str(classes), program.main_class,
                                  *program.arguments], program.stdin, JAVA_SECONDS)
        if outcome.status is not None and outcome.status >= 0:
            EXPECTED.mkdir(parents=True, exist_ok=True)
            draft = EXPECTED / f"{self.key(program)}.{os.getpid()}.draft"
            draft.write_text(json.dumps({"program": program.name, "status": outcome.status,
                                         "stdout": base64.b64encode(outcome.stdout).decode(),
                                         "stderr": base64.b64encode(outcome.stderr).decode()}))
            draft.replace(kept)
        return outcome

    def key(self, program):
        parts = [EXPECTED_FORMAT, self.version_, *JAVA, program.main_class, program.source, program.stdin,
                 *program.java_options, "--", *program.arguments]
        digest = hashlib.sha256()
        for part in parts:
            data = part if isinstance(part, bytes) else part.encode()
            digest.update(b"%d:" % len(data) + data)
        return digest.hexdigest()


def check(program, classes, options, expectations):
    """Runs one program on both sides."""
    command = [str(options.raceproof), "run", *program.java_options, *shlex.split(options.extra), "-cp", str(classes),
               program.main_class, *program.arguments]
    started = time.monotonic()
    if program.expected_lines:
        expected = Outcome("".join(line + "\n" for line in program.expected_lines).encode(), b"", 0)
        actual = run_in_scratch(command, program.stdin, options.timeout)
        return Verdict(program.name, compare(expected, actual, "ignore"), time.monotonic() - started)
    if program.unsupported is not None:
        actual = run_in_scratch(command, program.stdin, options.timeout)
        problems = []
        if actual.status != UNSUPPORTED_STATUS or program.unsupported.encode() not in actual.stderr:
            problems.append(f"expected exit status {UNSUPPORTED_STATUS} and '{program.unsupported}' on stderr, "
                            f"got {actual.status_text()}")
            problems += actual.stderr.decode(errors="backslashreplace").splitlines()[:10]
        return Verdict(program.name, problems, time.monotonic() - started)
    expected = expectations.outcome(program, classes)
    if expected.status is None:
        return Verdict(program.name, [f"java was {expected.stopped}"])
    started = time.monotonic()
    actual = run_in_scratch(command, program.stdin, options.timeout)
    mode = program.stderr or ("compare" if expected.status != 0 else "ignore")
    problems = compare(expected, actual, mode)
    if problems and options.verbose:
        problems.append("command: " + shlex.join(command))
    return Verdict(program.name, problems, time.monotonic() - started)


def add_java_options(parser):
    """The options of the suites that ask java."""
    add_common_options(parser)
    parser.add_argument("--fresh", action="store_true", help="run java again instead of using what is kept")


def parse_options():
    parser = argparse.ArgumentParser(description="compares raceproof run with java on the programs of tests/run")
    add_java_options(parser)
    add_program_options(parser, PROGRAMS)
    return parser.parse_args(command_line())


def main():
    options = parse_options()
    expectations = JavaExpectations(options.fresh)
    return run_suite(options, read_program, lambda program, classes: check(program, classes, options, expectations))


if __name__ == "__main__":
    run_main(main)
