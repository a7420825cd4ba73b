// A sense-reversing barrier that splits the sense: each user waits for a flag of its own. It is right, but both write the same
// value before it.
// check: --all
import java.util.concurrent.atomic.AtomicInteger;

public class SplitSenseBarrier {
    static final class Flag {
        volatile boolean sense;
    }

    static final AtomicInteger COUNT = new AtomicInteger(2);
    static final Flag[] FLAGS = {new Flag(), new Flag()};
    static int value;

    static void await(int me, boolean mine) {
        if (COUNT.getAndDecrement() == 1) {
            COUNT.set(2);
            for (Flag flag : FLAGS) flag.sense = mine;
        } else {
            while (FLAGS[me].sense != mine) Thread.onSpinWait();
        }
    }

    static void run(int me) {
        value = 1; //~ RACE SplitSenseBarrier.value a a
        await(me, true);
        assert value == 1;
        await(me, false);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> run(1));
        other.start();
        run(0);
        other.join();
    }
}
