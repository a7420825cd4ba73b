"""Real executions: what the JVM shows of a race-free program must be among what the model has.

Only programs that always end are run, and none that uses modes weaker than volatile: their executions need not be sequentially
consistent.
"""

import subprocess
from pathlib import Path

OBSERVER = Path(__file__).with_name("Observe.java")


def is_observable(entry):
    may = entry["may"]
    return not may["races"] and not entry["uses_weak_modes"] and not any(o.startswith("deadlock:") for o in may["outcomes"])


def unexpected_outcomes(entries, classes, options):
    """By program: outcomes that the model does not have. The second result is the number of programs that were run."""
    observable = {entry["name"]: entry for entry in entries if is_observable(entry)}
    lines = "".join(f"{name} {','.join(entry['observables'])}\n" for name, entry in observable.items())
    command = ["java", "-ea", "-XX:TieredStopAtLevel=1", "-cp", str(classes), "Observe", str(options.java_times), f"{classes}/"]
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=False)
    unexpected = {}
    for line in done.stdout.splitlines():
        name, *outcomes = line.split(" ")
        # Threads are seen to fail, not lines.
        wrong = set(outcomes) - {outcome.split("@")[0] for outcome in observable[name]["may"]["outcomes"]}
        if wrong:
            unexpected.setdefault(name, set()).update(wrong)
    if done.returncode != 0:
        raise RuntimeError(f"java failed:\n{done.stderr}")
    return unexpected, len(observable)
