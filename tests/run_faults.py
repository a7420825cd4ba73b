#!/usr/bin/env python3
"""Faults from outside: limits, signals and outputs that fail, on programs that make it hard (tests/faults).

A limit must hold (time within a second, memory within 10 %), a signal or a full disk must not lose what was found, and the process
ends with the status that the documentation names, whatever happens: no abort, no file by halves, nothing left in TMPDIR.
Closes with `N passed, M failed`; `--table FILE` writes "held / tried" as a table (docs/robustness.md).
"""

import argparse
import json
import os
import random
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from processes import environment, in_parallel
from suite import DEFAULT_RACEPROOF, ROOT, Verdict, javac, report, resolve_raceproof

FAULTS = ROOT / "tests" / "faults"
SIGNALS = {"SIGINT": [signal.SIGINT], "SIGINT twice": [signal.SIGINT] * 2, "SIGTERM": [signal.SIGTERM],
           "SIGHUP": [signal.SIGHUP], "SIGQUIT": [signal.SIGQUIT], "SIGKILL": [signal.SIGKILL]}
TOLERATED_SECONDS = 1.0
MEMORY = 200_000_000
ADDRESS_SPACE = 1 << 30


@dataclass
class Ended:
    status: int
    seconds: float
    peak_bytes: int
    stdout: str = ""
    stderr: str = ""


@dataclass
class Attempt:
    """`kind` is its row of the table; try_it(folder) returns what did not hold."""
    kind: str
    name: str
    try_it: object = field(repr=False)


