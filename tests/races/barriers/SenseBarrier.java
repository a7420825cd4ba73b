// A sense-reversing barrier that is right; its users both write the same value before it.
// check: --all
import java.util.concurrent.atomic.AtomicInteger;

public class SenseBarrier {
    static final AtomicInteger COUNT = new AtomicInteger(2);
    static volatile boolean sense;
    static int value;

    static void await(boolean mine) {
        if (COUNT.getAndDecrement() == 1) {
            COUNT.set(2);
            sense = mine;
        } else {
            while (sense != mine) Thread.onSpinWait();
        }
    }

    static void run() {
        value = 1; //~ RACE SenseBarrier.value a a
        await(true);
        assert value == 1;
        await(false);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(SenseBarrier::run);
        other.start();
        run();
        other.join();
    }
}
