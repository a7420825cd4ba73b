"""What an operation of the class library is: it works on an object of its own.

An operation is Java: a declaration that makes the object `o`, and statements that use it. Whatever the operation is, no two of
them on separate objects order anything: what the library does behind them (initialising classes, linking handles, filling
caches, counting) is housekeeping. So `x = 1; A` in one thread and `B; r = x` in another race on x, and on nothing else.

Not here: operations that share something by their documentation, such as System.out, the common pool, loggers, interned strings.
"""

from dataclasses import dataclass
from enum import Enum


class Made(Enum):
    """When the object is made."""
    IN_THREAD = "by the thread that uses it: everything about it is a first use"
    BEFORE = "before the threads start: it takes long to make, or the point is the use alone"


@dataclass(frozen=True)
class Operation:
    name: str  # "Semaphore.release", unique
    package: str
    declaration: str  # may be empty
    use: str
    made: Made = Made.IN_THREAD

    @property
    def identifier(self):
        return "".join(c if c.isalnum() else "_" for c in self.name)


def in_package(package, *rows):
    """Rows are (name, declaration, use) and, if the object is made before, Made.BEFORE."""
    return tuple(Operation(name, package, *rest) for name, *rest in rows)
