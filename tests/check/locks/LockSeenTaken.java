// Whoever looks can see that a lock is taken, and that another thread waits for it, although its owner does nothing in between that
// others could see. Giving it back is a step of its own then.
// check: --all --library operations
// args: isLocked
// expect: assertion
// states: 639  transitions: 894
// check: --all --library operations
// args: tryLock
// expect: assertion
// states: 718  transitions: 974
// check: --all --library operations
// args: tryWriteLock
// expect: assertion
// states: 909  transitions: 1372
// check: --all --library operations
// args: tryReadLock
// expect: assertion
// states: 771  transitions: 1022
// check: --all --library operations
// args: isWriteLocked
// expect: assertion
// states: 790  transitions: 1144
// check: --all --library operations
// args: tryOptimisticRead
// expect: assertion
// states: 1067  transitions: 1420
// check: --all --library operations
// args: hasQueuedThreads
// expect: assertion
// states: 805  transitions: 1311
// check: --all --library operations
// args: hasQueuedWriters
// expect: assertion
// states: 554  transitions: 823
// check: --all --library operations
// args: getState
// expect: assertion
// states: 740  transitions: 1183
// check: --all --library operations
// args: getStateOfWriter
// expect: assertion
// states: 175  transitions: 282
// check: --all --library operations
// args: nothing
// expect: none
// states: 86  transitions: 130
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

public class LockSeenTaken {
    static final ReentrantLock lock = new ReentrantLock();
    static final ReentrantReadWriteLock readWrite = new ReentrantReadWriteLock();
    static final StampedLock stamped = new StampedLock();

    static void useAll() {
        lock.lock();
        lock.unlock();
        readWrite.writeLock().lock();
        readWrite.writeLock().unlock();
        long stamp = stamped.writeLock();
        stamped.unlockWrite(stamp);
    }

    static boolean looks(String how, Thread other) {
        switch (how) {
            case "isLocked": return lock.isLocked();
            case "tryLock": return !lock.tryLock();
            case "tryWriteLock": return !readWrite.writeLock().tryLock();
            case "tryReadLock": return !readWrite.readLock().tryLock();
            case "isWriteLocked": return stamped.isWriteLocked();
            case "tryOptimisticRead": return stamped.tryOptimisticRead() == 0;
            case "hasQueuedThreads": return lock.hasQueuedThreads();
            case "hasQueuedWriters": return readWrite.hasQueuedThreads();
            case "getState": return other.getState() == Thread.State.WAITING;
            case "getStateOfWriter": return other.getState() == Thread.State.WAITING;
            default: return false;
        }
    }

    public static void main(String[] args) throws Exception {
        boolean isAboutWriters = args[0].endsWith("Writer");
        Runnable use = isAboutWriters ? () -> { readWrite.writeLock().lock(); readWrite.writeLock().unlock(); } : LockSeenTaken::useAll;
        Thread one = new Thread(use), two = new Thread(use);
        one.start();
        two.start();
        assert !looks(args[0], two) : args[0]; //~ ASSERTION
        if (lock.isHeldByCurrentThread()) lock.unlock();
        if (readWrite.isWriteLockedByCurrentThread()) readWrite.writeLock().unlock();
        if (readWrite.getReadHoldCount() > 0) readWrite.readLock().unlock();
        one.join();
        two.join();
    }
}
