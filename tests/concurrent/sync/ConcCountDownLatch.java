// Latches as start gun and finish line; timed await on a closed latch.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class ConcCountDownLatch {
    public static void main(String[] args) throws Exception {
        CountDownLatch start = new CountDownLatch(1);
        CountDownLatch finish = new CountDownLatch(4);
        AtomicInteger early = new AtomicInteger();
        AtomicInteger sum = new AtomicInteger();
        boolean[] started = new boolean[1];
        for (int t = 0; t < 4; t++) {
            int id = t;
            new Thread(() -> {
                try {
                    start.await();
                    if (!started[0]) early.incrementAndGet();
                    sum.addAndGet(id * id);
                } catch (InterruptedException e) {
                    early.incrementAndGet();
                } finally {
                    finish.countDown();
                }
            }).start();
        }
        System.out.println("finish closed " + !finish.await(1, TimeUnit.MILLISECONDS) + " sum " + sum);
        started[0] = true;
        start.countDown();
        System.out.println("finished " + finish.await(1, TimeUnit.HOURS) + " count " + finish.getCount());
        System.out.println("early " + early + " sum " + sum);
        start.countDown();
        start.await();
        System.out.println("open for ever " + start.getCount());
    }
}
