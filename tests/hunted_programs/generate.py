"""Random programs of up to six threads. Same seed and number, same program.

Every plain variable has a guard, a lock or nothing, which accesses mostly respect; others are handed over, through a queue, under a
lock, by a volatile flag, or by start and join. So some programs have races, many of them in few schedules, and all have accesses that
a lockset algorithm warns of in vain.

Every statement has a line of its own. `subjects` tells, by line, which lock, queue or thread a call there is about: events inside the
JDK do not say so.
"""

import random
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Size:
    threads: tuple  # from, to: main included
    statements: tuple  # of each thread
    rounds: tuple  # of a loop
    depth: int  # of loops in each other
    forgets: float  # share of the accesses that do without their guard


SMALL = Size(threads=(2, 3), statements=(1, 3), rounds=(2, 2), depth=1, forgets=0.15)
LARGE = Size(threads=(3, 6), statements=(4, 9), rounds=(4, 24), depth=2, forgets=0.03)


@dataclass
class Generated:
    name: str
    source: str
    is_small: bool
    subjects: dict  # by line
    threads: list = field(default_factory=list)


@dataclass(frozen=True)
class Lock:
    name: str
    kind: str  # monitor, lock, read_write

    def declaration(self):
        made = {"monitor": "Object", "lock": "ReentrantLock", "read_write": "ReentrantReadWriteLock"}[self.kind]
        return f"static final {made} {self.name} = new {made}();"


