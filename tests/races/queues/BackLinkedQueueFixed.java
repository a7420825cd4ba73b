// A volatile link backwards.
// check: --all
import java.util.concurrent.atomic.AtomicReference;

public class BackLinkedQueueFixed {
    static final class Node {
        final int value;
        volatile Node previous;

        Node(int value) {
            this.value = value;
        }
    }

    static final Node FIRST = new Node(0);
    static final AtomicReference<Node> TAIL = new AtomicReference<>(FIRST);

    static void put(int value) {
        Node node = new Node(value);
        Node last = TAIL.getAndSet(node);
        last.previous = node;
    }

    static int take() {
        Node node = FIRST.previous;
        return node == null ? 0 : node.value;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread producer = new Thread(() -> put(1));
        producer.start();
        int taken = take();
        assert taken == 0 || taken == 1;
        producer.join();
    }
}
