import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** A periodic task that ends by an exception when it has run as often as the argument says. */
public class ScheduledPeriodically {
    public static void main(String[] arguments) throws Exception {
        int bound = Integer.parseInt(arguments[0]);
        int[] count = new int[1];
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> task = pool.scheduleAtFixedRate(() -> {
            if (++count[0] == bound) throw new IllegalStateException("enough");
        }, 1, 10, TimeUnit.MILLISECONDS);
        try {
            task.get();
        } catch (ExecutionException expected) {
            assert count[0] == bound;
        }
        pool.shutdown();
    }
}
