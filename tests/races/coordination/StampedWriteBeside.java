// A valid stamp orders what was read before later writers, and nothing else of the reader.
// check: --all
import java.util.concurrent.locks.StampedLock;

public class StampedWriteBeside {
    static final StampedLock LOCK = new StampedLock();
    static int x, beside;

    public static void main(String[] args) {
        new Thread(() -> {
            long stamp = LOCK.writeLock();
            x = 1;
            LOCK.unlockWrite(stamp);
            int seen = beside; //~ RACE StampedWriteBeside.beside a
        }).start();
        beside = 1; //~ RACE StampedWriteBeside.beside a
        long stamp = LOCK.tryOptimisticRead();
        int seen = x;
        if (LOCK.validate(stamp)) {
            assert seen <= 1;
        }
    }
}
