// What a task did is ordered before the return of get.
// check: --all
import java.util.concurrent.FutureTask;

public class FutureTaskResult {
    static int side;

    public static void main(String[] args) throws Exception {
        int[] input = {20};
        FutureTask<Integer> task = new FutureTask<>(() -> {
            side = 1;
            return input[0] + 1;
        });
        new Thread(task).start();
        assert task.get() == 21;
        assert side == 1;
    }
}
