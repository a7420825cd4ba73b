// Waits for another thread until a deadline, and asks what has become of it: three times, each with another way to wait.
// check: --max-time 60
// expect: none
// states: 237  transitions: 306
// check: --timeouts quiescent --max-time 60
// expect: none
// states: 19  transitions: 20
import java.time.Duration;
import java.time.Instant;

public class WaitsUntilDeadlineAsked {
    static final Object LOCK = new Object();
    static boolean done;

    static boolean isDone() {
        synchronized (LOCK) {
            return done;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> {
            synchronized (LOCK) {
                done = true;
                LOCK.notifyAll();
            }
        }).start();
        Instant end = Instant.now().plus(Duration.ofSeconds(5));
        while (!isDone() && Instant.now().isBefore(end)) {
            Thread.sleep(10);
        }
        long start = System.nanoTime(), left = 20;
        synchronized (LOCK) {
            while (!done && left > 0) {
                LOCK.wait(left);
                left = 20 - (System.nanoTime() - start) / 1_000_000;
            }
            assert done || System.nanoTime() - start >= 20_000_000;
        }
    }
}
