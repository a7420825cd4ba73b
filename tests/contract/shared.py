"""The rows: operations on one shared object, and what is promised of them. See promises.py."""

from .promises import by, guarded, ordered, races, seen_and_regardless, seen_but_unspecified, unspecified
from .sentences import (
    BARRIER, COLLECTION, EXCHANGER, EXECUTOR, FAILED_LOCK, FUTURE, HASH_MAP, INTERRUPT, JOIN, LOCK, MODES_ACQUIRE_ONLY,
    MODES_OPAQUE, MODES_PLAIN, MODES_RELEASE, MODES_RELEASE_ONLY, MODES_UPDATE, MODES_VOLATILE, MONITOR, OPTIMISTIC, PHASER,
    READ_WRITE, SERIAL, SILENT, STAMPED, START, SYNCHRONIZED, SYNCHRONIZER, TERMINATED, UNSEEN, VECTOR, VOLATILE,
)


def queue(kind, make, put="add(1)", take="poll()"):
    return (*seen_and_regardless(f"{kind}.{put} and {take}", f"{kind}<Integer> o = {make};", f"o.{put};", f"o.{take} != null",
                                 COLLECTION),
            *seen_but_unspecified(f"{kind}.{put} and isEmpty", f"{kind}<Integer> o = {make};", f"o.{put};", "!o.isEmpty()"))


def blocking(kind, make, put="put(1)", take="take()"):
    return ordered(f"{kind}.{put} and {take}", f"{kind}<Integer> o = {make};", f"o.{put};", f"o.{take}; READ;", COLLECTION)


LANG_ROWS = (
    *seen_and_regardless("synchronized", "boolean[] o = new boolean[1];", "synchronized (o) { o[0] = true; }", "Flag.read(o)", MONITOR),
    *races("synchronized, empty", "Object o = new Object();", "synchronized (o) { }", "synchronized (o) { } READ;", UNSEEN),
    *ordered("Object.notify and wait", "boolean[] o = new boolean[1];", "synchronized (o) { o[0] = true; o.notify(); }",
             "synchronized (o) { while (!o[0]) o.wait(); } READ;", MONITOR),
    *seen_and_regardless("volatile field", "Cell o = new Cell();", "o.number = 1;", "o.number == 1", VOLATILE),
    *seen_and_regardless("volatile reference", "Cell o = new Cell();", "o.text = \"a\";", "o.text.equals(\"a\")", VOLATILE),
    *races("two volatile fields", "Cell o = new Cell();", "o.number = 1;", "if (o.text.isEmpty()) { READ; }",
           "JLS 17.4.5 speaks of the same field."),
    *ordered("Thread.start", "Thread o = new Thread(() -> { READ; });", "o.start();", "", START),
    *ordered("Thread.join", "Thread o = new Thread(() -> { WRITE; });", "o.start(); o.join(); READ;", "", JOIN, has_twin=False),
    *races("Thread.start without join", "Thread o = new Thread(() -> { WRITE; });", "o.start(); READ;", "", JOIN),
    *ordered("Thread.isAlive", "Thread o = new Thread(() -> { WRITE; });", "o.start(); if (!o.isAlive()) { READ; }", "", TERMINATED,
             has_twin=False),
    *ordered("Thread.interrupt and interrupted", "Thread o = new Thread(() -> { if (Thread.interrupted()) { READ; } });",
             "o.start(); WRITE; o.interrupt();", "", INTERRUPT, has_twin=False),
    *ordered("Thread.interrupt and isInterrupted", "Thread o = new Thread(LockSupport::park);", "o.start(); WRITE; o.interrupt();",
             "if (o.isInterrupted()) { READ; }", INTERRUPT, has_twin=False),
    *races("Thread.interrupt and isInterrupted, written too late", "Thread o = new Thread(LockSupport::park);",
           "o.start(); o.interrupt(); WRITE;", "if (o.isInterrupted()) { READ; }", INTERRUPT),
    *ordered("Thread.interrupt and wait",
             "Thread o = new Thread(() -> { synchronized (Shared.class) { try { Shared.class.wait(); } "
             "catch (InterruptedException e) { READ; } } });", "o.start(); WRITE; o.interrupt();", "", INTERRUPT, has_twin=False),
    *races("Thread.setName and getName", "Thread o = new Thread();", "o.setName(\"a\");", "o.getName(); READ;", UNSEEN),
    *races("ThreadLocal.set and get", "ThreadLocal<String> o = new ThreadLocal<>();", "o.set(\"a\");", "o.get(); READ;",
           "ThreadLocal: each thread that accesses one has its own, independently initialized copy of the variable."),
    *races("Object.hashCode", "Object o = new Object();", "o.hashCode();", "o.hashCode(); READ;", SILENT),
    *races("String.hashCode", "String o = new String(\"abc\");", "o.hashCode();", "o.hashCode(); READ;", SILENT),
    *races("String.intern", "String o = new String(\"abc\");", "o.intern();", "o.intern(); READ;", SILENT),
    *races("System.out.println", "", "System.out.println(\"a\");", "System.out.println(\"b\"); READ;", UNSEEN),
    *races("Thread.yield", "", "Thread.yield();", "Thread.yield(); READ;",
           "JLS 17.3: neither Thread.sleep nor Thread.yield have any synchronization semantics."),
    *races("Thread.sleep", "", "", "Thread.sleep(1000); READ;",
           "JLS 17.3: neither Thread.sleep nor Thread.yield have any synchronization semantics."),
    *races("System.nanoTime", "", "System.nanoTime();", "System.nanoTime(); READ;", SILENT),
    *races("Runtime.gc", "", "System.gc();", "System.gc(); READ;", SILENT),
)

