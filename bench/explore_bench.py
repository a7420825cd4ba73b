#!/usr/bin/env python3
"""The speed of `raceproof check`, in CPU time (bench/measure.py). What a program takes before its search begins is subtracted.

classics   exploration alone (--races off --schedule-points sync --reduction sync): states, transitions, and per second
           transitions, new states and bytecodes; bytes per state in the table and most memory of the process. Bars: 1,000,000
           transitions a second where they are short and in the program's own code (marked *), 32 bytes a state.
heap       what a transition costs beside 10^2, 10^4 and 10^6 live objects that it does not touch, and of which it touches
           one. The same heap is explored with few and with many transitions, and the difference counts. Bar: a factor of 2.
detection  the time of --races full beside that of --races off with the same scheduling points, as a whole and of a
           transition, with two reductions; then each detector on the same random executions. Bar: a factor of 2 (! if missed).
reduction  the default reduction with race detection, beside the same search without it (--reduction sync), in turns: transitions a
           second, and the ratio of the times. Bars: 800,000 transitions a second where threads contend all the time (marked *);
           no program takes more than 1.1 times as long as without (! if missed). Searches below 0.1 s say nothing about that.

If JPF_HOME names an installation of Java PathFinder (with build/RunJPF.jar), it explores the classics too.
"""

import argparse
import os
import re
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import measure  # noqa: E402

OWN = measure.ROOT / "bench" / "explore"
TESTS = measure.ROOT / "tests" / "check"
STEPS = ("--schedule-points", "sync", "--reduction", "sync")  # nothing is left out that would make numbers of steps hard to compare
EXPLORE = ("--races", "off", *STEPS)
# Program, arguments, and whether its transitions are short and in its own code.
CLASSICS = (("PhilosophersOrdered", ("4",), True), ("PhilosophersOrdered", ("5",), True), ("PhilosophersOrdered", ("6",), True),
            ("Counters", ("4", "16"), True), ("PetersonRounds", ("150",), True), ("BakeryRounds", ("8",), True), ("Buffer", ("3",), True),
            ("Dekker", (), False), ("Bakery", ("3",), False), ("Filter", ("3",), False), ("TicketLock", ("3",), False),
            ("ReadersWriters", (), False), ("TreiberStack", (), False), ("MichaelScottQueue", (), False), ("SenseBarrier", ("3",), False),
            ("BarrierParties", ("2",), False), ("SemaphoreBuffer", (), False), ("OwnAqsLock", ("2",), False), ("PhaserTwo", (), False),
            ("ComputeIfAbsent", (), False), ("FutureChain", (), False), ("PoolShutdown", ("1", "--max-states", "30000"), False))
RACE_FREE = (("PhilosophersOrdered", ("5",)), ("PhilosophersOrdered", ("6",)), ("Filter", ("3",)), ("ReadersWriters", ()), ("Buffer", ("3",)),
             ("Bakery", ("3",)), ("PetersonRounds", ("150",)), ("SemaphoreBuffer", ()), ("FutureChain", ()), ("ComputeIfAbsent", ()))
CONTENDED = (("TreiberThreads", ("3", "4")), ("VolatileCounter", ("4", "3")))
EXHAUSTIVE_DETECTORS = ("locksets", "summary")  # clocks work their labels out anew for each state
DETECTORS = (*EXHAUSTIVE_DETECTORS, "clocks")
HEAP_SIZES = (100, 10_000, 1_000_000)
FEW, MANY = 10, 500  # rounds of LargeHeap
LEAST_SECONDS = 0.02  # a shorter search says nothing about speed
TRANSITIONS_BAR, STATE_BYTES_BAR, HEAP_BAR, DETECTION_BAR = 1_000_000, 32, 2.0, 2.0
CONTENDED_BAR, REDUCTION_BAR, REDUCTION_LEAST_SECONDS = 800_000, 1.1, 0.1
# Java PathFinder, branch java-17, as a scale where there is none: transitions, new states and bytecodes a second, memory, start-up.
JPF_SCALE = "for scale, Java PathFinder (branch java-17): about 27,000 transitions, 7,300 new states and 260,000 bytecodes a second; " \
            "300 to 550 MB; start-up 0.55 s"


def split(arguments):
    """Arguments of the program, and options for raceproof among them."""
    at = next((i for i, word in enumerate(arguments) if word.startswith("--")), len(arguments))
    return arguments[:at], arguments[at:]


def title(program, arguments):
    return " ".join((program, *split(arguments)[0]))


def searched(options, classes, program, arguments, *more):
    """A run, and the seconds of its search alone."""
    own, extra = split(arguments)
    run = measure.check(options, classes, program, *more, *extra, arguments=own)
    if run is None:
        return None, 0
    empty = measure.start_up(options, classes, program, own)
    return run, max(run.seconds - empty.seconds, 1e-4)


