#!/usr/bin/env python3
"""Applies the patches that `raceproof advise --patch` has written for the racy programs of tests/races, compiles and proves them.

tests/advice/patches/AREA/NAME.diff is the patch of AREA/NAME. All are applied by `patch -p1` to copies of the sources, compiled by
one call of javac, and explored: a program with its patch has no violation, and without it a race. For some programs `raceproof
advise --patch` is run again: what it writes must pass, too. --fresh does that for all, --bless records what it writes.

The last line but one says how many patches there are, which must be LEAST at least; the last is `N passed, M failed`.
"""

import argparse
import fnmatch
import shutil
import tempfile
from pathlib import Path

from processes import in_parallel, run_process
from race_program import read_race_program
from suite import (ROOT, Verdict, add_common_options, add_program_options, close, command_line, javac, report,
                   resolve_raceproof, run_main)

PROGRAMS = ROOT / "tests" / "races"
PATCHES = ROOT / "tests" / "advice" / "patches"
LEAST = 60
SAMPLE = 8
MOST_STATES = 20_000
MOST_LINES = 20


def fresh_patch(name, options, work):
    """What advise writes; None and its last words if it writes nothing."""
    program = read_race_program(PROGRAMS / f"{name}.java", PROGRAMS)
    folder = work / "fresh" / name
    folder.mkdir(parents=True)
    shutil.copy(program.path, folder)
    chosen = [option for option in program.run.options if option != "--all"]
    command = [str(options.raceproof), "advise", "--quiet", "--assume-sc", "--no-config", *chosen, "--max-states", str(MOST_STATES),
               "--patch", "out.diff", program.path.name, *program.run.arguments]
    outcome = run_process(command, seconds=options.timeout * 5, cwd=folder)
    written = folder / "out.diff"
    if not written.exists():
        return None, (outcome.stderr.decode(errors="replace").strip().splitlines() or [outcome.status_text()])[-1]
    return written.read_text(encoding="utf-8"), ""


