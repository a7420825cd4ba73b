"""Happens-before of a trace in a result file, straight from JLS 17.4.4 and 17.4.5: what each event is to the memory model says which
later ones it synchronises with; with the order in each thread, closed under transitivity. The trace's own `edges` are not looked at.

An event inside the JDK says which field it is about, not of which object. What its line is about, by the program's `subjects`, makes up
for that where an object has one such field (BY_LINE). Other volatile fields of the JDK, of nodes of queues for instance, are left out:
what they would order beyond these is nothing that the program may rely on.
"""

ACQUIRING = {"AcquireRead", "VolatileRead", "UpdateAcquire", "UpdateVolatile", "FailedUpdateAcquire", "FailedUpdateVolatile"}
RELEASING = {"ReleaseWrite", "VolatileWrite", "UpdateRelease", "UpdateVolatile"}
WRITES = {"PlainWrite", "OpaqueWrite", "ReleaseWrite", "VolatileWrite", "UpdatePlain", "UpdateAcquire", "UpdateRelease", "UpdateVolatile"}
READS = {"PlainRead", "OpaqueRead", "AcquireRead", "VolatileRead", "UpdatePlain", "UpdateAcquire", "UpdateRelease", "UpdateVolatile",
         "FailedUpdatePlain", "FailedUpdateAcquire", "FailedUpdateRelease", "FailedUpdateVolatile"}
PLAIN = {"PlainRead", "PlainWrite"}
BY_LINE = {"AbstractQueuedSynchronizer.state", "AtomicInteger.value"}
LIFE = "Thread.eetop"


def variable_of(event, subjects):
    """What a volatile access is about; None if it is left out."""
    target = event["target"]
    if target == LIFE:
        # A thread that ends writes it itself; who joins it reads it, at the line of the join.
        return target, event["thread"] if event["memory"] in RELEASING else subjects.get(event["line"])
    if target in BY_LINE:
        return target, subjects[event["line"]]
    return (target, event["object"]) if event["call"] is None else None


def keys_of(event, subjects):
    """What the event is ordered after, and what orders others after it: every later event with one of the latter in its former."""
    memory = event["memory"]
    if memory == "Start":
        return (), [("start", event["target"])]
    if memory == "Begin":
        return [("start", event["thread"])], ()
    # The locks of threads themselves belong to the machine, and order nothing that start and join do not.
    if memory in ("Lock", "Unlock") and event["target"] != "Thread" and event["object"] != event["target"]:
        key = [("monitor", event["object"])]
        return (key, ()) if memory == "Lock" else ((), key)
    if memory == "ClassInitialised":
        return (), [("class", event["target"])]
    if memory == "ClassSeenInitialised":
        return [("class", event["target"])], ()
    variable = variable_of(event, subjects) if memory in ACQUIRING | RELEASING else None
    key = [("variable", *variable)] if variable else ()
    return key if memory in ACQUIRING else (), key if memory in RELEASING else ()


def happens_after(events, subjects, source):
    """The numbers of the events that event `source` happens before."""
    after, threads, released = set(), set(), set()
    for at in range(source, len(events)):
        event = events[at]
        acquires, releases = keys_of(event, subjects)
        if at != source and event["number"] not in threads and released.isdisjoint(acquires) and event["memory"] != "AllEnded":
            continue
        threads.add(event["number"])
        released.update(releases)
        if at != source:
            after.add(at)
    return after


def problems_of_race(violation, subjects):
    """Why the two accesses of a violation are no data race; empty if they are one, and if there was no time to tell it."""
    events = violation["trace"]
    if not events and violation.get("steps_left_out"):
        return []
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
    if numbers[1] in happens_after(events, subjects, numbers[0]):
        problems.append("the earlier access happens before the later one")
    return problems
