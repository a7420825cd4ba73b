"""Small objects of java.util.concurrent and operations on them, whose outcomes are compared at both grains (run_library.py).

An operation is a Java expression of type int, or statements that return one; `s` is the object. `last` is what a third thread
sees of the object afterwards. L (Look.java) makes numbers of answers. `others` are objects of the class in another condition:
full, closed, held, interrupted."""

from dataclasses import dataclass, field


@dataclass
class Subject:
    name: str
    type: str
    make: str
    operations: list
    last: str = "0"
    members: str = ""  # further static members of the program
    others: dict = field(default_factory=dict)  # a word for the condition: how such an object is made
    triples: list = field(default_factory=list)  # indices of operations of three threads


def atomic_number(name, type_, value, wide):
    add = ["L.of(s.incrementAndGet())", "L.of(s.getAndAdd(2))", "L.of(s.updateAndGet(v -> v * 3))",
           "L.of(s.accumulateAndGet(5, (v, w) -> v + w))"]
    return Subject(name, type_, f"new {type_}({value})",
                   ["L.of(s.get())", "s.set(7); return 0;", "L.of(s.compareAndSet(1, 9))", "L.of(s.getAndSet(4))", *add,
                    "L.of(s.weakCompareAndSetVolatile(1, 6))"], "L.of(s.get())", triples=[(2, 3, 4), (2, 2, 5)])


def atomic_array(type_, value):
    return Subject(type_, f"{type_}{'<Integer>' if 'Reference' in type_ else ''}",
                   f"new {type_}{'<>' if 'Reference' in type_ else ''}({value})",
                   ["L.of(s.get(0))", "s.set(0, 7); return 0;", "L.of(s.compareAndSet(0, s.get(0), 9))", "L.of(s.getAndSet(1, 4))",
                    "L.of(s.length())"], "L.of(s.get(0)) * 31 + L.of(s.get(1))")


def updater(name, holder_type, field_type, one, two):
    generic = "<Holder, Integer>" if field_type == "Integer" else "<Holder>"
    make = ('AtomicReferenceFieldUpdater.newUpdater(Holder.class, Integer.class, "value")' if field_type == "Integer" else
            f'{holder_type}.newUpdater(Holder.class, "value")')
    return Subject(name, holder_type + generic, make,
                   ["L.of(s.get(h))", f"s.set(h, {one}); return 0;", f"L.of(s.compareAndSet(h, {one}, {two}))",
                    f"L.of(s.getAndSet(h, {two}))"], "L.of(h.value)",
                   members=f"static class Holder {{ volatile {field_type} value = {one}; }} static final Holder h = new Holder();")


def adder(type_, add, total):
    return Subject(type_, type_, f"new {type_}({'Long::sum, 0' if type_ == 'LongAccumulator' else 'Double::sum, 0' if 'Accumulator' in type_ else ''})",
                   [f"s.{add}(3); return 0;", f"L.of(s.{total}())", "s.reset(); return 0;",
                    f"L.of(s.{'getThenReset' if 'Accumulator' in type_ else 'sumThenReset'}())", "L.of(s.intValue())"],
                   f"L.of(s.{total}())", triples=[(0, 0, 1)])


def queue(type_, make, extra=(), last="L.all(s)", element="Integer", others=None, triples=((0, 1, 2),)):
    return Subject(type_, f"{type_}<{element}>", make,
                   ["L.of(s.offer(5))", "L.of(s.poll())", "L.of(s.peek())", "L.of(s.size())", "L.of(s.isEmpty())",
                    "L.of(s.remove(1))", "L.of(s.contains(1))", "L.of(s.addAll(List.of(6, 7)))", "s.clear(); return 0;",
                    "L.of(s.removeIf(v -> v < 6))", "L.of(s.toArray())", *extra], last, others=others or {}, triples=list(triples))


BLOCKING = ["s.put(8); return 0;", "L.of(s.take())", "L.of(s.offer(9, 1, TimeUnit.SECONDS))", "L.of(s.poll(1, TimeUnit.SECONDS))",
            "L.of(s.remainingCapacity())", "L.drained(s)"]

