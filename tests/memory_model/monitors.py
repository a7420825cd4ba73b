"""Monitors and wait sets (JLS 17.1, 17.2)."""

import copy
from dataclasses import dataclass

from .search import Label, Step
from .statement import Do, Local, Statement, compile_all, compile_protected
from .threads import INTERRUPTED, Interruptible, WaitingStep, go_to, throw_interrupted

FREE = -1
NOT_OWNER = "IllegalMonitorStateException"


class Monitor:
    """A monitor, or a ReentrantLock, in the model."""

    def __init__(self, model):
        layout = model.layout
        self.owner, self.count, self.known = layout.place(FREE), layout.place(), layout.knowledge_place()
        self.waiters = layout.place(())  # in the order in which they came
        # Of each thread that waits: how often it had locked, and whether it is to throw.
        self.depths = [layout.place() for _ in model.names]
        self.thrown = [layout.place() for _ in model.names]

    def is_free(self, state, thread):
        return state[self.owner] in (FREE, thread)

    def enter(self, step, state):
        if state[self.owner] == FREE:
            step.acquire(state, self.known)
        state[self.owner] = step.thread
        state[self.count] += 1

    def exit(self, step, state):
        state[self.count] -= 1
        if not state[self.count]:
            self.free(step, state)

    def free(self, step, state):
        state[self.owner], state[self.count] = FREE, 0
        step.release(state, self.known)

    def is_owner(self, step, state):
        return state[self.owner] == step.thread

    def remove(self, state, thread):
        state[self.waiters] = tuple(waiter for waiter in state[self.waiters] if waiter != thread)


class WaitStep(WaitingStep):
    """In the wait set."""

    def __init__(self, code, is_timed, monitor, relock, timed_out):
        super().__init__(code, is_timed, relock)
        self.monitor, self.relock, self.timed_out = monitor, relock, timed_out

    def ready(self, state):
        return self.is_timed or state[self.model.interrupts[self.thread]]

    def run(self, state):
        """It was interrupted, or the time is over."""
        reason = self.monitor.thrown[self.thread] if state[self.model.interrupts[self.thread]] else self.timed_out
        state[reason] = 1
        self.leave(state)

    def notified(self, state):
        self.leave(state)

    def interrupted(self, state):
        """It notices that by itself. A notification may still find it before: then it returns normally (17.2.4)."""

    def leave(self, state):
        self.monitor.remove(state, self.thread)
        state[self.thread] = self.relock.position


class RelockStep(Step):
    def __init__(self, code, monitor, timed_out):
        super().__init__(code)
        self.monitor, self.timed_out = monitor, timed_out

    def ready(self, state):
        return state[self.monitor.owner] == FREE

    def run(self, state):
        monitor, thread = self.monitor, self.thread
        monitor.enter(self, state)
        state[monitor.count], state[monitor.depths[thread]] = state[monitor.depths[thread]], 0
        is_thrown, state[monitor.thrown[thread]] = state[monitor.thrown[thread]], 0
        is_late = state[self.timed_out] and state[self.model.interrupts[thread]]
        self.go_on(state)
        if is_thrown:
            throw_interrupted(self, state)
            return None
        self.model.took_sides |= bool(is_late)
        if is_late and self.model.is_strict:
            # An interrupt after the time-out: both can be taken for the reason why the wait ended (17.2.4).
            thrown = list(state)
            throw_interrupted(self, thrown)
            thrown[self.timed_out] = 0
            return [state, thrown]
        return None


def compile_wait(code, monitor, is_timed, finish):
    """A wait on the monitor; `finish(step, state, is_timed_out)` when it returns normally."""
    relock, timed_out = Label(), code.model.layout.place()

    def begin(step, state):
        if not monitor.is_owner(step, state):
            step.throw(state, NOT_OWNER)
        elif state[step.model.interrupts[step.thread]]:
            throw_interrupted(step, state)
        else:
            state[monitor.depths[step.thread]] = state[monitor.count]
            monitor.free(step, state)
            state[monitor.waiters] += (step.thread,)

    Do(code, begin)
    WaitStep(code, is_timed, monitor, relock, timed_out)
    code.here(relock)
    RelockStep(code, monitor, timed_out)

    def end(step, state):
        is_timed_out, state[timed_out] = state[timed_out], 0
        finish(step, state, is_timed_out)

    Local(code, end)


def notify(step, state, monitor, chosen):
    for waiter in chosen:
        step.model.code[waiter].steps[state[waiter]].notified(state)


@dataclass
class Synchronized(Statement):
    lock: str
    body: tuple

    def write(self, source):
        self.line = source.block(f"synchronized ({self.lock}) {{", self.body)

    def compile(self, code):
        monitor = code.model.monitors[self.lock]
        Do(code, lambda step, state: monitor.enter(step, state), lambda state: monitor.is_free(state, code.thread))
        compile_protected(code, lambda code: compile_all(self.body, code),
                          lambda code: Do(code, lambda step, state: monitor.exit(step, state)))


@dataclass
class Wait(Interruptible):
    lock: str
    is_timed: bool = False

    def java(self):
        return f"{self.lock}.wait({'1' if self.is_timed else ''});"

    def compile_call(self, code, end):
        compile_wait(code, code.model.monitors[self.lock], self.is_timed, lambda step, state, _: go_to(end)(step, state))


@dataclass
class WaitWhileZero(Interruptible):
    """while (x == 0) lock.wait(): the read is an access like any other."""

    lock: str
    read: object

    def write(self, source):
        source.add("try {")
        source.depth += 1
        self.read.write(source)
        source.add(f"while ({self.read.register} == 0) {{")
        source.depth += 1
        self.line = source.add(f"{self.lock}.wait();")
        self.again = self.read_again(source)
        source.depth -= 1
        source.add("}")
        source.depth -= 1
        source.add(f"}} catch (InterruptedException e) {{ {self.register} = {INTERRUPTED}; }}")

    def read_again(self, source):
        again = copy.copy(self.read)
        again.write(source)
        return again

    def compile_call(self, code, end):
        register, top = code.scope.place(self.read.register), Label()
        self.read.compile(code)
        code.here(top)
        Local(code, lambda step, state: None if state[register] == 0 else step.go_on(state, end.position))
        compile_wait(code, code.model.monitors[self.lock], False, lambda *_: None)
        self.again.compile(code)
        Local(code, go_to(top))


@dataclass
class Notify(Statement):
    lock: str
    is_all: bool = False

    def write(self, source):
        self.line = source.add(f"{self.lock}.notify{'All' if self.is_all else ''}();")

    def compile(self, code):
        monitor = code.model.monitors[self.lock]

        def wake(step, state):
            if not monitor.is_owner(step, state):
                return step.throw(state, NOT_OWNER)
            waiters = state[monitor.waiters]
            if self.is_all or not waiters:
                return notify(step, state, monitor, waiters)
            following = []
            for waiter in waiters:
                following.append(list(state))
                notify(step, following[-1], monitor, [waiter])
            return following

        Do(code, wake)
