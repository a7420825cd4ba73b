// A queue that is swung by compare-and-set and linked backwards afterwards, by a plain field.
// check: --all
import java.util.concurrent.atomic.AtomicReference;

public class BackLinkedQueue {
    static final class Node {
        final int value;
        Node previous;

        Node(int value) {
            this.value = value;
        }
    }

    static final Node FIRST = new Node(0);
    static final AtomicReference<Node> TAIL = new AtomicReference<>(FIRST);

    static void put(int value) {
        Node node = new Node(value);
        Node last = TAIL.getAndSet(node);
        last.previous = node; //~ RACE BackLinkedQueue$Node.previous a
    }

    static int take() {
        Node node = FIRST.previous; //~ RACE BackLinkedQueue$Node.previous a
        return node == null ? 0 : node.value;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread producer = new Thread(() -> put(1));
        producer.start();
        take();
        producer.join();
    }
}
