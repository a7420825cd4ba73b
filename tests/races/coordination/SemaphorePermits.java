// One permit makes a lock.
// check: --all
import java.util.concurrent.Semaphore;

public class SemaphorePermits {
    static final Semaphore PERMITS = new Semaphore(1);
    static int count;

    static void increment() {
        PERMITS.acquireUninterruptibly();
        count++;
        PERMITS.release();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(SemaphorePermits::increment);
        other.start();
        increment();
        other.join();
        assert count == 2;
    }
}
