#!/usr/bin/env python3
"""Runs the commands that the documents show and compares what they print with what is shown.

In README.md, CONTRIBUTING.md, tests/README.md and docs/ there are three kinds of blocks that say what they are:

  ```console                           each line `$ COMMAND` is run; the lines below it are its output, standard error behind
                                       standard output. A line `…` stands for any number of lines.
  <!-- file: examples/A.java -->       before a block: it is this file
  <!-- output of: COMMAND -->          before a block: it is what the command prints

Tables between `<!-- NAME -->` and `<!-- end of NAME -->` are compared with what the script in bench/ prints that makes them, up to
times and memory. (The table of scaling is not: it takes minutes. ./dev bench scaling writes it.)

The commands of a block run in one folder, with the folders examples and tests of the checkout in it; ./raceproof is the binary.
A block that has a command or looks like JSON without such a mark fails. So does an option in a document that no help knows, a link
that leads nowhere, and a path in backquotes that is no file, seen from the checkout, from src/ or from the document.
What varies is replaced on both sides by report_normal.py.

  tests/run_documents.py --only README.md      one document
  tests/run_documents.py --bless               writes the present output into the documents; ./dev bless does that, too

The last line of the output is `N passed, M failed`, counting blocks and documents; the exit status is 1 if one failed, 2 if the suite could not
run.
"""

import argparse
import difflib
import re
import shlex
import subprocess
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from processes import in_parallel, run_process
from report_normal import normal_text
from suite import ROOT, Verdict, add_common_options, close, command_line, report, resolve_raceproof, run_main

FENCE = re.compile(r"^( *)```(\w*)\s*$")
MARK = re.compile(r"<!-- (file|output of): (.*?) -->\s*$")
ELISION = "…"

# Documents about the use of raceproof: each option in them is one of its own, or of a command that they name.
ABOUT_OPTIONS = ("README.md", "docs/checking.md", "docs/ci.md", "docs/races.md", "docs/jdk.md", "docs/result.md", "docs/search.md",
                 "docs/reductions.md", "docs/detectors.md")
# The document, the name of the part, the command that prints it.
TABLES = (
    ("docs/evaluation.md", "tables of the papers", ("bench/evaluation.py", "--dry", "--rounds", "1")),
    ("docs/search.md", "heuristics", ("bench/heuristics.py",)),
)
MEASURED = re.compile(r"\| [\d.]+ \| \d+ \| (\w+) \|$")  # seconds, megabytes and the verdict at the end of a row

LINK = re.compile(r"\]\(([^)\s]+)\)")
PATH = re.compile(r"`((?:[\w.-]+/)+[\w.-]+\.(?:h|cpp|def|py|java|md|tsv|txt|json|svg))`")
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")


@dataclass(frozen=True)
class Block:
    """A fenced block: its lines without the fences, the number of the first one from 1, its language and its mark."""

    document: Path
    line: int
    language: str
    mark: tuple[str, str] | None
    lines: list[str]

    def name(self):
        return f"{self.document.relative_to(ROOT)}:{self.line}"

    def is_checked(self):
        return self.language == "console" or self.mark is not None

    def is_suspicious(self):
        return self.language == "json" or any(line.lstrip().startswith("$ ") for line in self.lines)


def documents():
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "tests" / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def read_blocks(document):
    blocks, start, mark = [], None, None
    lines = document.read_text(encoding="utf-8").splitlines()
    for at, line in enumerate(lines):
        fence = FENCE.match(line)
        if fence and start is None:
            start, language = at + 1, fence[2]
        elif fence:
            blocks.append(Block(document, start + 1, language, mark, lines[start:at]))
            start = mark = None
        elif start is None and line.strip():
            found = MARK.match(line)
            mark = (found[1], found[2]) if found else None
    return blocks


def commands_of(lines):
    """The commands of a console block, each with the lines that it is said to print."""
    commands = []
    for line in lines:
        if line.startswith("$ "):
            commands.append((line[2:], []))
        elif commands:
            commands[-1][1].append(line)
    return commands


def normal(line):
    return normal_text(line)


def matches(shown, printed):
    """Is it the output, up to what is left out?"""
    if ELISION not in shown:
        return [normal(line) for line in shown] == [normal(line) for line in printed]
    at = shown.index(ELISION)
    head, rest = shown[:at], shown[at + 1:]
    return matches(head, printed[:at]) and any(matches(rest, printed[begin:]) for begin in range(at, len(printed) + 1))


def shortened(shown, printed):
    """The output with as many lines at its beginning and end as were shown; all of it if nothing was left out."""
    if ELISION not in shown:
        return printed
    head = shown.index(ELISION)
    tail = len(shown) - 1 - shown[::-1].index(ELISION)
    last = printed[len(printed) - (len(shown) - tail - 1):] if tail + 1 < len(shown) else []
    return printed[:head] + [ELISION] + last


