// An iterator for each thread, also while a thread adds to the list.
// check: --all
import java.util.concurrent.atomic.AtomicMarkableReference;

public class OrderedListIteratorFixed {
    static final class Node {
        final int key;
        final AtomicMarkableReference<Node> next;

        Node(int key, Node next) {
            this.key = key;
            this.next = new AtomicMarkableReference<>(next, false);
        }
    }

    static final Node HEAD = new Node(0, null);

    static void add(int key) {
        while (true) {
            Node before = HEAD;
            Node after = before.next.getReference();
            while (after != null && after.key < key) {
                before = after;
                after = before.next.getReference();
            }
            if (before.next.compareAndSet(after, new Node(key, after), false, false)) return;
        }
    }

    static final class Cursor {
        Node previous;
        Node current = HEAD;
        Node next = HEAD.next.getReference();

        int next() {
            Node node = next;
            previous = current;
            current = node;
            next = node.next.getReference();
            return node.key;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        add(3);
        add(1);
        Thread other = new Thread(() -> {
            add(2);
            assert new Cursor().next() == 1;
        });
        other.start();
        Cursor mine = new Cursor();
        assert mine.next() == 1;
        int second = mine.next();
        assert second == 2 || second == 3;
        other.join();
    }
}