class Generator:
    def __init__(self, seed, number, is_small):
        self.random = random.Random(f"{seed}/{number}/{is_small}")
        self.name = f"P{number}" if is_small else f"L{number}"
        self.is_small = is_small
        self.size = SMALL if is_small else LARGE
        self.lines, self.indent = [], 0
        self.subjects = {}
        self.locals = 0

    # ── Lines ──

    def emit(self, text, subject=None):
        self.lines.append("    " * self.indent + text)
        if subject:
            self.subjects[len(self.lines)] = subject

    def block(self, head, body, subject=None, tail="}"):
        self.emit(head + " {", subject)
        self.indent += 1
        body()
        self.indent -= 1
        # The end of a synchronized block unlocks.
        self.emit(tail, subject)

    def chance(self, share):
        return self.random.random() < share

    def between(self, bounds):
        return self.random.randint(*bounds)

    # ── What a program is made of ──

    def program(self):
        choose = self.random.choice
        self.thread_count = self.between(self.size.threads)
        self.locks = [Lock(f"M{n}", choose(("monitor", "monitor", "monitor", "lock", "read_write"))) for n in range(choose((1, 2, 3)))]
        self.variables = [choose(("s{}", "box.f{}", "a[{}]")).format(n) for n in range(choose((1, 2) if self.is_small else (2, 3, 4)))]
        self.guards = {variable: choose([*self.locks, *self.locks, None]) for variable in self.variables}
        if not self.is_small:
            self.guards = {variable: guard or choose(self.locks) for variable, guard in self.guards.items()}
        self.uses_classes = self.chance(0.5)  # for the threads; else method references
        self.shared = {name for name in ("flag", "queue", "slot", "latch", "counter", "semaphore", "gate") if self.chance(0.3)}
        self.parents = {thread: 0 if self.chance(0.8) else self.random.randrange(thread) for thread in range(1, self.thread_count)}
        self.write_class()
        return Generated(self.name, "\n".join(self.lines) + "\n", self.is_small, self.subjects,
                         ["main"] + [f"t{thread}" for thread in range(1, self.thread_count)])

    def write_class(self):
        for package in ("", ".locks", ".atomic"):
            self.emit(f"import java.util.concurrent{package}.*;")
        self.block(f"public class {self.name}", self.members)

    def members(self):
        self.block("static final class Box", lambda: [self.emit(f"int f{n};") for n in (*range(len(self.variables)), "")])
        for n in range(len(self.variables)):
            self.emit(f"static int s{n};")
        self.emit("static final Box box = new Box();")
        self.emit(f"static final int[] a = new int[{len(self.variables)}];")
        for lock in self.locks:
            self.emit(lock.declaration())
        for name, declaration in (("flag", "static volatile int flag;"), ("slot", "static Box slot;"), ("flag", "static int sent;"),
                                  ("queue", "static final ArrayBlockingQueue<Box> queue = new ArrayBlockingQueue<>(4);"),
                                  ("latch", "static final CountDownLatch latch = new CountDownLatch(1);"), ("latch", "static int early;"),
                                  ("counter", "static final AtomicInteger counter = new AtomicInteger();"),
                                  ("semaphore", "static final Semaphore semaphore = new Semaphore(1);"), ("semaphore", "static int permitted;"),
                                  ("gate", "static final Object gate = new Object();"), ("gate", "static boolean open;"),
                                  ("gate", "static int behind;")):
            if name in self.shared:
                self.emit(declaration)
        for thread in range(1, self.thread_count):
            if self.uses_classes:
                self.block(f"static final class T{thread} extends Thread",
                           lambda thread=thread: self.thread_class(thread))
                made = f"new T{thread}()"
            else:
                made = f"new Thread({self.name}::run{thread}, \"t{thread}\")"
            self.emit(f"static final Thread t{thread} = {made};")
        for thread in range(self.thread_count):
            head = "public static void main(String[] arguments)" if thread == 0 else f"static void run{thread}()"
            self.block(head, lambda thread=thread: self.body(thread))

    def thread_class(self, thread):
        self.block(f"T{thread}()", lambda: self.emit(f"super(\"t{thread}\");"))
        self.block("public void run()", lambda: self.emit(f"run{thread}();"))

    def body(self, thread):
        self.thread, self.held, self.depth, self.in_section, self.only_reads = thread, (), 0, False, False
        children = [child for child, parent in self.parents.items() if parent == thread]
        count = self.between(self.size.statements)
        if thread == 0 and children and self.chance(0.4):
            self.statement()
        if "latch" in self.shared and thread == 0:
            self.emit("early = 1;")
        starts = {}
        for child in children:
            starts.setdefault(0 if thread == 0 or self.chance(0.7) else self.random.randrange(count), []).append(child)
        for position in range(count):
            for child in starts.get(position, ()):
                self.emit(f"t{child}.start();", f"t{child}")
            if position == 0 and thread == 0:
                self.open_what_others_wait_for()
            self.statement()
        if thread == 0 or self.chance(0.3):
            for child in children:
                if self.chance(0.7):
                    self.block("try", lambda child=child: self.emit(f"t{child}.join();", f"t{child}"),
                               tail="} catch (InterruptedException e) { throw new AssertionError(e); }")
                    if self.chance(0.5):
                        self.access(self.random.choice(self.variables))

    def open_what_others_wait_for(self):
        """Nobody waits in vain: main does this at once."""
        if "latch" in self.shared:
            self.emit("latch.countDown();", "latch")
        if "gate" in self.shared:
            self.emit("behind = 1;")
            self.block("synchronized (gate)", lambda: (self.emit("open = true;"), self.emit("gate.notifyAll();")))

    # ── Statements ──

    def statements(self):
        for _ in range(self.random.choice((1, 1, 2) if self.is_small else (1, 2, 3))):
            self.statement()

    def statement(self):
        choices = {"guarded": 8, "locked": 2, "conditional": 1}
        if self.depth < self.size.depth:
            choices["loop"] = 2 if self.is_small else 6
        if not self.in_section:
            for name, weight in (("flag", 2), ("queue", 3), ("slot", 3), ("latch", 1), ("counter", 1), ("semaphore", 1), ("gate", 1)):
                if name in self.shared and not (name in ("latch", "gate") and self.thread == 0):
                    choices[name] = weight
        chosen = self.random.choices(list(choices), list(choices.values()))[0]
        getattr(self, chosen)()

    def access(self, variable):
        """One access, as it stands; who may only read mostly does."""
        writes = () if self.only_reads and not self.wrong() else (f"{variable} = {self.random.randint(1, 9)};", f"{variable}++;")
        self.emit(self.random.choice((*writes, f"int x{self.new_local()} = {variable};")))

    def new_local(self):
        self.locals += 1
        return self.locals

    def guarded(self):
        variable = self.random.choice(self.variables)
        guard = self.guards[variable]
        if guard is None or guard in self.held or self.chance(self.size.forgets):
            return self.access(variable)
        if self.may_take(guard):
            self.section(guard, lambda: self.access(variable))
        else:
            self.access(variable) if self.is_small else None
            self.emit("Thread.onSpinWait();")

    def may_take(self, lock):
        """In one order: no deadlocks."""
        return all(held.name < lock.name for held in self.held)

    def locked(self):
        free = [lock for lock in self.locks if self.may_take(lock)]
        if free:
            self.section(self.random.choice(free), self.statements)

    def exclusively(self, lock, body):
        if lock.kind == "read_write":
            self.emit(f"{lock.name}.writeLock().lock();", lock.name)
            body()
            self.emit(f"{lock.name}.writeLock().unlock();", lock.name)
        else:
            self.section(lock, body)

    def section(self, lock, body):
        before = self.held, self.in_section, self.only_reads
        self.held, self.in_section = (*self.held, lock), True
        if lock.kind == "monitor":
            self.block(f"synchronized ({lock.name})", body)
        else:
            name = lock.name
            if lock.kind == "read_write":
                self.only_reads = self.chance(0.25)
                name += ".readLock()" if self.only_reads else ".writeLock()"
            self.emit(f"{name}.lock();", lock.name)
            body()
            self.emit(f"{name}.unlock();", lock.name)
        self.held, self.in_section, self.only_reads = before

    def loop(self):
        self.depth += 1
        counter = f"i{self.new_local()}"
        rounds = self.between(self.size.rounds)

        def body():
            self.statements()
            if self.chance(0.25):
                self.block(f"if ({counter} == {self.random.randrange(rounds)})", self.statements)

        self.block(f"for (int {counter} = 0; {counter} < {rounds}; {counter}++)", body)
        self.depth -= 1

    def conditional(self):
        variable = self.random.choice(self.variables)
        guard = self.guards[variable]
        test = f"if ({variable} % 2 == {self.random.randint(0, 1)})"
        if guard and guard not in self.held and self.may_take(guard):
            self.section(guard, lambda: self.block(test, self.statements))
        elif guard is None or guard in self.held:
            self.block(test, self.statements)
        else:
            self.access(variable) if self.is_small else self.emit("Thread.onSpinWait();")

    # ── What hands over: each of them is right mostly, and wrong now and then ──

    def wrong(self):
        return self.chance(self.size.forgets)

    def flag(self):
        if self.thread <= 1:
            if self.wrong():
                self.emit("sent = 3;")
            if self.thread == 0:
                self.emit("flag = 1;")
            else:
                self.block("if (flag == 0)", lambda: (self.emit("sent++;"), self.emit("flag = 1;")))
        elif self.wrong():
            self.emit(f"int x{self.new_local()} = sent;")
        elif self.thread == 2:
            self.block("if (flag == 1)", lambda: self.emit("sent++;"))
        else:
            self.emit(f"int x{self.new_local()} = flag;")

    def queue(self):
        box = f"b{self.new_local()}"
        if self.chance(0.5):
            self.emit(f"Box {box} = new Box();")
            self.emit(f"{box}.f = 1;")
            self.emit(f"queue.offer({box});", "queue")
            if self.wrong():
                self.emit(f"{box}.f++;")
        else:
            self.emit(f"Box {box} = queue.poll();", "queue")
            self.block(f"if ({box} != null)", lambda: self.emit(f"{box}.f++;"))

    def slot(self):
        """A box changes its owner under a lock, which is not held when it is used."""
        box, lock = f"b{self.new_local()}", self.locks[0]
        if self.chance(0.5):
            self.emit(f"Box {box} = new Box();")
            self.emit(f"{box}.f = 2;")
            self.exclusively(lock, lambda: self.emit(f"slot = {box};"))
            if self.wrong():
                self.emit(f"{box}.f++;")
        else:
            self.emit(f"Box {box};")
            self.exclusively(lock, lambda: (self.emit(f"{box} = slot;"), None if self.wrong() else self.emit("slot = null;")))
            self.block(f"if ({box} != null)", lambda: self.emit(f"{box}.f++;"))

    def latch(self):
        if self.wrong():
            self.emit("early++;")
        self.block("try", lambda: self.emit("latch.await();", "latch"),
                   tail="} catch (InterruptedException e) { throw new AssertionError(e); }")
        self.emit(f"int x{self.new_local()} = early;")

    def counter(self):
        self.emit("counter.incrementAndGet();", "counter")

    def semaphore(self):
        self.emit("semaphore.acquireUninterruptibly();", "semaphore")
        self.emit("permitted++;")
        self.emit("semaphore.release();", "semaphore")
        if self.wrong():
            self.emit("permitted++;")

    def gate(self):
        def wait():
            self.block("while (!open)", lambda: self.block("try", lambda: self.emit("gate.wait();"),
                                                           tail="} catch (InterruptedException e) { throw new AssertionError(e); }"))
        if self.wrong():
            self.emit(f"int x{self.new_local()} = behind;")
        self.block("synchronized (gate)", wait)
        self.emit(f"int x{self.new_local()} = behind;")


def generate(seed, number, is_small):
    return Generator(seed, number, is_small).program()
