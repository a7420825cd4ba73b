// An optimistic read that is validated, with the read lock to fall back on.
// check:
// expect: none
// states: 406  transitions: 457
import java.util.concurrent.locks.StampedLock;

public class OptimisticChecked {
    static final StampedLock LOCK = new StampedLock();
    static volatile int x;
    static volatile int y;

    static void move() {
        long stamp = LOCK.writeLock();
        x = 1;
        y = 1;
        LOCK.unlockWrite(stamp);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread mover = new Thread(OptimisticChecked::move);
        mover.start();
        long stamp = LOCK.tryOptimisticRead();
        int seenX = x;
        int seenY = y;
        if (!LOCK.validate(stamp)) {
            stamp = LOCK.readLock();
            seenX = x;
            seenY = y;
            LOCK.unlockRead(stamp);
        }
        assert seenX == seenY;
        mover.join();
    }
}
