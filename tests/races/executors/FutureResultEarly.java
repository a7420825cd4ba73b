// The task's field is read before the task is known to have ended.
// check: --all
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class FutureResultEarly {
    static int side;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<?> result = pool.submit(() -> {
            side = 1; //~ RACE FutureResultEarly.side a
        });
        int seen = side; //~ RACE FutureResultEarly.side a
        result.get();
        assert seen == 0 || seen == 1;
        pool.shutdown();
    }
}
