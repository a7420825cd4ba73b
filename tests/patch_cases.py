"""The cases of run_patches.py: tests/patches/cases.txt, as requests for patch_many.

A case is a line `NAME: FILE…`, files below tests/patches/programs, or `NAME: roots FOLDER…`, and its changes, one indented line
each:

    volatile-field FIELD          also volatile-elements, atomic-updates, atomic-elements
    synchronized-method METHOD LINE
    lock-statements METHOD LINE [LINE] in LOCK
    acquire-before METHOD LINE in LOCK | of FIELD | of variable NAME
    move-statements METHOD LINE [LINE] before LINE

FIELD is `[static] CLASS.NAME[:DESCRIPTOR]`, METHOD is `CLASS.NAME`, with names as class files have them. LINE is a text in
quotes: the first line that holds it, or `"text"#2` for the second; a number is taken as it is. LOCK is `[concurrent]` and `this`,
`class CLASS`, `field FIELD`, `variable NAME`, or `variable NAME field FIELD`. The word `compile` before NAME means that
patches/compile.h compiles it, too; the word `run` means that main of the first file's class prints the same before and after.
"""

import re
import shlex
from dataclasses import dataclass, field
from pathlib import Path

FOLDER = Path(__file__).resolve().parent / "patches"
PROGRAMS = FOLDER / "programs"
EXPECTED = FOLDER / "expected"


@dataclass
class Case:
    name: str
    files: list[str]
    roots: list[str]
    compiled: bool
    main: str  # the class to run, if any
    fix: list[dict] = field(default_factory=list)

    def sources(self):
        """What the case may change, relative to the programs."""
        below = [path.relative_to(PROGRAMS) for root in self.roots for path in sorted((PROGRAMS / root).rglob("*.java"))]
        return [Path(name) for name in self.files] + below

    def request(self):
        return {"files": [str(PROGRAMS / name) for name in self.files], "roots": [str(PROGRAMS / name) for name in self.roots],
                "base": str(PROGRAMS), "compile": self.compiled, "fix": self.fix}


class Words:
    """The words of a change, from left to right."""

    def __init__(self, text, lines):
        self.words_ = shlex.split(text)
        self.lines_ = lines

    def next(self):
        if not self.words_:
            raise ValueError("a word is missing")
        return self.words_.pop(0)

    def takes(self, word):
        """Whether the next word is this one, which is then taken."""
        if self.words_[:1] != [word]:
            return False
        self.words_.pop(0)
        return True

    def end(self):
        if self.words_:
            raise ValueError(f"what is {self.words_[0]}?")

    def field(self):
        is_static = self.takes("static")
        owner, _, name = self.next().rpartition(".")
        name, _, descriptor = name.partition(":")
        return {"class": owner, "name": name, "descriptor": descriptor, "static": is_static}

    def line(self):
        word = self.next()
        if word.isdecimal():
            return int(word)
        text, number = re.fullmatch(r"(.*?)(?:#(\d+))?", word).group(1, 2)
        found = [at for at, line in enumerate(self.lines_, 1) if text in line]
        if len(found) < int(number or 1):
            raise ValueError(f"no line has {word}")
        return found[int(number or 1) - 1]

    def statements(self):
        """A method, and one line or two."""
        owner, _, method = self.next().rpartition(".")
        first = {"class": owner, "method": method, "line": self.line()}
        is_alone = not self.words_ or self.words_[0] in ("in", "of", "before")
        return first, first if is_alone else first | {"line": self.line()}

    def lock(self):
        lock = {"concurrent": self.takes("concurrent"), "kind": self.next()}
        if lock["kind"] == "class":
            lock["field"] = {"class": self.next()}
        elif lock["kind"] == "variable":
            lock["variable"] = self.next()
            if self.takes("field"):
                lock |= {"kind": "field", "field": self.field()}
        elif lock["kind"] == "field":
            lock["field"] = self.field()
        return lock


def change_of(words):
    change = {"kind": words.next()}
    if change["kind"] in ("volatile-field", "volatile-elements", "atomic-updates", "atomic-elements"):
        change["field"] = words.field()
    else:
        change["first"], change["last"] = words.statements()
        if words.takes("in"):
            change["lock"] = words.lock()
        elif words.takes("of"):
            change |= {"lock": {"variable": words.next()}} if words.takes("variable") else {"field": words.field()}
        elif words.takes("before"):
            change["target"] = change["first"] | {"line": words.line()}
    words.end()
    return change


def lines_of(path):
    """None of a file that is missing, which is what some cases are about."""
    return path.read_bytes().decode(errors="replace").splitlines() if path.exists() else []


def read_cases():
    cases = []
    lines = []
    for number, line in enumerate((FOLDER / "cases.txt").read_text(encoding="utf-8").splitlines(), 1):
        try:
            if not line.strip() or line.startswith("#"):
                continue
            if line.startswith(" "):
                cases[-1].fix.append(change_of(Words(line, lines)))
                continue
            words, _, files = line.partition(":")
            *marks, name = words.split()
            files = files.split()
            has_roots = files[0] == "roots"
            case = Case(name, [] if has_roots else files, files[1:] if has_roots else [], "compile" in marks,
                        Path(files[0]).stem if "run" in marks else "")
            cases.append(case)
            lines = [text for path in case.sources() for text in lines_of(PROGRAMS / path)]
        except (ValueError, IndexError, OSError) as problem:
            raise SystemExit(f"error: tests/patches/cases.txt:{number}: {problem}")
    names = [case.name for case in cases]
    if twice := {name for name in names if names.count(name) > 1}:
        raise SystemExit(f"error: tests/patches/cases.txt has {', '.join(sorted(twice))} twice")
    return cases
