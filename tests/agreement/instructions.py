"""The visible operations of the model: each is one atomic step of its thread.

`steps(machine, state, thread)` lists the results of taking it now: states, or the outcome as text if the execution ends there.
An empty list says that it cannot happen now. `time_out` gives the result of giving up waiting, or None.
"""

from .state import (DEPTH, DEPTH_BITS, ENDED, INITIALISED, INTERRUPTED, MODE, NOTIFIED, PERMIT, REMAINING, RUNNING, UNSTARTED,
                    WAITING, WOKEN, is_owner)
from .syntax import INTERRUPTED as ENDED_BY_INTERRUPT
from .syntax import RETURNED, thread_name


class Instruction:
    duration = 0  # of a timed operation, in nanoseconds
    counts_on_arrival = False  # does its time run from when the thread stands before it?
    is_plain = False

    def time_out(self, machine, state, thread):
        return None


class EnterClass(Instruction):
    """Goes on to the initialiser if this is the first use, else to `target`, unless another thread is still at it."""

    target = None

    def __init__(self, slot):
        self.slot = slot

    def steps(self, machine, state, thread):
        after = list(state)
        if state[self.slot] == 0:
            after[self.slot] = thread + 1
            return [machine.proceed(after, thread)]
        if state[self.slot] == INITIALISED:
            machine.past.acquire(after, thread, machine.past.of_slot(self.slot))
        elif state[self.slot] != thread + 1:
            return []
        return [machine.arrive(after, thread, self.target)]


class Enter(Instruction):
    def __init__(self, lock):
        self.lock = lock

    def steps(self, machine, state, thread):
        word = state[self.lock]
        if word and not is_owner(word, thread):
            return []
        after = list(state)
        after[self.lock] = word + 1 if word else (thread + 1 << DEPTH_BITS) + 1
        if not word:
            machine.past.acquire(after, thread, machine.past.of_slot(self.lock))
        return [machine.proceed(after, thread)]


class Wait(Instruction):
    unowned = None  # where it goes on if the thread does not have the lock

    def __init__(self, lock, register, duration):
        self.lock, self.register, self.duration = lock, register, duration

    def steps(self, machine, state, thread):
        base = machine.layout.bases[thread]
        mode = state[base + MODE]
        if mode == RUNNING:
            return [self.begin(machine, state, thread, base)]
        if mode == WAITING:
            # Leaving the wait set needs no lock. A notification that comes first takes the thread out instead.
            if not state[base + INTERRUPTED]:
                return []
            after = list(state)
            after[base + MODE], after[base + REMAINING] = WOKEN, 0
            return [tuple(after)]
        if state[self.lock]:
            return []
        return [self.resume(machine, state, thread, mode == WOKEN)]

    def begin(self, machine, state, thread, base):
        if not is_owner(state[self.lock], thread):
            return machine.arrive(list(state), thread, self.unowned)
        after = list(state)
        if state[base + INTERRUPTED]:
            see_interrupt(machine, after, thread)
            after[self.register] = ENDED_BY_INTERRUPT
            return machine.proceed(after, thread)
        after[base + MODE] = WAITING
        after[base + DEPTH] = state[self.lock] & (1 << DEPTH_BITS) - 1
        after[base + REMAINING] = machine.timer(self.duration)
        after[self.lock] = 0
        machine.past.release(after, thread, machine.past.of_slot(self.lock))
        return tuple(after)

    def resume(self, machine, state, thread, interrupted):
        base = machine.layout.bases[thread]
        after = list(state)
        after[self.lock] = (thread + 1 << DEPTH_BITS) + state[base + DEPTH]
        after[base + MODE], after[base + DEPTH] = RUNNING, 0
        after[self.register] = ENDED_BY_INTERRUPT if interrupted else RETURNED
        machine.past.acquire(after, thread, machine.past.of_slot(self.lock))
        if interrupted:
            see_interrupt(machine, after, thread)
        return machine.proceed(after, thread)

    def time_out(self, machine, state, thread):
        base = machine.layout.bases[thread]
        if state[base + MODE] != WAITING or state[base + INTERRUPTED]:
            return None
        after = list(state)
        after[base + MODE], after[base + REMAINING] = NOTIFIED, 0
        return tuple(after)


class Notify(Instruction):
    unowned = None

    def __init__(self, lock, everyone):
        self.lock, self.everyone = lock, everyone

    def steps(self, machine, state, thread):
        if not is_owner(state[self.lock], thread):
            return [machine.arrive(list(state), thread, self.unowned)]
        waiters = machine.waiters(state, self.lock)
        results = []
        for chosen in [waiters] if self.everyone or not waiters else [[waiter] for waiter in waiters]:
            after = list(state)
            for base in chosen:
                after[base + MODE] = NOTIFIED
                after[base + REMAINING] = 0
            results.append(machine.proceed(after, thread))
        return results


class Park(Instruction):
    counts_on_arrival = True

    def __init__(self, duration):
        self.duration = duration

    def steps(self, machine, state, thread):
        base = machine.layout.bases[thread]
        if not state[base + PERMIT] and not state[base + INTERRUPTED]:
            return []
        return [self.resume(machine, state, thread)]

    def resume(self, machine, state, thread):
        base = machine.layout.bases[thread]
        after = list(state)
        after[base + PERMIT] = after[base + REMAINING] = 0
        return machine.proceed(after, thread)

    def time_out(self, machine, state, thread):
        base = machine.layout.bases[thread]
        is_ready = state[base + PERMIT] or state[base + INTERRUPTED]
        return self.resume(machine, state, thread) if self.duration and not is_ready else None


