"""Random programs. Same seed and number, same program.

A kind says what a program is made of. Plain variables are guarded by a monitor or handed over by a flag, mostly: a program that
forgets it somewhere may have a race.
"""

import random

from .accesses import ATOMIC, FIELD, HANDLE, VOLATILE, Read, Variable, Write
from .barriers import Barrier
from .classes import Holder, Use
from .containers import Map, Queue
from .kinds import KINDS, kind_of
from .locks import Lock
from .permits import Latch, Semaphore
from .pools import Get, Pool, ShutDown, Submit, Task
from .program import Program
from .random_statements import RandomStatements
from .search import TooLarge
from .statement import Test, Throw, Try
from .threads import Join, Start

ATTEMPTS = 100


class Generator(RandomStatements):
    def __init__(self, seed, number):
        self.random = random.Random(f"{seed}/{number}")
        self.kind_name = kind_of(number)
        self.name = f"P{number}"

    def program(self):
        """A program that the model can enumerate, with what must and may be found."""
        for _ in range(ATTEMPTS):
            program = self.attempt()
            source = program.java()
            try:
                return program, source, program.decide()
            except TooLarge:
                continue
        raise TooLarge

    # ── What a program is made of ──

    def attempt(self):
        self.kind = KINDS[self.kind_name]
        self.features = dict(self.kind.weights)
        self.make_variables()
        self.thread_count = self.random.choice((1, 1, 2) if self.has("submit") else (2, 2, 3))
        self.boxes = 0
        self.thread = 0
        self.make_shared()
        threads = [self.thread_body(thread) for thread in range(self.thread_count)]
        threads[0] = self.main_body(threads[0])
        program = Program(self.name, self.kind_name, threads, self.variables, self.references, self.holders, self.monitors,
                          [shared for group in self.shared.values() for shared in group], self.pool, self.boxes)
        if self.has("exception") and self.flags and self.thread_count > 1 and self.chance(0.25):
            program.last_words = {1: Write(self.flags[0], 5, mode=VOLATILE)}
        return program

    def has(self, feature):
        return self.features.get(feature, 0) > 0

    def make_variables(self):
        choose = self.random.choice
        self.data = [Variable(name, is_in_object=self.chance(0.2)) for name in ("x", "y")[:choose((1, 2))]]
        self.flags = []
        for name in ("u", "v")[:choose(self.kind.flag_counts)]:
            access = choose(self.kind.flag_accesses)
            is_volatile = access == FIELD or access == HANDLE and self.chance(0.3)
            self.flags.append(Variable(name, access, is_volatile, is_in_object=access != ATOMIC and self.chance(0.3)))
        self.arrays = []
        if self.has("element"):
            access = choose((FIELD, FIELD, HANDLE, ATOMIC)) if self.kind.mixed else FIELD
            self.arrays = [Variable("a", access, length=2)]
        self.variables = self.data + self.flags + self.arrays

    def make_shared(self):
        """Everything but variables."""
        self.monitors = ["first", "second"][:self.kind.monitor_count]
        # What guards a plain variable, where it is accessed as it should be.
        self.guards = {variable: self.random.choice(self.monitors) if self.monitors else None
                       for variable in self.data + self.arrays}
        self.references = [Variable("box", is_volatile=self.chance(0.5))] if self.has("publish") else []
        self.shared = {}
        for feature, kind, argument in (("locked", Lock, 0), ("acquire", Semaphore, self.random.choice((0, 1, 1, 2))),
                                        ("count_down", Latch, self.random.choice((1, 1, 2))), ("map", Map, 0), ("queue", Queue, 0),
                                        ("barrier", Barrier, 0)):
            if self.has(feature):
                self.shared[kind] = [kind(kind.__name__.lower(), argument)]
        self.pool = None
        if self.has("submit"):
            self.pool = Pool(self.random.choice((1, 1, 2)))
            self.pool.tasks = [Task(number, self.body(2, shallow=True)) for number in range(self.random.choice((1, 1, 2)))]
        self.holders = []
        if self.has("use_class"):
            self.make_holders()

    def make_holders(self):
        for number in range(self.random.choice((1, 2))):
            holder = Holder(f"C{number}")
            holder.variables = [Variable(f"c{number}", owner=holder, is_volatile=self.chance(0.2))]
            self.holders.append(holder)
        for holder in self.holders:
            statements = [Write(holder.variables[0], self.value())]
            statements += self.statements(self.random.choice((0, 1, 1)), 1)
            if len(self.holders) == 2 and self.chance(0.3):
                statements.append(Use(self.random.choice(self.holders)))
            if self.chance(0.2) and self.data:
                statements += [Read(self.random.choice(self.data)), Throw(Test("r0", "==", self.random.choice((0, 1))))]
            holder.body = tuple(statements)

    def main_body(self, body):
        statements = []
        if self.chance(0.3):
            statements += self.statements(1, 0)
        statements += [Start(thread) for thread in range(1, self.thread_count)]
        statements += body
        if self.pool:
            return self.with_pool(statements)
        for thread in range(1, self.thread_count):
            if self.chance(0.3):
                statements.append(Join("r2", thread))
                statements += self.statements(self.random.choice((0, 1)), 0)
        return tuple(statements)

    def with_pool(self, statements):
        for task in range(len(self.pool.tasks)):
            statements.append(Submit(task))
            statements += self.statements(self.random.choice((0, 0, 1)), 0)
        for task in range(len(self.pool.tasks)):
            if self.chance(0.6):
                statements.append(Get(task, self.register()))
                statements += self.statements(self.random.choice((0, 1)), 0)
        # An exception must not leave the pool running.
        return (Try(tuple(statements), (), (ShutDown(),)),)

    def thread_body(self, thread):
        self.thread = thread
        return list(self.body(self.random.choice(self.kind.lengths)))

    def body(self, count, shallow=False):
        return tuple(self.statements(count, 2 if shallow else 0))


def generate(seed, number):
    return Generator(seed, number).program()
