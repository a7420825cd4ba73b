// A task that waits for another task of the same pool needs a second worker.
// check: --all
// args: 1
// expect: deadlock
// states: 47  transitions: 46
// check: --max-states 30000
// args: 2
// expect: bounded states
// states: 30000  transitions: 36009
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PoolSelfWait {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(Integer.parseInt(args[0]));
        Future<Integer> outer = pool.submit(() -> {
            Future<Integer> inner = pool.submit(() -> 1);
            return inner.get() + 1; //~ DEADLOCK
        });
        int result = outer.get(); //~ DEADLOCK
        assert result == 2;
        pool.shutdown();
    }
}
