"""python3 -m tests.memory_model --count N --seed S --out DIR

Writes DIR/src/P<k>.java, and DIR/programs.json: for each program its kind, where to read the values that make a final state, and
what must and what may be found: outcomes, and races by the lines of the two accesses.
"""

from ..random_programs import writing
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
    return writing.write_entries(write_program, numbers, seed, out, jobs)


if __name__ == "__main__":
    writing.main("tests.memory_model", "writes random programs and what they may do", write_programs)
