// Two threads share one iterator of a lock-free hash set, a list in the order of the reversed hashes: each step searches the
// list, and the place that the search leaves its result in is plain.
// check: --all
import java.util.concurrent.atomic.AtomicReference;

public class SplitOrderedSetIterator {
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
        place.previous = previous; //~ RACE SplitOrderedSetIterator$Place.previous a a
        place.current = current; //~ RACE SplitOrderedSetIterator$Place.current a b b
        place.next = current == null ? null : current.next.get(); //~ RACE SplitOrderedSetIterator$Place.next a a
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
            Node node = place.current; //~ RACE SplitOrderedSetIterator$Place.current a
            find(node, place);
            return node.key;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        add(1);
        add(2);
        Cursor shared = new Cursor();
        Thread other = new Thread(shared::next);
        other.start();
        shared.next();
        other.join();
    }
}
