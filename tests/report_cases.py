"""The commands of tests/reports/cases.txt: what they are, and their programs compiled by one call of javac."""

import contextlib
import shlex
import tempfile
from dataclasses import dataclass
from pathlib import Path

from suite import ROOT, javac

TESTS = ROOT / "tests"
REPORTS = TESTS / "reports"


@dataclass(frozen=True)
class Case:
    name: str
    options: list[str]
    source: Path
    arguments: list[str]

    def shown_command(self):
        return shlex.join(["raceproof", "check", *self.options, self.source.stem, *self.arguments])

    def target(self, classes):
        """The words of a command that name the program, compiled to the folder, and where its source is."""
        return ["--source-path", str(self.source.parent), "-cp", str(classes), self.source.stem, *self.arguments]


def read_cases(path=REPORTS / "cases.txt"):
    """The cases of the file; ends the suite with a helpful line if one is wrong."""
    cases = []
    for at, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        name, _, command = line.partition(":")
        words = shlex.split(command)
        place = next((i for i, word in enumerate(words) if (TESTS / f"{word}.java").is_file()), None)
        if place is None:
            raise SystemExit(f"error: {path}:{at}: no word names a program below tests")
        cases.append(Case(name, words[:place], TESTS / f"{words[place]}.java", words[place + 1:]))
    names = [case.name for case in cases]
    if twice := {name for name in names if names.count(name) > 1}:
        raise SystemExit(f"error: {path}: two cases are named {', '.join(sorted(twice))}")
    return cases


@contextlib.contextmanager
def compiled(cases, raceproof):
    """The folder with the classes of the cases, which goes away afterwards."""
    with tempfile.TemporaryDirectory(prefix="raceproof-suite-") as work:
        classes = Path(work) / "classes"
        sources = sorted({case.source for case in cases})
        if sources and (complaints := javac(sources, classes, [raceproof.parent / "raceproof.jar"])):
            raise SystemExit("error: javac failed\n" + "\n".join(sum(complaints.values(), [])))
        yield classes
