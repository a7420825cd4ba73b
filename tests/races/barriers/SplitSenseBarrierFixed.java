// Each user of the barrier writes a place of its own, before it and after it; in between both read both.
// check: --all
import java.util.concurrent.atomic.AtomicInteger;

public class SplitSenseBarrierFixed {
    static final class Flag {
        volatile boolean sense;
    }

    static final AtomicInteger COUNT = new AtomicInteger(2);
    static final Flag[] FLAGS = {new Flag(), new Flag()};
    static final int[] VALUE = new int[2];

    static void await(int me, boolean mine) {
        if (COUNT.getAndDecrement() == 1) {
            COUNT.set(2);
            for (Flag flag : FLAGS) flag.sense = mine;
        } else {
            while (FLAGS[me].sense != mine) Thread.onSpinWait();
        }
    }

    static void run(int me) {
        VALUE[me] = 1;
        await(me, true);
        assert VALUE[0] + VALUE[1] == 2;
        await(me, false);
        VALUE[me] = 2;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> run(1));
        other.start();
        run(0);
        other.join();
    }
}
