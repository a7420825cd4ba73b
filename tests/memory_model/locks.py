"""ReentrantLock and its conditions."""

from dataclasses import dataclass

from .library import Declared, Shared
from .monitors import NOT_OWNER, Monitor, compile_wait, notify
from .statement import Do, Jump, Statement, compile_all, compile_protected
from .threads import Interruptible, go_to


class Lock(Declared):
    kind = "ReentrantLock"

    def declare(self, source):
        super().declare(source)
        source.add(f"static final Condition {self.name}Changed = {self.name}.newCondition();")

    def make(self, model):
        return LockModel(model)


class LockModel(Monitor, Shared):
    def __init__(self, model):
        Monitor.__init__(self, model)
        self.model = model


def lock_it(lock):
    def enter(step, state):
        lock.touch(step, state)
        lock.enter(step, state)
    return enter


def compile_unlocked(code, lock, body):
    compile_protected(code, lambda code: compile_all(body, code), lambda code: Do(code, lambda step, state: lock.exit(step, state)))


@dataclass
class Locked(Statement):
    """lock(); try { … } finally { unlock(); }, or without the try: then an exception leaves it locked."""

    lock: Lock
    body: tuple
    is_protected: bool = True

    def write(self, source):
        self.line = source.add(f"{self.lock.name}.lock();")
        if not self.is_protected:
            source.block("{", (*self.body, Unlock(self.lock)))
            return
        source.block("try {", self.body, "")
        source.add("} finally {")
        source.add(f"    {self.lock.name}.unlock();")
        source.add("}")

    def compile(self, code):
        lock = code.model.library[self.lock]
        Do(code, lock_it(lock), lambda state: lock.is_free(state, code.thread))
        if self.is_protected:
            compile_unlocked(code, lock, self.body)
        else:
            compile_all((*self.body, Unlock(self.lock)), code)


@dataclass
class Unlock(Statement):
    lock: Lock

    def write(self, source):
        self.line = source.add(f"{self.lock.name}.unlock();")

    def compile(self, code):
        lock = code.model.library[self.lock]
        Do(code, lambda step, state: lock.exit(step, state))


@dataclass
class TryLock(Statement):
    """if (lock.tryLock()) try { … } finally { unlock(); } else { … }"""

    lock: Lock
    body: tuple
    otherwise: tuple = ()

    def write(self, source):
        self.line = source.add(f"if ({self.lock.name}.tryLock()) {{")
        source.block("try {", self.body, "")
        source.add("} finally {")
        source.add(f"    {self.lock.name}.unlock();")
        source.add("}")
        source.block("} else {", self.otherwise)

    def compile(self, code):
        lock, otherwise, end = code.model.library[self.lock], code.label(), code.label()

        def attempt(step, state):
            lock.touch(step, state)
            if lock.is_free(state, step.thread):
                lock.enter(step, state)
            else:
                step.go_on(state, otherwise.position)

        Do(code, attempt)
        compile_unlocked(code, lock, self.body)
        Jump(code, end)
        code.here(otherwise)
        compile_all(self.otherwise, code)
        code.here(end)


@dataclass
class Await(Interruptible):
    """condition.await(), or with a time-out: then the register tells whether the time is over."""

    lock: Lock
    is_timed: bool = False

    def java(self):
        condition = f"{self.lock.name}Changed"
        if self.is_timed:
            return f"{self.register} = {condition}.await(1, TimeUnit.MILLISECONDS) ? 1 : 2;"
        return f"{condition}.await();"

    def compile_call(self, code, end):
        register = code.scope.place(self.register)

        def finish(step, state, is_timed_out):
            if self.is_timed:
                state[register] = 2 if is_timed_out else 1
            go_to(end)(step, state)

        compile_wait(code, code.model.library[self.lock], self.is_timed, finish)


@dataclass
class Signal(Statement):
    """The thread that has waited longest is signalled: documented for ReentrantLock."""

    lock: Lock
    is_all: bool = False

    def write(self, source):
        self.line = source.add(f"{self.lock.name}Changed.signal{'All' if self.is_all else ''}();")

    def compile(self, code):
        lock = code.model.library[self.lock]

        def signal(step, state):
            if not lock.is_owner(step, state):
                step.throw(state, NOT_OWNER)
                return
            waiters = state[lock.waiters]
            notify(step, state, lock, waiters if self.is_all else waiters[:1])

        Do(code, signal)
