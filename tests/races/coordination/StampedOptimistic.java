// An optimistic read is a read without a lock: by the memory model it races with the writer, also if it is thrown away after.
// check: --all
import java.util.concurrent.locks.StampedLock;

public class StampedOptimistic {
    static final StampedLock LOCK = new StampedLock();
    static int x;

    public static void main(String[] args) {
        new Thread(() -> {
            long stamp = LOCK.writeLock();
            x = 1; //~ RACE StampedOptimistic.x a
            LOCK.unlockWrite(stamp);
        }).start();
        long stamp = LOCK.tryOptimisticRead();
        int seen = x; //~ RACE StampedOptimistic.x a
        if (LOCK.validate(stamp)) {
            assert seen == 0 || seen == 1;
        }
    }
}
