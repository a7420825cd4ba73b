// invokeAll in order, invokeAny with one success among failures, ExecutorCompletionService.
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class ConcInvokeAllAny {
    static int fail(String why) {
        throw new IllegalStateException(why);
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newCachedThreadPool();
        List<Callable<Integer>> tasks = List.of(() -> 1, () -> 2, () -> 3);
        for (Future<Integer> future : pool.invokeAll(tasks)) System.out.println(future.isDone() + " " + future.get());
        System.out.println(pool.invokeAny(List.<Callable<Integer>>of(() -> fail("a"), () -> 9, () -> fail("b"))));
        try {
            pool.invokeAny(List.<Callable<Integer>>of(() -> fail("same"), () -> fail("same")));
        } catch (ExecutionException e) {
            System.out.println(e.getMessage());
        }
        ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(pool);
        for (int i = 0; i < 5; i++) {
            int n = i;
            service.submit(() -> n * 10);
        }
        TreeSet<Integer> results = new TreeSet<>();
        for (int i = 0; i < 5; i++) results.add(service.take().get());
        System.out.println(results + " " + service.poll());
        pool.shutdown();
    }
}
