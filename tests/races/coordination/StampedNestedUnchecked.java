// One optimistic read inside another, of which only the inner one is validated: that orders nothing for the outer lock's writer.
// check: --all
import java.util.concurrent.locks.StampedLock;

public class StampedNestedUnchecked {
    static final StampedLock OUTER = new StampedLock(), INNER = new StampedLock();
    static int x, y;

    public static void main(String[] args) {
        new Thread(() -> {
            long stamp = OUTER.writeLock();
            x = 1; //~ RACE StampedNestedUnchecked.x a
            OUTER.unlockWrite(stamp);
            stamp = INNER.writeLock();
            y = 1;
            INNER.unlockWrite(stamp);
        }).start();
        OUTER.tryOptimisticRead();
        int seenX = x; //~ RACE StampedNestedUnchecked.x a
        long inner = INNER.tryOptimisticRead();
        int seenY = y;
        if (INNER.validate(inner)) {
            assert seenX <= 1 && seenY <= 1;
        }
    }
}
