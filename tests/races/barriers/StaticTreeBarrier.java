// The root waits for its child by an atomic counter; the child waits for the root by a plain sense.
// check: --all
import java.util.concurrent.atomic.AtomicInteger;

public class StaticTreeBarrier {
    static final AtomicInteger CHILDREN = new AtomicInteger(1);
    static final int[] LOG = new int[2];
    static boolean sense;

    static void root() {
        while (CHILDREN.get() > 0) Thread.onSpinWait();
        CHILDREN.set(1);
        sense = true; //~ RACE StaticTreeBarrier.sense a
    }

    static void child() {
        CHILDREN.getAndDecrement();
        while (!sense) Thread.onSpinWait(); //~ RACE StaticTreeBarrier.sense a
    }

    static void phase(int me) {
        LOG[me] = 1; //~ RACE StaticTreeBarrier.LOG[] a
        if (me == 0) root();
        else child();
        assert LOG[1 - me] == 1; //~ RACE StaticTreeBarrier.LOG[] a
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> phase(1));
        other.start();
        phase(0);
        other.join();
    }
}
