// tryLock with and without time on a lock that another thread surely holds, and after it was freed.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class ConcTryLock {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        CountDownLatch held = new CountDownLatch(1);
        CountDownLatch release = new CountDownLatch(1);
        Thread owner = new Thread(() -> {
            lock.lock();
            try {
                held.countDown();
                release.await();
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            } finally {
                lock.unlock();
            }
        });
        owner.start();
        held.await();
        System.out.println("plain " + lock.tryLock());
        System.out.println("timed " + lock.tryLock(3, TimeUnit.MILLISECONDS));
        System.out.println("zero " + lock.tryLock(0, TimeUnit.SECONDS));
        release.countDown();
        System.out.println("long " + lock.tryLock(1, TimeUnit.HOURS));
        System.out.println("again " + lock.tryLock() + " " + lock.getHoldCount());
        lock.unlock();
        lock.unlock();
        owner.join();
        Thread.currentThread().interrupt();
        try {
            lock.tryLock(1, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            System.out.println("interrupted, flag " + Thread.currentThread().isInterrupted());
        }
    }
}
