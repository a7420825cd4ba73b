#!/usr/bin/env python3
"""The first race with each choice of heuristics, beside figure 8 and appendix B of Kim, Yavuz-Kahveci, Sanders 2009.

The paper's programs are those of tests/races that are named below: rebuilt from what it says, with two or three threads and few
iterations, where the paper's have up to seven and sixteen. Prints two tables (Markdown): depth-first search and all four
heuristics beside figure 8, then all 15 choices beside appendix B, each as states/length.

Counted against us: states are the steps that were taken by all searches together, also to states seen before; the length is the
longest execution that the search followed, not the shortened trace that is reported, which stands in brackets.
"""

import argparse
import csv
import itertools
import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAPER = ROOT / "bench" / "heuristics_paper.csv"
HEURISTICS = ("AF", "ARA", "WF", "WW")
CONFIGURATIONS = ["+".join(chosen) for size in range(1, 5) for chosen in itertools.combinations(HEURISTICS, size)]
ALL = CONFIGURATIONS[-1]
PROGRAMS = {
    "barrier.DisBarrier(2/2)": "barriers/DisseminationBarrier",
    "barrier.StaticTreeBarrier(7/1)": "barriers/StaticTreeBarrier",
    "hash.StripedHashSet(4/12)": "sets/StripedHashSet",
    "lists.LazyList(4/16)": "lists/LazyList",
    "lists.OptimisticList(3/6)": "lists/OptimisticList",
    "mutex.Bakery(2/2)": "mutex/BakeryPlain",
    "mutex.LockFreeQueue(2/2)": "queues/TwoThreadQueue",
    "spin.CLHLock(4/8)": "locks/ClhLock",
    "spin.CorrectedMCSLock(2/4)": "locks/McsLockLinked",
    "IteratorTest(LockFreeQueue)(2/2)": "iterators/SharedQueueIterator",
    "IteratorTest(EBDeque)(2/2)": "iterators/SharedDequeIterator",
    "IteratorTest(LockFreeList)(2/2)": "iterators/LockFreeListIterator",
    "QueueTest(2/2)": "queues/BackLinkedQueue",
    "moldyn(2/1)": "kernels/MoldynTournament",
    "sor(2/15)": "kernels/Sor",
    "lufact(2/5)": "kernels/LuFactorisation",
    "montecarlo(2/5)": "kernels/MonteCarlo",
}


class Cell:
    """One search: how many states until the first race, how long an execution."""

    def __init__(self, states, length, reported=None):
        self.states, self.length, self.reported = states, length, reported

    def __str__(self):
        return f"{self.states}/{self.length}" + ("" if self.reported is None else f" ({self.reported})")

    def is_within(self, other):
        return self.states <= other.states and self.length <= other.length


def read_paper():
    with PAPER.open(encoding="utf-8") as file:
        return {(row["program"], row["configuration"]): Cell(int(row["states"]), int(row["length"])) for row in csv.DictReader(file)}


def measure(options, classes, program, configuration):
    order = ["depth-first", "--reduction", "sync"] if configuration == "DFS" else ["heuristic", "--heuristics", configuration.lower().replace("+", ",")]
    command = [str(options.raceproof), "check", "--quiet", "--json", "-", "--search", *order, "-cp", classes, Path(program).name]
    outcome = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=options.timeout)
    try:
        result = json.loads(outcome.stdout)
    except ValueError:
        sys.exit(f"heuristics: no result of {' '.join(command)}\n{outcome.stderr}")
    races = [violation for violation in result["violations"] if violation["kind"] == "data-race"]
    if not races:
        sys.exit(f"heuristics: {' '.join(command)} finds no race")
    # The last step of the path leads to no state that counts.
    statistics = result["statistics"]
    return Cell(statistics["transitions"], statistics["max_depth"] + 1, min(sum(event["begins_step"] for event in race["trace"]) for race in races))


def compile_programs(folder):
    sources = [ROOT / "tests" / "races" / f"{program}.java" for program in PROGRAMS.values()]
    subprocess.run(["javac", "-g", "-d", folder, *map(str, sources)], check=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--raceproof", type=Path, default=ROOT / "build" / "release" / "raceproof", help="the binary")
    parser.add_argument("--timeout", type=float, default=60, metavar="SECONDS", help="for one search")
    parser.add_argument("--brief", action="store_true", help="only the first table")
    options = parser.parse_args()
    paper = read_paper()
    with tempfile.TemporaryDirectory() as classes:
        compile_programs(classes)
        print("| paper's program | ours | paper, DFS | ours, DFS | paper, all heuristics | ours, all heuristics | within |")
        print("|---|---|---|---|---|---|---|")
        within = 0
        for name, program in PROGRAMS.items():
            ours = measure(options, classes, program, ALL)
            is_within = ours.is_within(paper[name, ALL])
            within += is_within
            print(f"| {name} | `{program}` | {paper[name, 'DFS']} | {measure(options, classes, program, 'DFS')} | {paper[name, ALL]} "
                  f"| {ours} | {'yes' if is_within else 'no'} |", flush=True)
        print(f"\n{within} of {len(PROGRAMS)} with at most the paper's states and length.")
        if options.brief:
            return
        print(f"\n| program | | {' | '.join(CONFIGURATIONS)} |\n|---|---|{'---|' * len(CONFIGURATIONS)}")
        for name, program in PROGRAMS.items():
            print(f"| {name} | paper | {' | '.join(str(paper[name, configuration]) for configuration in CONFIGURATIONS)} |")
            cells = (str(measure(options, classes, program, configuration)) for configuration in CONFIGURATIONS)
            print(f"| | ours | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
