// One optimistic read inside another, of two locks: each is judged by its own lock, whatever becomes of the other.
// check: --all
import java.util.concurrent.locks.StampedLock;

public class StampedNested {
    static final StampedLock OUTER = new StampedLock(), INNER = new StampedLock();
    static int x, y;

    public static void main(String[] args) {
        new Thread(() -> {
            long stamp = OUTER.writeLock();
            x = 1;
            OUTER.unlockWrite(stamp);
            stamp = INNER.writeLock();
            y = 1;
            INNER.unlockWrite(stamp);
        }).start();
        long outer = OUTER.tryOptimisticRead();
        int seenX = x;
        long inner = INNER.tryOptimisticRead();
        int seenY = y;
        boolean hasY = INNER.validate(inner);
        boolean hasX = OUTER.validate(outer);
        // The writer changes x first.
        assert !hasX || !hasY || seenX >= seenY;
    }
}