COLLECTION_ROWS = (
    *queue("ConcurrentLinkedQueue", "new ConcurrentLinkedQueue<>()"),
    *queue("ConcurrentLinkedDeque", "new ConcurrentLinkedDeque<>()", "addFirst(1)", "pollLast()"),
    *queue("LinkedBlockingQueue", "new LinkedBlockingQueue<>()", "offer(1)"),
    *queue("ArrayBlockingQueue", "new ArrayBlockingQueue<>(1)", "offer(1)"),
    *queue("LinkedBlockingDeque", "new LinkedBlockingDeque<>()", "offerFirst(1)", "peekLast()"),
    *queue("PriorityBlockingQueue", "new PriorityBlockingQueue<>()", "offer(1)", "peek()"),
    *queue("LinkedTransferQueue", "new LinkedTransferQueue<>()", "offer(1)"),
    *blocking("LinkedBlockingQueue", "new LinkedBlockingQueue<>()"),
    *blocking("ArrayBlockingQueue", "new ArrayBlockingQueue<>(1)"),
    *blocking("LinkedBlockingDeque", "new LinkedBlockingDeque<>()", "putFirst(1)", "takeLast()"),
    *blocking("PriorityBlockingQueue", "new PriorityBlockingQueue<>()"),
    *blocking("SynchronousQueue", "new SynchronousQueue<>()"),
    *blocking("LinkedTransferQueue", "new LinkedTransferQueue<>()", "transfer(1)"),
    *seen_and_regardless("SynchronousQueue.put and poll", "SynchronousQueue<Integer> o = new SynchronousQueue<>();",
                         "o.offer(1);", "o.poll() != null", COLLECTION)[1:],
    *unspecified("ArrayBlockingQueue.take and put", "BlockingQueue<Integer> o = new ArrayBlockingQueue<>(1, false, List.of(1));",
                 "o.take();", "o.put(2); READ;"),
    *seen_and_regardless("ConcurrentHashMap.put and get", "ConcurrentHashMap<String, Integer> o = new ConcurrentHashMap<>();",
                         "o.put(\"key\", 1);", "o.get(\"key\") != null", HASH_MAP),
    *seen_and_regardless("ConcurrentHashMap.computeIfAbsent and remove",
                         "ConcurrentHashMap<String, Integer> o = new ConcurrentHashMap<>();",
                         "o.computeIfAbsent(\"key\", k -> 1);", "o.remove(\"key\") != null", COLLECTION),
    *seen_and_regardless("ConcurrentHashMap.merge", "ConcurrentHashMap<String, Integer> o = new ConcurrentHashMap<>();",
                         "o.merge(\"key\", 1, Integer::sum);", "o.merge(\"key\", 1, Integer::sum) == 2", HASH_MAP),
    *races("ConcurrentHashMap, two keys", "ConcurrentHashMap<String, Integer> o = new ConcurrentHashMap<>();",
           "o.put(\"key\", 1);", "o.get(\"other\"); READ;", UNSEEN),
    *seen_but_unspecified("ConcurrentHashMap.size", "ConcurrentHashMap<String, Integer> o = new ConcurrentHashMap<>();",
                          "o.put(\"key\", 1);", "o.size() == 1"),
    *seen_and_regardless("ConcurrentSkipListMap.put and get", "ConcurrentSkipListMap<Integer, Integer> o = new ConcurrentSkipListMap<>();",
                         "o.put(1, 1);", "o.get(1) != null", COLLECTION),
    *seen_and_regardless("ConcurrentSkipListSet.add and pollFirst", "ConcurrentSkipListSet<Integer> o = new ConcurrentSkipListSet<>();",
                         "o.add(1);", "o.pollFirst() != null", COLLECTION),
    *seen_and_regardless("CopyOnWriteArrayList.add and iterator", "CopyOnWriteArrayList<Integer> o = new CopyOnWriteArrayList<>();",
                         "o.add(1);", "o.stream().anyMatch(i -> i == 1)", COLLECTION),
    *seen_but_unspecified("CopyOnWriteArraySet.add and size", "CopyOnWriteArraySet<Integer> o = new CopyOnWriteArraySet<>();",
                          "o.add(1);", "o.size() == 1"),
    *seen_and_regardless("Collections.synchronizedList", "List<Integer> o = Collections.synchronizedList(new ArrayList<>());",
                         "o.add(1);", "o.size() == 1", SYNCHRONIZED),
    *seen_and_regardless("Collections.synchronizedMap", "Map<String, Integer> o = Collections.synchronizedMap(new HashMap<>());",
                         "o.put(\"key\", 1);", "o.containsKey(\"key\")", SYNCHRONIZED),
    *seen_and_regardless("Vector.add and get", "Vector<Integer> o = new Vector<>();", "o.add(1);", "o.contains(1)", VECTOR),
    *seen_and_regardless("Hashtable.put and get", "Hashtable<String, Integer> o = new Hashtable<>();", "o.put(\"key\", 1);",
                         "o.get(\"key\") != null", VECTOR),
    *seen_and_regardless("StringBuffer.append and length", "StringBuffer o = new StringBuffer();", "o.append('a');",
                         "o.toString().length() == 1", SERIAL),
    *races("Random.nextInt", "Random o = new Random(1);", "o.nextInt();", "o.nextInt(); READ;", UNSEEN),
)

