"""Operations on one shared object, and what the documentation promises of them.

A row is two threads: the first writes x and then acts, the second acts and then reads x. Where the promise holds only if the
second saw what the first did, it reads x only then; a further row reads x regardless, which is a race. Every row that is
ordered has a twin whose first thread writes x *after* it acted: a race. So it is seen that the reading thread gets there, and
that no more is ordered than what came before.

A row is UNSPECIFIED where the documentation promises nothing and the implementation may order more: nothing is required of x
then, but there must be no other violation.
"""

from dataclasses import dataclass
from enum import Enum

from .sentences import SILENT, UNSEEN


class Promise(Enum):
    ORDERED = "there is no race"
    RACE = "x races"
    UNSPECIFIED = "x may race or not"


ORDERED, RACES, UNSPECIFIED = Promise.ORDERED, Promise.RACE, Promise.UNSPECIFIED


@dataclass(frozen=True)
class Row:
    """`WRITE;` and `READ;` stand for the accesses to x. The write comes first if nothing else is said."""
    name: str
    declaration: str  # of static fields, made before the threads start
    first: str
    second: str  # may be empty: there is no second thread
    promise: Promise
    sentence: str = ""  # of the documentation; of a row that races or is unspecified: why
    # Has too many schedules to explore all: what is found up to the limit of states decides.
    is_large: bool = False
    # What the first thread did earlier stays ordered, and what it does later is: it has no twin.
    has_twin: bool = True
    # Locations that race beside x, by the documentation of what they are accessed by.
    also: tuple[str, ...] = ()

    @property
    def identifier(self):
        return "".join(c if c.isalnum() else "_" for c in self.name)


def seen_and_regardless(name, declaration, first, condition, sentence):
    """Ordered if the second thread sees what the first did; a race if it does not look."""
    return (Row(name, declaration, first, f"if ({condition}) {{ READ; }}", ORDERED, sentence),
            Row(f"{name}, regardless", declaration, first, f"boolean seen = {condition}; READ;", RACES, UNSEEN))


def seen_but_unspecified(name, declaration, first, condition):
    return (Row(name, declaration, first, f"if ({condition}) {{ READ; }}", UNSPECIFIED, SILENT),
            Row(f"{name}, regardless", declaration, first, f"boolean seen = {condition}; READ;", RACES, UNSEEN))


def ordered(name, declaration, first, second, sentence, **more):
    return (Row(name, declaration, first, second, ORDERED, sentence, **more),)


def races(name, declaration, first, second, sentence, **more):
    return (Row(name, declaration, first, second, RACES, sentence, **more),)


def unspecified(name, declaration, first, second, sentence=SILENT):
    return (Row(name, declaration, first, second, UNSPECIFIED, sentence),)


def guarded(name, declaration, lock, unlock, read_lock, read_unlock, promise_of):
    """A flag under a lock says who came first."""
    declaration += " boolean[] flag = new boolean[1];"
    first = f"{lock} flag[0] = true; {unlock}"
    return (*promise_of(name, declaration, first, f"{read_lock} boolean seen = flag[0]; {read_unlock} if (seen) {{ READ; }}"),
            *races(f"{name}, regardless", declaration, first, f"{read_lock} boolean seen = flag[0]; {read_unlock} READ;", UNSEEN))


def by(sentence):
    return lambda name, declaration, first, second: ordered(name, declaration, first, second, sentence)
