// What was read optimistically is used although the stamp is invalid. Nobody checks that a program throws it away: the verdict says so.
// check: --all
import java.util.concurrent.locks.StampedLock;

public class OptimisticIgnored {
    static int value;
    static int seen;
    static final StampedLock lock = new StampedLock();

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> {
            long stamp = lock.writeLock();
            value = 1;
            value = 2;
            lock.unlockWrite(stamp);
        });
        writer.start();
        long stamp = lock.tryOptimisticRead();
        int read = value;
        lock.validate(stamp);
        writer.join();
        seen = read;
    }
}
