// A consumer that asks again after a time-out.
// check: --timeouts quiescent
// expect: none
// states: 2621  transitions: 3154
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;

public class TimedPollAsked {
    static final ArrayBlockingQueue<Integer> QUEUE = new ArrayBlockingQueue<>(1);

    public static void main(String[] args) throws InterruptedException {
        Thread producer = new Thread(() -> QUEUE.add(1));
        producer.start();
        Integer item = null;
        while (item == null) item = QUEUE.poll(1, TimeUnit.SECONDS);
        assert item == 1;
        producer.join();
    }
}