SYNCHRONIZER_ROWS = (
    *ordered("Semaphore.release and acquire", "Semaphore o = new Semaphore(0);", "o.release();", "o.acquire(); READ;", SYNCHRONIZER),
    *seen_and_regardless("Semaphore.release and tryAcquire", "Semaphore o = new Semaphore(0);", "o.release();", "o.tryAcquire()",
                         SYNCHRONIZER),
    *seen_but_unspecified("Semaphore.release and availablePermits", "Semaphore o = new Semaphore(0);", "o.release();",
                          "o.availablePermits() == 1"),
    *unspecified("Semaphore.acquire and tryAcquire", "Semaphore o = new Semaphore(1);", "o.acquire();",
                 "if (o.tryAcquire()) { o.release(); } else { READ; }"),
    *ordered("CountDownLatch.countDown and await", "CountDownLatch o = new CountDownLatch(1);", "o.countDown();", "o.await(); READ;",
             SYNCHRONIZER),
    *seen_and_regardless("CountDownLatch.countDown and timed await", "CountDownLatch o = new CountDownLatch(1);", "o.countDown();",
                         "o.await(1, TimeUnit.SECONDS)", SYNCHRONIZER),
    *seen_but_unspecified("CountDownLatch.getCount", "CountDownLatch o = new CountDownLatch(1);", "o.countDown();",
                          "o.getCount() == 0"),
    *ordered("CyclicBarrier.await", "CyclicBarrier o = new CyclicBarrier(2);", "o.await();", "o.await(); READ;", BARRIER),
    *ordered("CyclicBarrier, barrier action", "CyclicBarrier o = new CyclicBarrier(2, () -> { READ; });", "o.await();", "o.await();",
             BARRIER, has_twin=False),
    *ordered("CyclicBarrier, after the barrier action", "CyclicBarrier o = new CyclicBarrier(2, () -> { WRITE; });", "o.await(); READ;",
             "o.await();", BARRIER, has_twin=False),
    *ordered("Phaser.arriveAndAwaitAdvance", "Phaser o = new Phaser(2);", "o.arriveAndAwaitAdvance();",
             "o.arriveAndAwaitAdvance(); READ;", PHASER),
    *ordered("Phaser.arrive and awaitAdvance", "Phaser o = new Phaser(1);", "o.arrive();", "o.awaitAdvance(0); READ;", PHASER),
    *races("Phaser.arrive and getPhase", "Phaser o = new Phaser(1);", "o.arrive();", "o.getPhase(); READ;", UNSEEN),
    *ordered("Exchanger.exchange", "Exchanger<String> o = new Exchanger<>();", "o.exchange(\"a\");", "o.exchange(\"b\"); READ;",
             EXCHANGER, is_large=True),
    *ordered("FutureTask.run and get", "FutureTask<Integer> o = new FutureTask<>(() -> { WRITE; return 1; });", "o.run();",
             "o.get(); READ;", FUTURE, has_twin=False),
    *seen_but_unspecified("FutureTask.run and isDone", "FutureTask<Integer> o = new FutureTask<>(() -> 1);", "o.run();", "o.isDone()"),
    *ordered("CompletableFuture.complete and get", "CompletableFuture<Integer> o = new CompletableFuture<>();", "o.complete(1);",
             "o.get(); READ;", FUTURE),
    *ordered("CompletableFuture.complete and join", "CompletableFuture<Integer> o = new CompletableFuture<>();", "o.complete(1);",
             "o.join(); READ;", FUTURE + " join differs from get in its exceptions."),
    *seen_but_unspecified("CompletableFuture.complete and isDone", "CompletableFuture<Integer> o = new CompletableFuture<>();",
                          "o.complete(1);", "o.isDone()"),
    *unspecified("CompletableFuture.thenAccept", "CompletableFuture<Integer> o = new CompletableFuture<>();", "o.complete(1);",
                 "o.thenAccept(i -> { READ; });"),
)

