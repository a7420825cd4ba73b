// A test-and-test-and-set lock around a plain counter.
// check:
// expect: none
// states: 532  transitions: 750
import java.util.concurrent.atomic.AtomicBoolean;

public class SpinLock {
    static final AtomicBoolean HELD = new AtomicBoolean();
    static int counter;

    static void increment() {
        do {
            while (HELD.get()) Thread.onSpinWait();
        } while (!HELD.compareAndSet(false, true));
        counter++;
        HELD.set(false);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(SpinLock::increment);
            threads[i].start();
        }
        for (Thread thread : threads) thread.join();
        assert counter == 3;
    }
}