class Faults:
    def __init__(self, raceproof, classes, moments, seconds):
        self.raceproof = str(raceproof)
        self.classes = classes
        self.moments = moments
        self.seconds = seconds
        self.programs = sorted(path.stem for path in FAULTS.glob("*.java"))

    # ── processes ──
    def start(self, folder, *words, limits=(), **streams):
        temporary = folder / "tmp"
        temporary.mkdir(exist_ok=True)

        def limit():
            for what, bound in limits:
                resource.setrlimit(what, (bound, bound))

        streams.setdefault("stdout", open(folder / "stdout", "wb"))
        streams.setdefault("stderr", open(folder / "stderr", "wb"))
        # Alone in its group: a signal is for raceproof, not for its javac.
        return subprocess.Popen([self.raceproof, *map(str, words)], cwd=folder, stdin=subprocess.DEVNULL,
                                env=environment() | {"TMPDIR": str(temporary)}, preexec_fn=limit,
                                start_new_session=True, **streams)

    @staticmethod
    def has_ended(process):
        return os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None

    def wait(self, process, folder, start, most=60):
        """Until it ends; one that does not is killed, which shows in its status and its time."""
        deadline = time.monotonic() + most
        while True:
            pid, status, usage = os.wait4(process.pid, os.WNOHANG)
            if pid != 0:
                break
            if time.monotonic() > deadline:
                os.kill(process.pid, signal.SIGKILL)
                deadline += 1000
            time.sleep(0.005)
        process.returncode = os.waitstatus_to_exitcode(status)
        texts = [(folder / name).read_text(errors="replace") if (folder / name).exists() else "" for name in ("stdout", "stderr")]
        return Ended(process.returncode, time.monotonic() - start, usage.ru_maxrss * 1024, *texts)

    def run(self, folder, *words, **options):
        start = time.monotonic()
        return self.wait(self.start(folder, *words, **options), folder, start)

    # ── what must hold ──
    def leftovers(self, folder):
        temporary = folder / "tmp"
        for _ in range(100):  # whoever cleans up behind a killed process needs a moment
            if not any(temporary.iterdir()):
                return []
            time.sleep(0.01)
        return [f"left in TMPDIR: {[path.name for path in temporary.iterdir()]}"]

    @staticmethod
    def wrong_status(ended, *right):
        tail = (ended.stderr.strip().splitlines() or [""])[-1][:200]
        return [] if ended.status in right else [f"status {ended.status}, not {right}: {tail}"]

    @staticmethod
    def late(ended, limit):
        return [] if ended.seconds <= limit + TOLERATED_SECONDS else [f"{ended.seconds:.2f} s of {limit} s"]

    @staticmethod
    def broken_json(path, must_be_there, findings=0):
        if not path.exists():
            return [f"{path.name} is not there"] if must_be_there else []
        try:
            document = json.loads(path.read_text())
        except ValueError as problem:
            return [f"{path.name} is no JSON: {problem}"]
        found = len(document.get("violations", []))
        return [] if found >= findings else [f"{path.name} has {found} findings, not {findings}"]

    # ── limits ──
    def check(self, folder, program, *words, **options):
        return self.run(folder, "check", "--quiet", "--all", "--json", "out.json", *words, "-cp", self.classes, program, **options)

    def limits(self):
        for program in self.programs:
            yield Attempt("`--max-time`", f"time {program}", lambda folder, p=program: self.time_limit(folder, p))
            yield Attempt("`--max-memory`", f"memory {program}", lambda folder, p=program: self.memory_limit(folder, p))
            yield Attempt("`--max-states`", f"states {program}", lambda folder, p=program: self.states_limit(folder, p))
            yield Attempt("`--heap`", f"heap {program}", lambda folder, p=program: self.heap_limit(folder, p))
            yield Attempt("address space (`ulimit -v`)", f"address space {program}",
                          lambda folder, p=program: self.address_space(folder, p))
            yield Attempt("Ctrl-C of `run`", f"run {program}", lambda folder, p=program: self.interrupted_run(folder, p))

    def time_limit(self, folder, program):
        ended = self.check(folder, program, "--max-time", self.seconds)
        return self.wrong_status(ended, 0, 1, 3) + self.late(ended, self.seconds) + self.broken_json(folder / "out.json", True)

    def memory_limit(self, folder, program):
        ended = self.check(folder, program, "--max-memory", MEMORY, "--max-time", 3 * self.seconds)
        over = [] if ended.peak_bytes <= 1.1 * MEMORY else [f"{ended.peak_bytes / 1e6:.0f} MB of {MEMORY / 1e6:.0f} MB"]
        return self.wrong_status(ended, 0, 1, 3) + over + self.late(ended, 3 * self.seconds) + self.broken_json(folder / "out.json", True)

    def states_limit(self, folder, program):
        ended = self.check(folder, program, "--max-states", 3, "--max-time", self.seconds)
        problems = self.wrong_status(ended, 0, 1, 3) + self.late(ended, self.seconds) + self.broken_json(folder / "out.json", True)
        if not problems:
            states = json.loads((folder / "out.json").read_text())["statistics"]["states"]
            problems += [] if states <= 3 else [f"{states} states"]
        return problems

    def heap_limit(self, folder, program):
        ended = self.check(folder, program, "--heap", "4m", "--max-time", self.seconds)
        return self.wrong_status(ended, 0, 1, 3) + self.late(ended, self.seconds) + self.broken_json(folder / "out.json", True)

    def address_space(self, folder, program):
        ended = self.check(folder, program, "--heap", "256m", "--max-time", self.seconds,
                           limits=[(resource.RLIMIT_AS, ADDRESS_SPACE)])
        return self.wrong_status(ended, 0, 1, 3) + self.late(ended, self.seconds)

    def interrupted_run(self, folder, program):
        process = self.start(folder, "run", "-cp", self.classes, program)
        time.sleep(1)
        start = time.monotonic()
        if not self.has_ended(process):
            os.kill(process.pid, signal.SIGINT)
        ended = self.wait(process, folder, start)
        return self.wrong_status(ended, 0, 1, 130) + self.late(ended, 0)

    # ── signals ──
    def signals(self, seed):
        chosen = random.Random(seed)
        for name, numbers in SIGNALS.items():
            for moment in range(self.moments):
                after = chosen.uniform(0.05, 4)
                yield Attempt(name, f"{name} after {after:.2f} s",
                              lambda folder, n=numbers, a=after: self.signalled(folder, n, a))

    def signalled(self, folder, numbers, after):
        start = time.monotonic()
        process = self.start(folder, "check", "--quiet", "--all", "--json", "out.json", "--save", "saved", "--traces", "traces.db",
                             FAULTS / "early" / "EarlyRace.java")
        found_at = None
        while time.monotonic() - start < after and not self.has_ended(process):
            if found_at is None and (folder / "out.json").exists():
                found_at = time.monotonic() - start
            time.sleep(0.005)
        sent = time.monotonic()
        for number in numbers:
            os.kill(process.pid, number)
            time.sleep(0.02 if len(numbers) > 1 else 0)
        ended = self.wait(process, folder, sent)
        # The compiler is waited for.
        problems = self.late(ended, 0) if found_at is not None else self.late(ended, 4)
        # Before its first instruction, or at the second signal, it dies of the signal itself; a killed compiler is bad input.
        problems += self.wrong_status(ended, 1, 3, *(-number for number in numbers))
        was_found = found_at is not None or (ended.status == 1)
        problems += self.broken_json(folder / "out.json", was_found, findings=1 if was_found else 0)
        if was_found:
            problems += self.broken_schedule(folder / "saved") + self.broken_traces(folder / "traces.db")
        halves = [path.name for path in folder.iterdir() if path.name.startswith(("out.json.", "saved.")) and
                  not path.name.rsplit(".", 1)[1].isdigit()]
        # A kill in the middle of a write leaves the file beside the one that it would have become.
        problems += [f"left behind: {halves}"] if halves and signal.SIGKILL not in numbers and len(numbers) == 1 else []
        return problems + self.leftovers(folder)

    @staticmethod
    def broken_schedule(path):
        if not path.exists():
            return ["the schedule was not saved"]
        lines = path.read_text().splitlines()
        return [] if lines and lines[0].startswith("raceproof schedule") and "steps" in lines else ["the schedule is not whole"]

    @staticmethod
    def broken_traces(path):
        try:
            with sqlite3.connect(path) as store:
                state = store.execute("PRAGMA integrity_check").fetchone()[0]
        except sqlite3.Error as problem:
            state = str(problem)
        return [] if state == "ok" else [f"{path.name}: {state}"]

    # ── outputs and status ──
    def outputs(self):
        race = ["check", "--quiet", "-cp", self.classes, "ThousandFields"]
        def case(name, right, *words, contains="", report=True, limits=(), json_is=None, opens=None, quick=False):
            def try_it(folder):
                streams = {stream: open(path, "wb") for stream, path in (opens or {}).items()}
                ended = self.run(folder, *words, limits=limits, **streams)
                problems = self.wrong_status(ended, *right) + self.leftovers(folder)
                if contains not in ended.stderr + ended.stdout:
                    problems.append(f"does not say: {contains}: {(ended.stderr + ended.stdout)[-300:]}")
                if report and "data race on" not in ended.stdout:
                    problems.append("no report on standard output")
                if json_is is not None:
                    problems += self.broken_json(folder / json_is, True, 1)
                if quick and ended.seconds > 2:
                    problems.append(f"says so only after {ended.seconds:.1f} s")
                return problems
            return Attempt("outputs", name, try_it)

        yield case("JSON to a full device", [2], *race[:1], "--json", "-", *race[1:], opens={"stdout": "/dev/full"}, report=False)
        yield case("JSON to a full device by name", [2], *race[:1], "--json", "/dev/full", *race[1:])
        yield case("report to a full device", [2], *race[:1], "--json", "out.json", *race[1:], opens={"stdout": "/dev/full"},
                   report=False, json_is="out.json")
        yield case("messages to a full device", [1], *race, opens={"stderr": "/dev/full"})
        yield case("a warning to a full device", [1], *race[:1], "--trust", "no.such.Name", *race[1:],
                   opens={"stderr": "/dev/full"})
        for option in ("--json", "--html", "--sarif", "--junit", "--markdown", "--save"):
            yield case(f"{option} to no folder", [2], *race[:1], option, "nowhere/out", *race[1:], report=False, quick=True,
                       contains="cannot write nowhere/out")
        yield case("--save to a folder", [2], *race[:1], "--save", ".", *race[1:], report=False, contains="cannot write .")
        # A disk that is full before the end: no file may grow beyond this.
        full = [(resource.RLIMIT_FSIZE, 64)]
        devices = {"stdout": "/dev/null", "stderr": "/dev/null"}
        yield case("JSON on a full disk", [2], *race[:1], "--json", "out.json", *race[1:], limits=full, report=False, opens=devices)
        yield case("--save on a full disk", [2], *race[:1], "--save", "saved", *race[1:], limits=full, report=False, opens=devices)
        yield Attempt("outputs", "a failing --save does not hide the report", self.report_despite_full_disk)
        for closed in ("stdout", "stderr"):
            yield Attempt("outputs", f"closed {closed}", lambda folder, c=closed: self.closed_stream(folder, c))
        yield Attempt("outputs", "a pipe that nobody reads", self.broken_pipe)

    def report_despite_full_disk(self, folder):
        """The report goes through a pipe, to which the limit does not apply."""
        process = subprocess.run([self.raceproof, "check", "--quiet", "--save", "saved", "-cp", self.classes, "ThousandFields"],
                                 cwd=folder, capture_output=True, text=True, timeout=60,
                                 preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (64, 64)))
        problems = [] if process.returncode == 2 else [f"status {process.returncode}"]
        problems += [] if "data race on" in process.stdout else ["no report"]
        return problems + ([] if "cannot write saved" in process.stderr else [f"does not complain: {process.stderr}"])

    def closed_stream(self, folder, closed):
        redirection = ">&-" if closed == "stdout" else "2>&-"
        process = subprocess.run(["sh", "-c", f'exec "$@" {redirection}', "sh", self.raceproof, "check", "--quiet", "--json", "out.json",
                                  "--traces", "traces.db", "-cp", self.classes, "ThousandFields"],
                                 cwd=folder, capture_output=True, text=True, timeout=60)
        right = 2 if closed == "stdout" else 1
        problems = [] if process.returncode == right else [f"status {process.returncode}, not {right}: {process.stderr}"]
        return problems + self.broken_json(folder / "out.json", True, 1) + self.broken_traces(folder / "traces.db")

    def broken_pipe(self, folder):
        reader, writer = os.pipe()
        os.close(reader)
        ended = self.run(folder, "check", "--quiet", "--json", "out.json", "-cp", self.classes, "ThousandFields", stdout=writer)
        os.close(writer)
        return self.wrong_status(ended, 2) + self.broken_json(folder / "out.json", True, 1)

    def status(self):
        def case(name, right, contains, *words, limits=(), home=None):
            def try_it(folder):
                for prepare in home or []:
                    prepare(folder)
                ended = self.run(folder, *[word(folder) if callable(word) else word for word in words], limits=limits)
                said = [] if contains in ended.stderr + ended.stdout else [f"does not say {contains!r}: {ended.stderr[-300:]}"]
                return self.wrong_status(ended, *right) + said + self.leftovers(folder)
            return Attempt("status", name, try_it)

        long_name = "A" * 5000
        for command in ("check", "run", "hunt", "advise"):
            yield case(f"{command}: a class name of 5,000 characters", [2], "raceproof: ", command, "-cp", self.classes, long_name)
            yield case(f"{command}: --heap 1", [1, 2, 3], "", command, "--heap", "1", "-cp", self.classes, "ManyThreads")
        yield case("check: a source name of 5,000 characters", [2], "raceproof: ", "check", long_name + ".java")
        yield case("check: no address space", [3], "--heap", "check", "-cp", self.classes, "ManyThreads",
                   limits=[(resource.RLIMIT_AS, 600 << 20)])
        yield case("run: no address space", [3], "--heap", "run", "-cp", self.classes, "ManyThreads",
                   limits=[(resource.RLIMIT_AS, 600 << 20)])
        yield case("run: little address space is enough", [0], "100", "run", "--heap", "128m", "-cp", self.classes, "ManyThreads",
                   limits=[(resource.RLIMIT_AS, ADDRESS_SPACE)])
        yield Attempt("status", "run: main that does not verify", self.unverifiable_main)
        yield Attempt("status", "check: main that does not verify", lambda folder: self.unverifiable_main(folder, "check"))
        for share in (0, 0.001, 0.5, 0.99):
            yield Attempt("status", f"a JDK image of which {share:.1%} is there", lambda folder, s=share: self.truncated_image(folder, s))
        for program in ("SpinningThreads", "ThousandFields", "ManyThreads"):
            yield Attempt("status", f"advise --max-time: {program}", lambda folder, p=program: self.timed_advice(folder, p))

    def unverifiable_main(self, folder, command="run"):
        (folder / "Bad.java").write_text("public class Bad { public static void main(String[] a) { int x = 1; } }\n")
        subprocess.run(["javac", "Bad.java"], cwd=folder, check=True)
        path = folder / "Bad.class"
        code = path.read_bytes()
        assert code.count(b"\x04\x3c\xb1") == 1
        path.write_bytes(code.replace(b"\x04\x3c\xb1", b"\x01\x3c\xb1"))  # null instead of 1
        ended = self.run(folder, command, "-cp", ".", "Bad")
        said = [] if "VerifyError" in ended.stderr + ended.stdout else [f"no VerifyError: {ended.stderr[-300:]}"]
        return self.wrong_status(ended, 1) + said

    def truncated_image(self, folder, share):
        home = Path(os.environ.get("JAVA_HOME") or Path(shutil.which("javac")).resolve().parent.parent)
        copy = folder / "jdk"
        (copy / "lib").mkdir(parents=True)
        shutil.copy(home / "release", copy / "release")
        image = (home / "lib" / "modules").open("rb").read()
        (copy / "lib" / "modules").write_bytes(image[:int(len(image) * share)])
        process = subprocess.run([self.raceproof, "check", "-cp", self.classes, "ManyThreads"], cwd=folder, capture_output=True,
                                 text=True, timeout=60, env=environment() | {"JAVA_HOME": str(copy)})
        said = [] if process.stderr.startswith("raceproof: ") else [f"says: {process.stderr[-300:]}"]
        return ([] if process.returncode == 2 else [f"status {process.returncode}"]) + said

    def timed_advice(self, folder, program):
        ended = self.run(folder, "advise", "--quiet", "--max-time", 3, "--json", "out.json", "-cp", self.classes, program)
        return self.wrong_status(ended, 0, 1, 3) + self.late(ended, 3) + self.broken_json(folder / "out.json", True)


