// Two threads use a handle for the first time, each of its own object. The library links it once for all; that orders nothing.
// check: --all
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;

public class HousekeepingOrdersNothing {
    static int hits;
    static final ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
    static final AtomicReference<String> last = new AtomicReference<>("");

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            queue.add(1);
            hits = 1; //~ RACE HousekeepingOrdersNothing.hits a
        });
        other.start();
        hits = 2; //~ RACE HousekeepingOrdersNothing.hits a
        last.compareAndSet("", "main");
        other.join();
    }
}
