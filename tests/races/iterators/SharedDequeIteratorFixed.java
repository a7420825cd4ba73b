// An iterator for each thread.
// check: --all
import java.util.concurrent.atomic.AtomicReference;

public class SharedDequeIteratorFixed {
    record Node(int value, Node next) {}

    static final AtomicReference<Node> TOP = new AtomicReference<>(new Node(1, new Node(2, null)));

    static final class Cursor {
        Node at = TOP.get();

        int next() {
            Node node = at;
            at = node.next();
            return node.value();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            assert new Cursor().next() == 1;
        });
        other.start();
        assert new Cursor().next() == 1;
        other.join();
    }
}
