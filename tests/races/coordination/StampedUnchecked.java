// An optimistic read that nobody validates is a plain read.
// check: --all
import java.util.concurrent.locks.StampedLock;

public class StampedUnchecked {
    static final StampedLock LOCK = new StampedLock();
    static int x;

    public static void main(String[] args) {
        new Thread(() -> {
            long stamp = LOCK.writeLock();
            x = 1; //~ RACE StampedUnchecked.x a
            LOCK.unlockWrite(stamp);
        }).start();
        new Thread(() -> {
            long stamp = LOCK.tryOptimisticRead();
            int seen = x; //~ RACE StampedUnchecked.x a
            assert stamp >= 0 && seen <= 1;
        }).start();
    }
}
