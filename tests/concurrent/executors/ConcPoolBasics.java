// A fixed pool: submit, results in order of submission, shutdown, awaitTermination, rejection afterwards.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;

public class ConcPoolBasics {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Future<Integer>> futures = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            int n = i;
            futures.add(pool.submit(() -> {
                if (n == 5) throw new IllegalStateException("task " + n);
                return n * n;
            }));
        }
        for (Future<Integer> future : futures) {
            try {
                System.out.println(future.get());
            } catch (ExecutionException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(pool.submit(() -> { }, "done").get());
        pool.shutdown();
        System.out.println(pool.awaitTermination(1, TimeUnit.HOURS) + " " + pool.isTerminated());
        try {
            pool.execute(() -> System.out.println("never"));
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
    }
}
