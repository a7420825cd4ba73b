"""The programs as data. Registers are local variables of a thread, numbered from 0; threads are numbered, main is 0.

Plain accesses have a `place`, a number by which they are told apart from all others of the program (`numbered`).
"""

from dataclasses import dataclass, field, replace
from enum import Enum


class Storage(Enum):
    """Where a shared int lives; it says how Java accesses it."""
    STATIC = "static field"
    FIELD = "field of a shared object"
    ELEMENT = "array element"
    VOLATILE = "volatile static field"
    VOLATILE_FIELD = "volatile field of a shared object"
    ATOMIC = "AtomicInteger"
    HANDLE = "static field behind a VarHandle"

    @property
    def is_plain(self):
        return self in (Storage.STATIC, Storage.FIELD, Storage.ELEMENT)

    @property
    def has_updates(self):
        return self in (Storage.ATOMIC, Storage.HANDLE)


@dataclass(frozen=True)
class Variable:
    name: str
    storage: Storage
    number: int  # among the program's variables


@dataclass(frozen=True)
class Condition:
    """A comparison of a register with a constant."""
    register: int
    operator: str  # == != <
    constant: int

    def holds(self, value):
        if self.operator == "==":
            return value == self.constant
        return value != self.constant if self.operator == "!=" else value < self.constant


@dataclass(frozen=True)
class Read:
    register: int
    variable: Variable
    mode: str = "Volatile"  # of a VarHandle
    place: int = 0


@dataclass(frozen=True)
class Write:
    """Stores constant, plus the register if there is one."""
    variable: Variable
    constant: int
    register: int | None = None
    mode: str = "Volatile"
    place: int = 0


@dataclass(frozen=True)
class Add:
    """variable += constant: a read, then a write."""
    variable: Variable
    constant: int
    place: int = 0


@dataclass(frozen=True)
class CompareAndSet:
    register: int  # 1 if it succeeded, else 0
    variable: Variable
    expected: int
    value: int


@dataclass(frozen=True)
class GetAndAdd:
    register: int
    variable: Variable
    constant: int


@dataclass(frozen=True)
class Synchronized:
    lock: int
    body: tuple


# What the register gets from an operation that an interrupt can end.
RETURNED, INTERRUPTED = 1, 2


@dataclass(frozen=True)
class Wait:
    lock: int
    register: int
    milliseconds: int = 0  # 0: for ever


@dataclass(frozen=True)
class Notify:
    lock: int
    everyone: bool


@dataclass(frozen=True)
class Park:
    nanoseconds: int = 0  # 0: for ever


@dataclass(frozen=True)
class Unpark:
    thread: int


@dataclass(frozen=True)
class Start:
    thread: int


@dataclass(frozen=True)
class Join:
    thread: int
    register: int
    milliseconds: int = 0


@dataclass(frozen=True)
class Interrupt:
    thread: int


@dataclass(frozen=True)
class TakeInterrupt:
    """Thread.interrupted()"""
    register: int


@dataclass(frozen=True)
class IsInterrupted:
    register: int
    thread: int


@dataclass(frozen=True)
class IsAlive:
    register: int
    thread: int


@dataclass(frozen=True)
class Choose:
    register: int
    possibilities: int


@dataclass(frozen=True)
class If:
    condition: Condition
    then: tuple
    otherwise: tuple = ()


@dataclass(frozen=True)
class Loop:
    """The body, so many times."""
    times: int
    body: tuple


@dataclass(frozen=True)
class Retry:
    """Reads the variable into the register until it has the value, so many times at most."""
    times: int
    register: int
    variable: Variable
    value: int


@dataclass(frozen=True)
class Spin:
    """Reads variables one after the other until all have their values, with the body between two rounds.

    Paths are endless: only an exploration that matches states ends.
    """
    awaited: tuple  # of (variable, value)
    body: tuple = ()


@dataclass(frozen=True)
class Update:
    """Adds the constant: reads the variable into the register and compares-and-sets it, until that succeeds."""
    register: int
    variable: Variable
    constant: int


@dataclass(frozen=True)
class SpinLocked:
    """The body while the variable is 1, which one thread at a time sets; spins until it can."""
    variable: Variable
    body: tuple


@dataclass(frozen=True)
class Either:
    """One of two blocks. Which of them it was, the thread does not remember."""
    register: int
    then: tuple
    otherwise: tuple


@dataclass(frozen=True)
class UseClass:
    """Initialises the class if nobody has done it yet."""
    number: int


@dataclass(frozen=True)
class Exit:
    """System.exit"""


@dataclass(frozen=True)
class Assert:
    condition: Condition


@dataclass(frozen=True)
class Throw:
    """Throws IllegalStateException if the condition holds."""
    condition: Condition


@dataclass
class Program:
    name: str
    kind: str
    race_free: bool
    variables: list
    lock_count: int
    threads: list  # of tuples of statements
    register_counts: list = field(default_factory=list)
    classes: list = field(default_factory=list)  # what their initialisers do: tuples of statements

    def synchronised_variables(self):
        return [variable for variable in self.variables if not variable.storage.is_plain]

    def result_names(self):
        return [f"r{thread}_{register}" for thread, count in enumerate(self.register_counts) for register in range(count)]


def thread_name(thread):
    return "main" if thread == 0 else f"t{thread}"


def parts(statement):
    """The statements directly inside."""
    if isinstance(statement, (If, Either)):
        return statement.then + statement.otherwise
    return getattr(statement, "body", ())


def walk(statements):
    for statement in statements:
        yield statement
        yield from walk(parts(statement))


def numbered(blocks):
    """The blocks with numbers as the places of plain accesses."""
    count = 0

    def number(statement):
        nonlocal count
        if isinstance(statement, (Read, Write, Add)) and statement.variable.storage.is_plain:
            count += 1
            return replace(statement, place=count)
        if isinstance(statement, (If, Either)):
            return replace(statement, then=number_all(statement.then), otherwise=number_all(statement.otherwise))
        return replace(statement, body=number_all(statement.body)) if parts(statement) else statement

    def number_all(statements):
        return tuple([number(statement) for statement in statements])

    return [number_all(statements) for statements in blocks]
