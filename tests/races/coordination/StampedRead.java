// A stamped lock in its read mode is a lock like others.
// check: --all
import java.util.concurrent.locks.StampedLock;

public class StampedRead {
    static final StampedLock LOCK = new StampedLock();
    static int x;
    static int y;

    public static void main(String[] args) {
        new Thread(() -> {
            long stamp = LOCK.writeLock();
            x = 1;
            y = 1;
            LOCK.unlockWrite(stamp);
        }).start();
        long stamp = LOCK.readLock();
        assert x == y;
        LOCK.unlockRead(stamp);
    }
}
