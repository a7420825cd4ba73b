"""Compiles the statements of a thread to the instructions of the model."""

from . import instructions as op
from . import syntax
from .state import DEPTH_BITS, INTERRUPTED, PERMIT, Layout

NANOSECONDS = 1_000_000  # per millisecond


class Lowering:
    def __init__(self, layout, thread, past):
        self.layout, self.thread, self.past = layout, thread, past
        self.code = []

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
        self.emit(op.Access(s.variable, register, apply, writes, place, orders))

    def read(self, s):
        at = s.variable.number
        self.access(s, self.register(s.register), lambda state: (state[at], state[at]), op.READS[mode(s)], writes=False)

    def write(self, s):
        orders = op.WRITES[mode(s)]
        if s.register is None:
            self.access(s, None, lambda state: (None, s.constant), orders)
        else:
            source = self.register(s.register)
            self.access(s, None, lambda state: (None, state[source] + s.constant), orders)

    def add(self, s):
        at, scratch = s.variable.number, self.layout.scratch(self.thread)
        self.access(s, scratch, lambda state: (state[at] + s.constant, state[at]), op.acquire, writes=False)
        self.access(s, scratch, lambda state: (0, state[scratch]), op.release)

    def compare_and_set(self, s):
        at = s.variable.number
        self.access(s, self.register(s.register),
                    lambda state: (1, s.value) if state[at] == s.expected else (0, state[at]), op.compare_and_set)

    def get_and_add(self, s):
        at = s.variable.number
        self.access(s, self.register(s.register), lambda state: (state[at], state[at] + s.constant), op.update)

    def synchronized(self, s):
        lock = self.layout.lock(s.lock)
        self.emit(op.Enter(lock))
        self.block(s.body)
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

    def retry(self, s):
        exits = []
        for _ in range(s.times):
            self.read(syntax.Read(s.register, s.variable))
            exits.append(self.branch(syntax.Condition(s.register, "!=", s.value)))
        for leave in exits:
            leave()

    def violation(self, kind, condition, expected):
        """Ends the execution unless the condition is as expected. That is a step of its own: others may come before it."""
        fail, go_on, slot = len(self.code) + 1, len(self.code) + 2, self.register(condition.register)
        self.emit(op.Local(lambda state: go_on if condition.holds(state[slot]) == expected else fail))
        self.emit(op.Violate(kind))


def mode(access):
    """Only through a VarHandle there is a choice."""
    return access.mode if access.variable.storage is syntax.Storage.HANDLE else "Volatile"


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
    syntax.Wait: single(lambda l, s: op.Wait(l.layout.lock(s.lock), l.register(s.register), s.milliseconds * NANOSECONDS)),
    syntax.Notify: single(lambda l, s: op.Notify(l.layout.lock(s.lock), s.everyone)),
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
    syntax.Spin: single(lambda l, s: op.Spin(s.variable.number, s.value)),
    syntax.Assert: lambda lowering, s: lowering.violation("assertion", s.condition, True),
    syntax.Throw: lambda lowering, s: lowering.violation("exception", s.condition, False),
}


def lower(program, kind_of_past):
    """The layout of the program's states, the code of each thread, and the keeper of the past."""
    layout = Layout(program)
    past = kind_of_past(layout)
    codes = []
    for thread, statements in enumerate(program.threads):
        lowering = Lowering(layout, thread, past)
        lowering.block(statements)
        lowering.emit(op.End())
        codes.append(lowering.code)
    return layout, codes, past
