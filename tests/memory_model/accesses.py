"""Variables and accesses to them in every mode.

What a read is ordered after (JLS 17.4.4 for volatile, the documentation of VarHandle for the rest): a volatile read after all
earlier volatile writes; a read that acquires after the releasing write whose value it sees, and after the writes that a chain of
atomic updates leads back to. An opaque or plain write in between ends that. JLS 17.4.4 knows only variables whose accesses all
are volatile. Where modes are mixed, the strict reading takes an order only from the write whose value is read; the lenient one
also from all earlier volatile writes.
"""

from dataclasses import dataclass, field

from .happens_before import READ, WRITE, Event
from .search import Step
from .statement import Statement

PLAIN, OPAQUE, ACQUIRE, RELEASE, VOLATILE = "plain", "opaque", "acquire", "release", "volatile"
WEAK = (OPAQUE, ACQUIRE, RELEASE)
# How a variable is accessed: as a static field, by a VarHandle, as an AtomicInteger.
FIELD, HANDLE, ATOMIC = "field", "handle", "atomic"


@dataclass(eq=False)
class Variable:
    name: str
    access: str = FIELD
    is_volatile: bool = False  # the field is declared so
    length: int = 0  # of an array
    is_in_object: bool = False  # a field of the object `shared` instead of a static field; no array
    owner: object = None  # the class whose static field it is, if not the program's own
    initial: int = 0

    def java(self):
        if self.is_in_object:
            return f"shared.{self.name}"
        return f"{self.owner.name}.{self.name}" if self.owner else self.name

    def declare(self, source, program):
        """As a static field, or only its handle if it is in the object."""
        volatile = "volatile " if self.is_volatile else ""
        if self.access == ATOMIC:
            kind = "AtomicIntegerArray" if self.length else "AtomicInteger"
            source.add(f"static final {kind} {self.name} = new {kind}({self.length or ''});")
        elif self.is_in_object:
            pass
        elif self.length:
            source.add(f"static final int[] {self.name} = new int[{self.length}];")
        else:
            source.add(f"static {volatile}int {self.name};")
        if self.access == HANDLE:
            found = ("MethodHandles.arrayElementVarHandle(int[].class)" if self.length else
                     f'handle({"Shared" if self.is_in_object else program}.class, "{self.name}")')
            source.add(f"static final VarHandle {self.handle} = {found};")

    @property
    def handle(self):
        return self.name.upper()

    def observables(self):
        """Paths to its values, from the static fields of the program."""
        if self.access == ATOMIC:
            return [] if self.length else [f"{self.name}.value"]
        return [f"{self.name}[{index}]" for index in range(self.length)] if self.length else [self.java()]


@dataclass
class Index:
    """An index that is computed: constant, register, or (register + constant) & 1."""

    register: str = ""
    constant: int = 0
    is_masked: bool = False

    def java(self):
        if not self.register:
            return str(self.constant)
        return f"({self.register} + {self.constant}) & 1" if self.is_masked else self.register

    def of(self, scope):
        if not self.register:
            return lambda state: self.constant
        place = scope.place(self.register)
        if self.is_masked:
            return lambda state: (state[place] + self.constant) & 1
        return lambda state: state[place]


class Location:
    """A variable in the model: where its value is, and what its readers are ordered after."""

    def __init__(self, model, number, value=0):
        self.number, self.value = number, model.layout.place(value)
        self.released = model.layout.knowledge_place()  # by the write whose value it has
        self.volatiles = model.layout.knowledge_place()  # by earlier volatile writes
        self.model = model

    def acquired(self, state, mode):
        """What a read in this mode is ordered after."""
        if mode == VOLATILE:
            return state[self.released] | state[self.volatiles]
        if mode == ACQUIRE:
            return state[self.released] | self.unsettled(state)
        return 0

    def unsettled(self, state):
        """Volatile writes that another access may have hidden."""
        if state[self.volatiles] & ~state[self.released]:
            self.model.took_sides = True
        return 0 if self.model.is_strict else state[self.volatiles]

    def written(self, state, mode, known, is_update=False):
        chain = state[self.released] if is_update else 0
        if mode == VOLATILE:
            state[self.volatiles] |= known
            state[self.released] = known | chain
            return
        state[self.released] = (known if mode == RELEASE else 0) | chain
        if not is_update:
            state[self.volatiles] = self.unsettled(state)


class AccessStep(Step):
    """An access to a variable of which the model has the locations; a wrong index throws."""

    def __init__(self, code, statement, mode, kinds):
        super().__init__(code)
        self.mode = mode
        self.locations = self.model.locations[statement.variable]
        index = statement.index
        self.index = index.of(code.scope) if index else None
        self.numbers = {kind: [self.model.events.add(Event(self.thread, statement.line, location.number, kind, mode == PLAIN))
                               for location in self.locations] for kind in kinds}

    def run(self, state):
        if self.mode in WEAK:
            self.model.note_weak_mode(state, self.thread)
        index = self.index(state) if self.index else 0
        if not 0 <= index < len(self.locations):
            self.throw(state, "ArrayIndexOutOfBoundsException")
            return
        self.go_on(state)
        self.at(state, self.locations[index], index)

    def at(self, state, location, index):
        raise NotImplementedError

    def read(self, state, location, index, kind=READ):
        # The write that it reads happens before it (JLS 17.4.4), and so does all that happens before that write.
        state[self.known] |= location.acquired(state, self.mode)
        self.access(state, self.numbers[kind][index])
        return state[location.value]


