#!/usr/bin/env python3
"""Runs every program below tests/run on the real `java` and on `raceproof run`, and compares.

Idea: the JDK that is installed is the specification. A program has no golden output of its own: what `java` prints,
and the status it exits with, is what raceproof must print and exit with.

All programs are compiled by one call of javac. What java answered is kept in build/java-expected, under a hash of
the source, the options and the version of java, so that a second run starts no JVM; --fresh ignores what is kept.

A program is one .java file: a public class of the file's name with a main method, further top-level classes at will
(their names are unique in the whole suite). Options are comment lines `// key: value` before the first class:

  // args: a "b c"              arguments of main, quoted as in a shell
  // stdin: text                one line of standard input, repeatable
  // exit: N                    documentation only: java decides
  // stderr: compare            messages and the frames of the program's own classes must agree; frames of the JDK may
                                differ. The default when java's exit status is not 0.
  // stderr: trace              every byte of standard error must agree
  // stderr: ignore             the default when java's exit status is 0
  // java: -ea -Dkey=value      options for java and for raceproof run
  // expect: unsupported NAME   raceproof must exit with 3 and name NAME on standard error; java is not run
  // expect-stdout: LINE        what must be printed, line by line, where java is meant to differ; java is not run

The last line of the output is `N passed, M failed`; the exit status is 1 if a program failed, 2 if the suite could
not run.
"""

import argparse
import base64
import difflib
import fnmatch
import hashlib
import json
import os
import re
import selectors
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = ROOT / "tests" / "run"
EXPECTED = ROOT / "build" / "java-expected"
DEFAULT_RACEPROOF = ROOT / "build" / "release" / "raceproof"

