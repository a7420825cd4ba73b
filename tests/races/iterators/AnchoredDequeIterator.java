// Two threads share one iterator of a lock-free deque that has its two ends in one unchangeable anchor: the iterator's cursor is
// plain.
// check: --all
import java.util.concurrent.atomic.AtomicReference;

public class AnchoredDequeIterator {
    static final class Node {
        final int value;
        volatile Node left;
        volatile Node right;

        Node(int value) {
            this.value = value;
        }
    }

    // Not stable: the node at the right end is not linked from its left neighbour yet.
    record Anchor(Node left, Node right, boolean isStable) {}

    static final Node FIRST = new Node(1);
    static final AtomicReference<Anchor> ANCHOR = new AtomicReference<>(new Anchor(FIRST, FIRST, true));

    static void pushRight(int value) {
        Node node = new Node(value);
        while (true) {
            Anchor seen = ANCHOR.get();
            if (!seen.isStable()) {
                stabilise(seen);
                continue;
            }
            node.left = seen.right();
            Anchor pushed = new Anchor(seen.left(), node, false);
            if (ANCHOR.compareAndSet(seen, pushed)) {
                stabilise(pushed);
                return;
            }
        }
    }

    static void stabilise(Anchor anchor) {
        anchor.right().left.right = anchor.right();
        ANCHOR.compareAndSet(anchor, new Anchor(anchor.left(), anchor.right(), true));
    }

    static final class Cursor {
        Node cursor = ANCHOR.get().left();

        int next() {
            Node node = cursor; //~ RACE AnchoredDequeIterator$Cursor.cursor a
            cursor = node.right; //~ RACE AnchoredDequeIterator$Cursor.cursor a b b
            return node.value;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        pushRight(2);
        Cursor shared = new Cursor();
        Thread other = new Thread(shared::next);
        other.start();
        shared.next();
        other.join();
    }
}
