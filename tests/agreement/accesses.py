"""The instructions of the model that access variables, and what they order by the modes of their accesses."""

from .instructions import Instruction


class Access(Instruction):
    """Any access of one variable: `apply(state)` gives the new values of the register and of the variable.

    `orders(past, state, thread, holder, result)` does what a synchronised one means to happens-before.
    """

    def __init__(self, variable, register, apply, writes, place=0, orders=None):
        self.slot, self.register, self.apply, self.writes = variable.number, register, apply, writes
        self.place, self.orders = place, orders
        self.is_plain = variable.storage.is_plain

    def steps(self, machine, state, thread):
        after = list(state)
        result, value = self.apply(state)
        if self.register is not None:
            after[self.register] = result
        after[self.slot] = value
        if self.is_plain:
            machine.past.access(after, thread, self.slot, self.place, self.writes)
        else:
            self.orders(machine.past, after, thread, machine.past.of_slot(self.slot), result)
        return [machine.proceed(after, thread)]


# What accesses order, by the modes of VarHandle; a volatile field and an AtomicInteger have the mode Volatile.
def acquire(past, state, thread, holder, _):
    past.acquire(state, thread, holder)


def release(past, state, thread, holder, _):
    past.release(state, thread, holder)


def release_alone(past, state, thread, holder, _):
    """Whoever reads the value is ordered after this write, and not after earlier ones."""
    past.discard(state, holder)
    past.release(state, thread, holder)


def discard(past, state, thread, holder, _):
    past.discard(state, holder)


def order_nothing(past, state, thread, holder, _):
    pass


def update(past, state, thread, holder, _):
    past.acquire(state, thread, holder)
    past.release(state, thread, holder)


def compare_and_set(past, state, thread, holder, succeeded):
    past.acquire(state, thread, holder)
    if succeeded:
        past.release(state, thread, holder)


READS = {"Volatile": acquire, "Acquire": acquire, "Opaque": order_nothing}
WRITES = {"Volatile": release, "Release": release_alone, "Opaque": discard}


class Test(Instruction):
    """A volatile access that goes on if it succeeds, else to `target`: `apply(state)` says which, and changes the state."""

    target = None

    def __init__(self, slot, apply, orders):
        self.slot, self.apply, self.orders = slot, apply, orders

    def steps(self, machine, state, thread):
        after = list(state)
        succeeds = self.apply(after)
        self.orders(machine.past, after, thread, machine.past.of_slot(self.slot), succeeds)
        return [machine.proceed(after, thread) if succeeds else machine.arrive(after, thread, self.target)]
