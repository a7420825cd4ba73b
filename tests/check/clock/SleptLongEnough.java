// Whoever has slept, or waited in vain, finds that so much time has passed: by his own clock, and by that of a thread which has
// waited for him.
// check: --max-time 60
// expect: none
// states: 87  transitions: 119
// check: --timeouts quiescent --max-time 60
// expect: none
// states: 21  transitions: 21
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

public class SleptLongEnough {
    static void sleep(long milliseconds) {
        try {
            Thread.sleep(milliseconds);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    static void assertPassed(long start, long milliseconds) {
        assert System.nanoTime() - start >= milliseconds * 1_000_000;
    }

    public static void main(String[] args) throws InterruptedException {
        long start = System.nanoTime(), day = System.currentTimeMillis();
        Thread sleeper = new Thread(() -> {
            sleep(10);
            sleep(10);
            assertPassed(start, 20);
        });
        sleeper.start();
        sleeper.join();
        assertPassed(start, 20);
        assert System.currentTimeMillis() - day >= 20;

        long second = System.nanoTime();
        boolean opened = new CountDownLatch(1).await(30, TimeUnit.MILLISECONDS);
        assert !opened;
        assertPassed(second, 30);
        LockSupport.parkUntil(day + 1000);
        synchronized (SleptLongEnough.class) {
            SleptLongEnough.class.wait(5);
        }
        assertPassed(second, 35);
    }
}
