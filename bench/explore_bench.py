#!/usr/bin/env python3
"""The speed of `raceproof check` on the programs of bench/explore: on one core, one program after the other.

The first table has for each program the numbers of states and transitions, transitions and new states a second, bytes that a stored state
takes (the growth of the process by the search, divided by the states) and seconds. The best of --rounds counts.

The second one shows what a transition costs beside 10^2, 10^4 and 10^6 live objects that it does not touch. The same heap is explored with few
and with many transitions, and the difference counts, so that the time to fill the heap does not. Goal: within a factor of 2.

If JPF_HOME names an installation of Java PathFinder (with build/RunJPF.jar), it explores the same programs, and the ratios are printed.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = ROOT / "bench" / "explore"
CASES = (("Counters", ("3", "12")), ("Counters", ("4", "8")), ("Philosophers", ("3",)), ("Philosophers", ("4",)), ("Buffer", ("2",)),
         ("Buffer", ("3",)), ("Bakery", ("8",)))
HEAP_SIZES = (100, 10_000, 1_000_000)
FEW, MANY = 10, 60  # rounds of LargeHeap
GOAL = 2.0


def one_core(command):
    """The command bound to one of the processors that we may use."""
    return ["taskset", "-c", str(min(os.sched_getaffinity(0))), *map(str, command)]


def check(options, classes, program, arguments, *more):
    command = one_core([options.raceproof, "check", "--all", "--quiet", "--json", "-", *more, "-cp", classes, program, *arguments])
    outcome = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        result = json.loads(outcome.stdout)
    except ValueError:
        sys.exit(f"explore_bench: no result of {' '.join(command)}\n{outcome.stderr}")
    return result


def best(options, classes, program, arguments, *more):
    results = [check(options, classes, program, arguments, *more) for _ in range(options.rounds)]
    return min(results, key=lambda result: result["statistics"]["seconds"])


def jpf_seconds(options, classes, program, arguments):
    """Seconds and states of Java PathFinder; None if it fails or takes too long."""
    jar = Path(os.environ["JPF_HOME"]) / "build" / "RunJPF.jar"
    command = one_core(["java", "-jar", jar, f"+classpath={classes}", f"+target.args={','.join(arguments)}", program])
    started = time.monotonic()
    try:
        outcome = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=options.timeout)
    except subprocess.TimeoutExpired:
        return None
    seconds = time.monotonic() - started
    found = re.search(r"states:\s+new=([\d,]+)", outcome.stdout)
    return (seconds, int(found.group(1).replace(",", ""))) if found else None


def bench_programs(options, classes, with_jpf):
    print(f"{'program':<18}{'states':>10}{'transitions':>13}{'trans./s':>11}{'states/s':>11}{'B/state':>9}{'seconds':>9}"
          + (f"{'JPF states':>12}{'JPF s':>9}{'ratio':>8}" if with_jpf else ""))
    for program, arguments in CASES:
        empty = check(options, classes, program, arguments, "--max-states", "1")["statistics"]
        result = best(options, classes, program, arguments)
        seen = result["statistics"]
        # What the program takes before the search has begun is no matter of the search.
        seconds = max(seen["seconds"] - empty["seconds"], 1e-6)
        growth = max(seen["peak_memory_bytes"] - empty["peak_memory_bytes"], 0)
        line = (f"{program + ' ' + ' '.join(arguments):<18}{seen['states']:>10}{seen['transitions']:>13}{seen['transitions'] / seconds:>11.0f}"
                f"{seen['states'] / seconds:>11.0f}{growth / seen['states']:>9.0f}{seen['seconds']:>9.2f}")
        if with_jpf:
            peer = jpf_seconds(options, classes, program, arguments)
            line += f"{peer[1]:>12}{peer[0]:>9.2f}{peer[0] / seen['seconds']:>7.1f}x" if peer else f"{'no result':>29}"
        print(line + ("" if result["verdict"] == "proved" else f"  {result['verdict']}"), flush=True)


def bench_heap(options, classes):
    print(f"\n{'live objects':<18}{'us/transition':>14}{'growth':>9}")
    smallest = None
    for size in HEAP_SIZES:
        few, many = (best(options, classes, "LargeHeap", (str(size), str(rounds)))["statistics"] for rounds in (FEW, MANY))
        cost = (many["seconds"] - few["seconds"]) / (many["transitions"] - few["transitions"]) * 1e6
        smallest = smallest or cost
        growth = cost / smallest
        print(f"{size:<18}{cost:>14.2f}{growth:>8.2f}x{'' if growth <= GOAL else '  above the goal'}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--raceproof", default=ROOT / "build" / "release" / "raceproof")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--timeout", type=float, default=600, help="seconds for each run of Java PathFinder")
    options = parser.parse_args()
    with_jpf = bool(os.environ.get("JPF_HOME"))
    if with_jpf and not (Path(os.environ["JPF_HOME"]) / "build" / "RunJPF.jar").is_file():
        sys.exit(f"explore_bench: JPF_HOME is {os.environ['JPF_HOME']}, but build/RunJPF.jar is not there")
    with tempfile.TemporaryDirectory(prefix="raceproof-bench-") as classes:
        subprocess.run(["javac", "-g", "-d", classes, *sorted(PROGRAMS.glob("*.java"))], check=True)
        bench_programs(options, classes, with_jpf)
        if not with_jpf:
            print("(JPF_HOME is not set: no comparison with Java PathFinder)")
        bench_heap(options, classes)


if __name__ == "__main__":
    main()
