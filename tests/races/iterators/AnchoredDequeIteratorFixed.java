// An iterator for one thread only, also while another pushes.
// check: --all
import java.util.concurrent.atomic.AtomicReference;

public class AnchoredDequeIteratorFixed {
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
            Node node = cursor;
            cursor = node.right;
            return node.value;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> pushRight(2));
        other.start();
        pushRight(3);
        Cursor mine = new Cursor();
        assert mine.next() == 1;
        int second = mine.next();
        assert second == 2 || second == 3;
        other.join();
    }
}
