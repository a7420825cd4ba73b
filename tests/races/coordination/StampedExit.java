// The program ends without a look at the stamp.
// check: --all
import java.util.concurrent.locks.StampedLock;

public class StampedExit {
    static final StampedLock LOCK = new StampedLock();
    static int x;

    public static void main(String[] args) {
        new Thread(() -> {
            long stamp = LOCK.writeLock();
            x = 1; //~ RACE StampedExit.x a
            LOCK.unlockWrite(stamp);
        }).start();
        LOCK.tryOptimisticRead();
        System.exit(x); //~ RACE StampedExit.x a
    }
}
