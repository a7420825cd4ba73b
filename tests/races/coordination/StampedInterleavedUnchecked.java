// Two optimistic reads that overlap, of two locks, of which the second is never validated.
// check: --all
import java.util.concurrent.locks.StampedLock;

public class StampedInterleavedUnchecked {
    static final StampedLock FIRST = new StampedLock(), SECOND = new StampedLock();
    static int x, y;

    public static void main(String[] args) {
        new Thread(() -> {
            long stamp = FIRST.writeLock();
            x = 1;
            FIRST.unlockWrite(stamp);
            stamp = SECOND.writeLock();
            y = 1; //~ RACE StampedInterleavedUnchecked.y a
            SECOND.unlockWrite(stamp);
        }).start();
        long first = FIRST.tryOptimisticRead(), second = SECOND.tryOptimisticRead();
        int seenX = x, seenY = y; //~ RACE StampedInterleavedUnchecked.y a
        if (FIRST.validate(first)) {
            assert second >= 0 && seenX >= seenY;
        }
    }
}
