#!/usr/bin/env python3
"""Runs the programs of tests/races that are rebuilt from the papers, and writes the tables of docs/evaluation.md: what `raceproof check`
takes beside what the papers report (bench/papers.json).

For a program with a violation the first one counts, found with the options of its table, mostly the default ones: states visited and steps
of its trace. For one
without, all its states, and the longest execution. Seconds are CPU time with start-up, memory is the most that the process had.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import measure  # noqa: E402

PAPERS = measure.ROOT / "bench" / "papers.json"
PROGRAMS = measure.ROOT / "tests" / "races"
PAGE = measure.ROOT / "docs" / "evaluation.md"


def outcome(result):
    """The verdict in a word, and the number of steps that stands in the column of lengths."""
    if result["violations"]:
        first = result["violations"][0]
        return first["kind"].replace("data-race", "race"), sum(event["begins_step"] for event in first["trace"])
    return result["verdict"], result["statistics"]["max_depth"]


def ours(measured):
    if measured is None:
        return "– | – | – | – | took too long"
    verdict, length = outcome(measured.result)
    return f"{measured.states:,} | {length} | {measured.seconds:.2f} | {measured.bytes / 1e6:.0f} | {verdict}"


def theirs(row):
    return " | ".join(f"{row[key]:,}" if key in row else "–" for key in ("states", "length", "seconds", "megabytes"))


def options_of(group):
    return tuple(group.get("options", ()))


def table(group, measurements):
    own_options = f" Ours with `{' '.join(options_of(group))}`." if options_of(group) else ""
    lines = [f"### {group['title']}", "", f"{group['source']}; measured there on: {group['machine']}.{own_options}", "",
             "| paper's program | states | length | s | MB | ours | states | length | s | MB | verdict |",
             "|---|--:|--:|--:|--:|---|--:|--:|--:|--:|---|"]
    for row in group["rows"]:
        program = row["program"]
        measured = ours(measurements[program, options_of(group)])
        lines.append(f"| {row['name']} | {theirs(row)} | `{Path(program).name}` | {measured} |")
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    measure.add_options(parser, rounds=3)
    parser.add_argument("--dry", action="store_true", help="print the tables instead of writing them into docs/evaluation.md")
    options = parser.parse_args()
    groups = json.loads(PAPERS.read_text())
    runs = sorted({(row["program"], options_of(group)) for group in groups for row in group["rows"]})
    measurements = {}
    with tempfile.TemporaryDirectory(prefix="raceproof-bench-") as classes:
        measure.compile_all(sorted({PROGRAMS / f"{program}.java" for program, _ in runs}), classes,
                            options.raceproof.parent / "raceproof.jar")
        for program, more in runs:
            measurements[program, more] = measure.check(options, classes, Path(program).name, *more)
            print(f"{program}: {ours(measurements[program, more])}", file=sys.stderr, flush=True)
    text = "\n".join(table(group, measurements) for group in groups)
    if options.dry:
        print(text)
    else:
        measure.write_between(PAGE, "tables of the papers", text)


if __name__ == "__main__":
    main()
