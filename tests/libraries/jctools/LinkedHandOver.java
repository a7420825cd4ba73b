// A linked queue without bound, used by one producer and one consumer.
// Its ordered writes are taken for sequentially consistent, on the user's word.
// jars: jctools-core
// check: --all --assume-sc
import org.jctools.queues.SpscLinkedQueue;

public class LinkedHandOver {
    public static void main(String[] args) {
        SpscLinkedQueue<int[]> queue = new SpscLinkedQueue<>();
        new Thread(() -> {
            queue.offer(new int[] {1});
            queue.offer(new int[] {2});
        }).start();
        int next = 1;
        for (int[] message; (message = queue.poll()) != null;) assert message[0] == next++;
    }
}
