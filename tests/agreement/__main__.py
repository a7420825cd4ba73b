"""python3 -m tests.agreement --count N --seed S --out DIR

Writes DIR/src/P<k>.java and DIR/programs.json: for each program its kind, whether it is race free by construction, where to read
the values that make a final state and those that count at an exit, and for both time-out modes all outcomes, all racing
pairs by the lines of their accesses, and how many states and paths the model has.
"""

import re

from ..random_programs import writing
from .generate import generate, is_timed
from .java_source import java_source, lines_of_places, observables
from .kinds import KINDS
from .syntax import thread_name

PLACE = re.compile(r"\d+")


def by_lines(pairs, source):
    """Racing pairs with lines instead of places."""
    lines = lines_of_places(source)
    return sorted(PLACE.sub(lambda place: str(lines[place.group()]), pair) for pair in pairs)


def describe(generated, source):
    """The entry of a program in programs.json."""
    program = generated.program
    return {
        "name": program.name,
        "kind": program.kind,
        "race_free": program.race_free,
        "timed": is_timed(program),
        "endless": "endless" in KINDS[program.kind].options,
        "threads": [thread_name(thread) for thread in range(len(program.threads))],
        "observables": observables(program),
        "expected": {mode: {"outcomes": sorted(found.outcomes), "races": by_lines(generated.racing_pairs[mode], source),
                            "states": found.states, "paths": found.paths} for mode, found in generated.explorations.items()},
    }


def write_program(job):
    seed, index, sources = job
    generated = generate(seed, index)
    source = java_source(generated.program)
    (sources / f"{generated.program.name}.java").write_text(source)
    return describe(generated, source)


def write_programs(indices, seed, out, jobs):
    """Writes sources and programs.json; returns the entries."""
    return writing.write_entries(write_program, indices, seed, out, jobs)


if __name__ == "__main__":
    writing.main("tests.agreement", "writes random concurrent programs and their outcomes", write_programs)
