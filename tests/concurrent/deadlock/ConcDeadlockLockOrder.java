// Two monitors taken in opposite order; latches make sure that both threads hold their first one.
// expect: deadlock
import java.util.concurrent.CountDownLatch;

public class ConcDeadlockLockOrder {
    static Thread locker(Object first, Object second, CountDownLatch both) {
        return new Thread(() -> {
            synchronized (first) {
                both.countDown();
                try {
                    both.await();
                } catch (InterruptedException e) {
                    return;
                }
                synchronized (second) {
                    System.out.println("never");
                }
            }
        });
    }

    public static void main(String[] args) throws Exception {
        Object left = new Object(), right = new Object();
        CountDownLatch both = new CountDownLatch(2);
        Thread a = locker(left, right, both), b = locker(right, left, both);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