EXECUTOR_ROWS = (
    *ordered("Executor.execute", "ExecutorService o = Executors.newFixedThreadPool(1, Daemon::of);", "o.execute(() -> { READ; });",
             "", EXECUTOR, has_twin=False),
    *races("Executor.execute, then write", "ExecutorService o = Executors.newFixedThreadPool(1, Daemon::of);",
           "o.execute(() -> { READ; }); WRITE;", "", EXECUTOR),
    *ordered("ExecutorService.submit and get", "ExecutorService o = Executors.newSingleThreadExecutor(Daemon::of);",
             "o.submit(() -> { WRITE; return 1; }).get(); READ;", "", FUTURE, has_twin=False),
    *races("ExecutorService.submit without get", "ExecutorService o = Executors.newSingleThreadExecutor(Daemon::of);",
           "o.submit(() -> { WRITE; return 1; }); READ;", "", FUTURE),
    *ordered("ExecutorCompletionService.take", "ExecutorService pool = Executors.newFixedThreadPool(1, Daemon::of); "
             "CompletionService<Integer> o = new ExecutorCompletionService<>(pool);",
             "o.submit(() -> { WRITE; return 1; }); o.take(); READ;", "",
             "CompletionService: actions taken by that task, which in turn happen-before actions following a successful return "
             "from the corresponding take().", has_twin=False, is_large=True),
    *ordered("ScheduledExecutorService.schedule", "ScheduledExecutorService o = Executors.newScheduledThreadPool(1, Daemon::of);",
             "o.schedule(() -> { READ; }, 0, TimeUnit.SECONDS);", "", EXECUTOR, has_twin=False),
    *ordered("CompletableFuture.runAsync", "ExecutorService o = Executors.newFixedThreadPool(1, Daemon::of);",
             "CompletableFuture.runAsync(() -> { READ; }, o);", "", EXECUTOR, has_twin=False),
    *ordered("ForkJoinPool.submit", "ForkJoinPool o = new ForkJoinPool(1);", "o.submit(() -> { READ; }).join();", "",
             EXECUTOR, has_twin=False),
    *ordered("ForkJoinTask.fork and join", "ForkJoinPool o = new ForkJoinPool(1);",
             "o.submit(() -> { WRITE; }).get(); READ;", "", FUTURE, has_twin=False),
    *unspecified("Timer.schedule", "Timer o = new Timer(true);", "o.schedule(new Task(() -> { READ; }), 0);", ""),
)

