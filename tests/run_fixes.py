#!/usr/bin/env python3
"""Compares changes that are made by an overlay with the same changes made by hand in the source.

A program of tests/fixes holds both in one file, on the same lines:

  // fix: lock-statements @first @last this      the changes (src/cli/many/change_words.h); @name is a line marked /*@name*/, or
                                                 /*@name:METHOD*/ if its code is in several methods, such as that of a lambda
  // expect: proved                              kinds of violations of the changed program, or proved
  // java: no                                    its output is not always the same
  count++;                                       unchanged code
  /*+ synchronized (this) { +*/                  what the change by hand adds
  /*-*/ count++; /*+ count.incrementAndGet(); +*/     and what it replaces

Without the change there is a race. With it, the overlay and the source must have the same verdict and the same violations at the
same lines. On java both print the same, and the changed class files pass its verifier. The last line of the output is
`N passed, M failed`; the exit status is 1 if a program failed.
"""

import argparse
import re
import shutil
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from processes import in_parallel, run_process  # noqa: E402
from suite import (ROOT, Verdict, add_common_options, add_program_options, chosen_paths, javac, report,  # noqa: E402
                   resolve_raceproof, run_main)

BY_HAND = re.compile(r"(?:/\*-\*/(?P<old>.*?))?/\*\+(?P<new>.*?)\+\*/")
MARK = re.compile(r"/\*@(?P<name>\w+)(?P<method>:\w+)?\*/")
JAVA = ["java", "-ea", "-Xverify:all", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData"]


@dataclass(frozen=True)
class Program:
    name: str
    source: str
    changes: str
    expected: tuple[str, ...]
    runs_on_java: bool

    def changed_by_hand(self):
        """Marks stand on lines that stay, if perhaps as comments."""
        return BY_HAND.sub(lambda match: match["new"], self.source)


@dataclass(frozen=True)
class Answer:
    bound: str
    findings: tuple[str, ...]

    def kinds(self):
        return tuple(sorted({finding.split(" ")[0] for finding in self.findings}))

    def __str__(self):
        return "\n".join((f"explored, bound: {self.bound}", *self.findings))


def read(path):
    source = path.read_text(encoding="utf-8")
    head = dict(re.findall(r"^// (fix|expect|java): (.*)$", source, re.MULTILINE))
    if "fix" not in head or "expect" not in head:
        raise SystemExit(f"error: {path} needs // fix: and // expect:")
    marks = {match["name"]: f"{number}{match['method'] or ''}"
             for number, line in enumerate(source.splitlines(), 1) for match in MARK.finditer(line)}
    changes = re.sub(r"@(\w+)", lambda match: marks[match[1]], head["fix"])
    expected = () if head["expect"] == "proved" else tuple(sorted(head["expect"].split(", ")))
    return Program(path.stem, source, changes, expected, head.get("java") != "no")


class Suite:
    def __init__(self, programs, options):
        self.programs = programs
        self.options = options
        self.work = Path(tempfile.mkdtemp(prefix="raceproof-fixes-"))

    def compile(self, folder, source_of):
        """Compiles a variant of all programs."""
        sources = self.work / f"{folder}-sources"
        sources.mkdir()
        files = []
        for program in self.programs:
            files.append(sources / f"{program.name}.java")
            files[-1].write_text(source_of(program), encoding="utf-8")
        complaints = javac(files, self.work / folder / "classes")
        if complaints:
            raise SystemExit("error: javac failed\n" + "\n".join(sum(complaints.values(), [])))
        return self.work / folder / "classes"

    def check(self, classes, program, changes="", written=None):
        tool = self.options.raceproof.parent / "check_many"
        command = [str(tool), *([f"--write-classes={written}"] if written else []), "-cp", str(classes), "--all", "--quiet",
                   "--max-time", str(self.options.timeout)]
        request = f"{program.name} checked {changes}\n"
        outcome = run_process(command, stdin=request.encode(), seconds=self.options.timeout + 60)
        fields = outcome.stdout.decode(errors="replace").rstrip("\n").split("\t")
        if len(fields) < 6:
            return Answer(f"{outcome.status_text()}: {outcome.stderr.decode(errors='replace')[-500:]}", ())
        return Answer(fields[2], tuple(sorted(fields[6:])))

    def output(self, class_path, program):
        outcome = run_process([*JAVA, "-cp", class_path, program.name], seconds=self.options.timeout)
        return f"{outcome.status_text()}\n" + (outcome.stdout + outcome.stderr).decode(errors="replace")

    def verdict(self, program):
        problems = []
        original = self.check(self.original, program)
        if "data-race" not in original.kinds():
            problems += ["without the change there is no race:", str(original)]
        written = self.work / "written" / program.name
        written.mkdir(parents=True)
        overlay = self.check(self.original, program, program.changes, written)
        by_hand = self.check(self.by_hand, program)
        if overlay != by_hand:
            problems += ["the overlay:", str(overlay), "the same by hand:", str(by_hand)]
        if overlay.bound != "none" or overlay.kinds() != program.expected:
            problems += [f"expected {', '.join(program.expected) or 'a proof'}:", str(overlay)]
        if program.runs_on_java:
            printed = self.output(f"{written}:{self.original}", program)
            expected = self.output(str(self.by_hand), program)
            if printed != expected or not printed.startswith("exit status 0"):
                problems += ["java prints with the overlay:", printed, "by hand:", expected]
        return Verdict(program.name, "\n".join(problems).splitlines())

    def run(self):
        self.original = self.compile("original", lambda program: program.source)
        self.by_hand = self.compile("by-hand", Program.changed_by_hand)
        failed = 0
        for verdict in in_parallel(self.verdict, self.programs, self.options.jobs):
            report(verdict, self.options.verbose)
            failed += bool(verdict.problems)
        print(f"{len(self.programs) - failed} passed, {failed} failed")
        return 1 if failed else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_common_options(parser)
    add_program_options(parser, ROOT / "tests" / "fixes")
    options = parser.parse_args()
    options.raceproof = resolve_raceproof(options.raceproof)
    _, paths = chosen_paths(options)
    suite = Suite([read(path) for path in paths], options)
    try:
        return suite.run()
    finally:
        if options.keep:
            print(f"kept in {suite.work}")
        else:
            shutil.rmtree(suite.work, ignore_errors=True)


if __name__ == "__main__":
    run_main(main)
