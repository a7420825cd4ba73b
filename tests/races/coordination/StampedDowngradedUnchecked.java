// A lock that is given up for an optimistic stamp, which nobody looks at.
// check: --all
import java.util.concurrent.locks.StampedLock;

public class StampedDowngradedUnchecked {
    static final StampedLock LOCK = new StampedLock();
    static int x, y;

    public static void main(String[] args) {
        new Thread(() -> {
            long stamp = LOCK.writeLock();
            x = 1;
            y = 1; //~ RACE StampedDowngradedUnchecked.y a
            LOCK.unlockWrite(stamp);
        }).start();
        long stamp = LOCK.readLock();
        int seenX = x;
        stamp = LOCK.tryConvertToOptimisticRead(stamp);
        int seenY = y; //~ RACE StampedDowngradedUnchecked.y a
        assert stamp >= 0 && seenX <= 1 && seenY <= 1;
    }
}
