#!/usr/bin/env python3
"""Holds the outcomes that `raceproof advise` gives to changes of random racy programs to two oracles.

The programs are those of tests/memory_model that have a race and no other violation, and are small. For each change that is said to
be proved, or to leave other violations, the changed program is

- explored again without any reduction, under the overlay: a scheduling point at every access, and no state is left out but one
  that was there before;
- decided by definition, if the change can be made in the words of the model (memory_model/changes.py);
- for one program in --source-share: compiled from the source that the diff makes, and explored without any reduction, too.

A change that is called proved must have no violation, any other one must have some. Wrong on purpose: the unchanged program is
called proved, which no oracle may confirm. What fails is kept in build/advice-oracle-failures. The last line but one says what
was confirmed; the last is `N passed, M failed`.
"""

import argparse
import collections
import json
import re
import shutil
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.memory_model import observe  # noqa: E402
from tests.memory_model.changes import CannotChange, decide_changed  # noqa: E402
from tests.memory_model.generate import generate  # noqa: E402
from tests.memory_model.search import TooLarge  # noqa: E402
from tests.random_programs.exploring import add_options, close, compile_programs, parsed, scratch_folder  # noqa: E402

BRUTE_FORCE = ["--quiet", "--assume-sc", "--timeouts", "any", "--reduction", "none", "--store", "fingerprints",
               "--schedule-points", "all", "--detector", "clocks", "--search", "depth-first"]
MOST_STATES_OF_MODEL = 150
PROGRAMS_PER_RACY_ONE = 60  # that are looked at, at most
UNCHANGED = "unchanged"


@dataclass
class Fix:
    program: str
    number: int
    text: str
    status: str
    changes: list
    diff: str = ""
    verdicts: dict = field(default_factory=dict)  # by oracle: whether there is a violation; None: it does not know

    def is_proved(self):
        return self.status in ("proved", UNCHANGED)

    def is_right(self, has_violation):
        return has_violation is None or has_violation != self.is_proved()


def racy_program(job):
    """The number of the program, if it is one of those wanted, and its source."""
    seed, number = job
    try:
        program, source, (must, may) = generate(seed, number)
    except TooLarge:
        return None
    is_racy = must.locations and all(outcome.startswith("final:") for outcome in may.outcomes)
    return (number, program.name, source) if is_racy and may.states <= MOST_STATES_OF_MODEL else None


def choose_programs(options, sources):
    """Writes the first racy programs from --first on; returns their numbers by name."""
    chosen = {}
    jobs = ([(options.seed, number) for number in options.index] if options.index else
            ((options.seed, options.first + at) for at in range(options.count * PROGRAMS_PER_RACY_ONE)))
    with ProcessPoolExecutor(options.jobs) as pool:
        pending = collections.deque()
        for job in jobs:
            pending.append(pool.submit(racy_program, job))
            if len(pending) >= 16 * options.jobs:
                take(pending.popleft(), chosen, sources)
            if len(chosen) >= options.count:
                break
        while pending and len(chosen) < options.count:
            take(pending.popleft(), chosen, sources)
        for future in pending:
            future.cancel()
    return chosen


def take(future, chosen, sources):
    if found := future.result():
        number, name, source = found
        (sources / f"{name}.java").write_text(source)
        chosen[name] = number


def advise(name, number, options, out):
    """The different changes that it tells of, and what went wrong."""
    has_source = options.source_share and number % options.source_share == 0
    command = [str(options.raceproof), "advise", "--quiet", "--json", "-", "--assume-sc", "--timeouts", "any", "--max-states",
               str(options.max_states), "--max-changes", "2", "-cp", str(out / "classes"),
               *(["--source-path", str(out / "src")] if has_source else []), name]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    try:
        result = json.loads(done.stdout)
    except ValueError:
        return [], f"no result, status {done.returncode}: {done.stderr[-500:]}"
    fixes = {}
    for violation in result["violations"]:
        for fix in violation.get("advice", ()):
            if fix["status"] != "undecided":
                fixes.setdefault(fix["text"], Fix(name, number, fix["text"], fix["status"], fix["changes"], fix["diff"] or ""))
    has_ended = result["verdict"] != "bounded"  # else the race may lie behind the limit
    return list(fixes.values()), "no race was found" if has_ended and not result["violations"] else ""


