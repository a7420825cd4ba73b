// A semaphore lets in as many as it has permits.
// check: --all
// args: 2
// expect: assertion
// states: 117  transitions: 159
// check: --all
// args: 1
// expect: none
// states: 531  transitions: 585
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class SemaphorePermits {
    static final AtomicInteger INSIDE = new AtomicInteger();

    static void enter(Semaphore semaphore) {
        semaphore.acquireUninterruptibly();
        int before = INSIDE.getAndIncrement();
        assert before == 0; //~ ASSERTION
        INSIDE.decrementAndGet();
        semaphore.release();
    }

    public static void main(String[] args) throws InterruptedException {
        Semaphore semaphore = new Semaphore(Integer.parseInt(args[0]));
        Thread other = new Thread(() -> enter(semaphore));
        other.start();
        enter(semaphore);
        other.join();
    }
}
