// wait, notify and notifyAll without the monitor throw, also when another thread holds it.
import java.util.concurrent.CountDownLatch;

public class ConcIllegalMonitor {
    static void attempt(String what, Runnable action) {
        try {
            action.run();
            System.out.println(what + " passed");
        } catch (IllegalMonitorStateException e) {
            System.out.println(what + ": " + e.getMessage());
        }
    }

    static void waitOn(Object lock) {
        try {
            lock.wait(1);
        } catch (InterruptedException e) {
            System.out.println("interrupted");
        }
    }

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        attempt("notify", lock::notify);
        attempt("notifyAll", lock::notifyAll);
        attempt("wait", () -> waitOn(lock));
        CountDownLatch held = new CountDownLatch(1);
        CountDownLatch release = new CountDownLatch(1);
        Thread owner = new Thread(() -> {
            synchronized (lock) {
                held.countDown();
                try {
                    release.await();
                } catch (InterruptedException e) {
                    System.out.println("interrupted");
                }
            }
        });
        owner.start();
        held.await();
        attempt("notify held by other", lock::notify);
        attempt("wait held by other", () -> waitOn(lock));
        System.out.println("holdsLock " + Thread.holdsLock(lock));
        release.countDown();
        owner.join();
        synchronized (lock) {
            attempt("notify with lock", lock::notify);
        }
    }
}
