"""Which accesses race: conflicting plain accesses that happens-before does not order (JLS 17.4.5).

A *racing pair* is two places of the source in the order of the execution, with what each does: `12W-15R`. It counts if some
sequentially consistent execution has both accesses, the earlier one does not happen before the later one, and between them
nobody writes the location, nor, if the earlier one is a read, reads it in an action that is ordered after the earlier one. Why
the last condition: past its first race an execution stands for no others, so what a further write has covered is of no use; and
where only one location races, such a pair shows in another order without anything in between. What is left does not depend
on how executions are enumerated.

The past of an execution is the last element of its state: for each access that a later one can still race with, the *holders*
that are ordered after it, as a set of bits. Holders are threads and what they synchronise on. An action that synchronises adds
a holder wherever another is. Equal pasts have equal futures, so the model can match states as it does without pasts.
"""

WRITE, READ = "W", "R"


class Past:
    """The operations on pasts, and the pairs that they have met. A past is a tuple of (variable, place, access, holders)."""

    def __init__(self, layout):
        self.layout = layout
        self.pairs = set()
        self.threads = len(layout.bases)

    # Holders.
    def of_slot(self, slot):
        """A variable or a lock."""
        return self.threads + slot

    def of_interrupt(self, thread):
        return self.threads + self.layout.bases[0] + thread

    # Actions.
    def follow(self, state, holder, other):
        """From now on the holder is ordered after all that the other is."""
        before, added = 1 << other, 1 << holder
        state[-1] = tuple([(variable, place, access, holders | added if holders & before else holders)
                           for variable, place, access, holders in state[-1]])

    def acquire(self, state, thread, holder):
        self.follow(state, thread, holder)

    def release(self, state, thread, holder):
        self.follow(state, holder, thread)

    def discard(self, state, holder):
        """Whoever acquires it from now on is ordered after nothing by that."""
        kept = ~(1 << holder)
        state[-1] = tuple([(variable, place, access, holders & kept) for variable, place, access, holders in state[-1]])

    def access(self, state, thread, variable, place, writes):
        is_known, kept = 1 << thread, []
        for earlier in state[-1]:
            of, before, access, holders = earlier
            if of != variable:
                kept.append(earlier)
                continue
            conflict = writes or access == WRITE
            if conflict and not holders & is_known:
                self.pairs.add(f"{before}{access}-{place}{WRITE if writes else READ}")
            if not writes and (access == WRITE or not holders & is_known):
                kept.append(earlier)
        kept.append((variable, place, WRITE if writes else READ, is_known))
        state[-1] = tuple(kept)

    def settle(self, state, living):
        """Drops what nobody can race with any more: all living threads are ordered after it, and others come from them."""
        everybody = sum(1 << thread for thread in living)
        state[-1] = tuple(sorted({access for access in state[-1] if access[3] & everybody != everybody}))


class NoPast:
    """For programs that have no races, or whose races nobody asks for."""

    pairs = frozenset()

    def __init__(self, _):
        pass

    def ignore(self, *_):
        return None

    of_slot = of_interrupt = follow = acquire = release = discard = access = settle = ignore
