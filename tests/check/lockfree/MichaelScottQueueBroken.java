// A queue that links its last node by a plain set: one of two enqueued elements can be lost.
// check: --all
// expect: assertion
// states: 45  transitions: 50
import java.util.concurrent.atomic.AtomicReference;

public class MichaelScottQueueBroken {
    static final class Node {
        final int value;
        final AtomicReference<Node> next = new AtomicReference<>();

        Node(int value) {
            this.value = value;
        }
    }

    final Node head = new Node(0);
    final AtomicReference<Node> tail = new AtomicReference<>(head);

    void enqueue(int value) {
        Node node = new Node(value);
        tail.get().next.set(node);
        tail.set(node);
    }

    int sum() {
        int sum = 0;
        for (Node node = head; node != null; node = node.next.get()) sum += node.value;
        return sum;
    }

    public static void main(String[] args) throws InterruptedException {
        MichaelScottQueueBroken queue = new MichaelScottQueueBroken();
        Thread other = new Thread(() -> queue.enqueue(1));
        other.start();
        queue.enqueue(2);
        other.join();
        assert queue.sum() == 3; //~ ASSERTION
    }
}
