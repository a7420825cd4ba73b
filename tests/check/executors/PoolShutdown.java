// A real ThreadPoolExecutor: two tasks, shutdown, and everything comes to an end, within the hour.
// check: --timeouts quiescent --max-states 30000
// args: 1
// expect: bounded states
// states: 30000  transitions: 37044
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class PoolShutdown {
    public static void main(String[] args) throws InterruptedException {
        int workers = Integer.parseInt(args[0]);
        AtomicInteger done = new AtomicInteger();
        ThreadPoolExecutor pool =
                new ThreadPoolExecutor(workers, workers, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.execute(done::incrementAndGet);
        pool.execute(done::incrementAndGet);
        pool.shutdown();
        boolean ended = pool.awaitTermination(1, TimeUnit.HOURS);
        assert ended && done.get() == 2;
    }
}
