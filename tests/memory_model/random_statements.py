"""Random statements: a method `make_…` for each name in kinds.py, which returns a list of them.

It is told how deep they are: the deeper, the simpler.
"""

from .accesses import (ACQUIRE, FIELD, HANDLE, OPAQUE, PLAIN, RELEASE, VOLATILE, Add, CompareAndSet, GetAndAdd, Index, Read,
                       Write)
from .barriers import AwaitBarrier, Barrier
from .classes import Use
from .containers import Map, MapCall, Poll, Put, Queue, Take
from .housekeeping import USES, UseLibrary
from .locks import Await, Lock, Locked, Signal, TryLock
from .monitors import Notify, Synchronized, Wait, WaitWhileZero
from .objects import FieldAccess, Load, New
from .permits import Acquire, AcquireUninterruptibly, AwaitLatch, CountDown, Latch, Release, Semaphore, TryAcquire
from .statement import Assert, If, Loop, Set, Test, Throw, Try
from .threads import Interrupt, Interrupted, IsAlive, Join, Sleep

READ_MODES = (PLAIN, OPAQUE, ACQUIRE, VOLATILE)
WRITE_MODES = (PLAIN, OPAQUE, RELEASE, VOLATILE)
# What the innermost blocks are made of.
INNERMOST = {"access", "element", "flag_read", "flag_write", "update", "interrupted", "use_class", "box_access", "exception",
             "use_library"}


