// Two threads write with the read lock, which both can have.
// check: --all
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WriteUnderReadLock {
    static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
    static int x;

    static void increment() {
        LOCK.readLock().lock();
        x++; //~ RACE WriteUnderReadLock.x a a
        LOCK.readLock().unlock();
    }

    public static void main(String[] args) {
        new Thread(WriteUnderReadLock::increment).start();
        increment();
    }
}
