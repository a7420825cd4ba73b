"""Uses of the library on objects that no other thread knows: they order nothing, whatever the library does for itself meanwhile.

Linking, class initialisation and caches of the library are not the program's synchronisation.
"""

from dataclasses import dataclass

from .statement import Statement

USES = (
    "new ConcurrentHashMap<Integer, Integer>().put(1, 1)",
    "new ConcurrentLinkedQueue<Integer>().add(1)",
    "new LinkedBlockingQueue<Integer>().offer(1)",
    "new CopyOnWriteArrayList<Integer>().add(1)",
    "new AtomicInteger().incrementAndGet()",
    "new AtomicReference<Object>().getAndSet(1)",
    "new AtomicIntegerArray(1).getAndAdd(0, 1)",
    "new LongAdder().sum()",
    "new Semaphore(1).tryAcquire()",
    "new ReentrantLock().tryLock()",
    "new ReentrantReadWriteLock().readLock().tryLock()",
    "new FutureTask<Integer>(() -> 1).cancel(false)",
    "CompletableFuture.completedFuture(1).thenApply(n -> n + 1).join()",
    "new Thread(() -> {})",
    "ThreadLocal.withInitial(() -> 1).get()",
    "(Runnable) () -> {}",
    "\"number \" + 1000",
    "String.valueOf(1000).intern()",
    "Integer.valueOf(1000).toString().hashCode()",
    "TimeUnit.SECONDS.toMillis(1)",
    "java.util.List.of(1, 2).contains(2)",
    "new java.util.HashMap<>(java.util.Map.of(1, 2)).get(1)",
    "new java.util.TreeMap<>(java.util.Map.of(1, 2)).keySet().size()",
    "java.util.Optional.of(1).map(n -> n + 1).get()",
    "java.util.stream.IntStream.range(0, 2).sum()",
    "java.util.EnumSet.of(TimeUnit.SECONDS).size()",
)


@dataclass
class UseLibrary(Statement):
    use: str

    def write(self, source):
        self.line = source.add(f"use({self.use});")

    def compile(self, code):
        """No step: nobody can observe it."""
