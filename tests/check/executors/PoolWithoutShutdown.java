// A pool that nobody shuts down: its worker waits for tasks for ever, and the program never ends. No line of the program
// itself is to blame, so none is marked.
// check: --all
// expect: deadlock
// states: 6  transitions: 5
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class PoolWithoutShutdown {
    public static void main(String[] args) {
        AtomicInteger done = new AtomicInteger();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.execute(done::incrementAndGet);
    }
}
