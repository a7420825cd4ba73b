// The task is handed over before anybody may close the pool.
// check: --max-states 30000
// expect: bounded states
// states: 30000  transitions: 35869
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolAccepts {
    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Thread closer = new Thread(pool::shutdown);
        pool.execute(() -> {});
        closer.start();
        closer.join();
    }
}
