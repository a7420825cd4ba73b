"""Results that no program of the suite has: hostile strings, hundreds of findings, ten thousand steps, hundreds of threads."""

import json

from page_programs import page_of

EVIL = "</script><img src=x onerror=alert(1)>"
HOSTILE = [
    EVIL, "\x1b[31mred\x1b[0m\x07", "\u202ereversed\u2066\u200b", "lone \ud800 surrogate \udc00", "<!--<script>", "javascript:alert(1)",
    "{{7*7}}${alert(1)}", "\x00\x7f\x9b", "]]>&lt;b&gt;", "\u2028line\u2029paragraph", "'\"`><svg/onload=alert(1)>",
]
LONG = "long " * 210_000  # more than a megabyte


def event(step, number, operation, memory=None, **fields):
    base = {
        "step": step, "thread": f"Thread-{number}" if number else "main", "number": number, "begins_step": True,
        "operation": operation, "result": "done", "memory": memory, "object": None, "target": None, "value": None,
        "old_value": None, "expected": None, "woken": [], "call": None, "class": "pkg.Sample", "method": "run",
        "file": "Sample.java", "line": 1 + step % 40, "source": "count = count + 1;", "alternative": 0, "context_switch": False,
    }
    return {**base, **fields}


def access(number, operation, at, **fields):
    frames = [{"module": None, "class": "pkg.Sample", "method": "run", "file": "Sample.java", "line": 7, "native": False},
              {"module": "java.base", "class": "java.lang.Thread", "method": "run", "file": "Thread.java", "line": 840, "native": False}]
    base = {
        "thread": f"Thread-{number}" if number else "main", "number": number, "class": "pkg.Sample", "method": "run",
        "file": "Sample.java", "line": 7, "operation": operation, "mode": "plain", "value": "1", "holds": [], "event": at,
        "source": "count = count + 1;", "call_site": None,
        "started_at": {"class": "pkg.Sample", "method": "main", "file": "Sample.java", "line": 3}, "stack": frames,
    }
    return {**base, **fields}


def race(identity, trace, edges, **fields):
    last = len(trace) - 1
    base = {
        "id": identity, "kind": "data-race", "message": "write and read race", "traces": 1, "positions": [], "trace": trace,
        "edges": edges, "location": "pkg.Sample.count", "location_kind": "static-field", "object_class": None, "index": None,
        "allocated_at": None, "race": "WR",
        "accesses": [access(trace[last - 1]["number"], "write", last - 1), access(trace[last]["number"], "read", last)],
        "missing_edge": {"release": None, "acquisition": None, "same_element": False}, "why": ["nothing orders them"],
    }
    return {**base, **fields}


def result(violations, **fields):
    base = {
        "schema": 2, "verdict": "violation", "exhaustive": True, "race_free": False, "sequentially_consistent": False, "bound": None,
        "unsupported": None, "violations": violations, "assumptions": [], "weak_accesses": [],
        "statistics": {"states": 10, "transitions": 12, "instructions": 99, "executions": 2, "max_depth": 9, "seconds": 0.5,
                       "peak_memory_bytes": 1 << 20, "store_bytes": 4096, "collision_probability": 1e-12},
        "options": {"races": "full", "liveness": False, "reductions": []}, "notes": [],
    }
    return {**base, **fields}


def short_trace():
    return [event(0, 0, "begin"), event(1, 0, "start a thread", "Start", object="Thread-1", target="Thread-1"),
            event(1, 0, "write", "PlainWrite", target="pkg.Sample.count", value="1", begins_step=False),
            event(2, 1, "read", "PlainRead", target="pkg.Sample.count", value="1", context_switch=True)]


def complete():
    """All optional fields at once."""
    trace = short_trace()
    for one, holds in zip(trace, ([], [], ["Object#1", "ReentrantLock#2"], [])):
        one["holds"] = holds
    window = {"file": "Sample.java", "package": "pkg", "path": "src/pkg/Sample.java", "first_line": 1,
              "lines": [f"    int line{number} = {number}; // of the sample" for number in range(1, 41)]}
    other = {**window, "package": "other", "lines": ["the wrong package"] * 40}
    finding = race("data-race-complete", trace, [], replay="raceproof replay --finding data-race-complete 'a result.json'",
                   status="new", suppressed={"reason": "known, and accepted for now"})
    return result([finding], program="src/pkg/Sample.java", tool={"name": "Raceproof", "version": "9.9"}, sources=[other, window],
                  command="raceproof check src/pkg/Sample.java",
                  statistics={**result([])["statistics"], "growth": [[0, 0], [1, 500], [2, 1800], [4, 2500]]})


