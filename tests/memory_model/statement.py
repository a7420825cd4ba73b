"""What all statements have in common, and the statements that only steer: conditions, loops, exceptions, assertions."""

from dataclasses import dataclass

from .search import Step

RUNTIME = ("IllegalStateException", "ArrayIndexOutOfBoundsException", "NullPointerException", "IllegalMonitorStateException")
ERRORS = ("AssertionError", "ExceptionInInitializerError", "NoClassDefFoundError")
CATCHES = {"RuntimeException": RUNTIME, "Error": ERRORS, "Throwable": None, "IllegalStateException": RUNTIME[:1],
           "InterruptedException": ("InterruptedException",)}


class Source:
    """Java text in the making."""

    def __init__(self):
        self.lines, self.depth = [], 0
        self.local_variables = []

    def add(self, text):
        """Adds a line and returns its number."""
        self.lines.append(("    " * self.depth + text).rstrip())
        return len(self.lines)

    def block(self, head, statements, tail="}"):
        line = self.add(head)
        self.depth += 1
        for statement in statements:
            statement.write(self)
        self.depth -= 1
        if tail:
            self.add(tail)
        return line


    def method(self, head, statements, *last):
        """A method, or an initialiser, with the local variables of the program."""
        self.add(f"{head} {{")
        self.depth += 1
        for declaration in self.local_variables:
            self.add(declaration)
        for statement in statements:
            statement.write(self)
        for text in last:
            self.add(text)
        self.depth -= 1
        self.add("}")


class Scope:
    """The local variables of a method."""

    def __init__(self, layout):
        self.layout, self.places = layout, {}

    def place(self, name):
        if name not in self.places:
            self.places[name] = self.layout.place()
        return self.places[name]


class Statement:
    line = 0  # where `write` has put it

    def write(self, source):
        raise NotImplementedError

    def compile(self, code):
        raise NotImplementedError


def compile_all(statements, code):
    outer = code.line
    for statement in statements:
        code.line = statement.line
        statement.compile(code)
    code.line = outer


class Do(Step):
    """A step given by a function, which may return states, throw, or leave it at that."""

    def __init__(self, code, action, is_ready=None):
        super().__init__(code)
        self.action, self.is_ready = action, is_ready

    def ready(self, state):
        return self.is_ready is None or self.is_ready(state)

    def run(self, state):
        self.go_on(state)
        return self.action(self, state)


class Local(Do):
    is_local = True


class Jump(Step):
    is_local = True

    def __init__(self, code, target, condition=None):
        super().__init__(code)
        self.target, self.condition = target, condition

    def run(self, state):
        is_taken = self.condition is None or self.condition(state)
        self.go_on(state, self.target.position if is_taken else None)


@dataclass
class Test:
    register: str
    operator: str  # == != <
    constant: int

    def java(self):
        return f"{self.register} {self.operator} {self.constant}"

    def holds(self, scope):
        place, constant = scope.place(self.register), self.constant
        return {"==": lambda state: state[place] == constant, "!=": lambda state: state[place] != constant,
                "<": lambda state: state[place] < constant}[self.operator]


@dataclass
class If(Statement):
    test: Test
    then: tuple
    otherwise: tuple = ()

    def write(self, source):
        self.line = source.block(f"if ({self.test.java()}) {{", self.then, "" if self.otherwise else "}")
        if self.otherwise:
            source.block("} else {", self.otherwise)

    def compile(self, code):
        otherwise, end = code.label(), code.label()
        holds = self.test.holds(code.scope)
        Jump(code, otherwise, lambda state: not holds(state))
        compile_all(self.then, code)
        Jump(code, end)
        code.here(otherwise)
        compile_all(self.otherwise, code)
        code.here(end)


@dataclass
class Loop(Statement):
    times: int
    body: tuple

    def write(self, source):
        self.line = source.block(f"for (int i = 0; i < {self.times}; i++) {{", self.body)

    def compile(self, code):
        for _ in range(self.times):
            compile_all(self.body, code)


@dataclass
class Throw(Statement):
    test: Test

    def write(self, source):
        self.line = source.add(f"if ({self.test.java()}) throw new IllegalStateException();")

    def compile(self, code):
        holds = self.test.holds(code.scope)
        Local(code, lambda step, state: step.throw(state, "IllegalStateException") if holds(state) else None)


@dataclass
class Assert(Statement):
    test: Test

    def write(self, source):
        self.line = source.add(f"assert {self.test.java()};")

    def compile(self, code):
        holds = self.test.holds(code.scope)
        Local(code, lambda step, state: None if holds(state) else step.throw(state, "AssertionError"))


@dataclass
class Set(Statement):
    register: str
    value: int

    def write(self, source):
        self.line = source.add(f"{self.register} = {self.value};")

    def compile(self, code):
        place = code.scope.place(self.register)
        Local(code, lambda step, state: state.__setitem__(place, self.value))


def caught(step, state):
    """The exception has been dealt with."""
    state[step.code.exception] = ""


@dataclass
class Try(Statement):
    """catches: (type, statements), at most one; `last` is the finally block."""

    body: tuple
    catches: tuple = ()
    last: tuple = ()

    def write(self, source):
        self.line = source.block("try {", self.body, "")
        for kind, statements in self.catches:
            source.block(f"}} catch ({kind} e) {{", statements, "")
        if self.last:
            source.block("} finally {", self.last, "")
        source.add("}")

    def compile(self, code):
        if not self.last:
            self.compile_catches(code)
        else:
            compile_protected(code, self.compile_catches, lambda code: compile_all(self.last, code))

    def compile_catches(self, code):
        outer, end = code.handler, code.label()
        targets = [(kind, code.label(), statements) for kind, statements in self.catches]
        for kind, target, _ in reversed(targets):
            code.handler = (CATCHES[kind], target, code.handler)
        compile_all(self.body, code)
        code.handler = outer
        Jump(code, end)
        for _, target, statements in targets:
            code.here(target)
            Local(code, caught)
            compile_all(statements, code)
            Jump(code, end)
        code.here(end)


def compile_protected(code, body, last):
    """`last` after `body`, however that ends."""
    outer, thrown, end = code.handler, code.label(), code.label()
    code.handler = (None, thrown, outer)
    body(code)
    code.handler = outer
    last(code)
    Jump(code, end)
    code.here(thrown)
    kept = code.model.layout.place("")

    def keep(step, state):
        state[kept] = state[code.exception]
        caught(step, state)

    def rethrow(step, state):
        exception, state[kept] = state[kept], ""
        step.throw(state, exception)

    Local(code, keep)
    last(code)
    Local(code, rethrow)
    code.here(end)
