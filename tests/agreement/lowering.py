"""Compiles the statements of a thread to the instructions of the model."""

from . import accesses as access
from . import instructions as op
from . import syntax
from .state import DEPTH_BITS, INITIALISED, INTERRUPTED, PERMIT, Layout

NANOSECONDS = 1_000_000  # per millisecond


class Lowering:
    def __init__(self, program, layout, thread, past):
        self.program, self.layout, self.thread, self.past = program, layout, thread, past
        self.code = []
        self.initialising = []  # classes whose initialisers are being lowered
        self.held = []  # locks, the innermost last

    def register(self, number):
        return self.layout.register(self.thread, number)

    def emit(self, instruction):
        self.code.append(instruction)

    def local(self, change):
        """Changes the state in place and goes on."""
        at = len(self.code) + 1

        def apply(state):
            change(state)
            return at
        self.emit(op.Local(apply))

    def branch(self, condition):
        """Goes on if the condition holds; the result sets where to go otherwise."""
        targets = [len(self.code) + 1, None]
        slot = self.register(condition.register)
        self.emit(op.Local(lambda state: targets[0] if condition.holds(state[slot]) else targets[1]))
        return lambda: targets.__setitem__(1, len(self.code))

    def jump(self):
        target = [None]
        self.emit(op.Local(lambda state: target[0]))
        return lambda: target.__setitem__(0, len(self.code))

    def block(self, statements):
        for statement in statements:
            LOWER[type(statement)](self, statement)

    def access(self, s, register, apply, orders, writes=True):
        place = getattr(s, "place", 0)
        self.emit(access.Access(s.variable, register, apply, writes, place, orders))

    def read(self, s):
        at = s.variable.number
        self.access(s, self.register(s.register), lambda state: (state[at], state[at]), access.READS[mode(s)], writes=False)

    def write(self, s):
        orders = access.WRITES[mode(s)]
        if s.register is None:
            self.access(s, None, lambda state: (None, s.constant), orders)
        else:
            source = self.register(s.register)
            self.access(s, None, lambda state: (None, state[source] + s.constant), orders)

    def add(self, s):
        at, scratch = s.variable.number, self.layout.scratch(self.thread)
        self.access(s, scratch, lambda state: (state[at] + s.constant, state[at]), access.acquire, writes=False)
        self.access(s, scratch, lambda state: (0, state[scratch]), access.release)

    def compare_and_set(self, s):
        at = s.variable.number
        self.access(s, self.register(s.register),
                    lambda state: (1, s.value) if state[at] == s.expected else (0, state[at]), access.compare_and_set)

    def get_and_add(self, s):
        at = s.variable.number
        self.access(s, self.register(s.register), lambda state: (state[at], state[at] + s.constant), access.update)

    def synchronized(self, s):
        lock = self.layout.lock(s.lock)
        self.emit(op.Enter(lock))
        self.held.append(lock)
        self.block(s.body)
        self.held.pop()
        self.local(lambda state: self.unlock(state, lock))

    def unlock(self, state, lock):
        state[lock] -= 1
        if state[lock] & (1 << DEPTH_BITS) - 1 == 0:
            state[lock] = 0
            self.past.release(state, self.thread, self.past.of_slot(lock))

    def conditional(self, s):
        to_else = self.branch(s.condition)
        self.block(s.then)
        to_end = self.jump()
        to_else()
        self.block(s.otherwise)
        to_end()

    def either(self, s):
        self.emit(op.Choose(self.register(s.register), 2))
        self.conditional(syntax.If(syntax.Condition(s.register, "==", 0), s.then, s.otherwise))
        slot = self.register(s.register)
        self.local(lambda state: state.__setitem__(slot, 0))

    def spin(self, s):
        start, tests = len(self.code), []
        for variable, value in s.awaited:
            at = variable.number
            tests.append(access.Test(at, lambda state, at=at, value=value: state[at] == value, access.acquire))
            self.emit(tests[-1])
        to_end = self.jump()
        for test in tests:
            test.target = len(self.code) if s.body else start
        self.block(s.body)
        self.emit(op.Local(lambda state: start))
        to_end()

    def compare_and_set_or(self, target, at, expected, value):
        """Goes to the target if it fails. What is expected and what is set are functions of the state."""
        def apply(state):
            succeeds = state[at] == expected(state)
            if succeeds:
                state[at] = value(state)
            return succeeds
        test = access.Test(at, apply, access.compare_and_set)
        test.target = target
        self.emit(test)

    def update(self, s):
        start, slot = len(self.code), self.register(s.register)
        self.read(syntax.Read(s.register, s.variable))
        self.compare_and_set_or(start, s.variable.number, lambda state: state[slot], lambda state: state[slot] + s.constant)

    def spin_locked(self, s):
        self.compare_and_set_or(len(self.code), s.variable.number, lambda state: 0, lambda state: 1)
        self.block(s.body)
        self.write(syntax.Write(s.variable, 0))

    def use_class(self, s):
        if s.number in self.initialising:
            return  # this thread is at it
        slot = self.layout.klass(s.number)
        enter = op.EnterClass(slot)
        self.emit(enter)
        self.initialising.append(s.number)
        self.block(self.program.classes[s.number])
        self.initialising.pop()
        self.local(lambda state: self.initialised(state, slot))
        enter.target = len(self.code)

    def initialised(self, state, slot):
        state[slot] = INITIALISED
        self.past.release(state, self.thread, self.past.of_slot(slot))

    def retry(self, s):
        exits = []
        for _ in range(s.times):
            self.read(syntax.Read(s.register, s.variable))
            exits.append(self.branch(syntax.Condition(s.register, "!=", s.value)))
        for leave in exits:
            leave()

    def violation(self, kind, condition, expected):
        """Ends the thread unless the condition is as expected."""
        at, go_on, slot = len(self.code) + 1, [], self.register(condition.register)
        self.emit(op.Local(lambda state: go_on[0] if condition.holds(state[slot]) == expected else at))
        self.unwind(kind)
        go_on.append(len(self.code))

    def unwind(self, kind):
        """An exception gives up the locks on its way. That it leaves the thread is a step of its own: others may come before it,
        also such that wait for these locks."""
        for lock in reversed(self.held):
            self.local(lambda state, lock=lock: self.unlock(state, lock))
        self.emit(op.Violate(kind))

    def with_owned_lock(self, instruction):
        """What throws IllegalMonitorStateException if the thread does not have the lock."""
        self.emit(instruction)
        to_end = self.jump()
        instruction.unowned = len(self.code)
        self.unwind("exception")
        to_end()


