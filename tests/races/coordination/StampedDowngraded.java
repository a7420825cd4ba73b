// A lock that is given up for an optimistic stamp, from reading and from writing.
// check: --all
import java.util.concurrent.locks.StampedLock;

public class StampedDowngraded {
    static final StampedLock LOCK = new StampedLock();
    static int x, y;

    static int read(boolean writes) {
        long stamp = writes ? LOCK.writeLock() : LOCK.readLock();
        int before = x;
        if (writes) {
            x = before + 1;
        }
        stamp = LOCK.tryConvertToOptimisticRead(stamp);
        int seen = y;
        return LOCK.validate(stamp) ? seen : before;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            long stamp = LOCK.writeLock();
            x = 5;
            y = 5;
            LOCK.unlockWrite(stamp);
        }).start();
        read(false);
        read(true);
    }
}
