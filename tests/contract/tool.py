"""Talks to check_many (src/cli/many), which checks many programs in one process."""

import selectors
import subprocess
from dataclasses import dataclass

# Of one program. Few have more than some hundred states.
STATES = 20_000
# How much longer than asked for a program may take before it is stopped from outside.
GRACE_SECONDS = 60


@dataclass(frozen=True)
class Answer:
    bound: str  # "none": all schedules were explored
    states: int
    seconds: float
    findings: tuple[str, ...]


class Tool:
    """One process after another: one that crashes or hangs costs only the program that it was at."""

    def __init__(self, tool, classes, seconds):
        self.seconds = seconds
        self.command = [str(tool), "-cp", str(classes), "--all", "--quiet", "--max-states", str(STATES),
                        "--max-time", str(seconds)]
        self.process = None

    def check(self, name, preparation):
        if self.process is None:
            self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                            stderr=subprocess.PIPE, text=True, bufsize=1)
        self.process.stdin.write(f"{name} {preparation}\n")
        self.process.stdin.flush()
        line = self.read_line()
        if line is None:
            return Answer(self.end(), 0, 0.0, ())
        answered, prepared, bound, states, _, seconds, *findings = line.rstrip("\n").split("\t")
        assert (answered, prepared) == (name, preparation)
        return Answer(bound, int(states), float(seconds), tuple(findings))

    def read_line(self):
        with selectors.DefaultSelector() as selector:
            selector.register(self.process.stdout, selectors.EVENT_READ)
            if not selector.select(self.seconds + GRACE_SECONDS):
                return None
        return self.process.stdout.readline() or None

    def end(self):
        """Ends the process; says why it answered nothing."""
        if self.process is None:
            return ""
        self.process.stdin.close()
        try:
            status = f"status {self.process.wait(timeout=5)}"
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            status = f"no answer in {self.seconds + GRACE_SECONDS:g} s"
        complaint = self.process.stderr.read().strip()[-1000:]
        self.process.stdout.close()
        self.process.stderr.close()
        self.process = None
        return f"crash ({status}): {complaint}"
