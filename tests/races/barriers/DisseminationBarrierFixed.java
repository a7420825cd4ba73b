// The flags of the nodes are atomic: what was written before the barrier is safe to read after it.
// check: --all
import java.util.concurrent.atomic.AtomicIntegerArray;

public class DisseminationBarrierFixed {
    static final class Node {
        final AtomicIntegerArray flag = new AtomicIntegerArray(1);
    }

    static final Node[] NODES = {new Node(), new Node()};
    static final int[] LOG = new int[2];

    static void phase(int me) {
        LOG[me] = 1;
        NODES[1 - me].flag.set(0, 1);
        while (NODES[me].flag.get(0) == 0) Thread.onSpinWait();
        assert LOG[1 - me] == 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> phase(1));
        other.start();
        phase(0);
        other.join();
    }
}
