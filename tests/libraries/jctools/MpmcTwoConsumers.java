// A queue for several consumers: one of them gets the element.
// Its ordered writes are taken for sequentially consistent, on the user's word.
// jars: jctools-core
// check: --all --assume-sc
import org.jctools.queues.MpmcArrayQueue;

public class MpmcTwoConsumers {
    static String one;

    public static void main(String[] args) throws InterruptedException {
        MpmcArrayQueue<String> queue = new MpmcArrayQueue<>(2);
        queue.offer("a");
        Thread other = new Thread(() -> one = queue.poll());
        other.start();
        String two = queue.poll();
        other.join();
        assert (one == null) != (two == null);
    }
}
