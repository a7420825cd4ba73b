"""Classes that are initialised when they are first used (JLS 12.4.2), with initialisers that do what threads do."""

from dataclasses import dataclass, field

from .search import Label
from .statement import ERRORS, Do, Local, Scope, Statement, compile_all

UNINITIALISED, IN_PROGRESS, INITIALISED, ERRONEOUS = range(4)


@dataclass(eq=False)
class Holder:
    """A class with static fields and an initialiser."""

    name: str
    variables: list = field(default_factory=list)
    body: tuple = ()

    def declare(self, source):
        source.add(f"static final class {self.name} {{")
        source.depth += 1
        for variable in self.variables:
            variable.declare(source, self.name)
        source.method("static", self.body)
        source.add("static void use() {}")
        source.depth -= 1
        source.add("}")

    def places(self, model):
        if self not in model.holders:
            layout = model.layout
            model.holders[self] = (layout.place(), layout.place(-1), layout.knowledge_place(), Scope(layout))
        return model.holders[self]

    def compile_use(self, code):
        if self in code.initialising:
            return  # by this thread
        progress, owner, known, scope = self.places(code.model)
        end, failed = Label(), Label()

        def begin(step, state):
            if state[progress] in (INITIALISED, ERRONEOUS):
                step.acquire(state, known)
            if state[progress] == ERRONEOUS:
                step.throw(state, "NoClassDefFoundError")
            elif state[progress] == UNINITIALISED:
                state[progress], state[owner] = IN_PROGRESS, step.thread
            else:
                step.go_on(state, end.position)

        def complete(progress_now):
            def finish(step, state):
                state[progress], state[owner] = progress_now, -1
                step.release(state, known)
            return finish

        def fail(step, state):
            complete(ERRONEOUS)(step, state)
            name, _, line = state[code.exception].partition("@")
            # Where the initialiser failed tells more than where the class was used.
            step.throw(state, f"{name if name in ERRORS else 'ExceptionInInitializerError'}@{line}")

        Do(code, begin, lambda state: state[progress] != IN_PROGRESS or state[owner] == code.thread)
        outer, outer_scope = code.handler, code.scope
        code.handler, code.scope = (None, failed, outer), scope
        code.initialising += (self,)
        compile_all(self.body, code)
        code.initialising = code.initialising[:-1]
        code.handler, code.scope = outer, outer_scope
        Do(code, complete(INITIALISED))
        Local(code, lambda step, state: step.go_on(state, end.position))
        code.here(failed)
        Do(code, fail)
        code.here(end)


@dataclass
class Use(Statement):
    holder: Holder

    def write(self, source):
        self.line = source.add(f"{self.holder.name}.use();")

    def compile(self, code):
        self.holder.compile_use(code)
