// A barrier for one use, counted down to zero, that is right; its users both write the same value before it.
// check: --all
import java.util.concurrent.atomic.AtomicInteger;

public class SimpleBarrier {
    static final AtomicInteger MISSING = new AtomicInteger(2);
    static int value;

    static void await() {
        MISSING.getAndDecrement();
        while (MISSING.get() > 0) Thread.onSpinWait();
    }

    static void run() {
        value = 1; //~ RACE SimpleBarrier.value a a
        await();
        assert value == 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(SimpleBarrier::run);
        other.start();
        run();
        other.join();
    }
}
