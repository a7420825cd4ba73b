// An iterator for each thread, also while a thread adds to the set.
// check: --all
import java.util.concurrent.atomic.AtomicReference;

public class SplitOrderedSetIteratorFixed {
    static final class Node {
        final int key;
        final AtomicReference<Node> next = new AtomicReference<>();

        Node(int key) {
            this.key = key;
        }
    }

    static final class Place {
        Node previous;
        Node current;
        Node next;
    }

    static final Node BUCKET = new Node(0); // no element: the list's beginning

    static int order(Node node) {
        return Integer.reverse(node.key) >>> 1;
    }

    // Leaves in `place` the first node behind `from` and its neighbours.
    static void find(Node from, Place place) {
        Node previous = BUCKET;
        Node current = previous.next.get();
        while (current != null && order(current) <= order(from)) {
            previous = current;
            current = previous.next.get();
        }
        place.previous = previous;
        place.current = current;
        place.next = current == null ? null : current.next.get();
    }

    static void add(int key) {
        Node node = new Node(key);
        Place place = new Place();
        do {
            find(node, place);
            if (place.previous.key == key) return;
            node.next.set(place.current);
        } while (!place.previous.next.compareAndSet(place.current, node));
    }

    static final class Cursor {
        final Place place = new Place();

        Cursor() {
            find(BUCKET, place);
        }

        int next() {
            Node node = place.current;
            find(node, place);
            return node.key;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        add(1);
        add(2);
        Thread other = new Thread(() -> {
            add(3);
            assert new Cursor().next() == 2;
        });
        other.start();
        Cursor mine = new Cursor();
        assert mine.next() == 2;
        assert mine.next() == 1;
        other.join();
    }
}
