"""Writes random programs with their entries in programs.json, in several processes."""

import argparse
import json
import multiprocessing
import os
from pathlib import Path


def write_entries(write_program, numbers, seed, out, jobs):
    """Writes OUT/src and OUT/programs.json; returns the entries. write_program((seed, number, folder)) writes one source and returns its
    entry."""
    sources = out / "src"
    sources.mkdir(parents=True, exist_ok=True)
    with multiprocessing.Pool(jobs) as pool:
        entries = pool.map(write_program, [(seed, number, sources) for number in numbers], chunksize=10)
    (out / "programs.json").write_text(json.dumps(entries, indent=1) + "\n")
    return entries


def main(name, description, write_programs):
    """The command `python3 -m NAME`."""
    parser = argparse.ArgumentParser(prog=name, description=description)
    parser.add_argument("--count", type=int, default=100, metavar="N", help="how many programs")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="same seed, same programs")
    parser.add_argument("--index", type=int, action="append", metavar="K", help="only this program, repeatable")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="where to write")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="N", help="how many processes")
    options = parser.parse_args()
    write_programs(options.index or range(options.count), options.seed, options.out, options.jobs)
