#!/usr/bin/env python3
"""Compares the patches that fixes become with those that were kept, byte by byte, and applies and compiles them.

tests/patches/cases.txt has the fixes, patch_cases.py says how they are written. What a fix becomes is kept as
tests/patches/expected/NAME.diff, or, if it cannot be written, the reason as NAME.reason. Each diff is applied by `patch -p1` and,
if git is there, by `git apply` to copies of the sources: both must give what Raceproof itself says, and that must compile.

  tests/run_patches.py --only 'lock-*'      some of them
  tests/run_patches.py --bless              records the present patches; ./dev bless does that, too

The last line of the output is `N passed, M failed`; the exit status is 1 if a patch is wrong, 2 if the suite could not run.
"""

import argparse
import difflib
import fnmatch
import json
import shutil
import subprocess
import tempfile
from pathlib import Path

from patch_cases import EXPECTED, FOLDER, PROGRAMS, read_cases
from suite import Verdict, add_common_options, close, command_line, report, resolve_raceproof, run_main

MOST_LINES = 40  # of a difference that is shown


def make_patches(cases, raceproof):
    """One answer for each case, all from one process."""
    tool = raceproof.parent / "patch_many"
    requests = json.dumps([case.request() for case in cases])
    outcome = subprocess.run([tool], input=requests.encode(), capture_output=True)
    if outcome.returncode != 0:
        raise SystemExit(f"error: {tool.name}: {outcome.stderr.decode(errors='replace').strip()}")
    return json.loads(outcome.stdout)


def copy_sources(case, into):
    for path in case.sources():
        (into / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(PROGRAMS / path, into / path)


def apply_problems(case, answer, folder, command):
    """Applies the diff to copies of the sources in the folder."""
    copy_sources(case, folder)
    before = {path: (folder / path).read_bytes() for path in case.sources()}
    outcome = subprocess.run(command, input=answer["diff"].encode(), cwd=folder, capture_output=True)
    if outcome.returncode != 0:
        return [f"{command[0]} does not take it: " + (outcome.stdout + outcome.stderr).decode(errors="replace").strip()]
    changed = {name: text.encode() for name, text in answer["files"].items()}
    return [f"{command[0]} makes another {path} of it" for path in case.sources()
            if (folder / path).read_bytes() != changed.get(str(path), before[path])]


def kept_problems(case, answer, bless):
    """What differs from what was kept."""
    reason = answer.get("reason", "").replace(f"{PROGRAMS}/", "")
    ending, present = (".diff", answer["diff"]) if "diff" in answer else (".reason", reason + "\n")
    file = EXPECTED / (case.name + ending)
    if bless:
        for other in EXPECTED.glob(case.name + ".*"):
            other.unlink()
        file.write_bytes(present.encode())
        return []
    if not file.exists():
        return [f"{file.name} is missing; ./dev bless writes it", *present.splitlines()[:MOST_LINES]]
    kept = file.read_bytes().decode()
    if kept == present:
        return []
    lines = list(difflib.unified_diff(kept.splitlines(), present.splitlines(), "kept", "now", lineterm="", n=1))
    return [*lines[:MOST_LINES], "record the new patch with tests/run_patches.py --bless if that is intended"]


def judge(case, answer, work, bless):
    problems = kept_problems(case, answer, bless)
    if "diff" not in answer:
        return problems
    if not answer["diff"]:
        return [*problems, "the diff is empty"]
    problems += apply_problems(case, answer, work / "patch" / case.name, ["patch", "-p1", "-F0", "-s"])
    if shutil.which("git"):
        problems += apply_problems(case, answer, work / "git" / case.name, ["git", "apply", "--whitespace=nowarn"])
    if case.compiled and not answer["compiled"]:
        problems += [answer["error"], *answer["output"].splitlines()]
    return problems


def compile_problems(cases, work):
    """By name of the case; one process compiles the sources of each as `patch` left them, and runs some."""
    folders = {str(work / "patch" / case.name): case.name for case in cases}
    if not folders:
        return {}
    for case in cases:
        if case.main:
            copy_sources(case, work / "original" / case.name)
            folders[str(work / "original" / case.name)] = case.name + " unchanged"
            for variant in ("original", "patch"):
                (work / variant / case.name / "main").write_text(case.main)
    outcome = subprocess.run(["java", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", str(FOLDER / "CompileAll.java"), *folders],
                             capture_output=True, text=True)
    problems = {name: ["was not compiled: " + outcome.stderr.strip()[:500]] for name in folders.values()}
    printed = {}
    current = None
    for line in outcome.stdout.splitlines():
        verdict, _, folder = line.partition(" ")
        if verdict in ("compiled", "failed"):
            current = folders[folder]
            problems[current] = [] if verdict == "compiled" else ["the patched source does not compile:"]
        elif line.startswith("  > "):
            printed.setdefault(current, []).append(line)
        else:
            problems[current].append(line.replace(str(work), ""))
    for case in cases:
        if case.main and printed.get(case.name) != printed.get(case.name + " unchanged", []):
            problems[case.name] += ["the patched program prints something else:", *printed.get(case.name, [])]
        problems[case.name] += problems.pop(case.name + " unchanged", [])
    return problems


def stale_files(cases, bless):
    names = {case.name for case in cases}
    stale = [file for file in sorted(EXPECTED.iterdir()) if file.stem not in names]
    for file in stale if bless else []:
        file.unlink()
    return [] if bless else [f"{file.name} belongs to no case; ./dev bless removes it" for file in stale]


def parse_options():
    parser = argparse.ArgumentParser(description="compares patches with those in tests/patches, applies and compiles them")
    add_common_options(parser)
    parser.add_argument("--only", action="append", default=[], metavar="GLOB", help="only cases whose name matches, repeatable")
    parser.add_argument("--bless", action="store_true", help="record the present patches")
    return parser.parse_args(command_line())


def main():
    options = parse_options()
    options.raceproof = resolve_raceproof(options.raceproof)
    cases = read_cases()
    chosen = [case for case in cases if not options.only or any(fnmatch.fnmatch(case.name, glob) for glob in options.only)]
    answers = make_patches(chosen, options.raceproof)
    problems = {}
    with tempfile.TemporaryDirectory(prefix="raceproof-patches-") as folder:
        for case, answer in zip(chosen, answers):
            problems[case.name] = judge(case, answer, Path(folder), options.bless)
        written = [case for case, answer in zip(chosen, answers) if answer.get("diff")]
        for name, complaints in compile_problems(written, Path(folder)).items():
            problems[name] += complaints
    verdicts = [Verdict(name, complaints) for name, complaints in problems.items()]
    if not options.only:
        verdicts.append(Verdict("no stale patches", stale_files(cases, options.bless)))
    for verdict in verdicts:
        report(verdict, options.verbose)
    return close(verdicts)


if __name__ == "__main__":
    run_main(main)
