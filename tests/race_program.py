"""The programs of tests/races: what their header comments and marks say.

A program is one .java file: a public class of the file's name with a main method. Its head is like that of the programs of
tests/check (check_program.py), with one run:

  // check: --all                     options for raceproof check
  // args: 3                          arguments of main
  // expect: assertion                a violation beside the data races, by kind; or `unsupported NAME`

A race is marked at the ends of the two lines that its accesses are on, by its location and a tag of one letter:

  balance += 5; //~ RACE Account.balance a
  return balance; //~ RACE Account.balance a b; Account.limit a

A tag that both accesses share a line with is written twice: `//~ RACE Account.balance c c`. So location and tag name one race,
and every tag occurs exactly twice in the program. For an access inside the JDK the line is the one that calls it, and the
location the class that is called. A program without marks and `expect` must be proved.
"""

import re
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

from check_program import Run, read_runs

MARK = re.compile(r"//~ RACE (.*)$")
RACE = re.compile(r"(\S+)((?: [a-z])+)")


@dataclass(frozen=True, order=True)
class Race:
    """Two accesses to a location, in no order."""

    location: str
    places: tuple[str, str]  # sorted; lines of the program, or what the suite says of other code

    def __str__(self):
        return f"{self.location} at {self.places[0]} and {self.places[1]}"


def race(location, one, other):
    return Race(location, tuple(sorted((place_text(one), place_text(other)))))


def place_text(place):
    """A line of the program by its number, any other place as it is."""
    return f"line {place:3}" if isinstance(place, int) else str(place)


@dataclass
class RaceProgram:
    path: Path
    name: str
    main_class: str
    run: Run
    races: set[Race]

    def other_kinds(self):
        return set(self.run.kinds())

    def verdict(self):
        if self.run.expected:
            return self.run.verdict()
        return "violation" if self.races else "proved"


def read_ends(path, lines):
    """The lines of the marks by location and tag; raises ValueError if a mark is not understood."""
    ends = defaultdict(list)
    for at, line in enumerate(lines, start=1):
        mark = MARK.search(line)
        if mark is None:
            if "//~" in line:
                raise ValueError(f"{path}:{at}: the form is `//~ RACE location tags; location tags`")
            continue
        for part in mark.group(1).split(";"):
            item = RACE.fullmatch(part.strip())
            if item is None:
                raise ValueError(f"{path}:{at}: `{part.strip()}` is no location with tags")
            for tag in item.group(2).split():
                ends[item.group(1), tag].append(at)
    return ends


def paired_races(path, ends):
    """The races that the ends belong to; raises ValueError if a tag lacks its partner."""
    races = set()
    for (location, tag), at in ends.items():
        if len(at) != 2:
            raise ValueError(f"{path}: the race {location} {tag} has {len(at)} accesses, at {at}; it must have two")
        races.add(race(location, *at))
    if len(races) != len(ends):
        raise ValueError(f"{path}: one race is marked by two tags")
    return races


def read_race_program(path, root):
    """Reads a program; raises ValueError with a helpful line if its header or its marks are wrong."""
    lines = path.read_text(encoding="utf-8").splitlines()
    runs = read_runs(path, lines)
    if len(runs) != 1:
        raise ValueError(f"{path}: needs one line `// check:`")
    return RaceProgram(path, str(path.relative_to(root).with_suffix("")), path.stem, runs[0],
                       paired_races(path, read_ends(path, lines)))
