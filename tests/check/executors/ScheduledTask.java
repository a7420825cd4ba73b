// A scheduled task runs once its time has come, and shutdown lets it.
// check: --max-states 30000
// expect: bounded states
// states: 30000  transitions: 35290
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

public class ScheduledTask {
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        ScheduledFuture<Integer> future = pool.schedule(() -> 5, 1, TimeUnit.SECONDS);
        pool.shutdown();
        int value = future.get();
        assert value == 5;
    }
}
