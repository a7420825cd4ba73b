import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A CompletableFuture of four stages, each in a pool of two workers. */
public class AsyncStages {
    public static void main(String[] arguments) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        int result = CompletableFuture.supplyAsync(() -> 1, pool)
                             .thenApplyAsync(value -> value + 1, pool)
                             .thenApplyAsync(value -> value * 10, pool)
                             .thenApplyAsync(value -> value + 3, pool)
                             .get();
        assert result == 23;
        pool.shutdown();
    }
}
