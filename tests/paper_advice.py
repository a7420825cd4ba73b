"""The solutions that the paper on JRF-E recommends (Kim, Yavuz-Kahveci, Sanders 2012, tables 2, 4, 6 and 8), and what `raceproof
advise` makes of them: bench/papers.json has them by the program of tests/races that stands for the paper's.

A solution is given by its changes: `volatile FIELD`, `elements FIELD` for an atomic array, or `lock` for statements that are put
into a block on some lock. It is found in a fix that has these changes. Other changes may belong to it: where a program has several
races, the paper has a solution for each, and a proof is one of all of them together.
"""

import json
from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PAPERS = Path(__file__).resolve().parent.parent / "bench" / "papers.json"

# As src/repair/ranking.cpp has them.
STATUSES = ["proved", "removes", "deadlock", "violation", "undecided"]
RUN_TIME = {"move-statements": 0, "volatile-field": 1, "volatile-elements": 1, "acquire-before": 2, "atomic-updates": 2,
            "atomic-elements": 2, "synchronized-method": 3, "lock-statements": 3}
KINDS = {"volatile-field": "volatile", "volatile-elements": "elements"}


@dataclass(frozen=True)
class Solution:
    """One row of the paper, or one of several suggestions of a row of which we cannot tell which is the recommended one."""

    table: str
    paper_program: str
    program: str  # ours, below tests/races
    variable: str  # in the paper's words
    location: str  # in ours
    words: str  # the paper's
    changes: tuple[str, ...]
    known: str  # how we know that this is the recommended one: "only", "text", "inferred"
    note: str


@dataclass(frozen=True)
class Found:
    """The fix that has the solution: its place among all fixes of the race, and what came of it. Rank 0: there is none."""

    status: str
    rank: int
    fix: dict | None = None


def table_with_advice(source):
    """Tables 1, 3, 5 and 7 have the times, the following one of each the advice."""
    return f"table {int(source.rsplit(' ', 1)[1]) + 1}"


@cache
def solutions():
    return tuple(Solution(table_with_advice(group["source"]), row["name"], row["program"], race["variable"], race["location"],
                          solution["words"], tuple(solution["changes"]), race["known"], race.get("note", ""))
                 for group in json.loads(PAPERS.read_text()) for row in group["rows"]
                 for race in row.get("races", ()) for solution in race["solutions"])


def is_lock(change):
    return change["kind"] in ("lock-statements", "synchronized-method") or \
        change["kind"] == "acquire-before" and change["text"].startswith("lock")


def has_solution(fix, solution):
    if solution.changes == ("lock",):
        return all(is_lock(change) for change in fix["changes"])
    return set(solution.changes) <= {f"{KINDS.get(change['kind'])} {change['field']}" for change in fix["changes"]}


def rank_key(fix):
    """Proved first; then what keeps read-modify-writes whole, fewest changes, cheapest at run time, one kind (src/repair/ranking.h)."""
    return (STATUSES.index(fix["status"]), bool(fix["lost_updates"]), len(fix["changes"]),
            max(RUN_TIME[change["kind"]] for change in fix["changes"]),
            len({change["text"].split(" around ")[0] if change["kind"] == "lock-statements" else change["kind"]
                 for change in fix["changes"]}))


def fixes_by_lines(result, location):
    """The fixes for races on a location, the best first. Races between the same two lines differ in which access comes first: as
    in the text that the user sees, what was found for one is found for all, and the worst that came of it counts."""
    groups = defaultdict(dict)
    for violation in result["violations"]:
        if violation["kind"] == "data-race" and violation["location"] == location:
            lines = tuple(sorted((access["file"], access["line"]) for access in violation["accesses"]))
            for fix in violation.get("advice", []):
                known = groups[lines].get(fix["text"])
                if known is None or rank_key(fix) > rank_key(known):
                    groups[lines][fix["text"]] = fix
            groups.setdefault(lines, {})
    return [sorted(fixes.values(), key=rank_key) for fixes in groups.values()]


def find_in(fixes, solution):
    ranked = [(rank, fix) for rank, fix in enumerate(fixes, 1) if has_solution(fix, solution)]
    if not ranked:
        return Found("missing", 0)
    rank, fix = ranked[0]
    return Found(fix["status"], rank, fix)


def find(result, solution):
    """The worst over all races of the row."""
    found = [find_in(fixes, solution) for fixes in fixes_by_lines(result, solution.location)]
    return max(found, default=Found("no race", 0),
               key=lambda one: (one.rank == 0, STATUSES.index(one.status) if one.rank else 0, one.rank))