# ── By the overlay ──


def words_of(change):
    """The change in the words of check_many, or None."""
    lines = [f"{place['line']}:{place['method']}" for place in change["places"]]
    text = change["text"]
    if change["field"] and not lines:
        return f"{change['kind']} {change['field']}"
    if change["kind"] == "synchronized-method":
        return f"synchronized-method {lines[0]}"
    if change["kind"] == "move-statements":
        return f"move-statements {lines[0]} {lines[-2]} {lines[-1]}"
    if found := re.match(r"(synchronize on|lock|lock and unlock) (\S+) (?:around|before) ", text):
        is_concurrent, name = found[1] == "lock", found[2]
        lock = ("this" if name == "this" else f"class {name[:-len('.class')]}" if name.endswith(".class") else
                f"{'concurrent' if is_concurrent else 'field'} {name}" if "." in name else f"variable {name}")
        if change["kind"] == "lock-statements":
            return f"lock-statements {lines[0]} {lines[-1]} {lock}"
        return f"acquire-before {lines[0]} {lock}"
    if found := re.match(r"read (\S+) before ", text):
        return f"acquire-before {lines[0]} read {found[1]}"
    return None


def explore_all(requests, classes, options):
    """By key of the requests (key, line): whether there is a violation; None if that was not decided."""
    if not requests:
        return {}
    command = [str(options.raceproof.parent / "check_many"), "-cp", f"{classes}:{options.api}", *BRUTE_FORCE, "--max-states",
               str(options.brute_states)]
    done = subprocess.run(command, input="".join(line + "\n" for _, line in requests), capture_output=True, text=True, check=False)
    answers = [line.split("\t") for line in done.stdout.splitlines()]
    if done.returncode or len(answers) != len(requests):
        raise SystemExit(f"error: check_many, status {done.returncode}: {done.stderr[-1000:]}")
    verdicts = {}
    for (key, _), fields in zip(requests, answers):
        # A line is not always enough to say which statement is meant: that is an error, and nothing is known.
        verdicts[key] = True if fields[6:] else False if fields[2] == "none" else None
    return verdicts


