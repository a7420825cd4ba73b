// ReentrantReadWriteLock: readers see whole updates, a writer downgrades to a reader, an upgrade by tryLock fails.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ConcReadWriteLock {
    static int a, b;

    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        int[] torn = new int[1];
        int[] downgraded = new int[1];
        Thread[] threads = new Thread[4];
        for (int t = 0; t < 4; t++) {
            boolean writer = t < 2;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 6; i++) {
                    if (writer) {
                        lock.writeLock().lock();
                        int seen = ++a;
                        Thread.yield();
                        b++;
                        lock.readLock().lock();
                        lock.writeLock().unlock();
                        if (a == seen && b == seen) {
                            synchronized (downgraded) {
                                downgraded[0]++;
                            }
                        }
                        lock.readLock().unlock();
                    } else {
                        lock.readLock().lock();
                        if (a != b) torn[0]++;
                        lock.readLock().unlock();
                    }
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println(a + " " + b + " torn " + torn[0] + " downgraded " + downgraded[0]);
        lock.readLock().lock();
        System.out.println("upgrade " + lock.writeLock().tryLock() + " readers " + lock.getReadLockCount());
        lock.readLock().unlock();
        System.out.println("write " + lock.writeLock().tryLock() + " " + lock.isWriteLockedByCurrentThread());
        System.out.println("holds " + lock.getWriteHoldCount() + " " + lock.getReadHoldCount());
        lock.writeLock().unlock();
    }
}
