"""The programs of tests/libraries: what their header comments and marks say.

A program is one .java file: a public class of the file's name with a main method. Its head has one run, as in the programs of
tests/check (check_program.py), and names the jars that it needs:

  // jars: guava                      of the folder of Debian's Java libraries, without .jar; the whole class path
  // check: --all                     options for raceproof check
  // expect: deadlock                 a violation beside the data races, by kind; or `bounded …`, or `unsupported NAME`
  // message: IllegalStateException   what the message of one of the violations has in it, at least

Lines are marked as in tests/check (`//~ DEADLOCK`, `//~ ASSERTION`, `//~ EXCEPTION`) and, for races, as in tests/races
(`//~ RACE Account.balance a`). An end of a race inside the library has no line of the program, and the lines of the library
change with its version. It is given in the head, by location, tag and the method that makes the access:

  // race: com.google.common.collect.ImmutableMap.entrySet a ImmutableMap.entrySet
"""

import re
from dataclasses import dataclass
from pathlib import Path

from check_program import MARK, Run, read_runs
from race_program import Race, paired_races, read_ends

JARS = re.compile(r"// jars:((?: \S+)+)")
MESSAGE = re.compile(r"// message: (.+)")
END = re.compile(r"// race: (\S+) ([a-z]) (\S+\.\S+)")


@dataclass
class LibraryProgram:
    path: Path
    name: str
    main_class: str
    run: Run
    jars: list[str]
    races: set[Race]
    marks: set[tuple[str, int]]  # kind and line, from 1, of other violations
    messages: list[str]

    def verdict(self):
        if self.run.expected:
            return self.run.verdict()
        return "violation" if self.races else "proved"


def head(lines):
    """The comment lines at the top of a program."""
    for line in lines:
        if not line.startswith("//"):
            return
        yield line.strip()


def read_jars(path, lines):
    jars = [jar for line in head(lines) if (option := JARS.fullmatch(line)) for jar in option.group(1).split()]
    if not jars:
        raise ValueError(f"{path}: needs a line `// jars:`")
    return jars


def read_messages(lines):
    return [option.group(1) for line in head(lines) if (option := MESSAGE.fullmatch(line))]


def read_marks(lines):
    return {(mark.group(1).lower(), at) for at, line in enumerate(lines, start=1) if (mark := MARK.search(line))}


def read_races(path, lines):
    ends = read_ends(path, [line if not MARK.search(line) else "" for line in lines])
    for line in head(lines):
        if line.startswith("// race:"):
            end = END.fullmatch(line)
            if end is None:
                raise ValueError(f"{path}: the form is `// race: location tag Class.method`")
            ends[end.group(1), end.group(2)].append(end.group(3))
    return paired_races(path, ends)


def read_library_program(path, root):
    """Reads a program; raises ValueError with a helpful line if its header or its marks are wrong."""
    lines = path.read_text(encoding="utf-8").splitlines()
    runs = read_runs(path, lines)
    if len(runs) != 1:
        raise ValueError(f"{path}: needs one line `// check:`")
    marks = read_marks(lines)
    if unexpected := {kind for kind, _ in marks} - set(runs[0].kinds()):
        raise ValueError(f"{path}: marked, but not expected: {', '.join(sorted(unexpected))}")
    return LibraryProgram(path, str(path.relative_to(root).with_suffix("")), path.stem, runs[0], read_jars(path, lines),
                          read_races(path, lines), marks, read_messages(lines))