def mode(s):
    """Only through a VarHandle there is a choice."""
    return s.mode if s.variable.storage is syntax.Storage.HANDLE else "Volatile"


def single(make):
    """A statement that is one instruction."""
    return lambda lowering, s: lowering.emit(make(lowering, s))


LOWER = {
    syntax.Read: Lowering.read,
    syntax.Write: Lowering.write,
    syntax.Add: Lowering.add,
    syntax.CompareAndSet: Lowering.compare_and_set,
    syntax.GetAndAdd: Lowering.get_and_add,
    syntax.Synchronized: Lowering.synchronized,
    syntax.Wait: lambda l, s: l.with_owned_lock(op.Wait(l.layout.lock(s.lock), l.register(s.register),
                                                        s.milliseconds * NANOSECONDS)),
    syntax.Notify: lambda l, s: l.with_owned_lock(op.Notify(l.layout.lock(s.lock), s.everyone)),
    syntax.Park: single(lambda l, s: op.Park(s.nanoseconds)),
    syntax.Unpark: single(lambda l, s: op.SetFlag(s.thread, PERMIT)),
    syntax.Start: single(lambda l, s: op.Start(s.thread)),
    syntax.Join: single(lambda l, s: op.Join(s.thread, l.register(s.register), s.milliseconds * NANOSECONDS)),
    syntax.Interrupt: single(lambda l, s: op.SetFlag(s.thread, INTERRUPTED)),
    syntax.TakeInterrupt: single(lambda l, s: op.TakeInterrupt(l.register(s.register))),
    syntax.IsInterrupted: single(lambda l, s: op.Observe(l.register(s.register), s.thread, op.is_interrupted, 1,
                                                         lambda past, thread: past.of_interrupt(thread))),
    syntax.IsAlive: single(lambda l, s: op.Observe(l.register(s.register), s.thread, op.is_alive, 0,
                                                   lambda past, thread: thread)),
    syntax.Choose: single(lambda l, s: op.Choose(l.register(s.register), s.possibilities)),
    syntax.If: Lowering.conditional,
    syntax.Loop: lambda lowering, s: [lowering.block(s.body) for _ in range(s.times)],
    syntax.Retry: Lowering.retry,
    syntax.Spin: Lowering.spin,
    syntax.Update: Lowering.update,
    syntax.SpinLocked: Lowering.spin_locked,
    syntax.Either: Lowering.either,
    syntax.UseClass: Lowering.use_class,
    syntax.Exit: single(lambda l, s: op.Exit()),
    syntax.Assert: lambda lowering, s: lowering.violation("assertion", s.condition, True),
    syntax.Throw: lambda lowering, s: lowering.violation("exception", s.condition, False),
}


def lower(program, kind_of_past):
    """The layout of the program's states, the code of each thread, and the keeper of the past."""
    layout = Layout(program)
    past = kind_of_past(layout)
    codes = []
    for thread, statements in enumerate(program.threads):
        lowering = Lowering(program, layout, thread, past)
        lowering.block(statements)
        lowering.emit(op.End())
        codes.append(lowering.code)
    return layout, codes, past
