"""Operations on one shared object, and what the documentation promises of them.

A row is two threads: the first writes x and then acts, the second acts and then reads x. Where the promise holds only if the
second saw what the first did, it reads x only then; a further row reads x regardless, which is a race. Every row that is
ordered has a twin whose first thread writes x *after* it acted: a race. So it is seen that the reading thread gets there, and
that no more is ordered than what came before.

A row is UNSPECIFIED where the documentation promises nothing and the implementation may order more: nothing is required of x
then, but there must be no other violation.
"""

from dataclasses import dataclass, replace
from enum import Enum

from .programs import RACE, Program, problems_beside_race


class Promise(Enum):
    ORDERED = "there is no race"
    RACE = "x races"
    UNSPECIFIED = "x may race or not"


ORDERED, RACES, UNSPECIFIED = Promise.ORDERED, Promise.RACE, Promise.UNSPECIFIED


@dataclass(frozen=True)
class Row:
    """`WRITE;` and `READ;` stand for the accesses to x. The write comes first if nothing else is said."""
    name: str
    declaration: str  # of static fields, made before the threads start
    first: str
    second: str  # may be empty: there is no second thread
    promise: Promise
    sentence: str = ""  # of the documentation; of a row that races or is unspecified: why
    # Has too many schedules to explore all: what is found up to the limit of states decides.
    is_large: bool = False
    # What the first thread did earlier stays ordered, and what it does later is: it has no twin.
    has_twin: bool = True
    # Locations that race beside x, by the documentation of what they are accessed by.
    also: tuple[str, ...] = ()

    @property
    def identifier(self):
        return "".join(c if c.isalnum() else "_" for c in self.name)


# ── the sentences ──
COLLECTION = ("java.util.concurrent: Actions in a thread prior to placing an object into any concurrent collection happen-before "
              "actions subsequent to the access or removal of that element from the collection in another thread.")
EXECUTOR = ("java.util.concurrent: Actions in a thread prior to the submission of a Runnable to an Executor happen-before its "
            "execution begins. Similarly for Callables submitted to an ExecutorService.")
FUTURE = ("java.util.concurrent: Actions taken by the asynchronous computation represented by a Future happen-before actions "
          "subsequent to the retrieval of the result via Future.get() in another thread.")
SYNCHRONIZER = ("java.util.concurrent: Actions prior to \"releasing\" synchronizer methods such as Lock.unlock, Semaphore.release, "
                "and CountDownLatch.countDown happen-before actions subsequent to a successful \"acquiring\" method such as "
                "Lock.lock, Semaphore.acquire, Condition.await, and CountDownLatch.await on the same synchronizer object in "
                "another thread.")
EXCHANGER = ("java.util.concurrent: For each pair of threads that successfully exchange objects via an Exchanger, actions prior to "
             "the exchange() in each thread happen-before those subsequent to the corresponding exchange() in another thread.")
BARRIER = ("java.util.concurrent: Actions prior to calling CyclicBarrier.await and Phaser.awaitAdvance (as well as its variants) "
           "happen-before actions performed by the barrier action, and actions performed by the barrier action happen-before "
           "actions subsequent to a successful return from the corresponding await in other threads.")
PHASER = ("Phaser: Actions prior to any form of arrive method happen-before a corresponding phase advance and onAdvance actions (if "
          "present), which in turn happen-before actions following the phase advance.")
HASH_MAP = ("ConcurrentHashMap: an update operation for a given key bears a happens-before relation with any (non-null) retrieval "
            "for that key reporting the updated value.")
LOCK = ("Lock: A successful lock operation has the same memory synchronization effects as a successful Lock action. A successful "
        "unlock operation has the same memory synchronization effects as a successful Unlock action.")
READ_WRITE = ("ReadWriteLock: a thread successfully acquiring the read lock will see all updates made upon previous release of the "
              "write lock.")
STAMPED = ("StampedLock: Methods with the effect of successfully locking in any mode have the same memory synchronization effects "
           "as a Lock action. Methods successfully unlocking in write mode have the same memory synchronization effects as an "
           "Unlock action.")
OPTIMISTIC = ("StampedLock: In optimistic read usages, actions prior to the most recent write mode unlock action are guaranteed to "
              "happen-before those following a tryOptimisticRead only if a later validate returns true.")
