// A thread that holds the read lock waits for the write lock: for itself.
// check: --all
// expect: deadlock
// states: 25  transitions: 24
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LockUpgrade {
    static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();

    static void refresh() {
        LOCK.readLock().lock();
        LOCK.writeLock().lock(); //~ DEADLOCK
        LOCK.writeLock().unlock();
        LOCK.readLock().unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread refresher = new Thread(LockUpgrade::refresh);
        refresher.start();
        refresher.join(); //~ DEADLOCK
    }
}