class Patches:
    def __init__(self, options, work):
        self.options_, self.work_ = options, work
        self.problems = {}

    def apply(self, patches):
        """Applies each to a copy of its source; returns the files."""
        files = {}
        for name, diff in patches.items():
            folder = self.work_ / "patched" / name
            folder.mkdir(parents=True)
            copy = folder / f"{Path(name).name}.java"
            shutil.copy(PROGRAMS / f"{name}.java", copy)
            outcome = run_process(["patch", "-p1", "-s", "-F0"], stdin=diff.encode(), cwd=folder)
            self.problems[name] = []
            if outcome.status != 0:
                self.problems[name] = ["does not apply:", *(outcome.stdout + outcome.stderr).decode().splitlines()[:MOST_LINES]]
            elif copy.read_bytes() == (PROGRAMS / f"{name}.java").read_bytes():
                self.problems[name] = ["changes nothing"]
            else:
                files[name] = copy
        return files

    def compile(self, files, folder):
        """Returns those that compile."""
        complaints = javac(list(files.values()), self.work_ / folder / "classes", [self.options_.raceproof.parent / "raceproof.jar"])
        wrong = {name: complaints[path][:MOST_LINES] for name, path in files.items() if path in complaints}
        for name, lines in wrong.items():
            self.problems[name] = ["does not compile:", *lines]
        left = {name: path for name, path in files.items() if name not in wrong}
        if wrong and left:
            return self.compile(left, folder)
        return left

    def explore(self, names, folder):
        """By name: bound and findings."""
        command = [str(self.options_.raceproof.parent / "check_many"), "-cp", str(self.work_ / folder / "classes"), "--all",
                   "--quiet", "--assume-sc", "--max-states", str(5 * MOST_STATES)]
        size = max(1, -(-len(names) // self.options_.jobs))

        def ask(part):
            requests = "".join(f"{Path(name).name} checked\n" for name in part)
            outcome = run_process(command, stdin=requests.encode(), seconds=1200)
            answers = [line.split("\t") for line in outcome.stdout.decode(errors="replace").splitlines()]
            answers += [["", "", outcome.status_text()]] * (len(part) - len(answers))
            return {name: (fields[2], fields[6:]) for name, fields in zip(part, answers)}

        found = {}
        for answers in in_parallel(ask, [names[at:at + size] for at in range(0, len(names), size)], self.options_.jobs):
            found |= answers
        return found

    def judge(self, patches):
        files = self.compile(self.apply(patches), "patched")
        for name, (bound, findings) in self.explore(list(files), "patched").items():
            if bound != "none" or findings:
                self.problems[name] = [f"is not proved, bound: {bound}", *findings]
        originals = self.compile({name: PROGRAMS / f"{name}.java" for name in files}, "original")
        for name, (_, findings) in self.explore(list(originals), "original").items():
            if not any(finding.startswith("data-race ") for finding in findings):
                self.problems[name] += ["the unpatched program has no race"]


def racy_programs():
    return [str(path.relative_to(PROGRAMS).with_suffix("")) for path in sorted(PROGRAMS.rglob("*.java")) if "//~ RACE" in path.read_text()]


def recorded():
    return {str(path.relative_to(PATCHES).with_suffix("")): path.read_text(encoding="utf-8") for path in sorted(PATCHES.rglob("*.diff"))}


def sample_of(names):
    """From all areas."""
    return names[::max(1, len(names) // SAMPLE)]


def write(patches):
    for name, diff in patches.items():
        path = PATCHES / f"{name}.diff"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(diff, encoding="utf-8")


def make_fresh(names, options, work):
    """Patches by program, and verdicts of those for which there is none, though one is recorded."""
    known = recorded()
    found = in_parallel(lambda name: (name, *fresh_patch(name, options, work)), names, options.jobs)
    patches, verdicts = {}, []
    for name, diff, reason in found:
        if diff is not None:
            patches[name] = diff
        elif name in known and not options.bless:
            verdicts.append(Verdict(f"{name}, fresh", ["no patch is written any more:", reason]))
    return patches, verdicts


def judged(patches, options, work, suffix):
    suite = Patches(options, work)
    suite.judge(patches)
    return [Verdict(name + suffix, problems) for name, problems in suite.problems.items()]


def parse_options():
    parser = argparse.ArgumentParser(description="applies, compiles and proves the patches that raceproof advise has written")
    add_common_options(parser)
    add_program_options(parser, PROGRAMS)
    parser.add_argument("--fresh", action="store_true", help="let advise write all patches again")
    parser.add_argument("--bless", action="store_true", help="record them, if they are right")
    parser.set_defaults(jobs=2)
    return parser.parse_args(command_line())


def main():
    options = parse_options()
    options.raceproof = resolve_raceproof(options.raceproof)
    chosen = lambda name: not options.only or any(fnmatch.fnmatch(name, glob) for glob in options.only)  # noqa: E731
    kept = {name: diff for name, diff in recorded().items() if chosen(name)}
    is_whole = options.fresh or options.bless
    names = [name for name in racy_programs() if chosen(name)] if is_whole else sample_of(list(kept))
    verdicts = [Verdict(name, ["there is no such racy program"]) for name in kept if name not in racy_programs()]
    with tempfile.TemporaryDirectory(prefix="raceproof-patches-") as folder:
        work = Path(folder)
        fresh, missing = make_fresh(names, options, work / "1")
        judged_fresh = judged(fresh, options, work / "2", ", fresh")
        if options.bless:
            right = {verdict.name.removesuffix(", fresh") for verdict in judged_fresh if not verdict.problems}
            write({name: diff for name, diff in fresh.items() if name in right})
            kept = {name: diff for name, diff in recorded().items() if chosen(name)}
        verdicts += judged(kept, options, work / "3", "") + missing + judged_fresh
    if len(recorded()) < LEAST:
        verdicts.append(Verdict("patches", [f"there are {len(recorded())} only, and should be {LEAST}"]))
    for verdict in verdicts:
        report(verdict, options.verbose)
    print(f"{len(recorded())} of {len(racy_programs())} racy programs have a patch that applies, compiles and is proved")
    return close(verdicts)


if __name__ == "__main__":
    run_main(main)
