"""Happens-before of an execution, and its races, straight from the definition (JLS 17.4.5).

An *event* is an access to a location, known by thread, line, location and kind. An event that happens again replaces the earlier
one: whoever is ordered after the later one is ordered after the earlier one too. What a thread, or something that threads
synchronise on, is ordered after is a set of events: a number whose bits are events.

Two events race if they conflict (one location, one of them a write), at least one is a plain access, and none happens before the
other. Nothing is forgotten because other accesses came in between: an access counts until every thread is ordered after it.
"""

from dataclasses import dataclass

READ, WRITE = "R", "W"
# A write before the end of a constructor to what only a final field leads to: it happens before every read that comes that way
# (JLS 17.5.1), but not before writes.
FROZEN = "F"


@dataclass(frozen=True)
class Event:
    thread: int
    line: int
    location: int
    kind: str
    is_plain: bool

    @property
    def side(self):
        return f"{self.line}{'R' if self.kind == READ else 'W'}"


def conflict(one, other):
    kinds = {one.kind, other.kind}
    if one.location != other.location or one.thread == other.thread or not (one.is_plain or other.is_plain):
        return False
    return WRITE in kinds if FROZEN in kinds else kinds != {READ}


class Events:
    """All events that a program can have, and the races that were met."""

    def __init__(self):
        self.numbers = {}
        self.events = []
        self.conflicts = None
        self.met = set()

    def add(self, event):
        if event not in self.numbers:
            self.numbers[event] = len(self.events)
            self.events.append(event)
        return self.numbers[event]

    def seal(self):
        """No further events."""
        self.conflicts = [sum(1 << number for number, other in enumerate(self.events) if conflict(event, other))
                          for event in self.events]

    def note_races(self, number, others):
        self.met.add((number, others))

    def pairs(self):
        """(earlier event, later event) of all races, in the order of the execution that has them."""
        return {(earlier, self.events[number]) for number, others in self.met
                for bit, earlier in enumerate(self.events) if others >> bit & 1}
