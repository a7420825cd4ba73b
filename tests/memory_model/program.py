"""A whole program: its Java, and its model."""

import itertools
from dataclasses import dataclass, field

from .accesses import Location
from .monitors import Monitor
from .objects import Box, declare_box
from .search import Label, Model
from .statement import Do, Scope, Source, Statement, compile_all

REGISTERS = ("r0", "r1", "r2")
IMPORTS = ("java.lang.invoke.*", "java.util.concurrent.*", "java.util.concurrent.atomic.*", "java.util.concurrent.locks.*")


@dataclass
class Program:
    name: str
    kind: str
    threads: list  # of statements; the first is main
    variables: list = field(default_factory=list)
    references: list = field(default_factory=list)  # variables that hold a Box
    holders: list = field(default_factory=list)  # classes with initialisers
    monitors: list = field(default_factory=list)  # names
    library: list = field(default_factory=list)
    pool: object = None
    box_count: int = 0
    last_words: dict = field(default_factory=dict)  # by thread: the statement of its UncaughtExceptionHandler
    box_lines: dict = field(default_factory=dict)

    # ── Java ──

    def java(self):
        source = Source()
        for name in IMPORTS:
            source.add(f"import {name};")
        source.local_variables = [f"int {', '.join(f'{register} = 0' for register in REGISTERS)};"]
        if self.references:
            source.local_variables.append("Box b0 = null;")
        source.add("")
        source.add(f"// {self.kind}")
        source.add(f"public class {self.name} {{")
        source.depth += 1
        self.declare(source)
        for number, statements in enumerate(self.threads):
            self.write_thread(source, number, statements)
        self.write_helpers(source)
        source.depth -= 1
        source.add("}")
        return "\n".join(line.replace("P_NAME", self.name) for line in source.lines) + "\n"

    def declare(self, source):
        in_object = [variable for variable in self.variables if variable.is_in_object]
        if in_object:
            fields = [f"{'volatile ' if variable.is_volatile else ''}int {variable.name};" for variable in in_object]
            for text in ("static final class Shared {", *("    " + field for field in fields), "}",
                         "static final Shared shared = new Shared();"):
                source.add(text)
        for variable in self.variables:
            variable.declare(source, self.name)
        for reference in self.references:
            source.add(f"static {'volatile ' if reference.is_volatile else ''}Box {reference.name};")
        if self.references:
            self.box_lines = declare_box(source)
        for monitor in self.monitors:
            source.add(f"static final Object {monitor} = new Object();")
        for shared in self.library:
            shared.declare(source)
        for holder in self.holders:
            holder.declare(source)
        if self.pool:
            self.pool.declare(source)
            for task in self.pool.tasks:
                task.declare(source)
        source.add("static final Thread t0 = Thread.currentThread();")
        for thread in range(1, len(self.threads)):
            source.add(f"static final Thread t{thread} = new Thread({self.name}::run{thread}, \"t{thread}\");")
        source.add(f"static int {', '.join(self.result_names())};")

    def result_names(self):
        return [f"q{thread}_{register}" for thread in range(len(self.threads)) for register in range(len(REGISTERS))]

    def write_thread(self, source, number, statements):
        head = "public static void main(String[] arguments)" if number == 0 else f"static void run{number}()"
        source.add("")
        if number == 0:
            statements = [*(SetHandler(thread, words) for thread, words in self.last_words.items()), *statements]
        source.method(head, statements, *(f"q{number}_{register} = {name};" for register, name in enumerate(REGISTERS)))

    def write_helpers(self, source):
        text = """
static int number(Integer value) {
    return value == null ? 0 : value;
}

static void use(Object object) {}

static VarHandle handle(Class<?> owner, String name) {
    try {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        boolean isStatic = java.lang.reflect.Modifier.isStatic(owner.getDeclaredField(name).getModifiers());
        return isStatic ? lookup.findStaticVarHandle(owner, name, int.class) : lookup.findVarHandle(owner, name, int.class);
    } catch (ReflectiveOperationException e) {
        throw new ExceptionInInitializerError(e);
    }
}
"""
        for line in text.rstrip().splitlines():
            source.add(line)

    def observables(self):
        return [path for variable in self.variables for path in variable.observables()] + self.result_names()

    # ── The model. The Java must have been written: events are known by their lines. ──

    def model(self, is_strict=True):
        names = ["main", *(f"t{number}" for number in range(1, len(self.threads)))]
        if self.pool:
            self.pool.first_worker = len(names)
            names += [f"w{number}" for number in range(self.pool.size)]
        model = Model(names, is_strict)
        numbers = itertools.count()
        everything = [*self.variables, *self.references, *(v for holder in self.holders for v in holder.variables)]
        model.locations = {variable: [Location(model, next(numbers)) for _ in range(variable.length or 1)]
                           for variable in everything}
        model.monitors = {name: Monitor(model) for name in self.monitors}
        model.holders = {}
        model.families = {location.number: variable.name for variable, locations in model.locations.items()
                          for location in locations}
        model.boxes = [Box(model, numbers) for _ in range(self.box_count)]
        model.families |= {location.number: f"Box.{name}" for box in model.boxes for name, location in (("g", box.g), ("a", box.a))}
        model.box_lines = self.box_lines
        model.library = {shared: shared.make(model) for shared in self.library}
        model.pool = self.pool.make(model) if self.pool else None
        results = []
        for thread, statements in enumerate(self.threads):
            results += self.compile_thread(model, thread, statements, self.last_words.get(thread))
        if model.pool:
            model.pool.compile_workers()
        model.observed = [location.value for variable in self.variables if variable.observables()
                          for location in model.locations[variable]] + results
        return model

    @staticmethod
    def compile_thread(model, thread, statements, last_words):
        """Returns the places of the results."""
        code, uncaught = model.code[thread], Label()
        code.scope = Scope(model.layout)
        code.handler = (None, uncaught, None) if last_words else None
        compile_all(statements, code)
        code.handler = None
        registers = [code.scope.place(register) for register in REGISTERS]
        results = [model.layout.place() for _ in registers]

        def end(step, state):
            for register, result in zip(registers, results):
                state[result] = state[register]
            for place in code.scope.places.values():
                state[place] = 0
            model.end(state, thread)

        Do(code, end)
        if last_words:
            code.here(uncaught)
            last_words.compile(code)
            Do(code, lambda step, state: model.end(state, thread))
        return results

    def decide(self):
        """(what must be found, what may be found)."""
        strict = self.model(is_strict=True).explore()
        lenient = self.model(is_strict=False).explore() if strict.took_sides else strict
        return Findings(lenient), Findings(strict)


class SetHandler(Statement):
    """Before anything else. The model knows of it without."""

    def __init__(self, thread, statement):
        self.thread, self.statement = thread, statement

    def write(self, source):
        self.line = source.block(f"t{self.thread}.setUncaughtExceptionHandler((thread, thrown) -> {{", (self.statement,), "});")


class Findings:
    """What a model has found."""

    def __init__(self, model):
        self.outcomes = frozenset(model.outcomes)
        # By the lines of the two accesses, the lesser first: where the race is.
        self.races = {tuple(sorted((earlier.line, later.line))): model.families[later.location]
                      for earlier, later in model.events.pairs()}
        self.locations = frozenset(self.races.values())
        self.states = model.states
        self.used_weak_modes, self.used_them_together = model.used_weak_modes, model.used_them_together

    def has_violation(self):
        return bool(self.races) or any(not outcome.startswith("final:") for outcome in self.outcomes)

