// Each user of the sense-reversing barrier writes a place of its own; after the barrier both read both.
// check: --all
import java.util.concurrent.atomic.AtomicInteger;

public class SenseBarrierFixed {
    static final AtomicInteger COUNT = new AtomicInteger(2);
    static volatile boolean sense;
    static final int[] VALUE = new int[2];

    static void await(boolean mine) {
        if (COUNT.getAndDecrement() == 1) {
            COUNT.set(2);
            sense = mine;
        } else {
            while (sense != mine) Thread.onSpinWait();
        }
    }

    static void run(int me) {
        VALUE[me] = 1;
        await(true);
        assert VALUE[0] + VALUE[1] == 2;
        await(false);
        VALUE[me] = 2;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> run(1));
        other.start();
        run(0);
        other.join();
    }
}
