// An iterator for each thread, also while a thread takes the first element of the queue.
// check: --all
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReferenceArray;

public class PriorityQueueIteratorFixed {
    static final class Node {
        final int priority;
        final AtomicBoolean taken = new AtomicBoolean();
        final AtomicReferenceArray<Node> next; // by level; level 0 has all nodes

        Node(int priority, Node... next) {
            this.priority = priority;
            this.next = new AtomicReferenceArray<>(next);
        }
    }

    static final Node LAST = new Node(3, null, null);
    static final Node MIDDLE = new Node(2, LAST);
    static final Node FIRST = new Node(1, MIDDLE, LAST);

    static int poll() {
        Node node = FIRST;
        while (!node.taken.compareAndSet(false, true)) node = node.next.get(0);
        return node.priority;
    }

    static final class Cursor {
        Node cursor = FIRST;

        int next() {
            Node node = cursor;
            while (node.taken.get()) node = node.next.get(0);
            cursor = node.next.get(0);
            return node.priority;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            assert poll() == 1;
            assert new Cursor().next() == 2;
        });
        other.start();
        Cursor mine = new Cursor();
        int first = mine.next();
        assert first == 1 || first == 2;
        assert mine.next() == first + 1;
        other.join();
    }
}
