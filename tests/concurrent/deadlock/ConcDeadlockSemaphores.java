// Each of two threads holds the permit that the other one needs.
// expect: deadlock
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;

public class ConcDeadlockSemaphores {
    public static void main(String[] args) throws Exception {
        Semaphore left = new Semaphore(1), right = new Semaphore(1);
        CountDownLatch held = new CountDownLatch(2);
        Thread other = new Thread(() -> {
            right.acquireUninterruptibly();
            held.countDown();
            try {
                held.await();
            } catch (InterruptedException e) {
                return;
            }
            left.acquireUninterruptibly();
            System.out.println("never");
        });
        other.start();
        left.acquire();
        held.countDown();
        held.await();
        right.acquire();
        System.out.println("never");
    }
}
