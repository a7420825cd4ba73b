"""Threads: start, join, sleep, interrupts. Time may run out at any point.

A thread that waits is moved on by what it waits for, in one step with it: an end, a notification, an interrupt, whichever is first.
"""

from dataclasses import dataclass

from .search import ENDED, NOT_STARTED, Label, Step
from .statement import Do, Local, Statement, caught

INTERRUPTED = 9  # in a register: an InterruptedException was caught


class WaitingStep(Step):
    """Here a thread waits. An interrupt takes it to `thrown`, where the exception is thrown. If what it waits for comes before it
    notices the interrupt it may return normally as well, with the interrupt pending; but it need not."""

    def __init__(self, code, is_timed, thrown):
        super().__init__(code)
        self.is_timed, self.thrown = is_timed, thrown

    def is_interrupted(self, state):
        return state[self.model.interrupts[self.thread]]

    def ready(self, state):
        return self.is_timed or self.is_interrupted(state)

    def run(self, state):
        self.go_on(state, self.thrown.position if self.is_interrupted(state) else None)

    def interrupted(self, state):
        self.model.took_sides = True
        if not self.model.is_strict:
            state[self.thread] = self.thrown.position


class JoinStep(WaitingStep):
    def __init__(self, code, is_timed, thrown, target):
        super().__init__(code, is_timed, thrown)
        self.target = target

    def joined_thread_ended(self, state, thread):
        if thread == self.target:
            self.go_on(state)


def take_interrupt(step, state):
    """The thread notices its interrupt."""
    model = step.model
    state[model.interrupts[step.thread]] = 0
    step.acquire(state, model.interrupters[step.thread])


def throw_interrupted(step, state):
    take_interrupt(step, state)
    step.throw(state, "InterruptedException")


def interrupt(model, step, state, target):
    step.release(state, model.interrupters[target])
    state[model.interrupts[target]] = 1
    position = state[target]
    if position >= 0:
        model.code[target].steps[position].interrupted(state)


@dataclass
class Interruptible(Statement):
    """try { … } catch (InterruptedException e) { register = 9; }, in one line."""

    register: str

    def java(self):
        raise NotImplementedError

    def write(self, source):
        caught = f"catch (InterruptedException e) {{ {self.register} = {INTERRUPTED}; }}"
        self.line = source.add(f"try {{ {self.java()} }} {caught}")

    def compile(self, code):
        register, outer, thrown, end = code.scope.place(self.register), code.handler, Label(), Label()
        code.handler = (("InterruptedException",), thrown, outer)
        self.compile_call(code, end)
        code.handler = outer
        code.here(thrown)
        Local(code, caught)
        Local(code, lambda step, state: state.__setitem__(register, INTERRUPTED))
        code.here(end)

    def compile_call(self, code, end):
        """Steps of the call, which go to `end` when it returns."""
        raise NotImplementedError


def go_to(label):
    return lambda step, state: step.go_on(state, label.position)


class BlockedStep(WaitingStep):
    """Waits until something is available and takes it, or until the time is over."""

    def __init__(self, code, thrown, call):
        super().__init__(code, call.is_timed, thrown)
        self.call = call

    def ready(self, state):
        return super().ready(state) or self.call.is_available(state)

    def run(self, state):
        following = []
        if self.is_interrupted(state):
            following.append(list(state))
            super().run(following[-1])
        if not following or self.call.is_available(state):
            self.go_on(state)
            self.call.finish(self, state)
            following.append(state)
        return following


def compile_blocking(code, end, call):
    """A call of the library that waits until `call.is_available(state)`, then does `call.finish(step, state)`, and throws if its
    thread is interrupted before it is called or while it waits. With `call.is_timed` it may be finished without."""
    thrown = Label()

    def begin(step, state):
        if state[step.model.interrupts[step.thread]]:
            throw_interrupted(step, state)
        elif call.is_available(state):
            call.finish(step, state)
            step.go_on(state, end.position)

    Do(code, begin)
    BlockedStep(code, thrown, call)
    Local(code, go_to(end))
    code.here(thrown)
    Do(code, throw_interrupted)


@dataclass
class Sleep(Interruptible):
    def java(self):
        return "Thread.sleep(1);"

    def compile_call(self, code, end):
        thrown = Label()

        def begin(step, state):
            if state[step.model.interrupts[step.thread]]:
                step.go_on(state, thrown.position)

        Do(code, begin)
        WaitingStep(code, True, thrown)
        Local(code, go_to(end))
        code.here(thrown)
        Do(code, throw_interrupted)


@dataclass
class Join(Interruptible):
    """Returns at once if the thread has ended, whether this one is interrupted or not. A thread not yet started counts as ended."""

    thread: int
    is_timed: bool = False

    def java(self):
        return f"t{self.thread}.join({'1' if self.is_timed else ''});"

    def compile_call(self, code, end):
        thrown, target = Label(), self.thread
        target_known = code.model.layout.thread_count + target

        def look(step, state):
            """isAlive: an end that is seen is an edge."""
            if state[target] == ENDED:
                step.acquire(state, target_known)
            if state[target] in (ENDED, NOT_STARTED):
                step.go_on(state, end.position)

        def begin(step, state):
            look(step, state)
            if state[step.thread] == step.position + 1 and state[step.model.interrupts[step.thread]]:
                step.go_on(state, thrown.position)

        Do(code, begin)
        JoinStep(code, self.is_timed, thrown, target)
        Do(code, look)
        Local(code, go_to(end))
        code.here(thrown)
        Do(code, throw_interrupted)


@dataclass
class Start(Statement):
    thread: int

    def write(self, source):
        self.line = source.add(f"t{self.thread}.start();")

    def compile(self, code):
        target, target_known = self.thread, code.model.layout.thread_count + self.thread

        def start(step, state):
            state[target], state[target_known] = 0, state[step.known]

        Do(code, start)


@dataclass
class Interrupt(Statement):
    thread: int

    def write(self, source):
        self.line = source.add(f"t{self.thread}.interrupt();")

    def compile(self, code):
        Do(code, lambda step, state: interrupt(code.model, step, state, self.thread))


@dataclass
class Interrupted(Statement):
    """Thread.interrupted(), which clears the status."""

    register: str

    def write(self, source):
        self.line = source.add(f"{self.register} = Thread.interrupted() ? 1 : 0;")

    def compile(self, code):
        register = code.scope.place(self.register)

        def look(step, state):
            state[register] = state[step.model.interrupts[step.thread]]
            if state[register]:
                take_interrupt(step, state)

        Do(code, look)


@dataclass
class IsAlive(Statement):
    register: str
    thread: int

    def write(self, source):
        self.line = source.add(f"{self.register} = t{self.thread}.isAlive() ? 1 : 0;")

    def compile(self, code):
        register, target = code.scope.place(self.register), self.thread
        target_known = code.model.layout.thread_count + target

        def look(step, state):
            state[register] = int(state[target] >= 0)
            if state[target] == ENDED:
                step.acquire(state, target_known)

        Do(code, look)
