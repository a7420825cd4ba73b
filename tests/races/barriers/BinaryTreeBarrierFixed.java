// Each user of the barrier writes a place of its own; after it all read all.
// check: --all
import java.util.concurrent.atomic.AtomicInteger;

public class BinaryTreeBarrierFixed {
    static final AtomicInteger CHILDREN = new AtomicInteger(2);
    static volatile boolean sense;
    static final int[] VALUE = new int[3];

    static void root() {
        while (CHILDREN.get() > 0) Thread.onSpinWait();
        CHILDREN.set(2);
        sense = true;
    }

    static void child() {
        CHILDREN.getAndDecrement();
        while (!sense) Thread.onSpinWait();
    }

    static void run(int me) {
        VALUE[me] = 1;
        if (me == 0) root();
        else child();
        assert VALUE[0] + VALUE[1] + VALUE[2] == 3;
    }

    public static void main(String[] args) {
        new Thread(() -> run(1)).start();
        new Thread(() -> run(2)).start();
        run(0);
    }
}
