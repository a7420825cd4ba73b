"""Semaphore and CountDownLatch."""

from dataclasses import dataclass

from .library import Declared, Shared
from .statement import Do, Statement
from .threads import Interruptible, compile_blocking


class Semaphore(Declared):
    kind = "Semaphore"

    def created(self):
        return f"Semaphore({self.argument})"

    def make(self, model):
        shared = Shared(model)
        shared.count = model.layout.place(self.argument)
        return shared


class AcquireCall:
    """A permit; the register, if there is one, tells whether it was there."""

    def __init__(self, semaphore, register=None, is_timed=False):
        self.semaphore, self.register, self.is_timed = semaphore, register, is_timed

    def is_available(self, state):
        return state[self.semaphore.count] > 0

    def finish(self, step, state):
        semaphore = self.semaphore
        is_taken = self.is_available(state)
        if is_taken:
            state[semaphore.count] -= 1
            step.acquire(state, semaphore.known)
        semaphore.touch(step, state)
        if self.register is not None:
            state[self.register] = int(is_taken)


@dataclass
class AcquireUninterruptibly(Statement):
    semaphore: Semaphore

    def write(self, source):
        self.line = source.add(f"{self.semaphore.name}.acquireUninterruptibly();")

    def compile(self, code):
        call = AcquireCall(code.model.library[self.semaphore])
        Do(code, call.finish, call.is_available)


@dataclass
class Acquire(Interruptible):
    """acquire(), or tryAcquire with a time-out."""

    semaphore: Semaphore
    is_timed: bool = False

    def java(self):
        if self.is_timed:
            return f"{self.register} = {self.semaphore.name}.tryAcquire(1, TimeUnit.MILLISECONDS) ? 1 : 0;"
        return f"{self.semaphore.name}.acquire();"

    def compile_call(self, code, end):
        register = code.scope.place(self.register) if self.is_timed else None
        compile_blocking(code, end, AcquireCall(code.model.library[self.semaphore], register, self.is_timed))


@dataclass
class TryAcquire(Statement):
    semaphore: Semaphore
    register: str

    def write(self, source):
        self.line = source.add(f"{self.register} = {self.semaphore.name}.tryAcquire() ? 1 : 0;")

    def compile(self, code):
        Do(code, AcquireCall(code.model.library[self.semaphore], code.scope.place(self.register)).finish)


@dataclass
class Release(Statement):
    semaphore: Semaphore

    def write(self, source):
        self.line = source.add(f"{self.semaphore.name}.release();")

    def compile(self, code):
        semaphore = code.model.library[self.semaphore]

        def release(step, state):
            semaphore.touch(step, state)
            step.release(state, semaphore.known)
            state[semaphore.count] += 1

        Do(code, release)


class Latch(Semaphore):
    kind = "CountDownLatch"

    def created(self):
        return f"CountDownLatch({self.argument})"


@dataclass
class CountDown(Statement):
    latch: Latch

    def write(self, source):
        self.line = source.add(f"{self.latch.name}.countDown();")

    def compile(self, code):
        latch = code.model.library[self.latch]

        def count_down(step, state):
            latch.touch(step, state)
            if state[latch.count] > 0:
                step.release(state, latch.known)
                state[latch.count] -= 1

        Do(code, count_down)


class LatchCall:
    def __init__(self, latch, register, is_timed):
        self.latch, self.register, self.is_timed = latch, register, is_timed

    def is_available(self, state):
        return state[self.latch.count] == 0

    def finish(self, step, state):
        self.latch.touch(step, state)
        if self.is_available(state):
            step.acquire(state, self.latch.known)
        if self.is_timed:
            state[self.register] = 1 if self.is_available(state) else 2


@dataclass
class AwaitLatch(Interruptible):
    """await(), or with a time-out: then the register tells whether the time is over."""

    latch: Latch
    is_timed: bool = False

    def java(self):
        if self.is_timed:
            return f"{self.register} = {self.latch.name}.await(1, TimeUnit.MILLISECONDS) ? 1 : 2;"
        return f"{self.latch.name}.await();"

    def compile_call(self, code, end):
        compile_blocking(code, end, LatchCall(code.model.library[self.latch], code.scope.place(self.register), self.is_timed))