class DocumentSuite:
    def __init__(self, options):
        self.options_ = options

    def run(self, command, folder):
        words = shlex.split(command)
        if words[0] == "./raceproof":
            words[0] = str(self.options_.raceproof)
        outcome = run_process(words, seconds=self.options_.timeout, cwd=folder)
        printed = (outcome.stdout + outcome.stderr).decode(errors="backslashreplace").splitlines(keepends=True)
        return [line.rstrip("\n") for line in printed if normal_text(line)]  # without progress

    def produce(self, block):
        """The lines that the block should have."""
        if block.mark is not None and block.mark[0] == "file":
            return (ROOT / block.mark[1]).read_text(encoding="utf-8").splitlines()
        with tempfile.TemporaryDirectory(prefix="raceproof-documents-") as folder:
            for name in ("examples", "tests"):
                (Path(folder) / name).symlink_to(ROOT / name)
            if block.mark is not None:
                printed = self.run(block.mark[1], folder)
                return block.lines if matches(block.lines, printed) else shortened(block.lines, printed)
            lines = []
            for command, shown in commands_of(block.lines):
                blank = [""] if shown and shown[-1] == "" else []  # before the next command
                shown = shown[:-1] if blank else shown
                printed = self.run(command, folder)
                lines += [f"$ {command}", *(shown if matches(shown, printed) else shortened(shown, printed)), *blank]
            return lines

    def check(self, block):
        started = time.monotonic()
        if not block.is_checked():
            return Verdict(block.name(), ["shows output, but does not say of what: ```console, or a mark before it"]), None
        try:
            lines = self.produce(block)
        except OSError as problem:
            return Verdict(block.name(), [str(problem)]), None
        problems = []
        if lines != block.lines:
            problems = list(difflib.unified_diff(block.lines, lines, "shown", "printed", lineterm="", n=1))
        return Verdict(block.name(), problems, time.monotonic() - started), lines


def write_lines(document, changes):
    """Puts new lines into the blocks of a document."""
    lines = document.read_text(encoding="utf-8").splitlines()
    for block, new in sorted(changes, key=lambda change: -change[0].line):
        lines[block.line - 1:block.line - 1 + len(block.lines)] = new
    document.write_text("\n".join(lines) + "\n", encoding="utf-8")


def check_table(table, options):
    """The verdict on a table, and its document with the table as it is printed now."""
    document, name, command = table
    started = time.monotonic()
    path = ROOT / document
    text = path.read_text(encoding="utf-8")
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
    before, _, rest = text.partition(begin)
    shown, _, after = rest.partition(end)
    outcome = run_process([str(ROOT / command[0]), *command[1:], "--raceproof", str(options.raceproof)], seconds=600)
    printed = outcome.stdout.decode(errors="backslashreplace").strip() + "\n"
    if outcome.status != 0 or not shown:
        return Verdict(f"{document}, {name}", [outcome.status_text(), *outcome.stderr.decode().splitlines()[-5:]]), path, text
    lines = [[MEASURED.sub(r"| * | * | \1 |", line) for line in part.splitlines()] for part in (shown, printed)]
    problems = list(difflib.unified_diff(*lines, "shown", "printed", lineterm="", n=0))
    return Verdict(f"{document}, {name}", problems, time.monotonic() - started), path, before + begin + printed + end + after


def known_options(raceproof):
    """All that the help of raceproof, ./dev and the scripts of tests and bench mentions."""
    texts = [subprocess.run([raceproof, "help", command], capture_output=True, text=True).stdout
             for command in ("check", "run", "replay", "report", "baseline")]
    texts += [(ROOT / name).read_text(encoding="utf-8") for name in ("dev", "scripts/install-dependencies")]
    texts += [path.read_text(encoding="utf-8") for folder in ("tests", "bench") for path in (ROOT / folder).glob("*.py")]
    return set(OPTION.findall("\n".join(texts)))


def option_verdict(document, known):
    text = (ROOT / document).read_text(encoding="utf-8")
    unknown = {option for option in OPTION.findall(text) if option not in known and option.replace("--no-", "--") not in known}
    return Verdict(f"options of {document}", [f"{option} is in no help" for option in sorted(unknown)])


def anchors(document):
    """What the headings of a document are linked by."""
    headings = re.findall(r"^#+ (.*)$", document.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def path_verdict(document):
    text = document.read_text(encoding="utf-8")
    problems = []
    for link in LINK.findall(text):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = document.parent / path if path else document
        if not target.exists():
            problems.append(f"the link {link} leads nowhere")
        elif anchor and anchor not in anchors(target):
            problems.append(f"the link {link} leads to no heading")
    problems += [f"{path} is no file" for path in PATH.findall(text) if not path.startswith("build/") and
                 not any((folder / path).exists() for folder in (ROOT, ROOT / "src", document.parent))]
    return Verdict(f"paths of {document.relative_to(ROOT)}", problems)


def parse_options():
    parser = argparse.ArgumentParser(description="compares the output that documents show with what raceproof prints")
    add_common_options(parser)
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="only documents whose path contains NAME")
    parser.add_argument("--bless", action="store_true", help="write the present output into the documents")
    return parser.parse_args(command_line())


def main():
    options = parse_options()
    options.raceproof = resolve_raceproof(options.raceproof)
    chosen = [path for path in documents() if not options.only or any(name in str(path) for name in options.only)]
    blocks = [block for path in chosen for block in read_blocks(path) if block.is_checked() or block.is_suspicious()]
    suite = DocumentSuite(options)
    known = known_options(options.raceproof)
    verdicts = [option_verdict(name, known) for name in ABOUT_OPTIONS if ROOT / name in chosen]
    verdicts += [path_verdict(path) for path in chosen]
    changes = {}
    for block, (verdict, lines) in zip(blocks, in_parallel(suite.check, blocks, options.jobs)):
        if options.bless and lines is not None and verdict.problems:
            changes.setdefault(block.document, []).append((block, lines))
            verdict = Verdict(verdict.name, [], verdict.seconds)
        verdicts.append(verdict)
    for document, of_document in changes.items():
        write_lines(document, of_document)
    for table in TABLES:
        if ROOT / table[0] in chosen:
            verdict, path, text = check_table(table, options)
            if options.bless and verdict.problems and text != path.read_text(encoding="utf-8"):
                path.write_text(text, encoding="utf-8")
                verdict = Verdict(verdict.name, [], verdict.seconds)
            verdicts.append(verdict)
    for verdict in verdicts:
        report(verdict, options.verbose)
    return close(verdicts)


if __name__ == "__main__":
    run_main(main)
