// A wait for hundreds of years is one for ever: nobody relies on its end.
// check:
// expect: none
// states: 177  transitions: 207
// check: --timeouts quiescent
// expect: none
// states: 262  transitions: 299
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class ForEver {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(Long.MAX_VALUE);
                assert false;
            } catch (InterruptedException e) {
                done.countDown();
            }
        });
        sleeper.start();
        sleeper.interrupt();
        boolean isDone = done.await(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
        assert isDone;
    }
}
