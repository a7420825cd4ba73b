// An optimistic read of a StampedLock that is not validated sees half of a change.
// check: --all
// expect: assertion
// states: 81  transitions: 90
import java.util.concurrent.locks.StampedLock;

public class OptimisticUnchecked {
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
        Thread mover = new Thread(OptimisticUnchecked::move);
        mover.start();
        LOCK.tryOptimisticRead();
        int seenX = x;
        int seenY = y;
        assert seenX == seenY; //~ ASSERTION
        mover.join();
    }
}
