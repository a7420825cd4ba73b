"""CyclicBarrier of two parties. What both did before happens before what either does after."""

from dataclasses import dataclass

from .library import Declared, Shared
from .search import Step
from .statement import Do, Statement

NOBODY = -1


class Barrier(Declared):
    kind = "CyclicBarrier"

    def created(self):
        return "CyclicBarrier(2)"

    def make(self, model):
        shared = Shared(model)
        shared.waiter = model.layout.place(NOBODY)
        return shared


class WaitingParty(Step):
    """Here the first party waits. The second takes it along."""

    def ready(self, _):
        return False


@dataclass
class AwaitBarrier(Statement):
    """Not for programs with interrupts: they break barriers."""

    barrier: Barrier

    def write(self, source):
        call = f"{self.barrier.name}.await();"
        self.line = source.add(f"try {{ {call} }} catch (InterruptedException | BrokenBarrierException e) {{ r2 = 9; }}")

    def compile(self, code):
        barrier, end = code.model.library[self.barrier], code.label()

        def arrive(step, state):
            other = state[barrier.waiter]
            barrier.touch(step, state)
            if other == NOBODY:
                state[barrier.waiter] = step.thread
                return
            other_known = code.model.layout.thread_count + other
            state[step.known] |= state[other_known]
            state[other_known] = state[step.known]
            state[other] += 1
            state[barrier.waiter] = NOBODY
            step.go_on(state, end.position)

        Do(code, arrive)
        WaitingParty(code)
        code.here(end)
