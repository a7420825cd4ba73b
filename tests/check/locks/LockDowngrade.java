// Write, then keep reading under the read lock: the order that is allowed.
// check:
// expect: none
// states: 1861  transitions: 2220
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LockDowngrade {
    static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
    static int value;

    static void refresh() {
        LOCK.writeLock().lock();
        value++;
        int written = value;
        LOCK.readLock().lock();
        LOCK.writeLock().unlock();
        assert value == written;
        LOCK.readLock().unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread refresher = new Thread(LockDowngrade::refresh);
        refresher.start();
        refresh();
        refresher.join();
        assert value == 2;
    }
}
