// An optimistic stamp that becomes a read lock, or a read lock taken after all; then the stamp is looked at twice.
// check: --all
import java.util.concurrent.locks.StampedLock;

public class StampedConversion {
    static final StampedLock LOCK = new StampedLock();
    static int x, y;

    public static void main(String[] args) {
        new Thread(() -> {
            long stamp = LOCK.writeLock();
            x = 1;
            y = 1;
            LOCK.unlockWrite(stamp);
        }).start();
        long optimistic = LOCK.tryOptimisticRead();
        int seen = x;
        long stamp = LOCK.tryConvertToReadLock(optimistic);
        if (stamp == 0) {
            stamp = LOCK.readLock();
            seen = x;
        }
        assert seen == y;
        LOCK.unlockRead(stamp);

        long again = LOCK.tryOptimisticRead();
        int first = x;
        if (LOCK.validate(again)) {
            int second = y;
            if (LOCK.validate(again)) {
                assert first == second;
            }
        }
    }
}