def ask_overlays(fixes, out, options):
    requests = []
    for at, fix in enumerate(fixes):
        words = [words_of(change) for change in fix.changes]
        if None not in words:
            requests.append((at, f"{fix.program} checked {'; '.join(words)}"))
    size = max(1, -(-len(requests) // options.jobs))
    with ThreadPoolExecutor(options.jobs) as pool:
        parts = pool.map(lambda at: explore_all(requests[at:at + size], out / "classes", options), range(0, len(requests), size))
        for part in parts:
            for at, verdict in part.items():
                fixes[at].verdicts["overlay"] = verdict


# ── By definition ──


def decide(job):
    """Whether the changed program must have (or, of one that is not called proved, may have) a violation; None if unknown."""
    seed, number, changes, is_proved = job
    program, _, _ = generate(seed, number)
    try:
        must, may = decide_changed(program, changes)
    except (CannotChange, TooLarge):
        return None
    return must.has_violation() if is_proved else may.has_violation()


def ask_model(fixes, options):
    jobs = [(options.seed, fix.number, fix.changes, fix.is_proved()) for fix in fixes]
    with ProcessPoolExecutor(options.jobs) as pool:
        for fix, verdict in zip(fixes, pool.map(decide, jobs, chunksize=8)):
            fix.verdicts["model"] = verdict


# ── By the source ──


def ask_sources(fixes, out, options):
    """Applies the diffs, gives the classes names of their own, and compiles them together."""
    folder = out / "patched"
    (folder / "src").mkdir(parents=True)
    requests = []
    for at, fix in enumerate(fixes):
        if not fix.diff:
            continue
        copy = folder / f"copy{at}"
        (copy / "src").mkdir(parents=True)
        name = f"{fix.program}v{at}"
        shutil.copy(out / "src" / f"{fix.program}.java", copy / "src")
        done = subprocess.run(["patch", "-s", "-F0", f"{copy / 'src' / fix.program}.java"], input=fix.diff, capture_output=True,
                              text=True, check=False)
        if done.returncode:
            fix.verdicts["source"] = "the diff does not apply: " + done.stdout.strip()
            continue
        text = (copy / "src" / f"{fix.program}.java").read_text()
        (folder / "src" / f"{name}.java").write_text(re.sub(rf"\b{fix.program}\b", name, text))
        requests.append((at, f"{name} checked"))
    if requests:
        classes = compile_programs(folder, options.api, observe.OBSERVER)
        for at, verdict in explore_all(requests, classes, options).items():
            fixes[at].verdicts["source"] = verdict


class Report:
    def __init__(self, options):
        self.options = options
        self.passed = self.failed = 0
        self.confirmed = collections.Counter()

    def add(self, fix, out):
        wrong = [oracle for oracle, verdict in fix.verdicts.items() if not fix.is_right(verdict)]
        if fix.status == UNCHANGED:
            # Refuted is right here.
            wrong = [oracle for oracle, verdict in fix.verdicts.items() if verdict is False]
        for oracle, verdict in fix.verdicts.items():
            if verdict is not None and oracle not in wrong:
                self.confirmed[fix.status if fix.status in ("proved", UNCHANGED) else "other", oracle] += 1
        if not wrong:
            self.passed += 1
            return
        self.failed += 1
        kept = self.options.keep_failures / f"{self.options.seed}"
        kept.mkdir(parents=True, exist_ok=True)
        lines = [f"{fix.status}: {fix.text}", *(f"{oracle}: violation {verdict}" for oracle, verdict in fix.verdicts.items()),
                 json.dumps(fix.changes)]
        path = kept / f"{fix.program}.java"
        source = path if path.exists() else out / "src" / path.name
        path.write_text(source.read_text() + "".join(f"// {line}\n" for line in lines))
        print(f"FAILED {path}", *(f"    {line}" for line in lines), sep="\n", flush=True)

    def trouble(self, name, text):
        self.failed += 1
        print(f"FAILED {name}\n    {text}", flush=True)

    def summary(self, program_count):
        parts = [f"{self.confirmed[status, oracle]} {words} by {by}" for status, words in
                 (("proved", "proofs confirmed"), ("other", "other outcomes confirmed"), (UNCHANGED, "false proofs refuted"))
                 for oracle, by in (("overlay", "brute force"), ("model", "the model"), ("source", "the patched source"))
                 if self.confirmed[status, oracle]]
        print(f"{program_count} programs: " + ", ".join(parts))
        # An oracle that knows nothing confirms nothing.
        for oracle in ("overlay", "model"):
            for status in ("proved", UNCHANGED):
                if not self.options.index and self.confirmed[status, oracle] < program_count / 3:
                    self.trouble(oracle, f"decides only {self.confirmed[status, oracle]} programs: {status}")


def parse_options():
    parser = argparse.ArgumentParser(description="confirms what raceproof advise proves on random racy programs")
    add_options(parser, count=40, max_states=2_000, failures="advice-oracle-failures")
    parser.add_argument("--brute-states", type=int, default=4_000, metavar="N",
                        help="where an exploration without reductions stops")
    parser.add_argument("--source-share", type=int, default=9, metavar="N",
                        help="of one program in N the diffs are compiled and explored; 0: of none")
    return parsed(parser)


def main():
    options = parse_options()
    options.raceproof = options.raceproof.resolve()
    report = Report(options)
    with scratch_folder("advice-oracle") as out:
        (out / "src").mkdir()
        numbers = choose_programs(options, out / "src")
        compile_programs(out, options.api, observe.OBSERVER)
        fixes = [Fix(name, number, "", UNCHANGED, []) for name, number in numbers.items()]
        with ThreadPoolExecutor(options.jobs) as pool:
            jobs = [pool.submit(advise, name, number, options, out) for name, number in numbers.items()]
            for name, job in zip(numbers, jobs):
                found, trouble = job.result()
                fixes += found
                if trouble:
                    report.trouble(name, trouble)
        ask_overlays(fixes, out, options)
        ask_model(fixes, options)
        ask_sources(fixes, out, options)
        for fix in fixes:
            report.add(fix, out)
    report.summary(len(numbers))
    return close(report)


if __name__ == "__main__":
    sys.exit(main())
