"""What exploration answers for a program, and what is wrong with it."""

import re
from dataclasses import dataclass


@dataclass
class Answer:
    bound: str
    states: int
    outcomes: frozenset
    races: frozenset  # of (line, line), the lesser first


def parse_answer(bound, states, outcomes):
    races = set()
    for outcome in outcomes:
        if outcome.startswith("data-race:"):
            races.add(tuple(sorted(int(line) for line in re.findall(r"\d+", outcome))))
    # The status of an exit is no subject here: an uncaught exception sets it.
    others = {re.sub("^exit:", "final:", outcome) for outcome in outcomes if outcome and not outcome.startswith("data-race:")}
    return Answer(bound, int(states), frozenset(others), frozenset(races))


def by_line(pair):
    return f"{pair[0]}-{pair[1]}"


def without_thread(outcome):
    """A failure is told once, whichever of several threads is at its line."""
    return re.sub(":.*@", "@", outcome)


def problems_of(entry, answer):
    """Lines that say what is wrong with an answer."""
    if answer.bound not in ("none", "states"):
        return [f"stopped: {answer.bound} after {answer.states} states"]
    must, may = entry["must"], entry["may"]
    lines = []
    wrong_races = sorted(by_line(pair) for pair in answer.races if by_line(pair) not in may["races"])
    if wrong_races:
        lines.append("no race:      " + " ".join(wrong_races))
    wrong = answer.outcomes - set(may["outcomes"])
    if wrong:
        lines.append("not expected: " + " ".join(sorted(wrong)))
    if answer.bound != "none":
        return lines
    racing = {may["races"].get(by_line(pair)) for pair in answer.races}
    missed = [location for location in must["locations"] if location not in racing]
    for location in missed:
        pairs = [pair for pair, place in must["races"].items() if place == location]
        lines.append(f"missed race:  {location} at lines {' '.join(pairs)}")
    told = {without_thread(outcome) for outcome in answer.outcomes}
    missing = {outcome for outcome in must["outcomes"] if without_thread(outcome) not in told}
    if missing:
        lines.append("not found:    " + " ".join(sorted(missing)))
    return lines
