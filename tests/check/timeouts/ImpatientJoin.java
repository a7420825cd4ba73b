// Joins with a time-out, again and again, a thread that waits for a signal which comes only when the first time-out is over.
// check: --timeouts quiescent
// expect: none
// states: 84  transitions: 86
import java.util.concurrent.CountDownLatch;

public class ImpatientJoin {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch signal = new CountDownLatch(1);
        Thread waiting = new Thread(() -> {
            try {
                signal.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        waiting.start();
        long before = System.nanoTime();
        waiting.join(5);
        assert waiting.isAlive() && System.nanoTime() - before >= 5_000_000;
        signal.countDown();
        while (waiting.isAlive()) waiting.join(5);
    }
}
