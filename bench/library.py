#!/usr/bin/env python3
"""Writes the table of docs/evaluation.md on java.util.concurrent: programs of bench/library at both grains, with race detection.

A program that is not exhausted at the grain of steps within --max-steps-time is shown with ">" before the states of that time."""

import argparse
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from measure import ROOT, add_options, check, compile_all, write_between  # noqa: E402

PROGRAMS = ROOT / "bench" / "library"
# Program, arguments, what it is, and the most states that are accepted at the grain of operations.
ROWS = [
    ("LockCounter", "3 2", "`ReentrantLock`, 3 threads × 2", 1_000),
    ("LockCounter", "4 3", "`ReentrantLock`, 4 × 3", 10_000),
    ("LockCounter", "5 2", "`ReentrantLock`, 5 × 2", 10_000),
    ("ReadWriteLockCounter", "3 2", "`ReentrantReadWriteLock`, 3 × 2", 5_000),
    ("StampedLockCounter", "3 2", "`StampedLock`, 3 × 2", 5_000),
    ("SemaphoreCounter", "3 2", "`Semaphore`, 3 × 2", 5_000),
    ("ConditionBuffer", "2 2 2", "`Condition`: buffer, 2 producers, 2 consumers × 2", 50_000),
    ("QueueHandOver", "array 3", "`ArrayBlockingQueue` of 1, 3 puts and takes", 1_000),
    ("QueueHandOver", "linked 3", "`LinkedBlockingQueue`, 3 puts and takes", 1_000),
    ("FixedPool", "2 2", "fixed pool, 2 workers, 2 tasks", 2_000),
    ("FixedPool", "2 4", "fixed pool, 2 workers, 4 tasks", 20_000),
    ("FixedPool", "3 6", "fixed pool, 3 workers, 6 tasks", 1_000_000),
    ("AsyncStages", "", "`CompletableFuture`, 4 stages, pool of 2", 100_000),
    ("CommonPoolStages", "", "`CompletableFuture`, 4 stages, common pool", 100_000),
    ("LatchOfMany", "4", "`CountDownLatch`, 4 threads", 100_000),
    ("BarrierRounds", "3 2", "`CyclicBarrier`, 3 × 2", 100_000),
    ("PhaserRounds", "3 2", "`Phaser`, 3 × 2", 100_000),
    ("ExchangeOfTwo", "", "`Exchanger`, 2 threads", 100_000),
    ("MapMerge", "4 2", "`ConcurrentHashMap.merge`, 4 × 2", 100_000),
    ("LinkedQueueOfMany", "3 2", "`ConcurrentLinkedQueue`, 3 × 2", 100_000),
    ("ParallelSum", "4", "parallel stream of 4 numbers", 100_000),
    ("Fibonacci", "3 2", "`RecursiveTask` fib(3), 2 workers", 100_000),
    ("ScheduledOnce", "", "scheduled pool, one shot", 100_000),
    ("ScheduledPeriodically", "2", "scheduled pool, periodic, 2 times", 100_000),
    ("TimerOnce", "", "`Timer`, one task", 100_000),
]


def cell(measured):
    if measured is None:
        return "–", "–"
    is_complete = measured.result["verdict"] == "proved"
    return f"{'' if is_complete else '> '}{measured.states:,}", f"{measured.seconds:.2f}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_options(parser, rounds=1)
    parser.add_argument("--max-steps-time", default="30", metavar="SECONDS", help="for each program at the grain of steps (%(default)s)")
    parser.add_argument("--max-time", default="300", metavar="SECONDS", help="for each at the grain of operations (%(default)s)")
    parser.add_argument("--print", action="store_true", help="print the table only")
    options = parser.parse_args()
    lines = ["| program | states, steps | s | states, operations | s | bar |", "|---|--:|--:|--:|--:|--:|"]
    missed = []
    with tempfile.TemporaryDirectory(prefix="raceproof-bench-") as folder:
        compile_all(sorted(PROGRAMS.glob("*.java")), folder)
        for program, arguments, text, bar in ROWS:
            def measure(grain, time):
                return check(options, folder, program, "--library", grain, "--max-time", time, "--max-memory", "6g",
                             arguments=arguments.split())
            steps, operations = measure("steps", options.max_steps_time), measure("operations", options.max_time)
            if operations is None or operations.result["verdict"] != "proved" or operations.states > bar:
                missed.append(f"{program} {arguments}")
            lines.append(f"| {text} | {' | '.join([*cell(steps), *cell(operations)])} | {bar:,} |")
            print(lines[-1], flush=True)
    if not options.print:
        write_between(ROOT / "docs" / "evaluation.md", "table of the library", "\n".join(lines))
    if missed:
        print("over the bar or not exhausted:", ", ".join(missed))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
