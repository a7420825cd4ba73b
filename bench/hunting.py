#!/usr/bin/env python3
"""Writes the tables of docs/evaluation.md on hunting.

First, what monitoring costs: a monitored run beside `raceproof run`, in seconds of processor time, of which the shortest of some runs
counts. The run's own time is what it takes beyond a program that does nothing. A monitored run is the run under the lockset monitor; what
it takes to take it again under the race detector stands beside it. The programs are those of tests/hunt, and the larger ones of
bench/hunting.

Then the programs of tests/hunt beside those of Shacham, Sagiv, Schuster 2005. One monitored run each, without prediction and without
exploring the program, so that what the run does not show itself is left to the search from its middle. A race that the run shows needs
none: "run".

Then, for the same programs and for random ones (tests/hunted_programs), how many of the races that are confirmed at all each way of
finding them finds alone, from one run."""

import argparse
import json
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from measure import ROOT, add_options, compile_all, run, write_between  # noqa: E402

sys.path.insert(0, str(ROOT))
from tests.run_hunt_random import numbered, races_of, write_and_compile  # noqa: E402

PROGRAMS = ROOT / "tests" / "hunt"
LARGE = ROOT / "bench" / "hunting"
LARGE_RUNS = [("ParallelKernels", "4", "200"), ("InterpreterLoop", "4", "6000"), ("ParticleSimulation", "8", "4000")]
NOTHING = "public class Nothing { public static void main(String[] arguments) {} }"
THREADS = (2, 3, 4)
# Their names, and seconds of tables 3, 4 and 5 for 2, 3 and 4 threads; None: out of memory or of a week. mtrt has none.
ROWS = [
    ("SalesmanEnhanced", "our_tsp", ((35069.9, None, None), (35069.9, None, None), (None, None, None))),
    ("ParallelSort", "SortArray", ((569.39, 7019.38, None), (569.39, 1334.93, None), (1041.34, None, None))),
    ("PrimeFinder", "PrimeFinder", ((888.74, 44695.7, None), (888.74, 2645.57, 4547.18), (1871.46, 5355.14, 17260.6))),
    ("ElevatorSimulator", "Elevsim", ((33.02, 1393.56, 55518.9), (33.02, 67.92, 147.91), (36.36, 124.79, 408.81))),
    ("DatabaseSimulator", "DQueries", ((140.13, 10158.7, None), (140.13, 201.84, 585.97), (202.33, 462.94, 1843.63))),
    ("Crawler", "hedc", ((2.66, 11.37, 24.33), (2.66, 7.33, 9.0), (7.0, 9.52, 122.81))),
    ("Salesman", "tsp", ((35243.2, None, None), (35243.2, None, None), (None, None, None))),
    ("RayTracer", "mtrt", None),
    ("RunningExample", "figure 3", None),
]
TABLES = [("Table 3: without the hint", ["--no-hint"]), ("Table 4: the thread of the second access goes first", []),
          ("Table 5: the same with the first thread included", ["--include-first-thread"])]

# What finds a race, alone.
WAYS = {"the run itself": ["--no-prediction", "--no-search"], "prediction": ["--no-run-races", "--no-search"],
        "search": ["--no-run-races", "--no-prediction"], "all together": []}


def confirmed(options, classes, program, words):
    command = [options.raceproof, "hunt", "--quiet", "--json", "-", "--runs", "1", "--no-exploration", "--max-time", options.max_time, *words,
               "-cp", classes, program]
    outcome = run(command, options.timeout)
    return races_of(json.loads(outcome[0])) if outcome else set()


def shares(options, classes, programs):
    """How many races each way finds, by way; and how many all of them find together."""
    found, every = dict.fromkeys(WAYS, 0), 0
    for program in programs:
        by_way = {way: confirmed(options, classes, program, words) for way, words in WAYS.items()}
        for way, races in by_way.items():
            found[way] += len(races)
        every += len(set().union(*by_way.values()))
    return found, every


def row_of_shares(name, found, every):
    cells = [f"{count} ({count / every:.0%})" if every else "–" for count in found.values()]
    return f"| {name} | {every} | {' | '.join(cells)} |"


def table_of_shares(options, folder):
    lines = ["", f"| | races | {' | '.join(WAYS)} |", f"|---|--:|{'--:|' * len(WAYS)}"]
    for program, _, _ in ROWS:
        if not options.only or program in options.only:
            lines.append(row_of_shares(f"`{program}`", *shares(options, folder, [program])))
            print(lines[-1], flush=True)
    programs = [numbered(options.seed, number) for number in range(options.random)]
    for name, is_small in (("small random programs", True), ("large random programs", False)):
        chosen = [program for program in programs if program.is_small == is_small]
        if chosen:
            with tempfile.TemporaryDirectory(prefix="raceproof-bench-") as random_folder:
                classes = write_and_compile(chosen, Path(random_folder))
                lines.append(row_of_shares(f"{len(chosen)} {name}", *shares(options, str(classes), [program.name for program in chosen])))
            print(lines[-1], flush=True)
    return lines