LOCK = ["s.lock(); try { return ++n; } finally { s.unlock(); }",
        "if (!s.tryLock()) return -1; try { return n += 10; } finally { s.unlock(); }",
        "if (!s.tryLock(1, TimeUnit.SECONDS)) return -1; try { return n += 100; } finally { s.unlock(); }",
        "s.lockInterruptibly(); try { return n *= 2; } finally { s.unlock(); }"]
NUMBER = "static int n;"

SUBJECTS = [
    atomic_number("AtomicInteger", "AtomicInteger", 1, False),
    atomic_number("AtomicLong", "AtomicLong", 1, True),
    Subject("AtomicBoolean", "AtomicBoolean", "new AtomicBoolean()",
            ["L.of(s.get())", "s.set(true); return 0;", "L.of(s.compareAndSet(false, true))", "L.of(s.getAndSet(true))",
             "L.of(s.compareAndExchange(false, true))"], "L.of(s.get())", triples=[(2, 2, 3)]),
    Subject("AtomicReference", "AtomicReference<Integer>", "new AtomicReference<>(1)",
            ["L.of(s.get())", "s.set(7); return 0;", "L.of(s.compareAndSet(1, 9))", "L.of(s.getAndSet(4))",
             "L.of(s.updateAndGet(v -> v + 1))", "L.of(s.getAndAccumulate(2, Integer::sum))"], "L.of(s.get())"),
    atomic_array("AtomicIntegerArray", 2),
    atomic_array("AtomicLongArray", 2),
    atomic_array("AtomicReferenceArray", 2),
    Subject("AtomicMarkableReference", "AtomicMarkableReference<Integer>", "new AtomicMarkableReference<>(1, false)",
            ["L.of(s.getReference())", "L.of(s.isMarked())", "L.of(s.compareAndSet(1, 2, false, true))", "L.of(s.attemptMark(1, true))",
             "s.set(3, false); return 0;", "boolean[] m = new boolean[1]; return s.get(m) * 2 + L.of(m[0]);"],
            "L.of(s.getReference()) * 2 + L.of(s.isMarked())"),
    Subject("AtomicStampedReference", "AtomicStampedReference<Integer>", "new AtomicStampedReference<>(1, 0)",
            ["L.of(s.getReference())", "L.of(s.getStamp())", "L.of(s.compareAndSet(1, 2, 0, 1))", "L.of(s.attemptStamp(1, 5))",
             "s.set(3, 2); return 0;", "int[] m = new int[1]; return s.get(m) * 8 + m[0];"],
            "L.of(s.getReference()) * 8 + s.getStamp()"),
    updater("AtomicIntegerFieldUpdater", "AtomicIntegerFieldUpdater", "int", 1, 2),
    updater("AtomicLongFieldUpdater", "AtomicLongFieldUpdater", "long", 1, 2),
    updater("AtomicReferenceFieldUpdater", "AtomicReferenceFieldUpdater", "Integer", 1, 2),
    adder("LongAdder", "add", "sum"),
    adder("DoubleAdder", "add", "sum"),
    adder("LongAccumulator", "accumulate", "get"),
    adder("DoubleAccumulator", "accumulate", "get"),
    Subject("ConcurrentHashMap", "ConcurrentHashMap<Integer, Integer>", "L.with(new ConcurrentHashMap<>(), 1)",
            ["L.of(s.put(2, 20))", "L.of(s.put(1, 30))", "L.of(s.get(1))", "L.of(s.remove(1))", "L.of(s.putIfAbsent(2, 21))",
             "L.of(s.computeIfAbsent(2, k -> 22))", "L.of(s.merge(1, 5, Integer::sum))", "L.of(s.replace(1, 10, 11))",
             "L.of(s.size())", "L.of(s.containsKey(2))", "s.clear(); return 0;", "s.putAll(Map.of(2, 23, 3, 24)); return 0;",
             "L.of(s.compute(1, (k, v) -> v == null ? 1 : v + 1))", "L.of(s.containsValue(20))", "L.keys(s)",
             "L.of(s.values().removeIf(v -> v > 9))", "L.of(s.reduceValues(9, Integer::sum))", "L.of(s.keySet().remove(1))"],
            "L.keys(s)", others={"empty": "new ConcurrentHashMap<>()"}, triples=[(0, 4, 8), (1, 3, 2), (6, 6, 10)]),
    Subject("KeySetView", "ConcurrentHashMap.KeySetView<Integer, Boolean>", "L.added(ConcurrentHashMap.newKeySet())",
            ["L.of(s.add(2))", "L.of(s.remove(1))", "L.of(s.contains(1))", "L.of(s.size())", "L.of(s.addAll(List.of(1, 2)))",
             "L.of(s.toArray())"], "L.all(s)"),
    Subject("ConcurrentSkipListMap", "ConcurrentSkipListMap<Integer, Integer>", "L.with(new ConcurrentSkipListMap<>(), 1)",
            ["L.of(s.put(2, 20))", "L.of(s.put(1, 30))", "L.of(s.get(1))", "L.of(s.remove(1))", "L.of(s.putIfAbsent(2, 21))",
             "L.of(s.firstEntry())", "L.of(s.pollFirstEntry())", "L.of(s.ceilingKey(1))", "L.of(s.size())", "s.clear(); return 0;",
             "L.keys(s)"], "L.keys(s)", triples=[(0, 4, 6)]),
    Subject("ConcurrentSkipListSet", "ConcurrentSkipListSet<Integer>", "L.added(new ConcurrentSkipListSet<>())",
            ["L.of(s.add(2))", "L.of(s.remove(1))", "L.of(s.contains(1))", "L.of(s.pollFirst())", "L.of(s.higher(0))", "L.of(s.size())"],
            "L.all(s)"),
    queue("ConcurrentLinkedQueue", "L.added(new ConcurrentLinkedQueue<>())"),
    queue("ConcurrentLinkedDeque", "L.added(new ConcurrentLinkedDeque<>())",
          ["s.addFirst(4); return 0;", "L.of(s.pollLast())", "L.of(s.peekLast())"]),
    Subject("CopyOnWriteArrayList", "CopyOnWriteArrayList<Integer>", "L.added(new CopyOnWriteArrayList<>())",
            ["L.of(s.add(2))", "L.of(s.remove((Integer) 1))", "L.of(s.contains(1))", "L.of(s.size())", "L.of(s.addIfAbsent(1))",
             "L.of(s.set(0, 3))", "L.all(s)", "s.clear(); return 0;", "L.of(s.removeIf(v -> v == 1))", "s.sort(null); return 0;"],
            "L.all(s)"),
    Subject("CopyOnWriteArraySet", "CopyOnWriteArraySet<Integer>", "L.added(new CopyOnWriteArraySet<>())",
            ["L.of(s.add(2))", "L.of(s.remove(1))", "L.of(s.contains(1))", "L.of(s.size())", "L.all(s)"], "L.all(s)"),
    queue("ArrayBlockingQueue", "L.added(new ArrayBlockingQueue<>(2))", BLOCKING,
          others={"empty": "new ArrayBlockingQueue<>(1)", "full": "L.added(new ArrayBlockingQueue<>(1))"}, triples=[(0, 1, 2), (11, 11, 12)]),
    queue("LinkedBlockingQueue", "L.added(new LinkedBlockingQueue<>(2))", BLOCKING, others={"empty": "new LinkedBlockingQueue<>()"}),
    queue("LinkedBlockingDeque", "L.added(new LinkedBlockingDeque<>(2))", [*BLOCKING, "s.putFirst(4); return 0;", "L.of(s.takeLast())"]),
    queue("PriorityBlockingQueue", "L.added(new PriorityBlockingQueue<>())", BLOCKING, others={"empty": "new PriorityBlockingQueue<>()"}),
    Subject("DelayQueue", "DelayQueue<Look.Due>", "new DelayQueue<>(List.of(new Look.Due(1)))",
            ["L.of(s.offer(new Look.Due(0)))", "L.of(s.poll())", "L.of(s.take())", "L.of(s.size())", "L.of(s.peek())"], "L.of(s.size())"),
    Subject("SynchronousQueue", "SynchronousQueue<Integer>", "new SynchronousQueue<>()",
            ["s.put(1); return 0;", "L.of(s.take())", "L.of(s.offer(2))", "L.of(s.poll())", "L.of(s.offer(3, 1, TimeUnit.SECONDS))",
             "L.of(s.poll(1, TimeUnit.SECONDS))"], others={"fair": "new SynchronousQueue<>(true)"}, triples=[(0, 1, 1), (0, 0, 1)]),
    Subject("LinkedTransferQueue", "LinkedTransferQueue<Integer>", "L.added(new LinkedTransferQueue<>())",
            ["L.of(s.offer(5))", "L.of(s.poll())", "L.of(s.take())", "L.of(s.tryTransfer(6))", "s.transfer(7); return 0;",
             "L.of(s.size())", "L.of(s.peek())", "L.of(s.hasWaitingConsumer())"], "L.all(s)",
            others={"empty": "new LinkedTransferQueue<>()"}),
    Subject("ReentrantLock", "ReentrantLock", "new ReentrantLock()",
            [*LOCK, "L.of(s.isLocked())", "L.of(s.hasQueuedThreads())", "L.of(s.getQueueLength())", "L.of(s.isHeldByCurrentThread())"], "n",
            members=NUMBER, others={"fair": "new ReentrantLock(true)", "held": "L.held(new ReentrantLock())"},
            triples=[(0, 0, 0), (0, 3, 1), (0, 0, 5), (0, 0, 6)]),
    Subject("Condition", "ReentrantLock", "new ReentrantLock()",
            ["s.lock(); try { while (n == 0) c1.await(); return n--; } finally { s.unlock(); }",
             "s.lock(); try { n++; c1.signal(); return n; } finally { s.unlock(); }",
             "s.lock(); try { n++; c1.signalAll(); return n; } finally { s.unlock(); }",
             "s.lock(); try { return n == 0 ? L.of(c1.await(1, TimeUnit.SECONDS)) : 5; } finally { s.unlock(); }",
             "s.lock(); try { return s.getWaitQueueLength(c1); } finally { s.unlock(); }",
             "s.lock(); try { if (n == 0) c1.awaitUninterruptibly(); return n; } finally { s.unlock(); }"], "n",
            members=NUMBER + " static Condition c1;", others={}, triples=[(0, 1, 1), (0, 0, 2), (0, 3, 1), (0, 5, 2)]),
    Subject("ReentrantReadWriteLock", "ReentrantReadWriteLock", "new ReentrantReadWriteLock()",
            ["s.writeLock().lock(); try { return ++n; } finally { s.writeLock().unlock(); }",
             "s.readLock().lock(); try { return n; } finally { s.readLock().unlock(); }",
             "if (!s.writeLock().tryLock()) return -1; try { return n += 10; } finally { s.writeLock().unlock(); }",
             "if (!s.readLock().tryLock()) return -1; try { return n; } finally { s.readLock().unlock(); }",
             "s.writeLock().lock(); s.readLock().lock(); s.writeLock().unlock(); try { return n; } finally { s.readLock().unlock(); }",
             "L.of(s.getReadLockCount())", "L.of(s.isWriteLocked())"], "n", members=NUMBER,
            others={"fair": "new ReentrantReadWriteLock(true)"}, triples=[(0, 1, 1), (0, 0, 1)]),
    Subject("StampedLock", "StampedLock", "new StampedLock()",
            ["long w = s.writeLock(); try { return ++n; } finally { s.unlockWrite(w); }",
             "long r = s.readLock(); try { return n; } finally { s.unlockRead(r); }",
             "long w = s.tryWriteLock(); if (w == 0) return -1; try { return n += 10; } finally { s.unlockWrite(w); }",
             "long r = s.tryReadLock(); if (r == 0) return -1; try { return n; } finally { s.unlockRead(r); }",
             "long o = s.tryOptimisticRead(); return L.of(s.validate(o));", "L.of(s.isWriteLocked())", "L.of(s.getReadLockCount())"],
            "n", members=NUMBER, triples=[(0, 1, 2)]),
    Subject("Semaphore", "Semaphore", "new Semaphore(1)",
            ["s.acquire(); return 0;", "s.release(); return 0;", "L.of(s.tryAcquire())", "L.of(s.availablePermits())",
             "s.acquire(2); return 0;", "L.of(s.drainPermits())", "L.of(s.tryAcquire(1, TimeUnit.SECONDS))", "L.of(s.hasQueuedThreads())",
             "s.acquireUninterruptibly(); s.release(); return 0;"],
            "s.availablePermits()", others={"fair": "new Semaphore(1, true)", "empty": "new Semaphore(0)"},
            triples=[(0, 0, 1), (4, 1, 1), (4, 0, 1)]),
    Subject("CountDownLatch", "CountDownLatch", "new CountDownLatch(1)",
            ["s.countDown(); return 0;", "s.await(); return 0;", "L.of(s.getCount())", "L.of(s.await(1, TimeUnit.SECONDS))"],
            "L.of(s.getCount())", others={"of two": "new CountDownLatch(2)"}, triples=[(0, 1, 1)]),
    Subject("CyclicBarrier", "CyclicBarrier", "new CyclicBarrier(2)",
            ["L.of(s.await())", "L.of(s.getNumberWaiting())", "L.of(s.isBroken())", "s.reset(); return 0;", "L.of(s.await(1, TimeUnit.SECONDS))"],
            "L.of(s.isBroken())", triples=[(0, 0, 2), (0, 0, 3)]),
    Subject("Phaser", "Phaser", "new Phaser(2)",
            ["L.of(s.arrive())", "L.of(s.arriveAndAwaitAdvance())", "L.of(s.register())", "L.of(s.arriveAndDeregister())",
             "L.of(s.getPhase())", "L.of(s.awaitAdvance(0))", "s.forceTermination(); return 0;"], "L.of(s.getPhase())"),
    Subject("Exchanger", "Exchanger<Integer>", "new Exchanger<>()",
            ["L.of(s.exchange(1))", "L.of(s.exchange(2, 1, TimeUnit.SECONDS))"], triples=[(0, 0, 1)]),
    Subject("FutureTask", "FutureTask<Integer>", "new FutureTask<>(() -> 5)",
            ["s.run(); return 0;", "L.of(s.get())", "L.of(s.cancel(true))", "L.of(s.isDone())", "L.of(s.isCancelled())", "L.of(s.cancel(false))"],
            "L.of(s.isCancelled())", triples=[(0, 1, 5)]),
    Subject("CompletableFuture", "CompletableFuture<Integer>", "new CompletableFuture<>()",
            ["L.of(s.complete(1))", "L.of(s.completeExceptionally(new Error()))", "L.of(s.getNow(9))", "L.of(s.join())", "L.of(s.isDone())",
             "L.of(s.cancel(true))", "L.of(s.thenApply(v -> v + 1).getNow(8))", "L.of(s.getNumberOfDependents())",
             "L.of(s.applyToEither(new CompletableFuture<Integer>(), v -> v).isDone())"], "L.of(s.getNow(7))", triples=[(0, 5, 3)]),
    Subject("ThreadPoolExecutor", "ThreadPoolExecutor", "new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>())",
            ["L.of(s.submit(() -> 3).get())", "s.execute(() -> n++); return 0;", "s.shutdown(); return 0;", "L.of(s.shutdownNow().size())",
             "L.of(s.isShutdown())", "L.of(s.getPoolSize())"], "L.closed(s)", members=NUMBER),
    Subject("ScheduledThreadPoolExecutor", "ScheduledThreadPoolExecutor", "new ScheduledThreadPoolExecutor(1)",
            ["L.of(s.schedule(() -> 3, 1, TimeUnit.SECONDS).get())", "s.shutdown(); return 0;", "L.of(s.getQueue().size())"], "L.closed(s)"),
    Subject("ForkJoinPool", "ForkJoinPool", "new ForkJoinPool(1)",
            ["L.of(s.submit(() -> 3).get())", "s.shutdown(); return 0;", "L.of(s.isShutdown())"], "L.closed(s)"),
    Subject("Timer", "java.util.Timer", "new java.util.Timer(true)",
            ["s.schedule(new java.util.TimerTask() { public void run() { n.incrementAndGet(); } }, 1); return 0;", "s.cancel(); return 0;",
             "L.of(s.purge())", "return n.get();"], "n.get()", members="static final AtomicInteger n = new AtomicInteger();"),
    Subject("ExecutorCompletionService", "ExecutorCompletionService<Integer>", "new ExecutorCompletionService<>(Runnable::run)",
            ["L.of(s.submit(() -> 3).isDone())", "L.of(s.take().get())", "L.of(s.poll() == null)"], "L.of(s.poll() == null)"),
    Subject("LockSupport", "Thread[]", "new Thread[] {Thread.currentThread()}",
            ["LockSupport.unpark(s[0]); return 0;", "LockSupport.parkNanos(5); return 0;", "L.of(LockSupport.getBlocker(s[0]) == null)"]),
]