def missed(condition, text):
    return f"  {text}" if condition else ""


def bench_classics(options, classes, jpf):
    print(f"{'classics':<24}{'states':>10}{'transitions':>13}{'trans./s':>11}{'states/s':>11}{'bytecodes/s':>13}{'B/state':>9}{'MB':>6}{'s':>8}"
          + (f"{'JPF states':>12}{'JPF s':>9}{'ratio':>8}" if jpf else ""))
    for program, arguments, is_short in CLASSICS:
        run, seconds = searched(options, classes, program, arguments, *EXPLORE)
        if run is None:
            print(f"{title(program, arguments):<24}  took more than {options.timeout:.0f} s", flush=True)
            continue
        counts = run.statistics
        per_state = counts["store_bytes"] / max(run.states, 1)
        def rate(count):
            return f"{count / seconds:,.0f}" if seconds >= LEAST_SECONDS else "–"
        line = (f"{title(program, arguments) + (' *' if is_short else ''):<24}{run.states:>10}{run.transitions:>13}{rate(run.transitions):>11}"
                f"{rate(run.states):>11}{rate(counts['instructions']):>13}{per_state:>9.0f}{run.bytes / 1e6:>6.0f}{seconds:>8.2f}")
        if jpf:
            line += jpf_columns(options, jpf, classes, program, split(arguments)[0], run.seconds)
        if is_short and seconds >= LEAST_SECONDS:
            line += missed(run.transitions / seconds < TRANSITIONS_BAR, "slower than the bar")
        # A small table has its least size.
        line += missed(run.states > 10_000 and per_state > STATE_BYTES_BAR, "larger than the bar")
        line += missed(run.result["verdict"] == "unsupported", "unsupported")
        print(line, flush=True)
    empty = measure.start_up(options, classes, "Counters", ("2", "1"))
    print(f"start-up: {empty.seconds:.3f} s, {empty.bytes / 1e6:.0f} MB\n{JPF_SCALE}")


def run_jpf(options, jar, classes, program, arguments):
    """New states and CPU seconds of Java PathFinder; None if it gives no result."""
    peer = measure.run(["java", "-jar", jar, f"+classpath={classes}", f"+target.args={','.join(arguments)}", program], options.timeout)
    found = re.search(r"states:\s+new=([\d,]+)", peer[0]) if peer else None
    return (found.group(1), peer[1]) if found else None


def jpf_columns(options, jar, classes, program, arguments, seconds):
    peer = run_jpf(options, jar, classes, program, arguments)
    return f"{peer[0]:>12}{peer[1]:>9.2f}{peer[1] / seconds:>7.1f}x" if peer else f"{'no result':>29}"


def bench_heap(options, classes):
    print(f"\n{'live objects':<24}{'us/transition':>14}{'growth':>9}")
    for kind in ("untouched", "touched"):
        smallest = None
        for size in HEAP_SIZES:
            few, many = (measure.check(options, classes, "LargeHeap", *EXPLORE, arguments=(kind, str(size), str(rounds)))
                         for rounds in (FEW, MANY))
            if few is None or many is None:
                print(f"{size} {kind}: took more than {options.timeout:.0f} s")
                continue
            cost = (many.seconds - few.seconds) / (many.transitions - few.transitions) * 1e6
            smallest = smallest or cost
            growth = cost / smallest
            print(f"{f'{size} {kind}':<24}{cost:>14.2f}{growth:>8.2f}x{missed(growth > HEAP_BAR, 'above the bar')}", flush=True)


def bench_detection(options, classes, reduction):
    steps = ("--schedule-points", "sync", "--reduction", reduction)
    print(f"\n{f'detection, {reduction}':<24}{'off s':>8}{'states':>9}{'B/state':>9}"
          + "".join(f"{name + ' s':>12}{'states':>9}{'B/state':>9}{'ratio':>8}{'a trans.':>9}" for name in EXHAUSTIVE_DETECTORS))
    for program, arguments in RACE_FREE:
        plain, base = searched(options, classes, program, arguments, "--races", "off", *steps)
        if plain is None:
            print(f"{title(program, arguments):<24}  took more than {options.timeout:.0f} s", flush=True)
            continue
        line = f"{title(program, arguments):<24}{base:>8.2f}{plain.states:>9}{memory_per_state(plain):>9.0f}"
        for detector in EXHAUSTIVE_DETECTORS:
            run, seconds = searched(options, classes, program, arguments, "--races", "full", *steps, "--detector", detector)
            if run is None:
                line += f"{'–':>12}{'–':>9}{'–':>9}{'–':>8}{'–':>9}"
                continue
            # What the past permits tells more states apart: that costs more than the work of a transition.
            ratio, of_transition = seconds / base, seconds / run.transitions / (base / plain.transitions)
            line += (f"{seconds:>12.2f}{run.states:>9}{memory_per_state(run):>9.0f}{ratio:>7.2f}x{of_transition:>8.2f}x"
                     + missed(ratio > DETECTION_BAR, "!"))
        print(line, flush=True)


