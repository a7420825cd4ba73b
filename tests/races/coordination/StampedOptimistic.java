// The idiom of StampedLock: what was read counts only if the stamp is still valid; otherwise it is read again under the lock.
// check: --all
import java.util.concurrent.locks.StampedLock;

public class StampedOptimistic {
    static final StampedLock LOCK = new StampedLock();
    static int x, y;

    public static void main(String[] args) {
        new Thread(() -> {
            long stamp = LOCK.writeLock();
            x = 1;
            y = 1;
            LOCK.unlockWrite(stamp);
        }).start();
        long stamp = LOCK.tryOptimisticRead();
        int seenX = x, seenY = y;
        if (!LOCK.validate(stamp)) {
            stamp = LOCK.readLock();
            seenX = x;
            seenY = y;
            LOCK.unlockRead(stamp);
        }
        assert seenX == seenY;
    }
}