MONITOR = "JLS 17.4.5: An unlock on a monitor happens-before every subsequent lock on that monitor."
VOLATILE = "JLS 17.4.5: A write to a volatile field happens-before every subsequent read of that field."
START = "JLS 17.4.5: A call to start() on a thread happens-before any actions in the started thread."
JOIN = "JLS 17.4.5: All actions in a thread happen-before any other thread successfully returns from a join() on that thread."
TERMINATED = ("JLS 17.4.4: The final action in a thread T1 synchronizes-with any action in another thread T2 that detects that T1 "
              "has terminated. T2 may accomplish this by calling T1.isAlive() or T1.join().")
INTERRUPT = ("JLS 17.4.4: If thread T1 interrupts thread T2, the interrupt by T1 synchronizes-with any point where any other thread "
             "(including T2) determines that T2 has been interrupted.")
MODES_VOLATILE = "VarHandle.setVolatile, getVolatile: with memory semantics of setting (reading) as if the variable was declared volatile."
MODES_RELEASE = ("VarHandle.setRelease: ensures that prior loads and stores are not reordered after this access. getAcquire: ensures "
                 "that subsequent loads and stores are not reordered before this access.")
MODES_UPDATE = ("VarHandle.compareAndSet, getAndSet, getAndAdd: with the memory semantics of setVolatile if the variable's current "
                "value ... as accessed with the memory semantics of getVolatile.")
MODES_OPAQUE = ("VarHandle.getOpaque, setOpaque: in program order, but with no assurance of memory ordering effects with respect to "
                "other threads.")
MODES_PLAIN = ("VarHandle.get, set: with memory semantics of reading (setting) as if the variable was declared non-volatile. Commonly "
               "referred to as plain read (write) access.")
MODES_ACQUIRE_ONLY = "VarHandle.compareAndExchangeAcquire: with the memory semantics of set if the variable's current value ..."
MODES_RELEASE_ONLY = "VarHandle.compareAndExchangeRelease: ... as accessed with the memory semantics of get."
SYNCHRONIZED = "Collections: a synchronized (thread-safe) list (map); the monitor is the one to synchronize on when traversing it."
SERIAL = ("StringBuffer: The methods are synchronized where necessary so that all the operations on any particular instance behave "
          "as if they occur in some serial order.")
VECTOR = "Vector, Hashtable: is synchronized."
# ── why there is a race, or no saying ──
UNSEEN = "The second thread reads x whether it saw anything or not."
SILENT = "The documentation promises nothing."
FAILED_LOCK = "Lock: Unsuccessful locking and unlocking operations [...] do not require any memory synchronization effects."


def seen_and_regardless(name, declaration, first, condition, sentence):
    """Ordered if the second thread sees what the first did; a race if it does not look."""
    return (Row(name, declaration, first, f"if ({condition}) {{ READ; }}", ORDERED, sentence),
            Row(f"{name}, regardless", declaration, first, f"boolean seen = {condition}; READ;", RACES, UNSEEN))


def seen_but_unspecified(name, declaration, first, condition):
    return (Row(name, declaration, first, f"if ({condition}) {{ READ; }}", UNSPECIFIED, SILENT),
            Row(f"{name}, regardless", declaration, first, f"boolean seen = {condition}; READ;", RACES, UNSEEN))


def ordered(name, declaration, first, second, sentence, **more):
    return (Row(name, declaration, first, second, ORDERED, sentence, **more),)


def races(name, declaration, first, second, sentence, **more):
    return (Row(name, declaration, first, second, RACES, sentence, **more),)


def unspecified(name, declaration, first, second, sentence=SILENT):
    return (Row(name, declaration, first, second, UNSPECIFIED, sentence),)


def guarded(name, declaration, lock, unlock, read_lock, read_unlock, promise_of):
    """A flag under a lock says who came first."""
    declaration += " boolean[] flag = new boolean[1];"
    first = f"{lock} flag[0] = true; {unlock}"
    return (*promise_of(name, declaration, first, f"{read_lock} boolean seen = flag[0]; {read_unlock} if (seen) {{ READ; }}"),
            *races(f"{name}, regardless", declaration, first, f"{read_lock} boolean seen = flag[0]; {read_unlock} READ;", UNSEEN))