def bench_detectors(options, classes):
    print(f"\n{'random executions':<24}" + "".join(f"{name:>12}" for name in ("off", *DETECTORS)))
    sample = ("--search", "random", "--executions", "2000", "--schedule-points", "sync")
    for program, arguments in RACE_FREE:
        times = [searched(options, classes, program, arguments, *sample, "--races", "off")[1]]
        times += [searched(options, classes, program, arguments, *sample, "--races", "full", "--detector", detector)[1]
                  for detector in DETECTORS]
        print(f"{title(program, arguments):<24}" + "".join(f"{seconds:>11.2f}s" for seconds in times), flush=True)


def bench_reduction(options, classes):
    print(f"\n{'reduction':<24}{'dynamic s':>11}{'transitions':>13}{'trans./s':>11}{'sync s':>9}{'transitions':>13}{'trans./s':>11}{'ratio':>8}")
    for program, arguments in (*CONTENDED, *((program, arguments) for program, arguments, _ in CLASSICS)):
        best = {}
        # In turns: what else the machine does concerns both alike.
        for _ in range(options.rounds):
            for reduction in ("dynamic", "sync"):
                own, extra = split(arguments)
                run = measure.check(options, classes, program, "--search", "depth-first", "--reduction", reduction, *extra,
                                    arguments=own, rounds=1)
                if run is not None and (reduction not in best or run.seconds < best[reduction].seconds):
                    best[reduction] = run
        is_contended = (program, arguments) in CONTENDED
        name = title(program, arguments) + (" *" if is_contended else "")
        if len(best) < 2:
            print(f"{name:<24}  took more than {options.timeout:.0f} s", flush=True)
            continue
        empty = measure.start_up(options, classes, program, split(arguments)[0]).seconds
        seconds = {reduction: max(run.seconds - empty, 1e-4) for reduction, run in best.items()}
        rates = {reduction: run.transitions / seconds[reduction] for reduction, run in best.items()}
        line = name.ljust(24)
        for reduction, width in (("dynamic", 11), ("sync", 9)):
            rate = f"{rates[reduction]:,.0f}" if seconds[reduction] >= LEAST_SECONDS else "–"
            line += f"{seconds[reduction]:>{width}.2f}{best[reduction].transitions:>13}{rate:>11}"
        ratio = seconds["dynamic"] / seconds["sync"]
        says_something = max(seconds.values()) >= REDUCTION_LEAST_SECONDS
        line += f"{ratio:>7.2f}x" if says_something else f"{'–':>8}"
        line += missed(says_something and ratio > REDUCTION_BAR, "!")
        line += missed(is_contended and rates["dynamic"] < CONTENDED_BAR, "slower than the bar")
        print(line, flush=True)


def memory_per_state(run):
    return run.statistics["store_bytes"] / max(run.states, 1)


def find_jpf(options, classes):
    """The jar of Java PathFinder, if JPF_HOME is set and it works; else None, and a line says why."""
    home = os.environ.get("JPF_HOME")
    jar = Path(home or "") / "build" / "RunJPF.jar"
    if not home:
        reason = "JPF_HOME is not set"
    elif not jar.is_file():
        reason = f"JPF_HOME is {home}, but build/RunJPF.jar is not there"
    elif run_jpf(options, jar, classes, "Counters", ("2", "1")) is None:
        reason = f"JPF_HOME is {home}, but build/RunJPF.jar does not explore a small program"
    else:
        return jar
    print(f"{reason}: no comparison with Java PathFinder", flush=True)
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    measure.add_options(parser, rounds=3)
    parser.add_argument("--part", choices=("classics", "heap", "detection", "reduction"), action="append", help="only this; repeatable")
    options = parser.parse_args()
    parts = options.part or ["classics", "heap", "detection", "reduction"]
    with tempfile.TemporaryDirectory(prefix="raceproof-bench-") as classes:
        jar = options.raceproof.parent / "raceproof.jar"
        measure.compile_all(sorted(TESTS.glob("*/*.java")), classes, jar)
        measure.compile_all(sorted(OWN.glob("*.java")), classes)
        if "classics" in parts:
            bench_classics(options, classes, find_jpf(options, classes))
        if "heap" in parts:
            bench_heap(options, classes)
        if "detection" in parts:
            for reduction in ("sync", "dynamic"):
                bench_detection(options, classes, reduction)
            bench_detectors(options, classes)
        if "reduction" in parts:
            bench_reduction(options, classes)


if __name__ == "__main__":
    main()
