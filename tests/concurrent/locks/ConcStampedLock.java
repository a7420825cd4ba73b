// StampedLock: optimistic reads that fall back to a read lock, conversion to a write lock, validation.
import java.util.concurrent.locks.StampedLock;

public class ConcStampedLock {
    static final StampedLock LOCK = new StampedLock();
    static volatile int x, y;

    static boolean consistent() {
        long stamp = LOCK.tryOptimisticRead();
        int seenX = x, seenY = y;
        if (!LOCK.validate(stamp)) {
            stamp = LOCK.readLock();
            try {
                seenX = x;
                seenY = y;
            } finally {
                LOCK.unlockRead(stamp);
            }
        }
        return seenX == -seenY;
    }

    public static void main(String[] args) throws Exception {
        boolean[] ok = {true, true};
        Thread[] threads = new Thread[4];
        for (int t = 0; t < 4; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 8; i++) {
                    if (id < 2) {
                        long stamp = LOCK.writeLock();
                        x = x + 1;
                        Thread.yield();
                        y = y - 1;
                        LOCK.unlockWrite(stamp);
                    } else {
                        ok[id - 2] &= consistent();
                    }
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println(x + " " + y + " " + ok[0] + " " + ok[1]);
        long read = LOCK.readLock();
        long write = LOCK.tryConvertToWriteLock(read);
        System.out.println("converted " + (write != 0) + " write locked " + LOCK.isWriteLocked());
        System.out.println("optimistic while written " + LOCK.tryOptimisticRead());
        read = LOCK.tryConvertToReadLock(write);
        long other = LOCK.tryReadLock();
        System.out.println("two readers " + LOCK.getReadLockCount() + " convert " + LOCK.tryConvertToWriteLock(read));
        LOCK.unlock(read);
        LOCK.unlockRead(other);
        System.out.println("free " + !LOCK.isReadLocked());
    }
}