JAVA = ["java", "-Xshare:auto", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData"]
JAVAC = ["javac", "-g", "-Xlint:none", "-proc:none", "-encoding", "UTF-8", "-J-XX:TieredStopAtLevel=1",
         "-J-XX:+UseSerialGC",
         "-J-XX:-UsePerfData", "-J-Xshare:auto"]
EXPECTED_FORMAT = "1"
# Generous, because java is trusted to end and a busy machine may starve it.
JAVA_SECONDS = 300
OUTPUT_LIMIT = 32 << 20
UNSUPPORTED_STATUS = 3
DIFF_LINES = 40

HEADER_LINE = re.compile(r"//\s*(args|stdin|exit|stderr|java|expect|expect-stdout):\s?(.*)")
PACKAGE_LINE = re.compile(r"^\s*package\s+([\w.]+)\s*;", re.MULTILINE)
JDK_FRAME = re.compile(r"^\s+at (?:java\.base/|[\w.]+/|java\.|javax\.|jdk\.|sun\.)\S.*$|^\s+\.\.\. \d+ more$")


# The processes that are running now, so that an interrupt leaves none behind.
LIVE = set()


@dataclass(frozen=True)
class Outcome:
    """What one process did. `status` is None if it was stopped, and `stopped` then says why."""

    stdout: bytes
    stderr: bytes
    status: int | None
    stopped: str = ""

    def status_text(self):
        if self.status is None:
            return self.stopped
        return f"signal {-self.status}" if self.status < 0 else f"exit status {self.status}"


@dataclass
class Program:
    """One test program and the options of its header comment."""

    path: Path
    name: str
    main_class: str
    source: bytes
    arguments: list[str] = field(default_factory=list)
    java_options: list[str] = field(default_factory=list)
    stdin: bytes = b""
    stderr: str = ""
    unsupported: str | None = None
    expected_lines: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Verdict:
    name: str
    problems: list[str]
    seconds: float = 0.0


def environment():
    """The caller's environment without what changes the behaviour of java: options, locale and time zone."""
    kept = {k: v for k, v in os.environ.items() if k not in ("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS",
                                                             "JDK_JAVA_OPTIONS")}
    kept.update(LC_ALL="C.UTF-8", LANG="C.UTF-8", TZ="UTC")
    return kept


def run_process(command, stdin=b"", seconds=60, cwd=None):
    """Runs a command with bounded time and output; when a bound is hit the whole process group is killed."""
    with tempfile.TemporaryFile() as standard_input:
        standard_input.write(stdin)
        standard_input.seek(0)
        process = subprocess.Popen(command, stdin=standard_input, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                   cwd=cwd, env=environment(), start_new_session=True)
    captured = {process.stdout: bytearray(), process.stderr: bytearray()}
    LIVE.add(process)
    try:
        stopped = read_until(process, captured, seconds)
    finally:
        if process.poll() is None:
            kill(process)
            process.wait()
        LIVE.discard(process)
        process.stdout.close()
        process.stderr.close()
    stdout, stderr = (bytes(data) for data in captured.values())
    return Outcome(stdout, stderr, None if stopped else process.returncode, stopped)


def read_until(process, captured, seconds):
    """Collects the output until the process has ended; returns why it must be stopped, or an empty string."""
    deadline = time.monotonic() + seconds
    too_long = f"stopped after {seconds:g} s"
    with selectors.DefaultSelector() as selector:
        for stream in captured:
            selector.register(stream, selectors.EVENT_READ)
        while selector.get_map():
            for key, _ in selector.select(max(0.0, deadline - time.monotonic())):
                chunk = os.read(key.fd, 1 << 16)
                captured[key.fileobj] += chunk
                if not chunk:
                    selector.unregister(key.fileobj)
            if time.monotonic() >= deadline:
                return too_long
            if max(map(len, captured.values())) > OUTPUT_LIMIT:
                return f"stopped after {OUTPUT_LIMIT >> 20} MiB of output"
    try:
        process.wait(timeout=max(0.0, deadline - time.monotonic()))
    except subprocess.TimeoutExpired:
        return too_long
    return ""


def kill(process):
    """Kills a process and its children; it may have ended by itself in the meantime."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def run_in_scratch(command, stdin=b"", seconds=60):
    """Like run_process, in an empty working directory of its own, so that programs may write files."""
    with tempfile.TemporaryDirectory(prefix="raceproof-cwd-") as cwd:
        return run_process(command, stdin, seconds, cwd)


def java_version():
    outcome = run_process(["java", "-version"], seconds=JAVA_SECONDS)
    if outcome.status != 0:
        raise SystemExit("error: `java -version` failed: " + outcome.stderr.decode(errors="replace"))
    return outcome.stderr


def javac(files, classes):
    """Compiles all files in one call. Returns the lines of javac's complaint by file; empty means success."""
    classes.mkdir(parents=True, exist_ok=True)
    argument_file = classes.parent / "javac-files"
    argument_file.write_text("".join(f'"{path}"\n' for path in files))
    outcome = run_process([*JAVAC, "-Xmaxerrs", "1000", "-d", str(classes), f"@{argument_file}"], seconds=1800)
    if outcome.status == 0:
        return {}
    complaints = {}
    current = None
    for line in (outcome.stdout + outcome.stderr).decode(errors="replace").splitlines():
        location = re.match(r"(.+?\.java):\d+: error:", line)
        if location:
            current = Path(location.group(1))
        if current is not None:
            complaints.setdefault(current, []).append(line)
    if not complaints:
        raise SystemExit("error: javac failed\n" + outcome.stderr.decode(errors="replace"))
    return complaints


def unified_diff(expected, actual, what):
    """A short unified diff of two byte strings, as lines."""
    lines = list(difflib.unified_diff(expected.decode(errors="backslashreplace").splitlines(),
                                      actual.decode(errors="backslashreplace").splitlines(),
                                      f"{what} of java", f"{what} of raceproof", lineterm="", n=2))
    if not lines:
        return [f"{what} differs only in line ends: {len(expected)} bytes from java, {len(actual)} from raceproof"]
    return lines[:DIFF_LINES] + (["..."] if len(lines) > DIFF_LINES else [])


def without_jdk_frames(stderr):
    lines = stderr.decode(errors="backslashreplace").splitlines()
    return "\n".join(line for line in lines if not JDK_FRAME.match(line)).encode()


def compare(expected, actual, stderr_mode):
    """The differences between java's outcome and ours, as lines; none means equal."""
    problems = []
    if actual.status != expected.status:
        problems.append(f"status: java {expected.status_text()}, raceproof {actual.status_text()}")
    if actual.stdout != expected.stdout:
        problems += unified_diff(expected.stdout, actual.stdout, "stdout")
    if stderr_mode == "trace" and actual.stderr != expected.stderr:
        problems += unified_diff(expected.stderr, actual.stderr, "stderr")
    elif stderr_mode == "compare" and without_jdk_frames(actual.stderr) != without_jdk_frames(expected.stderr):
        problems += unified_diff(without_jdk_frames(expected.stderr), without_jdk_frames(actual.stderr), "stderr")
    elif problems and actual.stderr != expected.stderr:
        problems += ["stderr of raceproof: " + line
                     for line in actual.stderr.decode(errors="backslashreplace").splitlines()[:10]]
    return problems


def read_program(path, root):
    """Reads a program and its header options; raises ValueError with a helpful line if an option is wrong."""
    source = path.read_bytes()
    text = source.decode("utf-8")
    package = PACKAGE_LINE.search(text)
    program = Program(path, str(path.relative_to(root).with_suffix("")),
                      (package.group(1) + "." if package else "") + path.stem, source)
    stdin = []
    for line in text.splitlines():
        if line.strip() and not line.strip().startswith(("//", "/*", "*", "package ", "import ")):
            break
        option = HEADER_LINE.match(line.strip())
        if not option:
            continue
        key, value = option.group(1), option.group(2).rstrip("\r\n")
        if key == "args":
            program.arguments += shlex.split(value)
        elif key == "java":
            program.java_options += shlex.split(value)
        elif key == "stdin":
            stdin.append(value + "\n")
        elif key == "stderr":
            if value.strip() not in ("compare", "ignore", "trace"):
                raise ValueError(f"{path}: stderr is compare, ignore or trace, not '{value.strip()}'")
            program.stderr = value.strip()
        elif key == "expect-stdout":
            program.expected_lines.append(value)
        elif key == "expect":
            words = value.split()
            if len(words) != 2 or words[0] != "unsupported":
                raise ValueError(f"{path}: the form is `// expect: unsupported NAME`")
            program.unsupported = words[1]
    program.stdin = "".join(stdin).encode()
    return program


class JavaExpectations:
    """What java answers, from disk where it is known. A run that was stopped or killed is never kept."""

    def __init__(self, fresh):
        self.fresh_ = fresh
        self.version_ = java_version()

    def outcome(self, program, classes):
        kept = EXPECTED / (self.key(program) + ".json")
        if not self.fresh_ and kept.exists():
            stored = json.loads(kept.read_text())
            return Outcome(base64.b64decode(stored["stdout"]), base64.b64decode(stored["stderr"]), stored["status"])
        outcome = run_in_scratch([*JAVA, *program.java_options, "-cp", str(classes), program.main_class,
                                  *program.arguments], program.stdin, JAVA_SECONDS)
        if outcome.status is not None and outcome.status >= 0:
            EXPECTED.mkdir(parents=True, exist_ok=True)
            draft = EXPECTED / f"{self.key(program)}.{os.getpid()}.draft"
            draft.write_text(json.dumps({"program": program.name, "status": outcome.status,
                                         "stdout": base64.b64encode(outcome.stdout).decode(),
                                         "stderr": base64.b64encode(outcome.stderr).decode()}))
            draft.replace(kept)
        return outcome

    def key(self, program):
        parts = [EXPECTED_FORMAT, self.version_, *JAVA, program.main_class, program.source, program.stdin,
                 *program.java_options, "--", *program.arguments]
        digest = hashlib.sha256()
        for part in parts:
            data = part if isinstance(part, bytes) else part.encode()
            digest.update(b"%d:" % len(data) + data)
        return digest.hexdigest()


def check(program, classes, options, expectations):
    """Runs one program on both sides."""
    command = [str(options.raceproof), "run", *program.java_options, *shlex.split(options.extra), "-cp", str(classes),
               program.main_class, *program.arguments]
    started = time.monotonic()
    if program.expected_lines:
        expected = Outcome("".join(line + "\n" for line in program.expected_lines).encode(), b"", 0)
        actual = run_in_scratch(command, program.stdin, options.timeout)
        return Verdict(program.name, compare(expected, actual, "ignore"), time.monotonic() - started)
    if program.unsupported is not None:
        actual = run_in_scratch(command, program.stdin, options.timeout)
        problems = []
        if actual.status != UNSUPPORTED_STATUS or program.unsupported.encode() not in actual.stderr:
            problems.append(f"expected exit status {UNSUPPORTED_STATUS} and '{program.unsupported}' on stderr, "
                            f"got {actual.status_text()}")
            problems += actual.stderr.decode(errors="backslashreplace").splitlines()[:10]
        return Verdict(program.name, problems, time.monotonic() - started)
    expected = expectations.outcome(program, classes)
    if expected.status is None:
        return Verdict(program.name, [f"java was {expected.stopped}"])
    started = time.monotonic()
    actual = run_in_scratch(command, program.stdin, options.timeout)
    mode = program.stderr or ("compare" if expected.status != 0 else "ignore")
    problems = compare(expected, actual, mode)
    if problems and options.verbose:
        problems.append("command: " + shlex.join(command))
    return Verdict(program.name, problems, time.monotonic() - started)


def in_parallel(function, items, jobs):
    """Yields the results in the order of the items. If the caller stops, what is running is killed."""
    with ThreadPoolExecutor(max_workers=max(1, jobs)) as pool:
        try:
            yield from pool.map(function, items)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in list(LIVE):
                kill(process)
            raise


def compile_programs(programs, work):
    """Compiles with one call; only if javac complains, the culprits are set aside and the rest is compiled again."""
    verdicts = []
    while programs:
        complaints = javac([program.path for program in programs], work / "classes")
        if not complaints:
            break
        culprits = [program for program in programs if program.path in complaints]
        if not culprits:
            raise SystemExit("error: javac failed\n" + "\n".join(sum(complaints.values(), [])))
        verdicts += [Verdict(program.name, complaints[program.path][:DIFF_LINES]) for program in culprits]
        programs = [program for program in programs if program not in culprits]
    return programs, verdicts


def report(verdict, verbose):
    if verdict.problems:
        print(f"FAILED {verdict.name}")
        print("".join(f"    {line}\n" for line in verdict.problems), end="")
    elif verbose:
        print(f"passed {verdict.name} ({verdict.seconds:.2f} s)")
    sys.stdout.flush()


def add_common_options(parser):
    """The options that this suite and the random one share."""
    parser.add_argument("--raceproof", type=Path, default=DEFAULT_RACEPROOF, metavar="PATH",
                        help="the binary to test")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="N", help="programs run in parallel")
    parser.add_argument("--extra", default="", metavar="OPTIONS",
                        help="options for raceproof run only, in one word: --extra '-x -y'")
    parser.add_argument("--timeout", type=float, default=60, metavar="SECONDS", help="how long raceproof may take")
    parser.add_argument("--fresh", action="store_true", help="run java again instead of using what is kept")
    parser.add_argument("--verbose", action="store_true", help="name the programs that pass, too")


