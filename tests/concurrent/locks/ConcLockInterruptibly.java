// A thread blocked in lockInterruptibly is interrupted and does not own the lock; one in lock() keeps its flag.
import java.util.concurrent.locks.ReentrantLock;

public class ConcLockInterruptibly {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        String[] notes = new String[2];
        lock.lock();
        Thread gives = new Thread(() -> {
            try {
                lock.lockInterruptibly();
                notes[0] = "locked";
                lock.unlock();
            } catch (InterruptedException e) {
                notes[0] = "interrupted " + lock.isHeldByCurrentThread() + " " + Thread.currentThread().isInterrupted();
            }
        });
        Thread stays = new Thread(() -> {
            lock.lock();
            notes[1] = "locked, flag " + Thread.interrupted();
            lock.unlock();
        });
        gives.start();
        stays.start();
        while (!lock.hasQueuedThread(gives) || !lock.hasQueuedThread(stays)) Thread.yield();
        System.out.println("queued " + lock.getQueueLength());
        gives.interrupt();
        stays.interrupt();
        gives.join();
        System.out.println(notes[0]);
        System.out.println("stays waits " + (notes[1] == null));
        lock.unlock();
        stays.join();
        System.out.println(notes[1]);
    }
}
