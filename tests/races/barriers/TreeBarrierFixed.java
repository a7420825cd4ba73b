// Each user of the barrier writes a place of its own; after it all read all.
// check: --all
import java.util.concurrent.atomic.AtomicInteger;

public class TreeBarrierFixed {
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
    static final int[] VALUE = new int[3];

    static void run(int me, Node node) {
        VALUE[me] = 1;
        node.await(true);
        assert VALUE[0] + VALUE[1] + VALUE[2] == 3;
        node.await(false);
        VALUE[me] = 2;
    }

    public static void main(String[] args) {
        new Thread(() -> run(1, LEAF)).start();
        new Thread(() -> run(2, LEAF)).start();
        run(0, ROOT);
    }
}
