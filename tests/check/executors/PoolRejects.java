// A task that comes after the shutdown is rejected; whether it comes after depends on the schedule.
// check: --search breadth-first --max-states 200000
// expect: exception
// states: 674  transitions: 1173
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolRejects {
    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Thread closer = new Thread(pool::shutdown);
        closer.start();
        pool.execute(() -> {}); //~ EXCEPTION
        closer.join();
    }
}