def command_line():
    """The arguments, with `--extra -x` written `--extra=-x`: argparse takes the former for two options."""
    words = sys.argv[1:]
    for at in reversed(range(len(words) - 1)):
        if words[at] == "--extra":
            words[at:at + 2] = [f"--extra={words[at + 1]}"]
    return words


def resolve_raceproof(path):
    """Programs run in directories of their own, so the binary needs an absolute path."""
    if not path.is_file() or not os.access(path, os.X_OK):
        raise SystemExit(f"error: no raceproof binary at {path}; build it or name it with --raceproof")
    return path.resolve()


def parse_options():
    parser = argparse.ArgumentParser(description="compares raceproof run with java on the programs of tests/run")
    add_common_options(parser)
    parser.add_argument("--only", action="append", default=[], metavar="GLOB",
                        help="only programs whose area/name matches, repeatable: 'lang/*', '*Switch*'")
    parser.add_argument("--programs", type=Path, default=PROGRAMS, metavar="DIR", help="where the programs are")
    parser.add_argument("--keep", action="store_true", help="keep the compiled classes and say where")
    return parser.parse_args(command_line())


def main():
    options = parse_options()
    options.raceproof = resolve_raceproof(options.raceproof)
    root = options.programs.resolve()
    paths = sorted(root.glob("**/*.java"))
    if options.only:
        paths = [p for p in paths if any(fnmatch.fnmatch(str(p.relative_to(root).with_suffix("")), glob) or
                                         fnmatch.fnmatch(p.stem, glob) for glob in options.only)]
    if not paths:
        raise SystemExit("error: no program to run")
    programs, verdicts = [], []
    for path in paths:
        try:
            programs.append(read_program(path, root))
        except ValueError as problem:
            verdicts.append(Verdict(str(path.relative_to(root)), [str(problem)]))
    work = Path(tempfile.mkdtemp(prefix="raceproof-run-"))
    try:
        programs, uncompiled = compile_programs(programs, work)
        verdicts += uncompiled
        for verdict in verdicts:
            report(verdict, options.verbose)
        expectations = JavaExpectations(options.fresh)
        for verdict in in_parallel(lambda p: check(p, work / "classes", options, expectations), programs, options.jobs):
            verdicts.append(verdict)
            report(verdict, options.verbose)
    finally:
        if options.keep:
            print(f"classes kept in {work / 'classes'}")
        else:
            shutil.rmtree(work, ignore_errors=True)
    failed = sum(1 for verdict in verdicts if verdict.problems)
    print(f"{len(verdicts) - failed} passed, {failed} failed")
    return 1 if failed else 0


def run_main(function):
    """Ends the process with the function's status; a problem with the input is one line and status 2."""
    def interrupt(number, frame):
        raise KeyboardInterrupt
    signal.signal(signal.SIGTERM, interrupt)
    try:
        sys.exit(function())
    except KeyboardInterrupt:
        sys.exit(130)
    except SystemExit as stop:
        if isinstance(stop.code, str):
            print(stop.code, file=sys.stderr)
            sys.exit(2)
        raise


if __name__ == "__main__":
    run_main(main)
