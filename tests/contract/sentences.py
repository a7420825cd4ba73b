"""What the documentation of the class library and the Java Language Specification (JLS) say of order between threads."""

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
