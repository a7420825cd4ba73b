"""ConcurrentHashMap and LinkedBlockingQueue."""

from dataclasses import dataclass

from .library import Declared, Shared
from .statement import Do, Statement
from .threads import Interruptible, compile_blocking


class Map(Declared):
    kind = "ConcurrentHashMap<Integer, Integer>"
    KEYS = (1, 2)

    def make(self, model):
        shared = Shared(model)
        shared.values = {key: model.layout.place() for key in self.KEYS}
        shared.placed = {key: model.layout.knowledge_place() for key in self.KEYS}
        return shared


@dataclass
class MapCall(Statement):
    """get, put, putIfAbsent, merge, remove; the register gets the previous value, or for merge the new one; null is 0."""

    map: Map
    operation: str
    key: int
    register: str
    value: int = 1

    def write(self, source):
        arguments = {"get": "", "remove": "", "put": f", {self.value}", "putIfAbsent": f", {self.value}",
                     "merge": f", {self.value}, Integer::sum"}[self.operation]
        call = f"{self.map.name}.{self.operation}({self.key}{arguments})"
        self.line = source.add(f"{self.register} = number({call});")

    def compile(self, code):
        table, register = code.model.library[self.map], code.scope.place(self.register)
        place, placed, given = table.values[self.key], table.placed[self.key], self.value
        # What the key is associated with afterwards, by what it was associated with before.
        after = {"get": lambda old: old, "remove": lambda old: 0, "put": lambda old: given,
                 "putIfAbsent": lambda old: old or given, "merge": lambda old: old + given}[self.operation]

        def call(step, state):
            table.touch(step, state)
            old = state[place]
            new = after(old)
            if old:
                step.acquire(state, placed)
            if self.operation in ("put", "merge") or self.operation == "putIfAbsent" and not old:
                state[placed] = state[step.known]
            elif self.operation == "remove":
                state[placed] = 0
            state[place] = new
            state[register] = new if self.operation == "merge" else old
            table.touch(step, state)

        Do(code, call)


class Queue(Declared):
    kind = "LinkedBlockingQueue<Integer>"

    def make(self, model):
        shared = Shared(model)
        shared.elements = model.layout.queue_place()
        return shared


@dataclass
class Put(Statement):
    queue: Queue
    value: int

    def write(self, source):
        self.line = source.add(f"{self.queue.name}.add({self.value});")

    def compile(self, code):
        queue = code.model.library[self.queue]

        def put(step, state):
            queue.touch(step, state)
            state[queue.elements] += ((self.value, state[step.known]),)

        Do(code, put)


class TakeCall:
    is_timed = False

    def __init__(self, queue, register):
        self.queue, self.register = queue, register

    def is_available(self, state):
        return bool(state[self.queue.elements])

    def finish(self, step, state):
        queue = self.queue
        queue.touch(step, state)
        if not state[queue.elements]:
            state[self.register] = 0
            return
        (state[self.register], known), *rest = state[queue.elements]
        state[queue.elements] = tuple(rest)
        state[step.known] |= known
        queue.touch(step, state)


@dataclass
class Take(Interruptible):
    queue: Queue

    def java(self):
        return f"{self.register} = {self.queue.name}.take();"

    def compile_call(self, code, end):
        compile_blocking(code, end, TakeCall(code.model.library[self.queue], code.scope.place(self.register)))


@dataclass
class Poll(Statement):
    """Does not wait: null, which is 0, if there is nothing."""

    queue: Queue
    register: str

    def write(self, source):
        self.line = source.add(f"{self.register} = number({self.queue.name}.poll());")

    def compile(self, code):
        Do(code, TakeCall(code.model.library[self.queue], code.scope.place(self.register)).finish)
