// Two threads meet at a leaf of a tree, and the last of them meets the third at the root. The barrier is right, but all write
// the same value before it.
// check: --all
import java.util.concurrent.atomic.AtomicInteger;

public class TreeBarrier {
    static final class Node {
        final AtomicInteger count = new AtomicInteger(2);
        final Node parent;
        volatile boolean sense;

        Node(Node parent) {
            this.parent = parent;
        }

        void await(boolean mine) {
            if (count.getAndDecrement() == 1) {
                if (parent != null) parent.await(mine);
                count.set(2);
                sense = mine;
            } else {
                while (sense != mine) Thread.onSpinWait();
            }
        }
    }

    static final Node ROOT = new Node(null);
    static final Node LEAF = new Node(ROOT);
    static int value;

    static void run(Node node) {
        value = 1; //~ RACE TreeBarrier.value a a
        node.await(true);
        assert value == 1;
        node.await(false);
    }

    public static void main(String[] args) {
        new Thread(() -> run(LEAF)).start();
        new Thread(() -> run(LEAF)).start();
        run(ROOT);
    }
}
