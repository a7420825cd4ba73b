// A root waits for its two children by an atomic counter and lets them go by a volatile sense. The barrier is right, but all
// write the same value before it.
// check: --all
import java.util.concurrent.atomic.AtomicInteger;

public class BinaryTreeBarrier {
    static final AtomicInteger CHILDREN = new AtomicInteger(2);
    static volatile boolean sense;
    static int value;

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
        value = 1; //~ RACE BinaryTreeBarrier.value a a
        if (me == 0) root();
        else child();
        assert value == 1;
    }

    public static void main(String[] args) {
        new Thread(() -> run(1)).start();
        new Thread(() -> run(2)).start();
        run(0);
    }
}
