// A volatile sense.
// check: --all
import java.util.concurrent.atomic.AtomicInteger;

public class StaticTreeBarrierFixed {
    static final AtomicInteger CHILDREN = new AtomicInteger(1);
    static final int[] LOG = new int[2];
    static volatile boolean sense;

    static void root() {
        while (CHILDREN.get() > 0) Thread.onSpinWait();
        CHILDREN.set(1);
        sense = true;
    }

    static void child() {
        CHILDREN.getAndDecrement();
        while (!sense) Thread.onSpinWait();
    }

    static void phase(int me) {
        LOG[me] = 1;
        if (me == 0) root();
        else child();
        assert LOG[1 - me] == 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> phase(1));
        other.start();
        phase(0);
        other.join();
    }
}
