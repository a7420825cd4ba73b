// What a task did is ordered before the return of get.
// check: --all
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class FutureResult {
    static int side;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        int[] input = {20};
        Future<Integer> result = pool.submit(() -> {
            side = 1;
            return input[0] + 1;
        });
        assert result.get() == 21;
        assert side == 1;
        pool.shutdown();
    }
}
