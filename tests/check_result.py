"""Runs of `raceproof check` and their results: what must hold of every result, whatever the program."""

import json
import shlex

from processes import run_in_scratch
from suite import ROOT

try:
    import jsonschema
except ImportError:
    raise SystemExit("error: needs Python's jsonschema (Debian: python3-jsonschema)")

SCHEMA = ROOT / "schema" / "result.schema.json"
EXIT_STATUS = {"proved": 0, "violation": 1, "bounded": 3, "unsupported": 3}


def consistency_problems(result, status):
    """What is wrong with a result that obeys the schema."""
    problems = []
    if status != EXIT_STATUS[result["verdict"]]:
        problems.append(f"exit status {status} does not belong to the verdict {result['verdict']}")
    names = {assumption["name"] for assumption in result["assumptions"]}
    looked_for_all = result["options"]["races"] == "full" and not names & {"harmless-races", "trust"}
    if result["verdict"] == "proved" and result["race_free"] != looked_for_all:
        problems.append("proved is race free exactly if all races were looked for")
    if result["verdict"] == "proved" and result["weak_accesses"] and "sequential-consistency" not in names:
        problems.append("proved although executions of weak accesses were left out")
    if result["verdict"] == "proved" and result["options"]["strict"] and names - {"fingerprints", "trusted-library", "library-operations"}:
        problems.append(f"proved with --strict, but rests on {sorted(names)}")
    ids = [violation["id"] for violation in result["violations"]]
    if len(set(ids)) != len(ids):
        problems.append(f"two violations have the same id: {ids}")
    for violation in result["violations"]:
        problems += [f"{violation['id']}: {problem}" for problem in problems_of_trace(violation)]
    return problems


def problems_of_trace(violation):
    events = violation["trace"]
    left_out = violation.get("steps_left_out", 0)
    if not events:
        if not left_out:
            yield "there is no trace, and no step was left out"
        return
    steps = [event for event in events if event["begins_step"] and event["step"] >= left_out]
    if [step["step"] for step in steps] != list(range(left_out, left_out + len(steps))):
        yield "the steps of the trace are not numbered one by one"
    if violation.get("cycle", 0) > len(steps):
        yield "the cycle is longer than the trace"
    previous = None
    for at, step in enumerate(steps):
        is_switch = previous is not None and previous != step["number"]
        if step["context_switch"] != is_switch and not (at == 0 and left_out):
            yield f"context_switch of step {at} is wrong"
        previous = step["number"]
    for at, event in enumerate(events):
        if event["memory"] == "Lock" and event["object"] not in event.get("holds", [event["object"]]):
            yield f"event {at} locks {event['object']}, but the thread does not hold it"
    for first, second in violation["edges"]:
        if not first < second < len(events) or events[first]["number"] == events[second]["number"]:
            yield f"there cannot be an edge from {first} to {second}"
    if violation["kind"] == "data-race":
        yield from problems_of_race(violation, events)


def problems_of_race(violation, events):
    """The accesses are events of the trace, and by its edges the one does not happen before the other."""
    earlier, later = violation["accesses"]
    for access in (earlier, later):
        if access["event"] is None:
            yield f"the access by {access['thread']} is not in the trace"
            return
        event, place = events[access["event"]], access["call_site"] or access
        if any(event[key] != place[key] for key in ("class", "method", "file", "line")) or event["thread"] != access["thread"]:
            yield f"the access by {access['thread']} is not event {access['event']}"
        if set(access["holds"]) - set(event.get("holds", access["holds"])):
            yield f"the access by {access['thread']} holds what event {access['event']} does not"
    sources = {}
    for first, second in violation["edges"]:
        sources.setdefault(second, set()).add(first)
    after = {earlier["event"]}
    threads = {earlier["number"]}  # those that are ordered after the earlier access by now
    for at in range(earlier["event"] + 1, later["event"] + 1):
        if events[at]["number"] in threads or sources.get(at, set()) & after:
            after.add(at)
            threads.add(events[at]["number"])
    if later["event"] in after:
        yield "the edges of the trace order the two accesses"


class Checker:
    """Runs check, or another command that writes such a result, with the options of a suite."""

    def __init__(self, options, command="check"):
        self.options_ = options
        self.command_ = command
        self.validator_ = jsonschema.Draft202012Validator(json.loads(SCHEMA.read_text()))

    def check(self, options, classes, main_class, arguments):
        """The result, None if there is none to rely on; what is wrong with it as such; the command."""
        command = [str(self.options_.raceproof), self.command_, "--json", "-", *options, *shlex.split(self.options_.extra),
                   "-cp", str(classes), main_class, *arguments]
        actual = run_in_scratch(command, b"", self.options_.timeout)
        try:
            result = json.loads(actual.stdout)
        except ValueError:
            complaint = actual.stderr.decode(errors="backslashreplace").splitlines()[:10]
            return None, [f"no result, {actual.status_text()}", *complaint], command
        problems = [f"schema: {'/'.join(map(str, error.absolute_path))}: {error.message[:200]}"
                    for error in self.validator_.iter_errors(result)] or consistency_problems(result, actual.status)
        return None if problems else result, problems, command
