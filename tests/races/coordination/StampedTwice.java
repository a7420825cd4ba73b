// Two stamps of one lock at once: what was read since the first counts only if that is valid too.
// check: --all
import java.util.concurrent.locks.StampedLock;

public class StampedTwice {
    static final StampedLock LOCK = new StampedLock();
    static int x, y;

    public static void main(String[] args) {
        new Thread(() -> {
            long stamp = LOCK.writeLock();
            x = 1;
            y = 1;
            LOCK.unlockWrite(stamp);
        }).start();
        long first = LOCK.tryOptimisticRead();
        int seenX = x;
        long second = LOCK.tryOptimisticRead();
        int seenY = y;
        boolean hasY = LOCK.validate(second);
        boolean hasX = LOCK.validate(first);
        assert !hasX || hasY && seenX == seenY;
    }
}
