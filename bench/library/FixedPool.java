import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Tasks in a pool of a fixed size, awaited, then the pool is shut down: arguments are workers and tasks. */
public class FixedPool {
    public static void main(String[] arguments) throws Exception {
        int workers = Integer.parseInt(arguments[0]), tasks = Integer.parseInt(arguments[1]);
        ExecutorService pool = Executors.newFixedThreadPool(workers);
        int[] results = new int[tasks];
        Future<?>[] futures = new Future<?>[tasks];
        for (int i = 0; i < tasks; i++) {
            int task = i;
            futures[i] = pool.submit(() -> {
                results[task] = task + 1;
            });
        }
        int sum = 0;
        for (int i = 0; i < tasks; i++) {
            futures[i].get();
            sum += results[i];
        }
        assert sum == tasks * (tasks + 1) / 2;
        pool.shutdown();
    }
}
