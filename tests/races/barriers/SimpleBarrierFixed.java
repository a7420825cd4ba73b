// Only one of the barrier's users writes the value.
// check: --all
import java.util.concurrent.atomic.AtomicInteger;

public class SimpleBarrierFixed {
    static final AtomicInteger MISSING = new AtomicInteger(2);
    static int value;

    static void await() {
        MISSING.getAndDecrement();
        while (MISSING.get() > 0) Thread.onSpinWait();
    }

    static void run(int me) {
        if (me == 0) value = 1;
        await();
        assert value == 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> run(1));
        other.start();
        run(0);
        other.join();
    }
}
