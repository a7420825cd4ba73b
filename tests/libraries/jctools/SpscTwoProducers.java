// Two producers on a queue that is made for one: both read the producer's index plainly, and one element can be lost.
// jars: jctools-core
// check: --all
// expect: assertion
import org.jctools.queues.SpscArrayQueue;

public class SpscTwoProducers {
    public static void main(String[] args) throws InterruptedException {
        SpscArrayQueue<String> queue = new SpscArrayQueue<>(4);
        Thread other = new Thread(() -> queue.offer("a"));
        other.start();
        queue.offer("b");
        other.join();
        assert queue.size() == 2; //~ ASSERTION
    }
}
