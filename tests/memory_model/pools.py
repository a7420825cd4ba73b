"""A fixed thread pool of one or two threads, and the futures of its tasks.

ThreadPoolExecutor: a task that is submitted while fewer than the core number of threads run gets a new thread; later ones are
queued. What was done before `submit` happens before the task, and the task before `get` returns (ExecutorService, "Memory
consistency effects").
"""

from dataclasses import dataclass, field

from .search import NOT_STARTED, Label, Step
from .statement import Do, Scope, Statement, compile_all

FAILED = 8  # in a register: an ExecutionException was caught
RUNNING, RETURNED, THREW = range(3)


@dataclass
class Task:
    """Its result is its register r0."""

    number: int
    body: tuple

    def declare(self, source):
        source.method(f"static int task{self.number}()", self.body, "return r0;")


@dataclass(eq=False)
class Pool:
    size: int
    tasks: list = field(default_factory=list)
    first_worker: int = 0  # number of the thread in the model

    def declare(self, source):
        source.add("static int workers;  // only the thread that submits creates them")
        source.add(f"static final ExecutorService pool = Executors.newFixedThreadPool({self.size}, "
                   "r -> new Thread(r, \"w\" + workers++));")

    def make(self, model):
        return PoolModel(self, model)


class PoolModel:
    def __init__(self, pool, model):
        layout = model.layout
        self.pool = pool
        self.queue = layout.queue_place()  # (task, what happens before it)
        self.is_shut_down = layout.place()
        self.progress = [layout.place() for _ in pool.tasks]
        self.results = [layout.place() for _ in pool.tasks]
        self.done = [layout.knowledge_place() for _ in pool.tasks]
        self.scopes = [Scope(layout) for _ in pool.tasks]
        self.workers = range(pool.first_worker, pool.first_worker + pool.size)
        self.firsts = {worker: layout.place(-1) for worker in self.workers}
        self.model = model

    def compile_workers(self):
        for worker in self.workers:
            self.compile_worker(self.model.code[worker])

    def compile_worker(self, code):
        starts = [Label() for _ in self.pool.tasks]
        TakeTask(code, self, starts)
        for task, start in zip(self.pool.tasks, starts):
            self.compile_task(code, task, start)

    def compile_task(self, code, task, start):
        number, failed = task.number, Label()
        code.scope = self.scopes[number]
        code.here(start)
        code.handler = (None, failed, None)
        compile_all(task.body, code)
        code.handler = None
        result = code.scope.place("r0")

        def finish(progress):
            def end(step, state):
                if progress == THREW and state[code.exception].startswith("AssertionError"):
                    # Nobody but the pool takes it.
                    step.model.outcomes.add(step.model.violation(step.thread, state[code.exception]))
                state[code.exception] = ""
                state[self.progress[number]], state[self.results[number]] = progress, state[result]
                step.release(state, self.done[number])
                step.go_on(state, 0)
            return end

        Do(code, finish(RETURNED))
        code.here(failed)
        Do(code, finish(THREW))


class TakeTask(Step):
    def __init__(self, code, pool, starts):
        super().__init__(code)
        self.pool, self.starts = pool, starts

    def ready(self, state):
        pool = self.pool
        return state[pool.firsts[self.thread]] >= 0 or bool(state[pool.queue]) or state[pool.is_shut_down]

    def run(self, state):
        pool, first = self.pool, self.pool.firsts[self.thread]
        if state[first] >= 0:
            task, state[first] = state[first], -1
        elif state[pool.queue]:
            (task, known), *rest = state[pool.queue]
            state[pool.queue] = tuple(rest)
            state[self.known] |= known
        else:
            self.model.end(state, self.thread)
            return
        self.go_on(state, self.starts[task].position)


@dataclass
class Submit(Statement):
    task: int

    def write(self, source):
        self.line = source.add(f"Future<Integer> f{self.task} = pool.submit(P_NAME::task{self.task});")

    def compile(self, code):
        pool, task = code.model.pool, self.task

        def submit(step, state):
            for worker in pool.workers:
                if state[worker] == NOT_STARTED:
                    state[worker], state[pool.firsts[worker]] = 0, task
                    state[step.model.layout.thread_count + worker] = state[step.known]
                    return
            state[pool.queue] += ((task, state[step.known]),)

        Do(code, submit)


@dataclass
class Get(Statement):
    task: int
    register: str

    def write(self, source):
        self.line = source.add(f"try {{ {self.register} = f{self.task}.get(); }} catch (ExecutionException e) "
                               f"{{ {self.register} = {FAILED}; }} catch (InterruptedException e) {{ {self.register} = 9; }}")

    def compile(self, code):
        pool, task, register = code.model.pool, self.task, code.scope.place(self.register)

        def get(step, state):
            step.acquire(state, pool.done[task])
            state[register] = state[pool.results[task]] if state[pool.progress[task]] == RETURNED else FAILED

        Do(code, get, lambda state: state[pool.progress[task]] != RUNNING)


@dataclass
class ShutDown(Statement):
    def write(self, source):
        self.line = source.add("pool.shutdown();")

    def compile(self, code):
        pool = code.model.pool
        Do(code, lambda step, state: state.__setitem__(pool.is_shut_down, 1))