@dataclass
class Access(Statement):
    variable: Variable
    index: Index = field(default=None, kw_only=True)
    mode: str = field(default=PLAIN, kw_only=True)

    def call(self, operation, *arguments):
        """A method of the handle or of the atomic."""
        variable = self.variable
        arguments = [str(argument) for argument in arguments]
        if self.index:
            arguments.insert(0, self.index.java())
        if variable.access == HANDLE:
            if self.index or variable.is_in_object:
                arguments.insert(0, variable.name if self.index else "shared")
            return f"{variable.handle}.{operation}({', '.join(arguments)})"
        return f"{variable.name}.{operation}({', '.join(arguments)})"

    def place(self):
        return self.variable.java() + (f"[{self.index.java()}]" if self.index else "")

    @property
    def is_direct(self):
        """Java syntax instead of a call: for fields, and for plain and volatile accesses to the field of a handle."""
        variable = self.variable
        if variable.access == HANDLE and not self.through_handle:
            return self.mode == (VOLATILE if variable.is_volatile else PLAIN)
        return variable.access == FIELD

    through_handle = False

    def prepare(self, code):
        if self.variable.owner:
            self.variable.owner.compile_use(code)


@dataclass
class Read(Access):
    register: str = "r0"

    def write(self, source):
        names = {HANDLE: {PLAIN: "get", OPAQUE: "getOpaque", ACQUIRE: "getAcquire", VOLATILE: "getVolatile"},
                 ATOMIC: {PLAIN: "getPlain", OPAQUE: "getOpaque", ACQUIRE: "getAcquire", VOLATILE: "get"}}
        if self.is_direct:
            value = self.place()
        else:
            cast = "(int) " if self.variable.access == HANDLE else ""
            value = cast + self.call(names[self.variable.access][self.mode])
        self.line = source.add(f"{self.register} = {value};")

    def compile(self, code):
        self.prepare(code)
        register = code.scope.place(self.register)

        class ReadStep(AccessStep):
            def at(self, state, location, index):
                state[register] = self.read(state, location, index)

        ReadStep(code, self, self.mode, (READ,))


@dataclass
class Write(Access):
    constant: int = 1
    register: str = ""  # added to the constant

    def write(self, source):
        names = {HANDLE: {PLAIN: "set", OPAQUE: "setOpaque", RELEASE: "setRelease", VOLATILE: "setVolatile"},
                 ATOMIC: {PLAIN: "setPlain", OPAQUE: "setOpaque", RELEASE: "setRelease", VOLATILE: "set"}}
        value = f"{self.register} + {self.constant}" if self.register else str(self.constant)
        if self.is_direct:
            text = f"{self.place()} = {value};"
        else:
            text = self.call(names[self.variable.access][self.mode], value) + ";"
        self.line = source.add(text)

    def compile(self, code):
        self.prepare(code)
        constant, register = self.constant, code.scope.place(self.register) if self.register else None

        class WriteStep(AccessStep):
            def at(self, state, location, index):
                self.access(state, self.numbers[WRITE][index])
                location.written(state, self.mode, state[self.known])
                state[location.value] = constant if register is None else state[register] + constant

        WriteStep(code, self, self.mode, (WRITE,))


@dataclass
class Add(Access):
    """x += n: a read and a write, not atomic."""

    constant: int = 1

    def write(self, source):
        self.line = source.add(f"{self.place()} += {self.constant};")

    def compile(self, code):
        self.prepare(code)
        constant, kept = self.constant, code.scope.place("+")

        class ReadStep(AccessStep):
            def at(self, state, location, index):
                state[kept] = self.read(state, location, index)

        class WriteStep(AccessStep):
            def at(self, state, location, index):
                self.access(state, self.numbers[WRITE][index])
                location.written(state, self.mode, state[self.known])
                state[location.value], state[kept] = state[kept] + constant, 0

        ReadStep(code, self, self.mode, (READ,))
        WriteStep(code, self, self.mode, (WRITE,))


@dataclass
class GetAndAdd(Access):
    """Atomic; `mode` is volatile, acquire or release."""

    constant: int = 1
    register: str = "r0"
    mode: str = field(default=VOLATILE, kw_only=True)

    def write(self, source):
        cast = "(int) " if self.variable.access == HANDLE else ""
        suffix = {VOLATILE: "", ACQUIRE: "Acquire", RELEASE: "Release"}[self.mode]
        self.line = source.add(f"{self.register} = {cast}{self.call('getAndAdd' + suffix, self.constant)};")

    def compile(self, code):
        constant, register = self.constant, code.scope.place(self.register)

        class UpdateStep(AccessStep):
            def at(self, state, location, index):
                value = self.read(state, location, index, WRITE)
                location.written(state, self.mode, state[self.known], is_update=True)
                state[register], state[location.value] = value, value + constant

        UpdateStep(code, self, self.mode, (WRITE,))


@dataclass
class CompareAndSet(Access):
    expected: int = 0
    value: int = 1
    register: str = "r0"
    mode: str = field(default=VOLATILE, kw_only=True)

    def write(self, source):
        call = self.call("compareAndSet", self.expected, self.value)
        self.line = source.add(f"{self.register} = {call} ? 1 : 0;")

    def compile(self, code):
        statement, register = self, code.scope.place(self.register)

        class CompareStep(AccessStep):
            def at(self, state, location, index):
                is_set = state[location.value] == statement.expected
                self.read(state, location, index, WRITE if is_set else READ)
                state[register] = int(is_set)
                if is_set:
                    location.written(state, VOLATILE, state[self.known], is_update=True)
                    state[location.value] = statement.value

        CompareStep(code, self, VOLATILE, (READ, WRITE))
