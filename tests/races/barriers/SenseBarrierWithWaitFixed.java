// Only one of the barrier's users writes the value, and the other changes it after the second meeting.
// check: --all
import java.util.concurrent.atomic.AtomicInteger;

public class SenseBarrierWithWaitFixed {
    static final AtomicInteger COUNT = new AtomicInteger(2);
    static final Object MONITOR = new Object();
    static boolean sense;
    static int value;

    static void await(boolean mine) {
        boolean isLast = COUNT.getAndDecrement() == 1;
        if (isLast) COUNT.set(2);
        synchronized (MONITOR) {
            if (isLast) {
                sense = mine;
                MONITOR.notifyAll();
            }
            try {
                while (sense != mine) MONITOR.wait();
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    static void run(int me) {
        if (me == 0) value = 1;
        await(true);
        assert value == 1;
        await(false);
        if (me == 1) value = 2;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> run(1));
        other.start();
        run(0);
        other.join();
    }
}
