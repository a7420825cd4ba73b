"""Objects of java.util.concurrent, as their documentation describes them: what they have in common.

Each call is one step, or waits and then is one step. The strict reading has exactly the edges that the sections "Memory
consistency effects" promise. A failed attempt and an operation on another key promise nothing, though an implementation orders
some of them: in the lenient reading every operation is ordered after all earlier ones on the same object.
"""

from dataclasses import dataclass


class Shared:
    """An object of the library in the model."""

    def __init__(self, model):
        self.model = model
        self.known = model.layout.knowledge_place()

    def touch(self, step, state):
        """What the lenient reading adds to every operation."""
        self.model.took_sides = True
        if not self.model.is_strict:
            step.acquire(state, self.known)
            step.release(state, self.known)


@dataclass(eq=False)
class Declared:
    """A static field that holds an object of the library."""

    name: str
    argument: int = 0

    def declare(self, source):
        source.add(f"static final {self.kind} {self.name} = new {self.created()};")

    def created(self):
        return self.kind.replace("<Integer>", "<>").replace("<Integer, Integer>", "<>") + "()"