def hunt(options, classes, program, threads, words):
    """The warning that took longest to confirm, and what the monitored run executed; None if one was not confirmed in time."""
    command = [options.raceproof, "hunt", "--quiet", "--json", "-", "--runs", "1", "--no-prediction", "--no-exploration", "--max-time",
               options.max_time, *words, "-cp", classes, program, threads]
    outcome = run(command, options.timeout)
    if outcome is None:
        return None
    result = json.loads(outcome[0])
    confirmed = [warning for warning in result["hunt"]["warnings"] if warning["status"] == "confirmed"]
    if not confirmed:
        return None
    return max(confirmed, key=lambda warning: warning["seconds"]), result["hunt"]["runs"][0], outcome[2]


def shortest(measure, rounds):
    return min(filter(None, (measure() for _ in range(rounds))), default=None)


def plain_run(options, classes, *words):
    return shortest(lambda: (run([options.raceproof, "run", "-cp", classes, *words], options.timeout) or [None, None])[1], options.speed_rounds)


def monitored_run(options, classes, *words):
    """Of the quickest: seconds, and the run itself."""
    command = [options.raceproof, "hunt", "--quiet", "--json", "-", "--runs", "1", "--no-prediction", "--no-search", "--no-exploration",
               "--max-time", options.max_time, "-cp", classes, *words]
    runs = [json.loads(run(command, options.timeout)[0])["hunt"]["runs"][0] for _ in range(options.speed_rounds)]
    return min(runs, key=lambda one: one["seconds"])


def speed_table(options, classes):
    (Path(classes) / "Nothing.java").write_text(NOTHING)
    compile_all([Path(classes) / "Nothing.java"], classes)
    start = plain_run(options, classes, "Nothing")
    lines = ["| program | bytecodes | accesses | run | monitored run | ratio | bytecodes a second | again, under the detector |",
             "|---|--:|--:|--:|--:|--:|--:|--:|"]
    for words in [*LARGE_RUNS, *((program, "4") for program, _, _ in ROWS)]:
        if options.only and words[0] not in options.only:
            continue
        plain, monitored = plain_run(options, classes, *words) - start, monitored_run(options, classes, *words)
        seconds, instructions = monitored["seconds"], monitored["instructions"]
        note = "" if monitored["end"] == "ended" else f" ({monitored['end']})"
        lines.append(f"| `{' '.join(words)}` | {instructions:,}{note} | {monitored['accesses']:,} | {plain:.3f} s | {seconds:.3f} s | "
                     f"{seconds / plain:.1f} | {instructions / seconds / 1e6:.0f} million | {monitored['again_seconds']:.3f} s |")
        print(lines[-1], flush=True)
    return lines


def ours(found):
    if found is None:
        return "–"
    warning, _, memory = found
    if warning["found_by"] == "run":
        return "run"
    return f"{warning['seconds']:.2f} s, {warning['states']:,}"


def theirs(row, table, at):
    if row is None:
        return "–"
    seconds = row[table][at]
    return "–" if seconds is None else f"{seconds:,.0f} s"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_options(parser, rounds=1)
    parser.add_argument("--max-time", default="60", metavar="SECONDS", help="for each hunt (%(default)s)")
    parser.add_argument("--only", action="append", help="only these programs")
    parser.add_argument("--shares", action="store_true", help="only the last table")
    parser.add_argument("--random", type=int, default=100, metavar="N", help="random programs of the last table (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of these")
    parser.add_argument("--print", action="store_true", help="print the tables only")
    parser.add_argument("--speed-rounds", type=int, default=5, metavar="N", help="runs of each program of the first table (%(default)s)")
    parser.add_argument("--table", choices=["speed", "searches"], help="only this one")
    options = parser.parse_args()
    lines = []
    with tempfile.TemporaryDirectory(prefix="raceproof-bench-") as folder:
        compile_all([*sorted(PROGRAMS.glob("*.java")), *sorted(LARGE.glob("*.java"))], folder)
        if options.table != "searches" and not options.shares:
            speed = speed_table(options, folder)
            if not options.print:
                write_between(ROOT / "docs" / "evaluation.md", "speed of hunting", "\n".join(speed))
        if options.table == "speed":
            return 0
        for table, (title, words) in enumerate(TABLES if not options.shares else []):
            lines += ["", f"**{title}**", "", "| program | theirs | 2 threads: theirs | ours | 3: theirs | ours | 4: theirs | ours | bytecodes of the run |",
                      "|---|---|--:|--:|--:|--:|--:|--:|--:|"]
            for program, name, row in ROWS:
                if options.only and program not in options.only:
                    continue
                cells, run_of_two = [], None
                for at, threads in enumerate(THREADS):
                    found = hunt(options, folder, program, str(threads), words)
                    run_of_two = run_of_two or (found and found[1])
                    cells += [theirs(row, table, at), ours(found)]
                size = f"{run_of_two['instructions']:,}" if run_of_two else "–"
                lines.append(f"| `{program}` | {name} | {' | '.join(cells)} | {size} |")
                print(lines[-1], flush=True)
        shares_lines = table_of_shares(options, folder)
    if options.print:
        return 0
    if not options.shares:
        write_between(ROOT / "docs" / "evaluation.md", "tables of hunting", "\n".join([*lines, ""]))
    write_between(ROOT / "docs" / "evaluation.md", "shares of hunting", "\n".join([*shares_lines, ""]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
