// Two permits do not.
// check: --all
import java.util.concurrent.Semaphore;

public class SemaphoreOfTwo {
    static final Semaphore PERMITS = new Semaphore(2);
    static int count;

    static void increment() {
        PERMITS.acquireUninterruptibly();
        count++; //~ RACE SemaphoreOfTwo.count a a
        PERMITS.release();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(SemaphoreOfTwo::increment);
        other.start();
        increment();
        other.join();
    }
}
