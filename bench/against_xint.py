#!/usr/bin/env python3
"""The speed of `raceproof run` beside `java -Xint`, in one run on one machine: only the ratios mean something.

Each program of bench/programs prints a checksum, which must be equal on all sides. Columns: CPU seconds of java -Xint, of raceproof run, and of
raceproof run --journal (undo journal and state hash on, as exploration has them), with the speed relative to java in parentheses. The best of
--rounds counts for each. Goals: 0.35 without and 0.2 with the journal.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = ROOT / "bench" / "programs"
GOAL, JOURNAL_GOAL = 0.35, 0.20


def cpu_seconds(command):
    """CPU time of the command and its standard output."""
    before = os.times()
    outcome = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    after = os.times()
    return (after.children_user - before.children_user) + (after.children_system - before.children_system), outcome.stdout


def best(command, rounds):
    runs = [cpu_seconds(command) for _ in range(rounds)]
    return min(seconds for seconds, _ in runs), runs[0][1]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--raceproof", default=ROOT / "build" / "release" / "raceproof")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--only", default="", help="programs whose name contains this")
    options = parser.parse_args()
    sources = sorted(path for path in PROGRAMS.glob("*.java") if options.only in path.stem)
    missed = 0
    with tempfile.TemporaryDirectory(prefix="raceproof-bench-") as classes:
        subprocess.run(["javac", "-g", "-d", classes, *map(str, sources)], check=True)
        print(f"{'program':18} {'java -Xint':>10} {'run':>8} {'':8} {'--journal':>9}")
        for source in sources:
            java, expected = best(["java", "-Xint", "-XX:+UseSerialGC", "-cp", classes, source.stem], options.rounds)
            ours, output = best([str(options.raceproof), "run", "-cp", classes, source.stem], options.rounds)
            journal, journal_output = best([str(options.raceproof), "run", "--journal", "-cp", classes, source.stem], options.rounds)
            if output != expected or journal_output != expected:
                print(f"{source.stem}: the checksums differ")
                missed += 1
                continue
            missed += java / ours < GOAL or java / journal < JOURNAL_GOAL
            print(f"{source.stem:18} {java:10.2f} {ours:8.2f} ({java / ours:5.2f}) {journal:9.2f} ({java / journal:5.2f})")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
