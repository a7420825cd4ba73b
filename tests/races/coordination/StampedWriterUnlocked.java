// The writer does not take the lock: no stamp is ever invalid, and the reads that it makes valid race.
// check: --all
import java.util.concurrent.locks.StampedLock;

public class StampedWriterUnlocked {
    static final StampedLock LOCK = new StampedLock();
    static int x;

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1; //~ RACE StampedWriterUnlocked.x a
        }).start();
        long stamp = LOCK.tryOptimisticRead();
        int seen = x; //~ RACE StampedWriterUnlocked.x a
        if (LOCK.validate(stamp)) {
            assert seen <= 1;
        }
    }
}
