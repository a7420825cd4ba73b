"""python3 -m tests.memory_model --count N --seed S --out DIR

Writes DIR/src/P<k>.java, and DIR/programs.json: for each program its kind, where to read the values that make a final state, and
what must and what may be found: outcomes, and races by the lines of the two accesses.
"""

import argparse
import json
import multiprocessing
import os
from pathlib import Path

from .generate import generate


def describe(findings):
    return {
        "outcomes": sorted(findings.outcomes),
        "races": {f"{earlier}-{later}": location for (earlier, later), location in sorted(findings.races.items())},
        "locations": sorted(findings.locations),
        "has_violation": findings.has_violation(),
        "states": findings.states,
    }


def write_program(job):
    seed, number, sources = job
    return write_decided(*generate(seed, number), number, sources)


def write_decided(program, source, decided, number, sources):
    """Writes the source; returns the entry."""
    must, may = decided
    (sources / f"{program.name}.java").write_text(source)
    return {"name": program.name, "kind": program.kind, "number": number, "observables": program.observables(),
            "uses_weak_modes": may.used_weak_modes, "uses_them_together": may.used_them_together,
            "must": describe(must), "may": describe(may)}


def write_programs(numbers, seed, out, jobs):
    """Writes the sources and programs.json; returns the entries."""
    sources = out / "src"
    sources.mkdir(parents=True, exist_ok=True)
    with multiprocessing.Pool(jobs) as pool:
        entries = pool.map(write_program, [(seed, number, sources) for number in numbers], chunksize=10)
    (out / "programs.json").write_text(json.dumps(entries, indent=1) + "\n")
    return entries


def main():
    parser = argparse.ArgumentParser(prog="tests.memory_model", description="writes random programs and what they may do")
    parser.add_argument("--count", type=int, default=100, metavar="N", help="how many programs")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="same seed, same programs")
    parser.add_argument("--index", type=int, action="append", metavar="K", help="only this program, repeatable")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="where to write")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="N", help="how many processes")
    options = parser.parse_args()
    write_programs(options.index or range(options.count), options.seed, options.out, options.jobs)


if __name__ == "__main__":
    main()
