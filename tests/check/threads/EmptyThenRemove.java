// Two threads ask whether a queue is empty, then remove; the exception comes from inside the JDK.
// check: --all
// expect: exception
// states: 170  transitions: 196
import java.util.concurrent.ConcurrentLinkedQueue;

public class EmptyThenRemove {
    static final ConcurrentLinkedQueue<Integer> QUEUE = new ConcurrentLinkedQueue<>();

    static void drain() {
        if (!QUEUE.isEmpty()) {
            QUEUE.remove(); //~ EXCEPTION
        }
    }

    public static void main(String[] args) throws InterruptedException {
        QUEUE.add(1);
        Thread other = new Thread(EmptyThenRemove::drain);
        other.start();
        drain();
        other.join();
    }
}