LOCK_ROWS = (
    *guarded("ReentrantLock.lock", "ReentrantLock o = new ReentrantLock();", "o.lock();", "o.unlock();", "o.lock();", "o.unlock();",
             by(LOCK)),
    *guarded("ReentrantLock, fair", "ReentrantLock o = new ReentrantLock(true);", "o.lock();", "o.unlock();",
             "o.lockInterruptibly();", "o.unlock();", by(LOCK)),
    *ordered("ReentrantLock.tryLock", "ReentrantLock o = new ReentrantLock(); boolean[] flag = new boolean[1];",
             "o.lock(); flag[0] = true; o.unlock();",
             "if (o.tryLock()) { boolean seen = flag[0]; o.unlock(); if (seen) { READ; } }", LOCK),
    *unspecified("ReentrantLock.tryLock, failed", "ReentrantLock o = new ReentrantLock();", "o.lock();",
                 "if (o.tryLock()) { o.unlock(); } else { READ; }", FAILED_LOCK),
    *seen_but_unspecified("ReentrantLock.isLocked", "ReentrantLock o = new ReentrantLock();", "o.lock();", "o.isLocked()"),
    *ordered("Condition.signal and await",
             "ReentrantLock o = new ReentrantLock(); Condition c = o.newCondition(); boolean[] flag = new boolean[1];",
             "o.lock(); flag[0] = true; c.signal(); o.unlock();", "o.lock(); while (!flag[0]) c.await(); o.unlock(); READ;",
             SYNCHRONIZER),
    *guarded("ReadWriteLock, write and read", "ReadWriteLock o = new ReentrantReadWriteLock();", "o.writeLock().lock();",
             "o.writeLock().unlock();", "o.readLock().lock();", "o.readLock().unlock();", by(READ_WRITE)),
    *guarded("ReadWriteLock, write and write", "ReadWriteLock o = new ReentrantReadWriteLock();", "o.writeLock().lock();",
             "o.writeLock().unlock();", "o.writeLock().lock();", "o.writeLock().unlock();", by(LOCK)),
    *races("ReadWriteLock, read and read", "ReadWriteLock o = new ReentrantReadWriteLock();",
           "o.readLock().lock(); o.readLock().unlock();", "o.readLock().lock(); o.readLock().unlock(); READ;", UNSEEN),
    *races("ReadWriteLock, writes under the read lock", "ReadWriteLock o = new ReentrantReadWriteLock();",
           "o.readLock().lock(); WRITE; o.readLock().unlock();", "o.readLock().lock(); READ; o.readLock().unlock();",
           "ReadWriteLock: The read lock may be held simultaneously by multiple reader threads."),
    *guarded("StampedLock, write and read", "StampedLock o = new StampedLock();", "long stamp = o.writeLock();",
             "o.unlockWrite(stamp);", "long stamp = o.readLock();", "o.unlockRead(stamp);", by(STAMPED)),
    *guarded("StampedLock, write and write", "StampedLock o = new StampedLock();", "long stamp = o.writeLock();",
             "o.unlockWrite(stamp);", "long stamp = o.writeLock();", "o.unlockWrite(stamp);", by(STAMPED)),
    *ordered("StampedLock, write and optimistic read", "StampedLock o = new StampedLock(); boolean[] flag = new boolean[1];",
             "long stamp = o.writeLock(); flag[0] = true; o.unlockWrite(stamp);",
             "long stamp = o.tryOptimisticRead(); boolean seen = flag[0]; if (o.validate(stamp) && seen) { READ; }", OPTIMISTIC),
    *races("StampedLock, writes under the read lock", "StampedLock o = new StampedLock();",
           "long stamp = o.readLock(); WRITE; o.unlockRead(stamp);", "long stamp = o.readLock(); READ; o.unlockRead(stamp);",
           "StampedLock: non-exclusive access"),
    *races("LockSupport.unpark and park", "Thread o = new Thread(() -> { LockSupport.park(); READ; });",
           "o.start(); WRITE; LockSupport.unpark(o);", "",
           "LockSupport.park: The call spuriously (that is, for no reason) returns."),
)


