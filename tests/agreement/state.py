"""A state of the model: a flat tuple, cheap to copy, to compare and to hash.

    variables | locks | classes | per thread: pc, mode, saved depth, permit, interrupted, remaining, registers, scratch | past

A lock is 0 when free, else 16 * (owner + 1) + depth, the depth counted from 1. A class is 0 before its initialisation, then
the initialising thread + 1, then INITIALISED. `remaining` is the time until the thread's time-out is due; it stays 0 where
time-outs may come at any moment. The past (happens_before.py) is empty if nobody asks for races.
"""

PC, MODE, DEPTH, PERMIT, INTERRUPTED, REMAINING, REGISTERS = range(7)

# Modes of a thread. WAITING: in the wait set of its monitor, or waiting for the end of a thread. NOTIFIED and WOKEN: out
# of the wait set and in need of the monitor, WOKEN by an interrupt, NOTIFIED by anything else.
UNSTARTED, RUNNING, WAITING, NOTIFIED, WOKEN, ENDED = range(6)

DEPTH_BITS = 4
INITIALISED = 99


class Layout:
    """Where everything is in the tuple."""

    def __init__(self, program):
        self.locks = len(program.variables)
        self.bases = []
        self.classes = self.locks + program.lock_count
        position = self.classes + len(program.classes)
        for count in program.register_counts:
            self.bases.append(position)
            position += REGISTERS + count + 1
        self.register_counts = program.register_counts
        self.size = position

    def initial(self):
        state = [0] * self.size + [()]
        state[self.bases[0] + MODE] = RUNNING
        return state

    def lock(self, number):
        return self.locks + number

    def klass(self, number):
        return self.classes + number

    def register(self, thread, number):
        return self.bases[thread] + REGISTERS + number

    def scratch(self, thread):
        """What the thread holds in the middle of a statement; else 0."""
        return self.register(thread, self.register_counts[thread])


def is_owner(word, thread):
    return word >> DEPTH_BITS == thread + 1
