"""Objects with plain and final fields, and their publication (JLS 17.5).

The constructor sets a plain field `g`, a final field `f` and the only element of the array behind a final field `a`. Reads of
final fields need no order. Nor do reads, by the final field, of what was written behind it before the constructor ended.
"""

from dataclasses import dataclass

from .accesses import PLAIN, Location, Read, Variable, Write
from .happens_before import FROZEN, READ, WRITE, Event
from .statement import Do, Statement


def declare_box(source):
    """The class. Returns the lines of the writes in its constructor, by field."""
    lines = {}
    for text in ("static final class Box {", "    int g;", "    final int f;", "    final int[] a = new int[1];",
                 "    Box(int v) {"):
        source.add(text)
    for name, text in (("g", "g = v;"), ("f", "f = v;"), ("a", "a[0] = v;")):
        lines[name] = source.add("        " + text)
    source.add("    }")
    source.add("}")
    return lines


class Box:
    """One object in the model: its plain field and the element of its array."""

    def __init__(self, model, numbers):
        self.g, self.a = (Location(model, next(numbers)) for _ in range(2))
        self.f = model.layout.place()


@dataclass
class New(Statement):
    """reference = new Box(value)"""

    reference: Variable
    value: int
    site: int  # of the program; each is executed at most once
    mode: str = PLAIN

    def write(self, source):
        self.line = source.add(f"{self.reference.name} = new Box({self.value});")

    def compile(self, code):
        model, box, lines, value = code.model, code.model.boxes[self.site], code.model.box_lines, self.value
        g = model.events.add(Event(code.thread, lines["g"], box.g.number, WRITE, True))
        a = model.events.add(Event(code.thread, lines["a"], box.a.number, FROZEN, True))

        def construct(step, state):
            step.access(state, g)
            step.access(state, a)
            state[box.g.value] = state[box.a.value] = state[box.f] = value

        Do(code, construct)
        publish = Write(self.reference, self.site + 1, mode=self.mode)
        publish.line = self.line
        publish.compile(code)


@dataclass
class Load(Statement):
    """Box b = reference"""

    reference: Variable
    name: str  # b0, b1
    mode: str = PLAIN

    def write(self, source):
        self.line = source.add(f"{self.name} = {self.reference.name};")

    def compile(self, code):
        read = Read(self.reference, self.name, mode=self.mode)
        read.line = self.line
        read.compile(code)


@dataclass
class FieldAccess(Statement):
    """register = b.g, b.g = value and so on; b may be null."""

    name: str
    field: str  # g, f, a
    register: str = ""  # read into it
    value: int = 0

    def place(self):
        return f"{self.name}.{self.field}" + ("[0]" if self.field == "a" else "")

    def write(self, source):
        self.line = source.add(f"{self.register} = {self.place()};" if self.register else f"{self.place()} = {self.value};")

    def compile(self, code):
        model, pointer = code.model, code.scope.place(self.name)
        register = code.scope.place(self.register) if self.register else None
        kind = READ if self.register else WRITE
        locations = [None if self.field == "f" else getattr(box, self.field) for box in model.boxes]
        numbers = [location and model.events.add(Event(code.thread, self.line, location.number, kind, True))
                   for location in locations]

        def access(step, state):
            site = state[pointer] - 1
            if site < 0:
                step.throw(state, "NullPointerException")
                return
            value = model.boxes[site].f if self.field == "f" else locations[site].value
            if numbers[site] is not None:
                step.access(state, numbers[site])
            if self.register:
                state[register] = state[value]
            else:
                state[value] = self.value

        Do(code, access)

