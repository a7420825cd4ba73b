"""Enumerates the states of a program and collects its outcomes.

Java without spurious wake-ups, and without the freedom of racy programs to leave sequential consistency. A timed
operation ends by time-out either whenever it waits (ANY), or only when nothing else can happen, and then the one that
is due first (QUIESCENT); time passes only then.

Outcomes are text: `final:` and the values of all variables and registers; `deadlock:` and the threads that cannot go on;
`assertion:` or `exception:` and the thread, which dies of it while the others go on; `exit:` and the values of the
synchronised variables, since nobody could tell how far the threads had got with others. An endless execution has none but
these.

Races are racing pairs (happens_before.py), if the model is told to keep the past. Without it they show only as two threads that
stand before conflicting plain accesses of one variable.
"""

from dataclasses import dataclass

from .happens_before import NoPast
from .instructions import Local
from .lowering import lower
from .state import ENDED, MODE, PC, REGISTERS, REMAINING, UNSTARTED, WAITING
from .syntax import thread_name

ANY, QUIESCENT = "any", "quiescent"
TIME_OUT_MODES = (ANY, QUIESCENT)


class TooLarge(Exception):
    """The program has more states or paths than allowed."""


@dataclass(frozen=True)
class Exploration:
    outcomes: frozenset
    states: int
    paths: int  # from start to end, without counting steps that change nothing
    has_race: bool  # do two threads ever stand before conflicting accesses?
    pairs: frozenset  # that race


class Model:
    def __init__(self, program, time_outs, kind_of_past=NoPast):
        self.program, self.time_outs = program, time_outs
        self.layout, self.codes, self.past = lower(program, kind_of_past)
        self.keeps_past = kind_of_past is not NoPast
        self.has_race = False
        self.violations = set()  # exceptions that left a thread, in any execution

    # What instructions use.
    def proceed(self, state, thread):
        """The state after the thread's instruction, whose effect is in `state`: the thread stands before its next one."""
        return self.arrive(state, thread, state[self.layout.bases[thread] + PC] + 1)

    def arrive(self, state, thread, pc):
        code = self.codes[thread]
        instruction = code[pc]
        while isinstance(instruction, Local):
            pc = instruction.apply(state)
            instruction = code[pc]
        base = self.layout.bases[thread]
        state[base + PC] = pc
        if instruction.counts_on_arrival:
            state[base + REMAINING] = self.timer(instruction.duration)
        return tuple(state)

    def timer(self, duration):
        return duration if self.time_outs == QUIESCENT else 0

    def last_action(self, thread):
        return len(self.codes[thread]) - 1

    def waiters(self, state, lock):
        """Where the threads in the lock's wait set have their part of the state."""
        result = []
        for thread, base in enumerate(self.layout.bases):
            if state[base + MODE] == WAITING and getattr(self.codes[thread][state[base + PC]], "lock", None) == lock:
                result.append(base)
        return result

    # Exploration.
    def explore(self, maximum_states=None, maximum_paths=None):
        start = self.arrive(self.layout.initial(), 0, 0)
        paths, outcomes = {}, set()

        def visit(state):
            if isinstance(state, str):
                outcomes.add(state)
                return 1
            known = paths.get(state)
            if known is not None:
                return known
            if maximum_states and len(paths) >= maximum_states:
                raise TooLarge
            paths[state] = 0
            after = self.successors(state)
            if self.keeps_past:
                after = [self.settled(successor) for successor in after]
            count = 0 if after else visit(self.outcome(state))
            for successor in after:
                if successor != state:
                    count += visit(successor)
            if maximum_paths and count > maximum_paths:
                raise TooLarge
            paths[state] = count
            return count

        count = visit(start)
        return Exploration(frozenset(outcomes | self.violations), len(paths), count, self.has_race, frozenset(self.past.pairs))

    def settled(self, state):
        if isinstance(state, str):
            return state
        after = list(state)
        self.past.settle(after, [thread for thread, base in enumerate(self.layout.bases)
                                 if state[base + MODE] not in (UNSTARTED, ENDED)])
        return tuple(after)

    def successors(self, state):
        result, timed, accessed = [], [], {}
        for thread, base in enumerate(self.layout.bases):
            if state[base + MODE] in (UNSTARTED, ENDED):
                continue
            instruction = self.codes[thread][state[base + PC]]
            result += instruction.steps(self, state, thread)
            if instruction.is_plain:
                # Is another access of it pending, and one of the two a write?
                self.has_race |= instruction.slot in accessed and (instruction.writes or accessed[instruction.slot])
                accessed[instruction.slot] = instruction.writes or accessed.get(instruction.slot, False)
            if instruction.duration:
                timed.append((instruction, thread))
        if not timed:
            return result
        if self.time_outs == ANY:
            return result + self.expire(state, timed)
        return result or self.expire_first(state, timed)

    def expire(self, state, timed):
        after = [instruction.time_out(self, state, thread) for instruction, thread in timed]
        return [successor for successor in after if successor is not None]

    def expire_first(self, state, timed):
        """Lets time pass until the first time-outs are due."""
        bases = self.layout.bases
        waiting = [(i, thread) for i, thread in timed if i.time_out(self, state, thread) is not None]
        if not waiting:
            return []
        elapsed = min(state[bases[thread] + REMAINING] for _, thread in waiting)
        later = list(state)
        for base in bases:
            later[base + REMAINING] = max(0, later[base + REMAINING] - elapsed)
        return self.expire(later, [(i, thread) for i, thread in waiting if later[bases[thread] + REMAINING] == 0])

    def outcome(self, state):
        """Of a state from which nothing can happen."""
        bases = self.layout.bases
        blocked = [thread for thread, base in enumerate(bases) if state[base + MODE] not in (UNSTARTED, ENDED)]
        if blocked:
            return "deadlock:" + ",".join(map(thread_name, blocked))
        values = list(state[:len(self.program.variables)])
        for base, count in zip(bases, self.program.register_counts):
            values += state[base + REGISTERS:base + REGISTERS + count]
        return "final:" + ",".join(map(str, values))
