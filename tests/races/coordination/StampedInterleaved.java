// Two optimistic reads that overlap, of two locks, validated in the order in which they began; what is invalid is read again.
// check: --all
import java.util.concurrent.locks.StampedLock;

public class StampedInterleaved {
    static final StampedLock FIRST = new StampedLock(), SECOND = new StampedLock();
    static int x, y;

    static void increment(StampedLock lock, Runnable action) {
        long stamp = lock.writeLock();
        action.run();
        lock.unlockWrite(stamp);
    }

    public static void main(String[] args) {
        new Thread(() -> increment(FIRST, () -> x = x + 1)).start();
        new Thread(() -> increment(SECOND, () -> y = y + 1)).start();
        long first = FIRST.tryOptimisticRead(), second = SECOND.tryOptimisticRead();
        int seenX = x, seenY = y;
        if (!FIRST.validate(first)) {
            first = FIRST.readLock();
            seenX = x;
            FIRST.unlockRead(first);
        }
        if (!SECOND.validate(second)) {
            second = SECOND.readLock();
            seenY = y;
            SECOND.unlockRead(second);
        }
        assert seenX <= 1 && seenY <= 1;
    }
}
