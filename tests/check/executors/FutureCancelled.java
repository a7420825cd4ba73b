// cancel and run compete for a FutureTask; get tells who won.
// check:
// expect: none
// states: 79  transitions: 94
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

public class FutureCancelled {
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        FutureTask<Integer> task = new FutureTask<>(() -> 7);
        Thread runner = new Thread(task);
        runner.start();
        boolean cancelled = task.cancel(false);
        try {
            int value = task.get();
            assert !cancelled && value == 7;
        } catch (CancellationException e) {
            assert cancelled;
        }
        runner.join();
    }
}
