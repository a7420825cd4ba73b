"""Processes with bounded time and output, in a fixed environment, that an interrupt does not leave behind."""

import os
import selectors
import signal
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

OUTPUT_LIMIT = 32 << 20

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
