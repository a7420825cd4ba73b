// The first try is given up without a look at its stamp, because of what it has read.
// check: --all
import java.util.concurrent.locks.StampedLock;

public class StampedRetriedUnchecked {
    static final StampedLock LOCK = new StampedLock();
    static int x;

    public static void main(String[] args) {
        new Thread(() -> {
            long stamp = LOCK.writeLock();
            x = 1; //~ RACE StampedRetriedUnchecked.x a
            LOCK.unlockWrite(stamp);
        }).start();
        long stamp = LOCK.tryOptimisticRead();
        int seen = x; //~ RACE StampedRetriedUnchecked.x a
        if (seen == 0) {
            stamp = LOCK.tryOptimisticRead();
            seen = x;
        }
        if (LOCK.validate(stamp)) {
            assert seen <= 1;
        }
    }
}