def by(sentence):
    return lambda name, declaration, first, second: ordered(name, declaration, first, second, sentence)


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
    *ordered("Executor.execute", "ExecutorService o = Executors.newFixedThreadPool(1);", "o.execute(() -> { READ; }); o.shutdown();",
             "", EXECUTOR, has_twin=False, is_large=True),
    *races("Executor.execute, then write", "ExecutorService o = Executors.newFixedThreadPool(1);",
           "o.execute(() -> { READ; }); WRITE; o.shutdown();", "", EXECUTOR, is_large=True),
    *ordered("ExecutorService.submit and get", "ExecutorService o = Executors.newSingleThreadExecutor();",
             "o.submit(() -> { WRITE; return 1; }).get(); READ; o.shutdown();", "", FUTURE, has_twin=False, is_large=True),
    *races("ExecutorService.submit without get", "ExecutorService o = Executors.newSingleThreadExecutor();",
           "o.submit(() -> { WRITE; return 1; }); READ; o.shutdown();", "", FUTURE, is_large=True),
    *ordered("ExecutorCompletionService.take", "ExecutorService pool = Executors.newFixedThreadPool(1); "
             "CompletionService<Integer> o = new ExecutorCompletionService<>(pool);",
             "o.submit(() -> { WRITE; return 1; }); o.take(); READ; pool.shutdown();", "",
             "CompletionService: actions taken by that task, which in turn happen-before actions following a successful return "
             "from the corresponding take().", has_twin=False, is_large=True),
    *ordered("ScheduledExecutorService.schedule", "ScheduledExecutorService o = Executors.newScheduledThreadPool(1);",
             "o.schedule(() -> { READ; }, 0, TimeUnit.SECONDS); o.shutdown();", "", EXECUTOR, has_twin=False, is_large=True),
    *ordered("CompletableFuture.runAsync", "ExecutorService o = Executors.newFixedThreadPool(1);",
             "CompletableFuture.runAsync(() -> { READ; }, o); o.shutdown();", "", EXECUTOR, has_twin=False, is_large=True),
    *ordered("ForkJoinPool.submit", "ForkJoinPool o = new ForkJoinPool(1);", "o.submit(() -> { READ; }).join(); o.shutdown();", "",
             EXECUTOR, has_twin=False, is_large=True),
    *ordered("ForkJoinTask.fork and join", "ForkJoinPool o = new ForkJoinPool(1);",
             "o.submit(() -> { WRITE; }).get(); READ; o.shutdown();", "", FUTURE, has_twin=False, is_large=True),
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


def shared_programs(row):
    """The row, and its twin if it has one."""
    programs = [Program(f"Shared_{row.identifier}", f"{row.name} on one object: {row.promise.value}", (),
                        source(f"Shared_{row.identifier}", row, row.first if "WRITE;" in row_text(row) else f"WRITE; {row.first}"),
                        lambda answer: problems(answer, row, row.promise))]
    if row.promise is ORDERED and row.has_twin:
        name = f"Shared_{row.identifier}__twin"
        programs.append(Program(name, f"{row.name} on one object, written too late: {RACES.value}", (),
                                source(name, row, f"{row.first} WRITE;"),
                                lambda answer: problems(answer, row, RACES)))
    return programs


def row_text(row):
    return f"{row.declaration} {row.first} {row.second}"


def problems(answer, row, promise):
    """What is found beside x must be what the row names, each of them."""
    if row.is_large and answer.bound == "states":
        answer = replace(answer, bound="none")
    lines = problems_beside_race(answer)
    places = {f"data-race {location} ": location for location in row.also}
    missing = [f"no race on {location}" for start, location in places.items() if not any(line.startswith(start) for line in lines)]
    lines = [line for line in lines if not line.startswith(tuple(places))] if places else lines
    has_race = any(finding.startswith(RACE) for finding in answer.findings)
    if promise is RACES and not has_race:
        lines.append("no race")
    if promise is ORDERED:
        lines += [finding for finding in answer.findings if finding.startswith(RACE)]
    return lines + missing


def java(text):
    """A statement a line, so that each access to x has its own."""
    for word, access in (("WRITE;", "Shared.x = 1;"), ("READ;", "int r = Shared.x;")):
        text = text.replace(word, f"\n            {access}\n            ")
    return text


def source(name, row, first):
    parts = [("first", first), ("second", row.second)]
    fields = "".join(f"    static final {field};\n" for field in fields_of(row.declaration))
    classes = "".join(f"""\
    static final class {word.capitalize()} extends Part {{
        @Override
        void perform() throws Throwable {{
            {java(text)}
        }}
    }}

""" for word, text in parts if text)
    starts = "".join(f'        new Thread(new {word.capitalize()}(), "{word}").start();\n' for word, text in parts if text)
    return f"class {name} {{\n{java(fields)}\n{classes}    public static void main(String[] arguments) {{\n{starts}    }}\n}}\n"


def fields_of(declaration):
    """The fields apart: at the semicolons outside of braces."""
    fields, depth, begin = [], 0, 0
    for at, character in enumerate(declaration):
        depth += {"{": 1, "}": -1}.get(character, 0)
        if character == ";" and depth == 0:
            fields.append(declaration[begin:at].strip())
            begin = at + 1
    return fields
