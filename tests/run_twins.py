#!/usr/bin/env python3
"""Compares changes that an overlay makes with the same changes in the source, on the racy programs of tests/races.

tests/fixes/twins.txt says which changes repair a program, and whether they are those of its repaired twin. They are made

- by an overlay on the class files of the program, all of them together and, if there are several, each alone;
- in its source, by texts alone (by_hand.py): the verdict must be the same, and the violations at the same lines;
- by the author of the twin: the verdict must be the same, and the kinds of violations.

All racy programs must be in the file, with a reason if their twin's repair cannot be said by changes. Each program has a race
without the changes. The last line but one says how many twins were compared; the last is `N passed, M failed`.
"""

import argparse
import fnmatch
import re
import shutil
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import by_hand
from processes import in_parallel, run_process
from suite import ROOT, Verdict, add_common_options, add_program_options, close, command_line, javac, report, resolve_raceproof, run_main

PROGRAMS = ROOT / "tests" / "races"
TWINS = ROOT / "tests" / "fixes" / "twins.txt"
MOST_STATES = 20_000
PLACE = re.compile(r"(?<=:)\d+\b")


@dataclass
class Program:
    name: str  # locks/ClhLock
    twin: str  # ClhLockFixed, or empty
    reason: str
    changes: list[list[str]] = field(default_factory=list)  # words, as by_hand.resolved gives them
    text: str = ""

    @property
    def main_class(self):
        return Path(self.name).name

    def parts(self):
        """By name of a variant: its changes. All together, and each alone."""
        together = {"all": self.changes} if self.changes else {}
        return together | {f"only {number}": [change] for number, change in enumerate(self.changes) if len(self.changes) > 1}


@dataclass(frozen=True)
class Answer:
    bound: str
    findings: tuple[str, ...]

    def kinds(self):
        return tuple(sorted({finding.split(" ")[0] for finding in self.findings}))

    def at_lines(self, origin):
        """With the lines that they were before statements moved."""
        moved = lambda match: str(origin[int(match[0]) - 1])  # noqa: E731
        return Answer(self.bound, tuple(sorted(PLACE.sub(moved, finding) for finding in self.findings)))

    def lines(self):
        return [f"    explored, bound: {self.bound}", *("    " + finding for finding in self.findings)]


def read_programs():
    programs = []
    for number, line in enumerate(TWINS.read_text(encoding="utf-8").splitlines(), 1):
        try:
            if not line.strip() or line.startswith("#"):
                continue
            if line.startswith(" "):
                programs[-1].changes.append(by_hand.resolved(line, programs[-1].text.splitlines()))
                continue
            name, separator, rest = re.fullmatch(r"([\w/]+)( = |: )(.+)", line).groups()
            is_twin = separator == " = "
            text = (PROGRAMS / f"{name}.java").read_text(encoding="utf-8")
            programs.append(Program(name, rest if is_twin else "", "" if is_twin else rest, [], text))
        except (ValueError, AttributeError, OSError) as problem:
            raise SystemExit(f"error: {TWINS.name}:{number}: {problem}")
    return programs


def list_problems(programs):
    """Does the file name every racy program, and twins that have no race?"""
    racy = {str(path.relative_to(PROGRAMS).with_suffix("")) for path in PROGRAMS.rglob("*.java") if "//~ RACE" in path.read_text()}
    names = [program.name for program in programs]
    problems = [f"{name} has races and is missing" for name in sorted(racy - set(names))]
    problems += [f"{name} has no races" for name in sorted(set(names) - racy)]
    problems += [f"{name} is there twice" for name in sorted({name for name in names if names.count(name) > 1})]
    for program in programs:
        if program.twin and not program.changes:
            problems.append(f"{program.name} has no changes")
        twin = Path(program.name).parent / program.twin
        if program.twin and (not (PROGRAMS / f"{twin}.java").exists() or str(twin) in racy):
            problems.append(f"{twin} is no repaired program")
        own = f"{program.name}Fixed"
        if (PROGRAMS / f"{own}.java").exists() and program.twin and program.twin != Path(own).name:
            problems.append(f"{program.name} has another twin: {Path(own).name}")
    return problems