def hostile():
    """Every string of a result is one of the hostile ones."""
    strings = iter(())

    def next_string():
        nonlocal strings
        try:
            return next(strings)
        except StopIteration:
            strings = iter(HOSTILE)
            return next(strings)

    kept = {"verdict", "kind", "status", "race", "bound", "location_kind", "mode", "operation", "memory"}

    def spoil(value, name=""):
        if isinstance(value, dict):
            return {key: spoil(part, key) for key, part in value.items()}
        if isinstance(value, list):
            return [spoil(part, name) for part in value]
        return next_string() if isinstance(value, str) and name not in kept else value

    spoiled = [spoil(complete()) for _ in range(4)]
    spoiled[0]["violations"][0]["trace"][0]["thread"] = EVIL
    spoiled[0]["violations"][0]["message"] = LONG
    thrown = {"class": EVIL, "message": LONG, "stack": [], "suppressed": [], "cause": None}
    deadlocked = [{"thread": EVIL, "number": 0, "operation": "lock", "can_happen": False, "object_class": EVIL, "held_by": "\u202eb",
                   "joins": None, "stack": []},
                  {"thread": "\u202eb", "number": 1, "operation": "lock", "can_happen": False, "object_class": "\x1b[1m",
                   "held_by": EVIL, "joins": None, "stack": []}]
    place = {"thread": EVIL, "number": 0, "operation": "lock", "target": EVIL, "class": EVIL, "method": EVIL, "file": EVIL, "line": 3,
             "source": EVIL}
    common = {"message": EVIL, "traces": 1, "positions": [place], "trace": [event(0, 0, EVIL, EVIL, thread=EVIL)], "edges": []}
    spoiled[0]["violations"] += [{**common, "id": "exception-1", "kind": "exception", "thrown": thrown},
                                 {**common, "id": "deadlock-1", "kind": "deadlock", "threads": deadlocked},
                                 {**common, "id": EVIL, "kind": "livelock", "threads": [], "cycle": 1}]
    return spoiled


def many_findings(count=500):
    violations = []
    for at in range(count):
        kind = at % 5
        finding = race(f"data-race-{at:04}", short_trace(), [[1, 3]], location=f"pkg.Sample{at % 7}.field{at}")
        for one in finding["accesses"]:
            one["class"], one["file"] = f"pkg.Sample{at % 7}", f"Sample{at % 7}.java"
        if kind == 4:
            finding = {**{key: finding[key] for key in ("traces", "trace", "edges")}, "id": f"exception-{at:04}", "kind": "exception",
                       "message": f"number {at}", "positions": [{"thread": "main", "number": 0, "operation": None, "target": None,
                                                                 "class": "pkg.Other", "method": "run", "file": "Other.java",
                                                                 "line": at + 1, "source": None}],
                       "thrown": {"class": "java.lang.IllegalStateException", "message": f"number {at}", "stack": [],
                                  "suppressed": [], "cause": None}}
        violations.append(finding)
    return result(violations)


def long_trace(events=10_000, threads=6):
    trace = [event(step, step // 3 % threads, "write volatile", "VolatileWrite", target="pkg.Sample.flag", value=str(step),
                   context_switch=step % 3 == 0) for step in range(events)]
    edges = [[at - 1, at] for at in range(3, events, 3)] + [[0, at] for at in range(5, events, 7)]
    return result([race("data-race-long", trace, edges)])


def many_threads(threads=300):
    trace = [event(step, step, "begin", "Begin", context_switch=True) for step in range(threads)]
    return result([race("data-race-wide", trace, [[at - 1, at] for at in range(1, threads - 1)])])


def write_samples(folder):
    """The entries of the samples for the browser."""
    samples = {"optional fields": [complete()], "hostile strings": hostile(), "500 findings": [many_findings()],
               "10,000 events": [long_trace()], "300 threads": [many_threads()], "no findings": [result([], verdict="proved")]}
    entries = []
    for name, results in samples.items():
        stem = folder / ("sample-" + name.replace(" ", "-").replace(",", ""))
        stem.with_suffix(".html").write_text(page_of(results), encoding="utf-8")
        stem.with_suffix(".json").write_text(json.dumps(results), encoding="utf-8")
        entries.append({"name": name, "page": str(stem.with_suffix(".html")), "result": str(stem.with_suffix(".json")), "check": name,
                        "kinds": [], "pictures": True, "problems": []})
    return entries
