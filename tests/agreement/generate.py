"""Makes random programs with their expected outcomes. Same seed and index, same program."""

import random
from dataclasses import dataclass, replace

from .happens_before import Past
from .kinds import KINDS, PLAIN
from .model import ANY, QUIESCENT, Model, TooLarge
from .statements import Durations, Statements
from .syntax import Join, Park, Program, Start, Variable, Wait, numbered, walk

MAXIMUM_STATES = 1_500
MAXIMUM_PATHS = 20_000
MAXIMUM_STATES_WITH_PAST = 20_000
MINIMUM_STATES = 8
# Statements a thread may have, by the number of threads.
SIZES = {2: (1, 4), 3: (1, 3), 4: (0, 2)}
NAMES = "xyzuv"
# What initialisers of classes do: they have no registers.
INITIALISER = {"write": 3, "add": 1, "use_class": 2}


@dataclass(frozen=True)
class Generated:
    program: Program
    explorations: dict  # by time-out mode
    racing_pairs: dict  # by time-out mode


def insert(statements, statement, position):
    return statements[:position] + (statement,) + statements[position:]


class Generator:
    def __init__(self, randomness, name, kind_name):
        self.random, self.name, self.kind_name = randomness, name, kind_name
        self.kind = KINDS[kind_name]
        self.thread_count = self.random.choice((2, 2, 3, 3, 3, 4))
        count = self.random.randint(1, 3)
        self.variables = [Variable(NAMES[n], self.random.choice(self.kind.storages), n) for n in range(count)]

    def program(self):
        durations = Durations(self.random)
        makers = [Statements(self.random, self.kind, self.variables, thread, self.thread_count, durations)
                  for thread in range(self.thread_count)]
        low, high = SIZES[self.thread_count]
        threads = [maker.some(self.random.randint(max(low, thread > 0), high)) for thread, maker in enumerate(makers)]
        if "handover" in self.kind.options:
            self.hand_over(makers, threads)
        else:
            self.start_all(threads)
        is_race_free = self.kind.guarded or not any(variable.storage.is_plain for variable in self.variables)
        blocks = numbered(threads + self.initialisers(durations))
        return Program(self.name, self.kind_name, is_race_free, self.variables, self.kind.lock_count,
                       blocks[:self.thread_count], [maker.register_count for maker in makers], blocks[self.thread_count:])

    def initialisers(self, durations):
        kind = replace(self.kind, weights=INITIALISER)
        maker = Statements(self.random, kind, self.variables, 0, self.thread_count, durations)
        return [maker.some(self.random.randint(1, 2)) for _ in range(self.kind.class_count)]

    def start_all(self, threads):
        """Puts the start of each thread into another: main, or one that is itself started before."""
        for thread in range(1, self.thread_count):
            parent = self.random.randrange(thread) if "nested_starts" in self.kind.options else 0
            # Main starts early more often than late.
            position = min(self.random.randint(0, len(threads[parent])), self.random.randint(0, len(threads[parent])))
            threads[parent] = insert(threads[parent], Start(thread), position)

    def hand_over(self, makers, threads):
        """Gives each child a plain variable of its own, which main accesses before the start and after the join."""
        before, after, joins = (), (), ()
        for thread in range(1, self.thread_count):
            owned = Variable(f"own{thread}", self.random.choice(PLAIN), len(self.variables))
            self.variables.append(owned)

            def access(of):
                maker = makers[of]
                plain = Statements(self.random, KINDS["plain"], [owned], of, self.thread_count, Durations(self.random))
                plain.register_count = maker.register_count
                made = self.random.choice((plain.read, plain.write, plain.add))()
                maker.register_count = plain.register_count
                return (made,)

            before += access(0) + (Start(thread),)
            threads[thread] = insert(threads[thread], access(thread)[0], self.random.randint(0, len(threads[thread])))
            joins += (Join(thread, makers[0].new_register()),)
            after += access(0)
        threads[0] = before + threads[0] + joins + after


def is_timed(program):
    statements = [statement for thread in program.threads for statement in walk(thread)]
    return any(isinstance(s, (Wait, Join)) and s.milliseconds or isinstance(s, Park) and s.nanoseconds for s in statements)


def explore(program):
    """What the model finds, by time-out mode; raises TooLarge."""
    found = {ANY: Model(program, ANY).explore(MAXIMUM_STATES, MAXIMUM_PATHS)}
    found[QUIESCENT] = Model(program, QUIESCENT).explore() if is_timed(program) else found[ANY]
    return found


def racing_pairs(program):
    """By time-out mode; raises TooLarge."""
    if program.race_free:
        return {ANY: frozenset(), QUIESCENT: frozenset()}
    pairs = {ANY: Model(program, ANY, Past).explore(MAXIMUM_STATES_WITH_PAST).pairs}
    pairs[QUIESCENT] = Model(program, QUIESCENT, Past).explore().pairs if is_timed(program) else pairs[ANY]
    return pairs


def generate(seed, index):
    randomness = random.Random(f"{seed}/{index}")
    kind = list(KINDS)[index % len(KINDS)]
    while True:
        program = Generator(randomness, f"P{index}", kind).program()
        try:
            explorations = explore(program)
            pairs = racing_pairs(program)
        except TooLarge:
            continue
        if explorations[ANY].states < MINIMUM_STATES:
            continue
        if program.race_free and explorations[ANY].has_race:
            raise AssertionError(f"{program.name} of seed {seed} should be race free")
        # Whatever the schedule, the same: such programs test less, so most are dropped.
        if len(explorations[ANY].outcomes) == 1 and randomness.random() < 0.85:
            continue
        return Generated(program, explorations, pairs)
