// ReentrantLock as a mutex: hold counts, isHeldByCurrentThread, unlock by a stranger, fair and unfair.
import java.util.concurrent.locks.ReentrantLock;

public class ConcReentrantLock {
    static int counter;

    static void count(boolean fair) throws Exception {
        ReentrantLock lock = new ReentrantLock(fair);
        counter = 0;
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 8; i++) {
                    lock.lock();
                    try {
                        lock.lock();
                        int seen = counter;
                        Thread.yield();
                        counter = seen + lock.getHoldCount();
                        lock.unlock();
                    } finally {
                        lock.unlock();
                    }
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println("fair " + lock.isFair() + " counter " + counter + " locked " + lock.isLocked());
    }

    public static void main(String[] args) throws Exception {
        count(false);
        count(true);
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread stranger = new Thread(() -> {
            try {
                lock.unlock();
            } catch (IllegalMonitorStateException e) {
                System.out.println("stranger: " + e.getMessage() + " " + lock.isHeldByCurrentThread());
            }
        });
        stranger.start();
        stranger.join();
        System.out.println("hold count " + lock.getHoldCount());
        lock.unlock();
    }
}