class SetFlag(Instruction):
    """Unpark and interrupt: sets a flag of another thread. A permit given to a thread that is not alive is lost."""

    def __init__(self, thread, flag):
        self.thread, self.flag = thread, flag

    def steps(self, machine, state, thread):
        base = machine.layout.bases[self.thread]
        after = list(state)
        if self.flag == INTERRUPTED or state[base + MODE] not in (UNSTARTED, ENDED):
            after[base + self.flag] = 1
        if self.flag == INTERRUPTED:
            machine.past.release(after, thread, machine.past.of_interrupt(self.thread))
        return [machine.proceed(after, thread)]


def see_interrupt(machine, state, thread):
    """The thread learns that it was interrupted, and takes note of it."""
    state[machine.layout.bases[thread] + INTERRUPTED] = 0
    machine.past.acquire(state, thread, machine.past.of_interrupt(thread))


class TakeInterrupt(Instruction):
    def __init__(self, register):
        self.register = register

    def steps(self, machine, state, thread):
        base = machine.layout.bases[thread]
        after = list(state)
        after[self.register] = state[base + INTERRUPTED]
        if state[base + INTERRUPTED]:
            see_interrupt(machine, after, thread)
        return [machine.proceed(after, thread)]


class Observe(Instruction):
    """Reads a property of a thread: `of(state, base)`. If that is `telling`, it orders what `holder(past, thread)` knows."""

    def __init__(self, register, thread, of, telling, holder):
        self.register, self.thread, self.of, self.telling, self.holder = register, thread, of, telling, holder

    def steps(self, machine, state, thread):
        after = list(state)
        after[self.register] = int(self.of(state, machine.layout.bases[self.thread]))
        if after[self.register] == self.telling:
            machine.past.acquire(after, thread, self.holder(machine.past, self.thread))
        return [machine.proceed(after, thread)]


def is_alive(state, base):
    return state[base + MODE] not in (UNSTARTED, ENDED)


def is_interrupted(state, base):
    return state[base + INTERRUPTED]


class Start(Instruction):
    def __init__(self, thread):
        self.thread = thread

    def steps(self, machine, state, thread):
        after = list(state)
        after[machine.layout.bases[self.thread] + MODE] = RUNNING
        machine.past.follow(after, self.thread, thread)
        return [machine.proceed(list(machine.arrive(after, self.thread, 0)), thread)]


class Join(Instruction):
    def __init__(self, thread, register, duration):
        self.thread, self.register, self.duration = thread, register, duration

    def steps(self, machine, state, thread):
        base = machine.layout.bases[thread]
        if not is_alive(state, machine.layout.bases[self.thread]):
            return [self.leave(machine, state, thread, RETURNED, self.thread)]
        if state[base + INTERRUPTED]:
            return [self.leave(machine, state, thread, ENDED_BY_INTERRUPT, machine.past.of_interrupt(thread))]
        if state[base + MODE] == WAITING:
            return []
        after = list(state)
        after[base + MODE] = WAITING
        after[base + REMAINING] = machine.timer(self.duration)
        return [tuple(after)]

    def leave(self, machine, state, thread, result, ordered_after=None):
        base = machine.layout.bases[thread]
        after = list(state)
        after[base + MODE], after[base + REMAINING] = RUNNING, 0
        after[self.register] = result
        if result == ENDED_BY_INTERRUPT:
            after[base + INTERRUPTED] = 0
        if ordered_after is not None:
            machine.past.acquire(after, thread, ordered_after)
        return machine.proceed(after, thread)

    def time_out(self, machine, state, thread):
        base = machine.layout.bases[thread]
        waits = self.duration and state[base + MODE] == WAITING and not state[base + INTERRUPTED]
        if not waits or not is_alive(state, machine.layout.bases[self.thread]):
            return None
        return self.leave(machine, state, thread, RETURNED)


class Choose(Instruction):
    def __init__(self, register, possibilities):
        self.register, self.possibilities = register, possibilities

    def steps(self, machine, state, thread):
        results = []
        for value in range(self.possibilities):
            after = list(state)
            after[self.register] = value
            results.append(machine.proceed(after, thread))
        return results


class Violate(Instruction):
    """An exception leaves the thread, which has nothing more to do than to end (JLS 11.3). The others go on."""

    def __init__(self, kind):
        self.kind = kind

    def steps(self, machine, state, thread):
        machine.violations.add(violation(self.kind, thread))
        after = list(state)
        for register in range(machine.layout.register_counts[thread]):
            after[machine.layout.register(thread, register)] = 0  # its results are never written
        return [machine.arrive(after, thread, machine.last_action(thread))]


class Exit(Instruction):
    """Ends the whole execution, with what the synchronised variables have now."""

    def steps(self, machine, state, thread):
        values = [str(state[variable.number]) for variable in machine.program.synchronised_variables()]
        return ["exit:" + ",".join(values)]


class End(Instruction):
    """The last action of a thread: from here on it is not alive."""

    def steps(self, machine, state, thread):
        base = machine.layout.bases[thread]
        after = list(state)
        after[base + MODE] = ENDED
        after[base + PERMIT] = 0
        return [tuple(after)]


class Local:
    """What is no scheduling point: done together with the step before it. `apply(state)` gives the next pc."""

    def __init__(self, apply):
        self.apply = apply


def violation(kind, thread):
    return f"{kind}:{thread_name(thread)}"
