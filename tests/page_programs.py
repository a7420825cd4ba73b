"""The programs whose report pages run_page.py looks at, and how their pages are made."""

import json
from dataclasses import dataclass
from pathlib import Path

from processes import run_process
from suite import ROOT

TESTS = ROOT / "tests"
TEMPLATE = ROOT / "page" / "template.html"
MARKER = "RACEPROOF_RESULTS"


@dataclass(frozen=True)
class Program:
    name: str
    command: str  # check, advise or hunt
    options: tuple[str, ...]
    source: Path
    arguments: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()  # of findings that it must show
    verdict: str = "violation"
    pictures: bool = False  # are screenshots taken?


def program(name, words, kinds=(), verdict="violation", command="check", pictures=False):
    """A program by its options and its path below the root, without .java; what follows are its arguments."""
    words = words.split()
    at = next(i for i, word in enumerate(words) if (ROOT / f"{word}.java").is_file())
    return Program(name, command, tuple(words[:at]), ROOT / f"{words[at]}.java", tuple(words[at + 1:]), tuple(kinds), verdict, pictures)


PROGRAMS = [
    program("race on a static field", "examples/LostUpdate", ["data-race"]),
    program("race with fixes", "examples/LostUpdate", ["data-race"], command="advise", pictures=True),
    program("race under different locks", "--all tests/races/handover/WrongLock", ["data-race"]),
    program("race inside the library", "--all tests/races/library/SharedArrayList", ["data-race"]),
    program("race of a pool", "tests/races/executors/PoolEarly", ["data-race"]),
    program("race, long schedule", "--search heuristic tests/races/barriers/LockBarrier", ["data-race"], pictures=True),
    program("circle of monitors", "tests/check/monitors/PhilosophersDeadlock 3", ["deadlock"], pictures=True),
    program("lost notification", "tests/check/monitors/LostNotify", ["deadlock"]),
    program("threads that join each other", "tests/check/threads/MutualJoin", ["deadlock"]),
    program("livelock", "--all --liveness tests/check/liveness/PoliteDiners", ["livelock"], pictures=True),
    program("failed assertion", "tests/check/monitors/BufferIfWait", ["assertion"]),
    program("exceptions with causes", "--all tests/check/exceptions/InitialiserDies", ["assertion", "exception"], pictures=True),
    program("proved", "examples/LostUpdateFixed", verdict="proved"),
    program("proved with assumptions", "tests/check/outside/OutsideUses uuid", verdict="proved", pictures=True),
    program("proved without races", "--races off --schedule-points sync tests/check/monitors/OverdraftWhole", verdict="proved"),
    program("bounded", "--max-states 50 tests/check/monitors/PhilosophersOrdered 4", verdict="bounded"),
    program("weak accesses", "tests/check/outside/WeakModes", verdict="bounded"),
    program("unsupported", "tests/check/outside/ReferenceQueues user", verdict="unsupported"),
    program("hunt", "--runs 2 tests/races/counters/SharedCount", ["data-race"], command="hunt", pictures=True),
]


def data_block(results):
    """The results as they stand in the page: nothing in them can end the element, or is more than text."""
    text = json.dumps(results, ensure_ascii=True)
    for character in "<>&":
        text = text.replace(character, f"\\u{ord(character):04x}")
    return text


def page_of(results):
    """The page with these results, from the template."""
    return TEMPLATE.read_text(encoding="utf-8").replace(MARKER, data_block(results))


class PageMaker:
    """Runs raceproof on a program and makes its page: by --html if the command has that, else from the result and the template."""

    def __init__(self, options, classes, folder):
        self.options_ = options
        self.classes_ = classes
        self.folder_ = folder
        self.writes_pages_ = {command: self.knows_html(command) for command in ("check", "advise", "hunt")}

    def knows_html(self, command):
        outcome = run_process([str(self.options_.raceproof), command, "--help"], seconds=self.options_.timeout)
        return b"--html" in outcome.stdout

    def target(self, one):
        # A patch is made for the source that is named.
        if one.command == "advise":
            return [str(one.source.relative_to(ROOT)), *one.arguments]
        return ["--source-path", str(one.source.parent), "-cp", str(self.classes_), one.source.stem, *one.arguments]

    def make(self, one):
        """The entry of the program for the browser; its problems are in there if it could not be made."""
        stem = self.folder_ / one.name.replace(" ", "-").replace(",", "")
        result_file, page_file = stem.with_suffix(".json"), stem.with_suffix(".html")
        written = ["--html", str(page_file)] if self.writes_pages_[one.command] else []
        command = [str(self.options_.raceproof), one.command, "--json", str(result_file), *written, *one.options, *self.target(one)]
        outcome = run_process(command, seconds=self.options_.timeout, cwd=ROOT)
        entry = {"name": one.name, "page": str(page_file), "check": "program", "kinds": list(one.kinds), "pictures": one.pictures, "problems": []}
        try:
            result = json.loads(result_file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            entry["problems"] = [f"no result: {outcome.status_text()}", *outcome.stderr.decode(errors="replace").splitlines()[:10]]
            return entry
        if not written:
            page_file.write_text(page_of([result]), encoding="utf-8")
        elif not page_file.exists():
            entry["problems"].append("--html has written no page")
        if result["verdict"] != one.verdict:
            entry["problems"].append(f"the verdict is {result['verdict']}, not {one.verdict}")
        entry["result"] = str(result_file)
        return entry
