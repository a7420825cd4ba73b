"""Happens-before of a trace in a result file, straight from JLS 17.4.4 and 17.4.5: edges from what each event is to the memory model,
then the transitive closure. The trace's own `edges` are not looked at.

An event inside the JDK says which field it is about, not of which object. What its line is about, by the program's `subjects`, makes up
for that: of any object there is one in these programs.
"""

ACQUIRING = {"AcquireRead", "VolatileRead", "UpdateAcquire", "UpdateVolatile", "FailedUpdateAcquire", "FailedUpdateVolatile"}
RELEASING = {"ReleaseWrite", "VolatileWrite", "UpdateRelease", "UpdateVolatile"}
WRITES = {"PlainWrite", "OpaqueWrite", "ReleaseWrite", "VolatileWrite", "UpdatePlain", "UpdateAcquire", "UpdateRelease", "UpdateVolatile"}
READS = {"PlainRead", "OpaqueRead", "AcquireRead", "VolatileRead", "UpdatePlain", "UpdateAcquire", "UpdateRelease", "UpdateVolatile",
         "FailedUpdatePlain", "FailedUpdateAcquire", "FailedUpdateRelease", "FailedUpdateVolatile"}
PLAIN = {"PlainRead", "PlainWrite"}


def variable_of(event, subjects, lives):
    """What a volatile access is about; None if that cannot be told."""
    target = event["target"]
    if target in lives:
        # A thread that ends writes it itself; who joins it reads it, at the line of the join.
        return target, event["thread"] if event["memory"] in RELEASING and event["line"] is None else subjects.get(event["line"])
    return target, subjects.get(event["line"]) or event["object"]


def synchronises_with(events, subjects, lives=("Thread.eetop",)):
    """Pairs of numbers of events."""
    started, released, edges = {}, {}, []
    for at, event in enumerate(events):
        memory = event["memory"]
        if memory == "Start":
            started[event["target"]] = at
        elif memory == "Begin" and event["thread"] in started:
            edges.append((started[event["thread"]], at))
        # The locks of threads themselves belong to the machine, and order nothing that start and join do not.
        elif memory in ("Lock", "Unlock") and event["object"] != event["target"] and event["target"] != "Thread":
            if memory == "Unlock":
                released.setdefault(("monitor", event["object"]), []).append(at)
            else:
                edges += [(before, at) for before in released.get(("monitor", event["object"]), ())]
        elif memory == "ClassInitialised":
            released.setdefault(("class", event["target"]), []).append(at)
        elif memory == "ClassSeenInitialised":
            edges += [(before, at) for before in released.get(("class", event["target"]), ())]
        elif memory == "AllEnded":
            edges += [(before, at) for before in range(at)]
        if memory in ACQUIRING:
            edges += [(before, at) for before in released.get(variable_of(event, subjects, lives), ())]
        if memory in RELEASING:
            released.setdefault(variable_of(event, subjects, lives), []).append(at)
    return edges


def happens_before(events, subjects):
    """Of each event those that happen before it, as a number whose bits are events."""
    sources = {}
    for before, at in synchronises_with(events, subjects):
        sources.setdefault(at, []).append(before)
    last, past = {}, []
    for at, event in enumerate(events):
        own = 0
        for before in (*sources.get(at, ()), *([last[event["number"]]] if event["number"] in last else ())):
            own |= past[before] | 1 << before
        past.append(own)
        last[event["number"]] = at
    return past


def problems_of_race(violation, subjects):
    """Why the two accesses of a violation are no data race; empty if they are one."""
    events = violation["trace"]
    numbers = [access["event"] for access in violation["accesses"]]
    if None in numbers:
        return ["an access is not in the trace"]
    earlier, later = (events[number] for number in numbers)
    problems = []
    if numbers[0] >= numbers[1]:
        problems.append("the accesses are not in the order of the trace")
    if earlier["number"] == later["number"]:
        problems.append("both accesses are of one thread")
    if earlier["target"] != later["target"]:
        problems.append(f"the accesses are to {earlier['target']} and {later['target']}")
    if not {earlier["memory"], later["memory"]} & WRITES or not {earlier["memory"], later["memory"]} <= WRITES | READS:
        problems.append(f"{earlier['memory']} and {later['memory']} do not conflict")
    if not {earlier["memory"], later["memory"]} & PLAIN:
        problems.append("none of the accesses is plain")
    if happens_before(events, subjects)[numbers[1]] >> numbers[0] & 1:
        problems.append("the earlier access happens before the later one")
    return problems
