// ScheduledThreadPoolExecutor: delays keep their order, a periodic task cancels itself, get of a cancelled one.
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class ConcScheduled {
    public static void main(String[] args) throws Exception {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
        StringBuffer order = new StringBuffer();
        pool.schedule(() -> order.append("a"), 1, TimeUnit.MILLISECONDS);
        pool.schedule(() -> order.append("b"), 8, TimeUnit.MILLISECONDS);
        ScheduledFuture<Integer> value = pool.schedule(() -> 42, 2, TimeUnit.MILLISECONDS);
        System.out.println(value.get() + " " + value.isDone());
        CountDownLatch ticks = new CountDownLatch(3);
        ScheduledFuture<?> rate = pool.scheduleAtFixedRate(ticks::countDown, 0, 1, TimeUnit.MILLISECONDS);
        ticks.await();
        System.out.println("cancel " + rate.cancel(false) + " " + rate.isCancelled());
        try {
            rate.get();
        } catch (CancellationException e) {
            System.out.println("cancelled");
        }
        int[] count = new int[1];
        ScheduledFuture<?> failing = pool.scheduleWithFixedDelay(() -> {
            if (++count[0] == 3) throw new IllegalStateException("enough");
        }, 1, 1, TimeUnit.MILLISECONDS);
        try {
            failing.get();
        } catch (java.util.concurrent.ExecutionException e) {
            System.out.println(e.getMessage() + " after " + count[0]);
        }
        pool.shutdown();
        System.out.println(pool.awaitTermination(1, TimeUnit.HOURS) + " " + order);
    }
}
