// The last thing in the queue ends who asks for it, however often it runs out of time before.
// check: --timeouts quiescent
// expect: none
// states: 2960  transitions: 3487
// check: --timeouts any
// expect: none
// states: 21777  transitions: 25923
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class PollUntilPoison {
    static final LinkedBlockingQueue<Integer> QUEUE = new LinkedBlockingQueue<>();

    static void consume() {
        try {
            for (Integer next = null; next == null || next != 7;) next = QUEUE.poll(100, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread consumer = new Thread(PollUntilPoison::consume);
        consumer.start();
        QUEUE.put(7);
        consumer.join();
        assert QUEUE.isEmpty();
    }
}
