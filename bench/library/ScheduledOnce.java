import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** A task that is scheduled once. */
public class ScheduledOnce {
    public static void main(String[] arguments) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        ScheduledFuture<Integer> result = pool.schedule(() -> 42, 10, TimeUnit.MILLISECONDS);
        int got = result.get();
        assert got == 42;
        pool.shutdown();
    }
}
