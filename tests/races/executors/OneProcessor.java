// As many threads as there are processors: with two of them the two tasks race.
// check:
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class OneProcessor {
    static int x;

    public static void main(String[] arguments) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        Future<?> first = pool.submit(OneProcessor::count), second = pool.submit(OneProcessor::count);
        first.get();
        second.get();
        pool.shutdown();
    }

    static void count() {
        x++; //~ RACE OneProcessor.x a a
    }
}