def atomic(kind, make, write, read, sentence=MODES_VOLATILE):
    return seen_and_regardless(f"{kind}.{write} and {read}", f"{kind} o = {make};", f"o.{write};", f"o.{read}", sentence)


def weak(kind, make, write, read, sentence, also=()):
    """Seen, but nothing is ordered by it."""
    return races(f"{kind}.{write} and {read}", f"{kind} o = {make};", f"o.{write};", f"if (o.{read}) {{ READ; }}", sentence,
                 also=also)


INTEGER = ("AtomicInteger", "new AtomicInteger()")
ATOMIC_ROWS = (
    *atomic(*INTEGER, "set(1)", "get() == 1"),
    *atomic(*INTEGER, "lazySet(1)", "get() == 1", MODES_RELEASE),
    *atomic(*INTEGER, "setRelease(1)", "getAcquire() == 1", MODES_RELEASE),
    *atomic(*INTEGER, "set(1)", "getAcquire() == 1", MODES_RELEASE),
    *atomic(*INTEGER, "incrementAndGet()", "get() == 1", MODES_UPDATE),
    *atomic(*INTEGER, "getAndUpdate(i -> i + 1)", "compareAndSet(1, 2)", MODES_UPDATE),
    *atomic(*INTEGER, "compareAndSet(0, 1)", "getAndAdd(1) == 1", MODES_UPDATE),
    *atomic("AtomicBoolean", "new AtomicBoolean()", "set(true)", "get()"),
    *atomic("AtomicLong", "new AtomicLong()", "addAndGet(1)", "get() == 1", MODES_UPDATE),
    *atomic("AtomicReference<String>", "new AtomicReference<>(\"\")", "getAndSet(\"a\")", "get() == \"a\"", MODES_UPDATE),
    *atomic("AtomicIntegerArray", "new AtomicIntegerArray(2)", "set(0, 1)", "get(0) == 1"),
    *atomic("AtomicReferenceArray<String>", "new AtomicReferenceArray<>(2)", "setRelease(1, \"a\")", "getAcquire(1) != null",
            MODES_RELEASE),
    *races("AtomicIntegerArray, two elements", "AtomicIntegerArray o = new AtomicIntegerArray(2);", "o.set(0, 1);",
           "o.get(1); READ;", UNSEEN),
    *seen_and_regardless("AtomicIntegerFieldUpdater.set and get", "Cell c = new Cell(); AtomicIntegerFieldUpdater<Cell> o = "
                         "AtomicIntegerFieldUpdater.newUpdater(Cell.class, \"number\");", "o.set(c, 1);", "c.number == 1", VOLATILE),
    *weak(*INTEGER, "setOpaque(1)", "getOpaque() == 1", MODES_OPAQUE),
    *weak(*INTEGER, "set(1)", "getOpaque() == 1", MODES_OPAQUE),
    *weak(*INTEGER, "setOpaque(1)", "get() == 1", MODES_OPAQUE),
    *weak(*INTEGER, "setPlain(1)", "get() == 1", MODES_PLAIN, ("java.util.concurrent.atomic.AtomicInteger",)),
    *weak(*INTEGER, "set(1)", "getPlain() == 1", MODES_PLAIN, ("java.util.concurrent.atomic.AtomicInteger",)),
    *weak(*INTEGER, "setPlain(1)", "getPlain() == 1", MODES_PLAIN, ("java.util.concurrent.atomic.AtomicInteger",)),
    *seen_but_unspecified("LongAdder.increment and sum", "LongAdder o = new LongAdder();", "o.increment();", "o.sum() == 1"),
    *seen_but_unspecified("AtomicStampedReference.set and getStamp",
                          "AtomicStampedReference<String> o = new AtomicStampedReference<>(\"\", 0);", "o.set(\"\", 1);",
                          "o.getStamp() == 1"),
)