class RandomStatements:
    """What to choose from is set by the generator: the variables, everything shared, the kind."""

    def chance(self, probability):
        return self.random.random() < probability

    def register(self):
        return self.random.choice(("r0", "r1"))

    def value(self):
        return self.random.choice((1, 1, 2))

    def test(self, register=None):
        return Test(register or self.register(), self.random.choice(("==", "==", "!=")), self.random.choice((0, 1, 1, 2)))

    def statements(self, count, depth):
        """`count` times one or several statements; the deeper, the simpler."""
        simple = {name: weight for name, weight in self.features.items() if depth < 2 or name in INNERMOST}
        found = []
        for _ in range(count):
            name = self.random.choices(list(simple), list(simple.values()))[0]
            found += getattr(self, "make_" + name)(depth)
        return found

    def plain_access(self, variable=None):
        variable = variable or self.random.choice(self.data + self.arrays)
        if variable.length:
            return self.element_access(variable)
        pick = self.random.random()
        if pick < 0.4:
            return Read(variable, self.register())
        return Write(variable, self.value()) if pick < 0.8 else Add(variable, 1)

    def index(self):
        pick = self.random.random()
        if pick < 0.35:
            return Index(constant=self.random.choice((0, 1)))
        if pick < 0.8:
            return Index(self.register(), self.random.choice((0, 1)), is_masked=True)
        return Index(self.register())

    def element_access(self, variable):
        index, modes = self.index(), variable.access != FIELD
        if self.chance(0.5):
            return self.through(Read(variable, self.register(), index=index,
                                     mode=self.random.choice(READ_MODES) if modes else PLAIN))
        return self.through(Write(variable, self.value(), index=index,
                                  mode=self.random.choice(WRITE_MODES) if modes else PLAIN))

    def through(self, access):
        access.through_handle = self.chance(0.5)
        return access

    def guarded(self, variable, accesses):
        """As it should be, mostly."""
        guard = self.guards[variable]
        if guard is None or self.chance(self.kind.carelessness):
            return accesses
        return [Synchronized(guard, tuple(accesses))]

    def make_access(self, _):
        variable = self.random.choice(self.data)
        return self.guarded(variable, [self.plain_access(variable) for _ in range(self.random.choice((1, 1, 2)))])

    def make_element(self, _):
        variable = self.arrays[0]
        return self.guarded(variable, [self.element_access(variable)])

    def flag_mode(self, flag, modes, strongest=VOLATILE):
        if flag.access == FIELD or not self.kind.mixed:
            return strongest
        return self.random.choice(modes)

    def make_flag_read(self, _):
        flag = self.random.choice(self.flags)
        return [self.through(Read(flag, self.register(), mode=self.flag_mode(flag, READ_MODES)))]

    def make_flag_write(self, _):
        flag = self.random.choice(self.flags)
        return [self.through(Write(flag, self.value(), mode=self.flag_mode(flag, WRITE_MODES)))]

    def make_update(self, _):
        updatable = [flag for flag in self.flags if flag.access != FIELD]
        if not updatable:
            return self.make_flag_write(0)
        flag, register = self.random.choice(updatable), self.register()
        if self.chance(0.5):
            return [CompareAndSet(flag, self.random.choice((0, 0, 1)), self.value(), register)]
        return [GetAndAdd(flag, 1, register, mode=self.update_mode(flag))]

    def update_mode(self, flag):
        return self.flag_mode(flag, (VOLATILE, VOLATILE, ACQUIRE, RELEASE)) if flag.access == HANDLE else VOLATILE

    def make_send(self, _):
        """Plain data, then the flag."""
        flag = self.random.choice(self.flags)
        mode = self.flag_mode(flag, (RELEASE, RELEASE, VOLATILE, VOLATILE, OPAQUE, PLAIN))
        return [self.plain_access(), self.through(Write(flag, self.value(), mode=mode))]

    def make_receive(self, depth):
        """The flag, and if it is up, the data."""
        flag, register = self.random.choice(self.flags), self.register()
        mode = self.flag_mode(flag, (ACQUIRE, ACQUIRE, VOLATILE, VOLATILE, OPAQUE, PLAIN))
        test = Test(register, "!=", 0) if self.chance(0.6) else Test(register, "==", self.value())
        otherwise = tuple(self.statements(1, 2)) if self.chance(0.15) else ()
        return [self.through(Read(flag, register, mode=mode)), If(test, (self.plain_access(),), otherwise)]

    def make_conditional(self, depth):
        otherwise = tuple(self.statements(1, depth + 1)) if self.chance(0.3) else ()
        return [If(self.test(), tuple(self.statements(1, depth + 1)), otherwise)]

    def make_loop(self, depth):
        body = [statement for statement in self.statements(1, 2) if not isinstance(statement, New)]
        return [Loop(2, tuple(body))] if body else []

    def make_exception(self, _):
        return [Throw(self.test())]

    def make_assertion(self, _):
        return [Assert(self.test())]

    def make_try(self, depth):
        kind = self.random.choice(("RuntimeException", "IllegalStateException", "Throwable", "Error"))
        caught = (Set(self.register(), 7), *self.statements(self.random.choice((0, 1)), 2))
        body = tuple(self.statements(2, depth + 1))
        if self.chance(0.6):
            return [Try(body, ((kind, caught),), tuple(self.statements(1, 2)) if self.chance(0.3) else ())]
        return [Try(body, (), tuple(self.statements(1, 2)))]

    # ── Monitors ──

    def make_synchronized(self, depth):
        return [Synchronized(self.random.choice(self.monitors), tuple(self.statements(self.random.choice((1, 2)), depth + 1)))]

    def make_wait(self, _):
        lock, pick = self.random.choice(self.monitors), self.random.random()
        if pick < 0.35:
            waits = WaitWhileZero("r2", lock, Read(self.random.choice(self.data), self.register()))
        else:
            waits = Wait("r2", lock, is_timed=pick > 0.65)
        return [Synchronized(lock, (waits, *self.statements(self.random.choice((0, 1)), 2)))] if self.chance(0.97) else [waits]

    def make_notify(self, _):
        lock = self.random.choice(self.monitors)
        return [Synchronized(lock, (*self.statements(self.random.choice((0, 1)), 2), Notify(lock, self.chance(0.5))))]

    # ── Threads ──

    def other_thread(self):
        return self.random.choice([thread for thread in range(self.thread_count) if thread != self.thread])

    def make_interrupt(self, _):
        data = [self.plain_access()] if self.chance(0.5) else []
        return [*data, Interrupt(self.random.choice(range(self.thread_count)))]

    def make_interrupted(self, _):
        register = self.register()
        return [Interrupted(register), *self.perhaps(0.6, Test(register, "!=", 0))]

    def perhaps(self, probability, test):
        """An access to data that the test may have made known."""
        return [If(test, (self.plain_access(),))] if self.chance(probability) else []

    def make_sleep(self, _):
        register = self.register()
        return [Sleep(register), *self.perhaps(0.4, Test(register, "==", 9))]

    def make_join(self, _):
        later = range(self.thread + 1, self.thread_count)
        if not later:
            register = self.register()
            return [IsAlive(register, self.other_thread()), *self.perhaps(0.5, Test(register, "==", 0))]
        after = [self.plain_access()] if self.chance(0.4) else []
        return [Join("r2", self.random.choice(later), self.chance(0.5)), *after]

    # ── Classes and objects ──

    def make_use_class(self, _):
        if not self.holders:
            return []
        holder = self.random.choice(self.holders)
        variable = holder.variables[0]
        mode = VOLATILE if variable.is_volatile else PLAIN
        pick = self.random.random()
        if pick < 0.3:
            return [Use(holder)]
        return [Read(variable, self.register(), mode=mode)] if pick < 0.75 else [Write(variable, 3, mode=mode)]

    def make_publish(self, depth):
        reference = self.references[0]
        if depth >= 2 or self.boxes == 2:
            return self.make_box_access(depth)
        self.boxes += 1
        return [New(reference, self.value(), self.boxes - 1, mode=VOLATILE if reference.is_volatile else PLAIN)]

    def make_box_access(self, _):
        reference = self.references[0]
        field, register = self.random.choice("ggffa"), self.register()
        if field == "f" or self.chance(0.65):
            access = FieldAccess("b0", field, register)
        else:
            access = FieldAccess("b0", field, value=3)
        load = Load(reference, "b0", VOLATILE if reference.is_volatile else PLAIN)
        return [load, IfBox((access,)) if self.chance(0.8) else access]

    # ── The library ──

    def one(self, kind):
        return self.shared[kind][0]

    def make_locked(self, depth):
        lock, body = self.one(Lock), tuple(self.statements(self.random.choice((1, 2)), 2))
        if self.chance(0.7):
            return [Locked(lock, body, is_protected=self.chance(0.75))]
        return [TryLock(lock, body, tuple(self.statements(1, 2)) if self.chance(0.3) else ())]

    def make_condition(self, _):
        lock, rest = self.one(Lock), tuple(self.statements(self.random.choice((0, 1)), 2))
        if self.chance(0.5):
            return [Locked(lock, (Await("r2", lock, self.chance(0.4)), *rest))]
        return [Locked(lock, (*rest, Signal(lock, self.chance(0.5))))]

    def make_acquire(self, _):
        semaphore = self.one(Semaphore)
        body = tuple(self.statements(1, 2))
        pick = self.random.random()
        acquire = Acquire("r2", semaphore) if self.chance(0.6) else AcquireUninterruptibly(semaphore)
        if pick < 0.5:
            return [acquire, *body, Release(semaphore)]
        if pick < 0.7:
            return [self.plain_access(), Release(semaphore)]
        if pick < 0.8:
            return [acquire, *body]
        register = self.register()
        attempt = Acquire(register, semaphore, is_timed=True) if self.chance(0.4) else TryAcquire(semaphore, register)
        return [attempt, If(Test(register, "==", 1), (*body, Release(semaphore)))]

    def make_count_down(self, _):
        latch = self.one(Latch)
        if self.chance(0.5):
            return [self.plain_access(), CountDown(latch)]
        if self.chance(0.7):
            return [AwaitLatch("r2", latch), self.plain_access()]
        return [AwaitLatch("r2", latch, is_timed=True), If(Test("r2", "==", 1), (self.plain_access(),))]

    def make_barrier(self, _):
        before = [self.plain_access()] if self.chance(0.6) else []
        after = [self.plain_access()] if self.chance(0.6) else []
        return [*before, AwaitBarrier(self.one(Barrier)), *after]

    def make_map(self, _):
        table, key, register = self.one(Map), self.random.choice((1, 1, 2)), self.register()
        operation = self.random.choice(("get", "get", "put", "putIfAbsent", "merge", "remove"))
        call = MapCall(table, operation, key, register, self.value())
        if operation == "get" and self.chance(0.7):
            return [call, If(Test(register, "!=", 0), (self.plain_access(),))]
        return [self.plain_access(), call] if self.chance(0.5) else [call]

    def make_queue(self, _):
        queue, register = self.one(Queue), self.register()
        if self.chance(0.5):
            return [self.plain_access(), Put(queue, self.value())]
        if self.chance(0.5):
            return [Take(register, queue), self.plain_access()]
        return [Poll(queue, register), If(Test(register, "!=", 0), (self.plain_access(),))]

    def make_use_library(self, _):
        return [UseLibrary(self.random.choice(USES))]

    def make_submit(self, _):
        """The pool itself is used by main_body."""
        return [self.plain_access()] if self.chance(0.5) else []


class IfBox(If):
    """if (b0 != null)"""

    def __init__(self, then):
        super().__init__(Test("b0", "!=", 0), then)

    def write(self, source):
        self.line = source.block("if (b0 != null) {", self.then)
