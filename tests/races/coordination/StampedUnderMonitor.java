// Something that a monitor guards is read in the middle of an optimistic read: writers of it are ordered by the monitor.
// check: --all
import java.util.concurrent.locks.StampedLock;

public class StampedUnderMonitor {
    static final StampedLock LOCK = new StampedLock();
    static final Object MONITOR = new Object();
    static int x, guarded;

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (MONITOR) {
                guarded = 1;
            }
            long stamp = LOCK.writeLock();
            x = 1;
            LOCK.unlockWrite(stamp);
            synchronized (MONITOR) {
                guarded = 2;
            }
        }).start();
        long stamp = LOCK.tryOptimisticRead();
        int seenX = x, seen;
        synchronized (MONITOR) {
            seen = guarded;
        }
        if (LOCK.validate(stamp)) {
            assert seen >= seenX;
        }
    }
}
