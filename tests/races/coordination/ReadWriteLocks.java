// Readers together, writers alone.
// check: --all
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadWriteLocks {
    static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
    static int x;

    public static void main(String[] args) {
        new Thread(() -> {
            LOCK.writeLock().lock();
            x = 1;
            LOCK.writeLock().unlock();
        }).start();
        LOCK.readLock().lock();
        assert x == 0 || x == 1;
        LOCK.readLock().unlock();
    }
}