class Twins:
    def __init__(self, programs, options, work):
        self.programs_, self.options_, self.work_ = programs, options, work
        self.sources_ = {}  # by program and variant: what is made by hand
        self.answers_ = {}  # by program, variant and how it was made

    def make_by_hand(self):
        for program in self.programs_:
            for part, changes in program.parts().items():
                try:
                    self.sources_[program.name, part] = by_hand.changed(program.text, changes)
                except ValueError as problem:
                    # Elements of arrays and updates become other types: only the twin has that.
                    if not program.twin:
                        raise SystemExit(f"error: {program.name}: {problem}")

    def compile(self, folder, files):
        classes = self.work_ / folder
        complaints = javac(files, classes / "classes", [self.options_.raceproof.parent / "raceproof.jar"])
        if complaints:
            raise SystemExit(f"error: javac failed on {folder}\n" + "\n".join(sum(complaints.values(), [])))
        return classes / "classes"

    def requests(self):
        """Pairs of a folder of classes and its requests: (key of the answer, line)."""
        files = [PROGRAMS / f"{program.name}.java" for program in self.programs_]
        twins = {PROGRAMS / Path(program.name).parent / f"{program.twin}.java" for program in self.programs_ if program.twin}
        original = self.compile("original", [*files, *sorted(twins)])
        lines = []
        for program in self.programs_:
            if program.changes:
                lines.append(((program.name, "", "as it is"), f"{program.main_class} checked"))
            if program.twin:
                lines.append(((program.name, "all", "twin"), f"{program.twin} checked"))
            lines += [((program.name, part, "overlay"), f"{program.main_class} checked {'; '.join(' '.join(c) for c in changes)}")
                      for part, changes in program.parts().items()]
        yield original, lines
        for part in sorted({part for _, part in self.sources_}):
            chosen = [program for program in self.programs_ if (program.name, part) in self.sources_]
            folder = self.work_ / "sources" / part.replace(" ", "-")
            for program in chosen:
                path = folder / f"{program.name}.java"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(self.sources_[program.name, part].text(), encoding="utf-8")
            classes = self.compile(part.replace(" ", "-"), [folder / f"{program.name}.java" for program in chosen])
            yield classes, [((program.name, part, "by hand"), f"{program.main_class} checked") for program in chosen]

    def ask(self, job):
        classes, lines = job
        command = [str(self.options_.raceproof.parent / "check_many"), "-cp", str(classes), "--all", "--quiet", "--assume-sc",
                   "--max-states", str(MOST_STATES), "--max-time", str(self.options_.timeout)]
        outcome = run_process(command, stdin="".join(line + "\n" for _, line in lines).encode(), seconds=1200)
        answers = [line.split("\t") for line in outcome.stdout.decode(errors="replace").splitlines()]
        trouble = Answer(f"no answer, {outcome.status_text()}: {outcome.stderr.decode(errors='replace')[-500:]}", ())
        found = [Answer(fields[2], tuple(sorted(fields[6:]))) for fields in answers]
        return {key: found[at] if at < len(found) else trouble for at, (key, _) in enumerate(lines)}

    def explore(self):
        jobs = []
        for classes, lines in self.requests():
            size = max(1, -(-len(lines) // self.options_.jobs))
            jobs += [(classes, lines[at:at + size]) for at in range(0, len(lines), size)]
        for answers in in_parallel(self.ask, jobs, self.options_.jobs):
            self.answers_ |= answers

    def difference(self, program, part, overlay_part=None):
        """Between the overlay and the change by hand; empty if there is none, or nothing to compare."""
        overlay = self.answers_[program.name, overlay_part or part, "overlay"]
        hand = self.answers_.get((program.name, part, "by hand"))
        if hand is None:
            return []
        hand = hand.at_lines(self.sources_[program.name, part].origin)
        return [] if overlay == hand else [f"{part}: the overlay:", *overlay.lines(), "  the same by hand:", *hand.lines()]

    def verdict(self, program):
        problems = []
        for part in program.parts():
            original, overlay = self.answers_[program.name, "", "as it is"], self.answers_[program.name, part, "overlay"]
            if part == "all" and "data-race" not in original.kinds():
                problems += ["without the changes there is no race:", *original.lines()]
            # A change alone may leave more schedules than are worth it.
            if part == "all" and overlay.bound != "none":
                problems += [f"{part}: the overlay was not explored:", *overlay.lines()]
            if overlay.bound == "none":
                problems += self.difference(program, part)
        if program.twin:
            twin, overlay = self.answers_[program.name, "all", "twin"], self.answers_[program.name, "all", "overlay"]
            if (twin.bound, twin.kinds()) != (overlay.bound, overlay.kinds()):
                problems += ["the overlay:", *overlay.lines(), f"  its twin {program.twin}:", *twin.lines()]
        return Verdict(program.name, problems)

    def self_test(self):
        """Different changes are not taken for the same: that the overlay makes one and the source another must show."""
        several = [program for program in self.programs_ if (program.name, "only 1") in self.sources_]
        missed = [program.name for program in several if not self.difference(program, "only 0", "only 1")]
        is_wrong = several and len(missed) > len(several) / 3
        return Verdict("wrong on purpose", [f"another change is not noticed: {', '.join(missed)}"] if is_wrong else [])

    def summary(self):
        twins = sum(bool(program.twin) for program in self.programs_)
        return (f"{twins} twins and {len(self.sources_)} changes by hand compared; for "
                f"{len(self.programs_) - twins} programs the repair of the twin cannot be said by changes")


def parse_options():
    parser = argparse.ArgumentParser(description="compares overlays with the same changes in the source")
    add_common_options(parser)
    add_program_options(parser, PROGRAMS)
    parser.set_defaults(jobs=2)
    return parser.parse_args(command_line())


def main():
    options = parse_options()
    options.raceproof = resolve_raceproof(options.raceproof)
    programs = read_programs()
    verdicts = [Verdict("twins.txt", list_problems(programs))]
    chosen = [program for program in programs
              if not options.only or any(fnmatch.fnmatch(program.name, glob) for glob in options.only)]
    work = Path(tempfile.mkdtemp(prefix="raceproof-twins-"))
    try:
        twins = Twins(chosen, options, work)
        twins.make_by_hand()
        twins.explore()
        verdicts += [twins.verdict(program) for program in chosen]
        verdicts.append(twins.self_test())
    finally:
        if options.keep:
            print(f"kept in {work}")
        else:
            shutil.rmtree(work, ignore_errors=True)
    for verdict in verdicts:
        report(verdict, options.verbose)
    print(twins.summary())
    return close(verdicts)


if __name__ == "__main__":
    run_main(main)
