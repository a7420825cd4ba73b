// A queue for several producers: they take their places by compare-and-set, and none is lost.
// Race free it is; but ordered writes have executions that are not sequentially consistent, which are not explored.
// jars: jctools-core
// check: --all
// expect: bounded weak-modes
import org.jctools.queues.MpscArrayQueue;

public class MpscTwoProducers {
    public static void main(String[] args) throws InterruptedException {
        MpscArrayQueue<String> queue = new MpscArrayQueue<>(4);
        Thread other = new Thread(() -> queue.offer("a"));
        other.start();
        queue.offer("b");
        other.join();
        assert queue.size() == 2;
        assert queue.poll() != queue.poll();
    }
}
