"""The programs of tests/check: what their header comments and marks say, and the counts that are pinned there.

A program is one .java file: a public class of the file's name with a main method. Its head is a row of *runs*, each begun
by a line `// check:` with options for raceproof check (or none):

  // check: --all
  // args: 3                            arguments of main, quoted as in a shell
  // expect: deadlock                   the kind of a violation, one line for each; or
  // expect: none                       nothing is wrong, and the search was exhaustive; or
  // expect: bounded states             nothing is wrong up to this bound; also bounded weak-modes, bounded strict; or
  // expect: unsupported NAME           stopped at the method NAME
  // assumes: clock random-numbers      what the verdict rests on beside fingerprints, or `none`; not looked at if not given
  // weak: 2                            so many accesses weaker than volatile; not looked at if not given
  // states: 17  transitions: 25        pinned, written by --bless

A mark is a comment at the end of a line where a violation is expected, with its kind: `//~ DEADLOCK` where a thread is
stuck, `//~ ASSERTION` and `//~ EXCEPTION` where it is thrown, `//~ LIVELOCK` where threads go round,
`//~ DATA-RACE` at the accesses. The marks of a kind count for those runs that expect this kind. Where a run first uses what it
assumes, the line is marked `//~ USES clock`, and where it has a weak access, `//~ USES weak-modes`.
"""

import re
import shlex
from dataclasses import dataclass, field
from pathlib import Path

KINDS = ("deadlock", "assertion", "exception", "livelock", "data-race")
BOUNDS = ("states", "time", "memory", "depth", "executions", "weak-modes", "strict")

HEADER_LINE = re.compile(r"//\s*(check|args|expect|assumes|weak|states):\s?(.*)")
COUNTS = re.compile(r"(\d+)\s+transitions:\s*(\d+)\s*")
MARK = re.compile(r"//~\s*([A-Z-]+)\s*$")
USE = re.compile(r"//~ USES ((?:[a-z-]+ ?)+)$")


@dataclass
class Run:
    """One check of a program, and what it must find."""

    options: list[str]
    arguments: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)
    assumed: list[str] | None = None
    weak: int | None = None
    counts: tuple[int, int] | None = None
    last_line: int = 0  # of its header, from 0: where --bless writes the counts
    counts_line: int | None = None

    def kinds(self):
        """The kinds of the expected violations, sorted."""
        return sorted(word for word in self.expected if word in KINDS)

    def verdict(self):
        first = self.expected[0].split()[0]
        return {"none": "proved", "bounded": "bounded", "unsupported": "unsupported"}.get(first, "violation")


@dataclass
class CheckedProgram:
    path: Path
    name: str
    main_class: str
    runs: list[Run]
    marks: set[tuple[str, int]]  # kind and line, from 1
    uses: set[tuple[str, int]]  # name of the assumption and line


def read_runs(path, lines):
    """The runs in the head of a program."""
    runs = []
    for at, line in enumerate(lines):
        if line.strip() and not line.startswith("//"):
            break
        if option := HEADER_LINE.fullmatch(line.strip()):
            read_option(path, runs, at, option.group(1), option.group(2).strip())
    if not runs:
        raise ValueError(f"{path}: no line `// check:`")
    return runs


def read_checked(path, root):
    """Reads a program; raises ValueError with a helpful line if its header or its marks are wrong."""
    lines = path.read_text(encoding="utf-8").splitlines()
    runs = read_runs(path, lines)
    marks = {(mark.group(1).lower(), at + 1) for at, line in enumerate(lines) if (mark := MARK.search(line))}
    uses = {(name, at + 1) for at, line in enumerate(lines) if (mark := USE.search(line)) for name in mark.group(1).split()}
    for run in runs:
        if not run.expected or len(run.expected) > 1 and len(run.kinds()) != len(run.expected):
            raise ValueError(f"{path}: each run expects `none`, `bounded …`, `unsupported …` or violations")
    unknown = {kind for kind, _ in marks} - {kind for run in runs for kind in run.kinds()}
    if unknown:
        raise ValueError(f"{path}: no run expects what is marked: {', '.join(sorted(unknown))}")
    return CheckedProgram(path, str(path.relative_to(root).with_suffix("")), path.stem, runs, marks, uses)


def read_option(path, runs, at, key, value):
    if key == "check":
        runs.append(Run(shlex.split(value), last_line=at))
        return
    if not runs:
        raise ValueError(f"{path}: `// {key}:` before the first `// check:`")
    run = runs[-1]
    run.last_line = at
    if key == "args":
        run.arguments += shlex.split(value)
    elif key == "expect":
        words = value.split()
        known = (len(words) == 1 and (words[0] == "none" or words[0] in KINDS) or
                 len(words) == 2 and (words[0] == "unsupported" or words[0] == "bounded" and words[1] in BOUNDS))
        if not known:
            raise ValueError(f"{path}: `{value}` is nothing to expect")
        run.expected.append(value)
    elif key == "assumes":
        run.assumed = [] if value == "none" else sorted(value.split())
    elif key == "weak":
        run.weak = int(value)
    else:
        counts = COUNTS.fullmatch(value)
        if not counts:
            raise ValueError(f"{path}: the form is `// states: N  transitions: N`")
        run.counts = (int(counts.group(1)), int(counts.group(2)))
        run.counts_line = at


def write_counts(program, counts):
    """Pins the counts of the program's runs; None leaves those of a run as they are."""
    lines = program.path.read_text(encoding="utf-8").splitlines()
    for run, pair in reversed(list(zip(program.runs, counts))):
        if pair is None:
            continue
        text = f"// states: {pair[0]}  transitions: {pair[1]}"
        if run.counts_line is None:
            lines.insert(run.last_line + 1, text)
        else:
            lines[run.counts_line] = text
    program.path.write_text("\n".join(lines) + "\n", encoding="utf-8")