HANDLE = "VarHandle o = Handles.plain(); Cell c = new Cell();"


def handle(write, read, sentence=MODES_VOLATILE):
    return seen_and_regardless(f"VarHandle.{write} and {read}", HANDLE, f"o.{write};", read, sentence)


def weak_handle(write, read, sentence, also=()):
    return races(f"VarHandle.{write} and {read}", HANDLE, f"o.{write};", f"if ({read}) {{ READ; }}", sentence, also=also)


MIXED = ("Cell.plain",)
HANDLE_ROWS = (
    *handle("setVolatile(c, 1)", "(int) o.getVolatile(c) == 1"),
    *handle("setRelease(c, 1)", "(int) o.getAcquire(c) == 1", MODES_RELEASE),
    *handle("setRelease(c, 1)", "(int) o.getVolatile(c) == 1", MODES_RELEASE),
    *handle("setVolatile(c, 1)", "(int) o.getAcquire(c) == 1", MODES_RELEASE),
    *handle("compareAndSet(c, 0, 1)", "(int) o.getVolatile(c) == 1", MODES_UPDATE),
    *handle("getAndAdd(c, 1)", "o.compareAndSet(c, 1, 2)", MODES_UPDATE),
    *handle("getAndSetRelease(c, 1)", "(int) o.getAcquire(c) == 1", MODES_RELEASE),
    *handle("compareAndExchangeRelease(c, 0, 1)", "(int) o.compareAndExchangeAcquire(c, 1, 2) == 1", MODES_RELEASE),
    *handle("getAndBitwiseOr(c, 1)", "(int) o.getAndBitwiseAnd(c, 0) == 1", MODES_UPDATE),
    *weak_handle("setOpaque(c, 1)", "(int) o.getOpaque(c) == 1", MODES_OPAQUE),
    *weak_handle("setVolatile(c, 1)", "(int) o.getOpaque(c) == 1", MODES_OPAQUE),
    *weak_handle("setOpaque(c, 1)", "(int) o.getVolatile(c) == 1", MODES_OPAQUE),
    *weak_handle("compareAndExchangeAcquire(c, 0, 1)", "(int) o.getAcquire(c) == 1", MODES_ACQUIRE_ONLY),
    *weak_handle("setRelease(c, 1)", "(int) o.compareAndExchangeRelease(c, 1, 2) == 1", MODES_RELEASE_ONLY),
    *weak_handle("set(c, 1)", "(int) o.getVolatile(c) == 1", MODES_PLAIN, MIXED),
    *weak_handle("setVolatile(c, 1)", "(int) o.get(c) == 1", MODES_PLAIN, MIXED),
    *weak_handle("set(c, 1)", "(int) o.get(c) == 1", MODES_PLAIN, MIXED),
    *weak_handle("setRelease(c, 1)", "c.plain == 1", MODES_PLAIN, MIXED),
    *races("VarHandle.fullFence", "", "VarHandle.fullFence();", "VarHandle.fullFence(); READ;",
           "A fence orders the accesses of its own thread; no access tells the threads of each other."),
    *unspecified("VarHandle.releaseFence and acquireFence", HANDLE, "VarHandle.releaseFence(); o.setOpaque(c, 1);",
                 "int seen = (int) o.getOpaque(c); VarHandle.acquireFence(); if (seen == 1) { READ; }"),
)

ROWS = LANG_ROWS + COLLECTION_ROWS + SYNCHRONIZER_ROWS + EXECUTOR_ROWS + LOCK_ROWS + ATOMIC_ROWS + HANDLE_ROWS
