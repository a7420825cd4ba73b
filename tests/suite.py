"""What the suites of test programs share: options, one call of javac for all programs, verdicts, the closing line.

A suite says how to read a program and how to check it; `run_suite` does the rest. A program is any object with a `path`
and a `name`.
"""

import fnmatch
import os
import re
import shutil
import signal
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from processes import in_parallel, run_process

ROOT = Path(__file__).resolve().parent.parent
DEFAULT_RACEPROOF = ROOT / "build" / "release" / "raceproof"

JAVAC = ["javac", "-g", "-Xlint:none", "-proc:none", "-encoding", "UTF-8", "-J-XX:TieredStopAtLevel=1",
         "-J-XX:+UseSerialGC",
         "-J-XX:-UsePerfData", "-J-Xshare:auto"]
MAX_COMPLAINTS = 40


@dataclass(frozen=True)
class Verdict:
    name: str
    problems: list[str]
    seconds: float = 0.0


def javac(files, classes, jars=()):
    """Compiles all files in one call, with the jars at hand. Returns the lines of javac's complaint by file; empty means
    success."""
    classes.mkdir(parents=True, exist_ok=True)
    argument_file = classes.parent / "javac-files"
    argument_file.write_text("".join(f'"{path}"\n' for path in files))
    class_path = ["-cp", ":".join(map(str, jars))] if jars else []
    outcome = run_process([*JAVAC, *class_path, "-Xmaxerrs", "1000", "-d", str(classes), f"@{argument_file}"], seconds=1800)
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


def compile_programs(programs, work, jars=()):
    """Compiles with one call; only if javac complains, the culprits are set aside and the rest is compiled again."""
    verdicts = []
    while programs:
        complaints = javac([program.path for program in programs], work / "classes", jars)
        if not complaints:
            break
        culprits = [program for program in programs if program.path in complaints]
        if not culprits:
            raise SystemExit("error: javac failed\n" + "\n".join(sum(complaints.values(), [])))
        verdicts += [Verdict(program.name, complaints[program.path][:MAX_COMPLAINTS]) for program in culprits]
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
    """The options that all suites share."""
    parser.add_argument("--raceproof", type=Path, default=DEFAULT_RACEPROOF, metavar="PATH",
                        help="the binary to test")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="N", help="programs run in parallel")
    parser.add_argument("--extra", default="", metavar="OPTIONS",
                        help="further options for raceproof, in one word: --extra '-x -y'")
    parser.add_argument("--timeout", type=float, default=60, metavar="SECONDS", help="how long raceproof may take")
    parser.add_argument("--verbose", action="store_true", help="name the programs that pass, too")


def add_program_options(parser, programs):
    """The options of a suite whose programs lie in a folder."""
    parser.add_argument("--only", action="append", default=[], metavar="GLOB",
                        help="only programs whose area/name matches, repeatable: 'locks/*', '*Latch*'")
    parser.add_argument("--programs", type=Path, default=programs, metavar="DIR", help="where the programs are")
    parser.add_argument("--keep", action="store_true", help="keep the compiled classes and say where")


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


def chosen_paths(options):
    """The sources that --programs and --only name, in order."""
    root = options.programs.resolve()
    paths = sorted(root.glob("**/*.java"))
    if options.only:
        paths = [p for p in paths if any(fnmatch.fnmatch(str(p.relative_to(root).with_suffix("")), glob) or
                                         fnmatch.fnmatch(p.stem, glob) for glob in options.only)]
    if not paths:
        raise SystemExit("error: no program to run")
    return root, paths


def run_suite(options, read, check, jars=(), summary=None):
    """Reads the chosen programs by read(path, root), which raises ValueError if a header is wrong, compiles them with the
    jars at hand, judges each by check(program, classes), and returns the exit status. summary() is the line before the
    last."""
    options.raceproof = resolve_raceproof(options.raceproof)
    root, paths = chosen_paths(options)
    programs, verdicts = [], []
    for path in paths:
        try:
            programs.append(read(path, root))
        except ValueError as problem:
            verdicts.append(Verdict(str(path.relative_to(root)), [str(problem)]))
    work = Path(tempfile.mkdtemp(prefix="raceproof-suite-"))
    try:
        # The API for checked programs lies beside the binary, which puts it on every class path.
        programs, uncompiled = compile_programs(programs, work, [options.raceproof.parent / "raceproof.jar", *jars])
        verdicts += uncompiled
        for verdict in verdicts:
            report(verdict, options.verbose)
        for verdict in in_parallel(lambda program: check(program, work / "classes"), programs, options.jobs):
            verdicts.append(verdict)
            report(verdict, options.verbose)
    finally:
        if options.keep:
            print(f"classes kept in {work / 'classes'}")
        else:
            shutil.rmtree(work, ignore_errors=True)
    if summary is not None:
        print(summary())
    return close(verdicts)


def close(verdicts):
    """Prints the closing line; returns the exit status."""
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
