// Two threads poll: asking and removing in one.
// check:
// expect: none
// states: 121  transitions: 134
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

public class PollInstead {
    static final ConcurrentLinkedQueue<Integer> QUEUE = new ConcurrentLinkedQueue<>();
    static final AtomicInteger REMOVED = new AtomicInteger();

    static void drain() {
        if (QUEUE.poll() != null) REMOVED.incrementAndGet();
    }

    public static void main(String[] args) throws InterruptedException {
        QUEUE.add(1);
        Thread other = new Thread(PollInstead::drain);
        other.start();
        drain();
        other.join();
        assert REMOVED.get() == 1;
    }
}
