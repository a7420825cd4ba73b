"""Compares the model with executions: whatever is observed must be among the expected outcomes.

python3 -m tests.agreement.observe runs random programs on the real `java` and on `raceproof run` under random
schedules. On `java` only those that are race free and cannot hang are run; none that can exit is. The last line is
`N passed, M failed`: programs, not executions.
"""

import argparse
import collections
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ..random_programs.exploring import ROOT, compile_programs, scratch_folder
from .__main__ import write_programs

OBSERVER = Path(__file__).with_name("Observe.java")
JAVA_PROGRAMS_PER_PROCESS = 50


def can_exit(entry):
    return any(outcome.startswith("exit:") for outcome in entry["expected"]["any"]["outcomes"])


def can_hang(entry):
    outcomes = entry["expected"]["any"]["outcomes"]
    return entry["endless"] or not outcomes or any(outcome.startswith("deadlock:") for outcome in outcomes)


def observe_java(entries, classes, api, times):
    """Outcomes by program."""
    command = ["java", "-ea", "-XX:TieredStopAtLevel=1", "-cp", f"{classes}:{api}", "Observe", str(times), f"{classes}/",
               *(entry["name"] for entry in entries)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"error: java failed:\n{done.stderr}")
    found = collections.defaultdict(set)
    for line in done.stdout.splitlines():
        name, outcome = line.split(" ", 1)
        found[name].add(outcome)
    return found


def observe_raceproof(entry, classes, raceproof, mode, seed):
    command = [str(raceproof), "run", "-ea", "--scheduler", "random", "--seed", str(seed), "--timeouts", mode, "-cp",
               str(classes), "Observe", "0", f"{classes}/", entry["name"]]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode == 1 and "deadlock" in done.stderr:
        return "deadlock"
    if done.returncode != 0 or not done.stdout:
        return f"status {done.returncode}: {done.stderr[:400]}"
    return done.stdout.split(" ", 1)[1].strip()


def is_expected(outcome, expected):
    # Which threads are blocked is not seen from outside: Observe has threads of its own.
    return outcome in expected or outcome == "deadlock" and any(e.startswith("deadlock:") for e in expected)


class Comparison:
    def __init__(self, sources):
        self.sources, self.failed = sources, set()

    def check(self, entry, mode, outcome, where):
        expected = entry["expected"][mode]["outcomes"]
        if is_expected(outcome, expected):
            return
        self.failed.add(entry["name"])
        print(f"{self.sources / entry['name']}.java: {where}", f"    observed: {outcome}",
              f"    expected: {' '.join(expected)}", sep="\n", flush=True)


def compare_with_java(entries, comparison, options, classes):
    runnable = [entry for entry in entries if entry["race_free"] and not can_hang(entry) and not can_exit(entry)]
    chunks = [runnable[at:at + JAVA_PROGRAMS_PER_PROCESS] for at in range(0, len(runnable), JAVA_PROGRAMS_PER_PROCESS)]
    seen = possible = 0
    for chunk in chunks:
        found = observe_java(chunk, classes, options.api, options.java_times)
        for entry in chunk:
            seen += len(found[entry["name"]])
            possible += len(entry["expected"]["any"]["outcomes"])
            for outcome in sorted(found[entry["name"]]):
                comparison.check(entry, "any", outcome, "java")
    print(f"java: {len(runnable)} programs, {seen} of {possible} outcomes seen")


def compare_with_raceproof(entries, comparison, options, classes):
    ending = [entry for entry in entries if not entry["endless"] and not can_exit(entry)]
    runs = [(entry, mode, seed) for entry in ending for mode in ("any", "quiescent")
            for seed in range(1, options.seeds + 1)]
    seen = set()
    with ThreadPoolExecutor(max_workers=options.jobs) as pool:
        outcomes = pool.map(lambda run: observe_raceproof(run[0], classes, options.raceproof, run[1], run[2]), runs)
        for (entry, mode, seed), outcome in zip(runs, outcomes):
            seen.add((entry["name"], outcome))
            comparison.check(entry, mode, outcome, f"raceproof run --timeouts {mode} --seed {seed}")
    print(f"raceproof run: {len(runs)} runs, {len(seen)} different outcomes")


def main():
    parser = argparse.ArgumentParser(prog="tests.agreement.observe", description="compares the model with real executions")
    parser.add_argument("--count", type=int, default=240, metavar="N", help="how many programs")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="same seed, same programs")
    parser.add_argument("--java-times", type=int, default=100, metavar="N", help="executions of each program on java")
    parser.add_argument("--seeds", type=int, default=5, metavar="N", help="schedules of each program on raceproof")
    parser.add_argument("--raceproof", type=Path, default=ROOT / "build/release/raceproof", metavar="FILE")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="N", help="how many processes")
    options = parser.parse_args()
    options.api = options.raceproof.resolve().parent / "raceproof.jar"
    with scratch_folder("observe") as out:
        entries = write_programs(range(options.count), options.seed, out, options.jobs)
        classes = compile_programs(out, options.api, OBSERVER)
        comparison = Comparison(out / "src")
        compare_with_java(entries, comparison, options, classes)
        compare_with_raceproof(entries, comparison, options, classes)
    print(f"{len(entries) - len(comparison.failed)} passed, {len(comparison.failed)} failed")
    return 1 if comparison.failed else 0


if __name__ == "__main__":
    sys.exit(main())
