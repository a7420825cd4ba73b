"""Random statements for one thread of a program."""

from .lowering import NANOSECONDS
from .syntax import (Add, Assert, Choose, CompareAndSet, Condition, Either, Exit, GetAndAdd, If, Interrupt, IsAlive,
                     IsInterrupted, Join, Loop, Notify, Park, Read, Retry, Spin, SpinLocked, Synchronized, TakeInterrupt, Throw,
                     Unpark, Update, UseClass, Wait, Write)

# Of accesses through a VarHandle.
READ_MODES = ("Volatile", "Volatile", "Acquire", "Opaque")
WRITE_MODES = ("Volatile", "Volatile", "Release", "Opaque")


class Durations:
    """The durations of a program's timed statements, in milliseconds.

    Different powers of three: whatever has been waited for, and each at most twice, no two time-outs are due together. So the
    little time that the JDK's own code takes between them does not matter.
    """

    MOST = 4

    def __init__(self, random):
        self.left = [3 ** power for power in range(self.MOST)]
        random.shuffle(self.left)

    def take(self):
        """None if the program has enough of them."""
        return self.left.pop() if self.left else None


class Statements:
    """Makes statements of a kind. A method makes one statement, or None if it has nothing to work on."""

    def __init__(self, random, kind, variables, thread, thread_count, durations):
        self.random, self.kind, self.variables, self.durations = random, kind, variables, durations
        self.others = [other for other in range(thread_count) if other != thread]
        self.names, self.weights = list(kind.weights), list(kind.weights.values())
        self.register_count = 0
        self.held = ()
        self.nesting = 0

    def some(self, count):
        made = []
        while len(made) < count:
            statement = getattr(self, self.random.choices(self.names, self.weights)[0])()
            if statement is not None:
                made.append(statement)
        return tuple(made)

    # Parts of statements.
    def new_register(self):
        """A register to write: often a new one, so that more is seen at the end."""
        if self.register_count < 3 and (self.register_count == 0 or self.random.random() < 0.6):
            self.register_count += 1
            return self.register_count - 1
        return self.random.randrange(self.register_count)

    def condition(self):
        if self.register_count == 0:
            return None
        return Condition(self.random.randrange(self.register_count), self.random.choice(("==", "!=", "<")),
                         self.random.randrange(3))

    def nested(self, make, locks=()):
        """What `make` makes one level deeper, with these locks held; None if that is too deep."""
        if self.nesting >= 2:
            return None
        held, self.held, self.nesting = self.held, self.held + locks, self.nesting + 1
        try:
            return make()
        finally:
            self.held, self.nesting = held, self.nesting - 1

    def guard_of(self, variable):
        return variable.number % self.kind.lock_count

    def accessing(self, variable, statement):
        """The statement, under the variable's lock if the kind wants that."""
        if not self.kind.guarded or not variable.storage.is_plain or self.guard_of(variable) in self.held:
            return statement
        return Synchronized(self.guard_of(variable), (statement,))

    def variable(self):
        return self.random.choice(self.variables)

    def updatable(self):
        found = [variable for variable in self.variables if variable.storage.has_updates]
        return self.random.choice(found) if found else None

    def synchronised(self):
        found = [variable for variable in self.variables if not variable.storage.is_plain]
        return self.random.choice(found) if found else None

    def value(self):
        return self.random.randint(1, 3)

    # Memory.
    def read(self):
        variable = self.variable()
        return self.accessing(variable, Read(self.new_register(), variable, self.random.choice(READ_MODES)))

    def write(self):
        variable, mode = self.variable(), self.random.choice(WRITE_MODES)
        uses_register = self.register_count > 0 and self.random.random() < 0.3
        register = self.random.randrange(self.register_count) if uses_register else None
        return self.accessing(variable, Write(variable, self.value(), register, mode))

    def add(self):
        variable = self.variable()
        return self.accessing(variable, Add(variable, self.random.randint(1, 2)))

    def compare_and_set(self):
        variable = self.updatable()
        return variable and CompareAndSet(self.new_register(), variable, self.random.randrange(3), self.value())

    def get_and_add(self):
        variable = self.updatable()
        return variable and GetAndAdd(self.new_register(), variable, self.random.randint(1, 2))

    def retry(self):
        variable = self.synchronised()
        return variable and Retry(2, self.new_register(), variable, self.value())

    def spin(self):
        variable = self.synchronised()
        return variable and Spin((self.awaited(variable),))

    def awaited(self, variable):
        return variable, self.random.choice((0, 1, 1, 2, 3))

    def spin_for_two(self):
        found = [variable for variable in self.variables if not variable.storage.is_plain]
        return Spin(tuple(map(self.awaited, self.random.sample(found, 2)))) if len(found) > 1 else None

    def spin_writing(self):
        """A round writes constants only, so that there are few states."""
        variable, written = self.synchronised(), self.variable()
        if variable is None:
            return None
        return Spin((self.awaited(variable),), (Write(written, self.value(), mode=self.random.choice(WRITE_MODES)),))

    def update(self):
        variable = self.updatable()
        return variable and Update(self.new_register(), variable, self.random.randint(1, 2))

    def spin_locked(self):
        variable = self.updatable()
        body = variable and self.nested(lambda: self.some(1))
        return body and SpinLocked(variable, body)

    # Control.
    def conditional(self):
        condition = self.condition()
        if condition is None:
            return None
        return self.nested(lambda: If(condition, self.some(1), self.some(self.random.randrange(2))))

    def either(self):
        """Two places that do the same."""
        access = self.random.choice((self.read, self.write))()
        return Either(self.new_register(), (access,), (access,))

    def exit(self):
        return Exit()

    def use_class(self):
        return UseClass(self.random.randrange(self.kind.class_count))

    def loop(self):
        # Loops are not nested, so that their Java needs one counter.
        return self.nested(lambda: Loop(2, self.some(1))) if self.nesting == 0 else None

    def assertion(self):
        condition = self.condition()
        return condition and Assert(condition)

    def exception(self):
        condition = self.condition()
        return condition and Throw(condition)

    def choose(self):
        return Choose(self.new_register(), self.random.randint(2, 3))

    # Monitors.
    def lock(self):
        return self.random.randrange(self.kind.lock_count)

    def synchronized(self):
        lock = self.lock()
        body = self.nested(lambda: self.some(self.random.choice((0, 1, 1, 2))), (lock,))
        return None if body is None else Synchronized(lock, body)

    def with_lock(self, make):
        """What `make(lock)` makes, in a block of that lock unless it is held."""
        if self.held and self.random.random() < 0.7:
            return make(self.random.choice(self.held))
        lock = self.lock()
        return Synchronized(lock, (make(lock),))

    def wait(self):
        return self.with_lock(lambda lock: Wait(lock, self.new_register()))

    def timed_wait(self):
        duration = self.durations.take()
        return duration and self.with_lock(lambda lock: Wait(lock, self.new_register(), duration))

    def notify(self):
        return self.with_lock(lambda lock: Notify(lock, self.random.random() < 0.4))

    def unowned(self):
        """What throws IllegalMonitorStateException."""
        lock = self.lock()
        return None if lock in self.held else self.random.choice((Notify(lock, False), Wait(lock, self.new_register())))

    # Threads.
    def park(self):
        return Park()

    def timed_park(self):
        duration = self.durations.take()
        return duration and Park(duration * NANOSECONDS)

    def unpark(self):
        return Unpark(self.random.choice(self.others))

    def join(self):
        return Join(self.random.choice(self.others), self.new_register())

    def timed_join(self):
        duration = self.durations.take()
        return duration and Join(self.random.choice(self.others), self.new_register(), duration)

    def interrupt(self):
        return Interrupt(self.random.choice(self.others))

    def take_interrupt(self):
        return TakeInterrupt(self.new_register())

    def is_interrupted(self):
        return IsInterrupted(self.new_register(), self.random.choice(self.others))

    def is_alive(self):
        return IsAlive(self.new_register(), self.random.choice(self.others))
