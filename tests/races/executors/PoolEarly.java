// A pool's task writes what its submitter reads without waiting for it: found at the first race.
// check:
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolEarly {
    static int side;

    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> {
            side = 1; //~ RACE PoolEarly.side a
        });
        int seen = side; //~ RACE PoolEarly.side a
        assert seen == 0 || seen == 1;
        pool.shutdown();
    }
}
