// Two consumers on a queue that is made for one: both can take the same element.
// jars: jctools-core
// check: --all
// expect: assertion
import org.jctools.queues.MpscArrayQueue;

public class MpscTwoConsumers {
    static String one;

    public static void main(String[] args) throws InterruptedException {
        MpscArrayQueue<String> queue = new MpscArrayQueue<>(2);
        queue.offer("a");
        Thread other = new Thread(() -> one = queue.poll());
        other.start();
        String two = queue.poll();
        other.join();
        assert one == null || two == null; //~ ASSERTION
    }
}