def judge(attempt, work):
    start = time.monotonic()
    folder = Path(tempfile.mkdtemp(dir=work))
    try:
        problems = attempt.try_it(folder)
    except (OSError, subprocess.SubprocessError) as problem:
        problems = [f"{type(problem).__name__}: {problem}"]
    if not problems:
        shutil.rmtree(folder, ignore_errors=True)
    return attempt, Verdict(attempt.name, problems, time.monotonic() - start)


def write_table(path, tried, held):
    rows = "".join(f"| {kind} | {held[kind]} / {count} |\n" for kind, count in tried.items())
    path.write_text("| fault | held / tried |\n|---|---|\n" + rows + f"| all | {sum(held.values())} / {sum(tried.values())} |\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--raceproof", type=Path, default=DEFAULT_RACEPROOF, metavar="PATH", help="the binary to test")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="attempts at the same time; times are measured")
    parser.add_argument("--moments", type=int, default=2, metavar="N", help="random moments for each signal")
    parser.add_argument("--seconds", type=int, default=1, metavar="N", help="the time limit that must hold")
    parser.add_argument("--seed", type=int, default=1, help="of the random moments")
    parser.add_argument("--slow", action="store_true", help="20 moments, 3 seconds")
    parser.add_argument("--only", default="", metavar="TEXT", help="attempts whose name has this in it")
    parser.add_argument("--table", type=Path, metavar="FILE", help="write what held as a table")
    parser.add_argument("--verbose", action="store_true", help="name what holds, too")
    options = parser.parse_args()
    if options.slow:
        options.moments, options.seconds = 20, 3
    work = Path(tempfile.mkdtemp(prefix="raceproof-faults-"))
    try:
        classes = work / "classes"
        if complaints := javac(sorted(FAULTS.glob("*.java")), classes):
            raise SystemExit(f"error: {complaints}")
        faults = Faults(resolve_raceproof(options.raceproof), classes, options.moments, options.seconds)
        attempts = [*faults.limits(), *faults.signals(options.seed), *faults.outputs(), *faults.status()]
        attempts = [attempt for attempt in attempts if options.only in attempt.name]
        tried, held = Counter(), Counter()
        for attempt, verdict in in_parallel(lambda attempt: judge(attempt, work), attempts, options.jobs):
            tried[attempt.kind] += 1
            held[attempt.kind] += not verdict.problems
            report(verdict, options.verbose)
        if options.table:
            write_table(options.table, tried, held)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    failed = sum(tried.values()) - sum(held.values())
    print(f"{sum(held.values())} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
