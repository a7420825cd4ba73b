"""The pieces that every part of the generator uses: scopes, templates, names, and the rendering of lines.

A piece of Java is a list of lines; a list inside the list is the indented body of the line before it.

Expressions come from tables of templates. In a template a slot stands for a random expression of exactly that type,
so that what is generated compiles by construction:

  $int          an expression            $~int   a variable or a literal      $#int   a literal
  $=int         something assignable     $@int   an element of an int[]       $^int   an expression a lambda may capture
  $int[]        an array, never null, never empty                             $$      a dollar sign
"""

import re
from dataclasses import dataclass, field, replace

INTEGRALS = ("byte", "short", "char", "int", "long")
FLOATS = ("float", "double")
NUMERIC = INTEGRALS + FLOATS
PRIMITIVES = NUMERIC + ("boolean",)
VALUES = PRIMITIVES + ("String",)
BOXES = {"byte": "Byte", "short": "Short", "char": "Character", "int": "Integer", "long": "Long", "float": "Float",
         "double": "Double", "boolean": "Boolean", "String": "String"}

SLOT = re.compile(r"\$\$|\$([~#=@^]?)([A-Za-z]\w*(?:\[\])*)")
INDENT = "    "


@dataclass(frozen=True)
class Variable:
    """A variable in scope. A loop's index is neither assigned by generated code nor effectively final."""

    name: str
    type: str
    assignable: bool
    final: bool


@dataclass
class Scope:
    """What a piece of code may name and do.

    `risky` code may throw a runtime exception. `loops` are the labels of the enclosing loops, innermost last; an
    unlabelled loop is the empty label. `returns` is the type that `return` takes here, or None if it is not allowed.
    `quiet` code runs many times and must not print.
    """

    variables: list[Variable] = field(default_factory=list)
    risky: bool = False
    loops: tuple[str, ...] = ()
    returns: str | None = None
    quiet: bool = False
    nesting: int = 0

    def inner(self, **changes):
        return replace(self, variables=list(self.variables), **changes)

    def captured(self):
        """The scope of a lambda's body or of a local class: effectively final variables, no jumps."""
        kept = [variable for variable in self.variables if variable.final]
        return replace(self, variables=kept, loops=(), returns=None, quiet=True, nesting=self.nesting + 1)

    def declare(self, name, type):
        """Adds a variable that generated code may assign."""
        self.variables.append(Variable(name, type, assignable=True, final=False))
        return name

    def declare_final(self, name, type):
        """Adds a variable that is never assigned again, so that lambdas may capture it."""
        self.variables.append(Variable(name, type, assignable=False, final=True))
        return name

    def declare_index(self, name, type="int"):
        """Adds a variable that only its own loop changes."""
        self.variables.append(Variable(name, type, assignable=False, final=False))
        return name


def render(lines, depth=0):
    """The text of nested lines."""
    out = []
    for line in lines:
        if isinstance(line, (list, tuple)):
            out.append(render(line, depth + 1))
        else:
            out.append(INDENT * depth + line + "\n" if line else "\n")
    return "".join(out)


SECTIONS = {}


def section(weight=1):
    """Registers a function that makes one section of a program: the lines of a method's body."""
    def register(function):
        name = function.__name__
        if name in SECTIONS:
            raise AssertionError(f"should have one section of the name {name}")
        SECTIONS[name] = (weight, function)
        return function
    return register


class Gen:
    """One program in the making: its source of randomness, its names and the members collected so far.

    Every section has a random source of its own, so a section reads the same whether or not the others are there.
    """

    def __init__(self, rng, tables, section=0):
        self.rng = rng
        self.tables = tables
        self.section = section
        self.members = []
        self.locals_ = 0
        self.globals_ = 0

    def chance(self, probability):
        return self.rng.random() < probability

    def pick(self, items):
        return items[self.rng.randrange(len(items))]

    def sample(self, items, count):
        return self.rng.sample(list(items), count)

    def number(self, low, high):
        return self.rng.randint(low, high)

    def weighted(self, table):
        """One entry of a table of (weight, entry)."""
        at = self.rng.randrange(sum(weight for weight, _ in table))
        for weight, entry in table:
            at -= weight
            if at < 0:
                return entry
        raise AssertionError("should have found an entry")

    def local(self, stem="v"):
        """A name for a local variable, unique in the section."""
        self.locals_ += 1
        return f"{stem}{self.locals_}"

    def unique(self, stem):
        """A name for a class or a method, unique in the program."""
        self.globals_ += 1
        return f"{stem}{self.section}{chr(ord('a') + (self.globals_ - 1) % 26)}{(self.globals_ - 1) // 26 or ''}"

    def member(self, lines):
        """Adds a member to the main class."""
        self.members.append(lines)

    def fill(self, template, scope, depth=2):
        """Replaces the slots of a template."""
        return SLOT.sub(lambda slot: self.slot(slot.group(1), slot.group(2), scope, depth) if slot.group(2) else "$",
                        template)

    def slot(self, kind, type, scope, depth):
        if type.endswith("[]"):
            return self.array(type, scope)
        if kind == "~":
            return self.leaf(type, scope)
        if kind == "#":
            return self.tables.literal(self, type)
        if kind == "=":
            return self.assignable(type, scope, depth)
        if kind == "@":
            return self.element(type, scope, depth)
        if kind == "^":
            return self.expr(type, scope.captured(), depth - 1)
        return self.expr(type, scope, depth - 1)

    def expr(self, type, scope, depth=2):
        """A random expression of exactly this type."""
        if type in self.tables.words:
            return self.tables.words[type](self)
        if depth <= 0 or self.chance(0.12):
            return self.leaf(type, scope)
        plain, risky = self.tables.productions[type]
        production = self.weighted(risky if scope.risky and risky and self.chance(0.25) else plain)
        if callable(production):
            return production(self, scope, depth)
        return self.fill(production, scope, depth)

    def leaf(self, type, scope):
        if self.chance(0.3):
            return self.tables.literal(self, type)
        names = [variable.name for variable in scope.variables if variable.type == type]
        return self.pick(names) if names and self.chance(0.85) else self.tables.statics[type]

    def assignable(self, type, scope, depth=1):
        """A variable, a static field or, more rarely, an array element."""
        if self.chance(0.15):
            return self.element(type, scope, depth - 1)
        names = [variable.name for variable in scope.variables if variable.type == type and variable.assignable]
        return self.pick(names) if names and self.chance(0.85) else self.tables.statics[type]

    def array(self, type, scope):
        names = [variable.name for variable in scope.variables if variable.type == type]
        return self.pick(names) if names and self.chance(0.7) else self.tables.statics[type]

    def element(self, type, scope, depth=1):
        array = self.array(type + "[]", scope)
        if scope.risky and self.chance(0.15):
            return f"{array}[{self.number(-1, 6)}]"
        return f"{array}[at({self.expr('int', scope, depth - 1)}, {array}.length)]"

    def note(self, label, expression):
        """A line that prints a value under a label and folds it into the checksum."""
        return f'note("{label}", {expression});'

    def digest(self, scope, label=None):
        """A line that folds every variable of the scope into the checksum; with a label it prints them, too."""
        names = [variable.name for variable in scope.variables if not variable.type.endswith("[]")]
        values = " + ' ' + ".join(['""', *names])
        return self.note(label, values) if label else f"mix({values});"
