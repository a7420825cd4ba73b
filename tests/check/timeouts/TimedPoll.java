// A consumer that polls with a time-out and takes null for an item.
// check: --timeouts any --max-states 30000
// expect: exception
// states: 26  transitions: 26
// check: --timeouts quiescent
// expect: none
// states: 2621  transitions: 3154
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;

public class TimedPoll {
    static final ArrayBlockingQueue<Integer> QUEUE = new ArrayBlockingQueue<>(1);

    public static void main(String[] args) throws InterruptedException {
        Thread producer = new Thread(() -> QUEUE.add(1));
        producer.start();
        Integer item = QUEUE.poll(1, TimeUnit.SECONDS);
        int value = item; //~ EXCEPTION
        assert value == 1;
        producer.join();
    }
}
