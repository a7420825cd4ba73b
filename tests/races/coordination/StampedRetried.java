// Two optimistic reads, one inside the other, each tried again until its stamp is valid.
// check: --all
import java.util.concurrent.locks.StampedLock;

public class StampedRetried {
    static final StampedLock OUTER = new StampedLock(), INNER = new StampedLock();
    static int x, y;

    static int readY() {
        int seen;
        long stamp;
        do {
            stamp = INNER.tryOptimisticRead();
            seen = y;
        } while (!INNER.validate(stamp));
        return seen;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            long stamp = OUTER.writeLock();
            x = 1;
            OUTER.unlockWrite(stamp);
        }).start();
        new Thread(() -> {
            long stamp = INNER.writeLock();
            y = 1;
            INNER.unlockWrite(stamp);
        }).start();
        int seenX, seenY;
        long stamp;
        do {
            stamp = OUTER.tryOptimisticRead();
            seenX = x;
            seenY = readY();
        } while (!OUTER.validate(stamp));
        assert seenX <= 1 && seenY <= 1;
    }
}
