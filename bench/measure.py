"""Running `raceproof check` and measuring it: what the benchmarks of this folder share.

Times are CPU seconds of the process, not wall-clock time, so that what else runs on the machine counts for little; of several runs the
shortest counts.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@dataclass
class Measured:
    """One run of raceproof check."""

    result: dict  # the result file
    seconds: float  # CPU time, start-up included
    bytes: int  # the most memory the process had

    @property
    def statistics(self):
        return self.result["statistics"]

    @property
    def states(self):
        return self.statistics["states"]

    @property
    def transitions(self):
        return self.statistics["transitions"]


def add_options(parser, rounds):
    parser.add_argument("--raceproof", type=Path, default=ROOT / "build" / "release" / "raceproof")
    parser.add_argument("--rounds", type=int, default=rounds, help="runs of each program, of which the shortest counts (%(default)s)")
    parser.add_argument("--timeout", type=float, default=600, help="seconds of CPU time for one run (%(default)s)")


def run(command, timeout):
    """Standard output, CPU seconds and peak memory of a command; None if it took too long. At a higher priority, if we may."""
    raised = ["nice", "-n", "-5"] if os.geteuid() == 0 else []
    limited = ["prlimit", f"--cpu={max(int(timeout), 1)}"] if shutil.which("prlimit") else []
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen([*raised, *limited, *map(str, command)], stdout=output, stderr=subprocess.DEVNULL,
                                   stdin=subprocess.DEVNULL)
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode < 0:
            return None
        output.seek(0)
        return output.read().decode(), used.ru_utime + used.ru_stime, used.ru_maxrss * 1024


def check(options, classes, program, *more, arguments=(), rounds=None):
    """The shortest of some runs; None if the first took too long. Ends the benchmark if there is no result at all."""
    command = [options.raceproof, "check", "--quiet", "--json", "-", *more, "-cp", classes, program, *arguments]
    best = None
    for _ in range(rounds or options.rounds):
        outcome = run(command, options.timeout)
        if outcome is None:
            return best
        try:
            result = json.loads(outcome[0])
        except ValueError:
            sys.exit(f"{Path(sys.argv[0]).name}: no result of {' '.join(map(str, command))}")
        measured = Measured(result, *outcome[1:])
        if best is None or measured.seconds < best.seconds:
            best = measured
    return best


def start_up(options, classes, program, arguments=()):
    """What a program takes before its search has begun."""
    return check(options, classes, program, "--max-states", "1", arguments=arguments)


def compile_all(sources, into, class_path=None):
    path = ["-cp", str(class_path)] if class_path else []
    subprocess.run(["javac", "-g", "-nowarn", "-d", into, *path, *map(str, sources)], check=True)


def write_between(path, name, text):
    """Replaces what stands between the markers `<!-- name -->` and `<!-- end of name -->` of a file."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    old = path.read_text()
    if old.count(begin) != 1 or old.count(end) != 1 or old.index(begin) > old.index(end):
        sys.exit(f"{Path(sys.argv[0]).name}: {path} has no part between {begin} and {end}")
    path.write_text(f"{old[:old.index(begin) + len(begin)]}\n{text.strip()}\n{old[old.index(end):]}")
