// A sense-reversing barrier whose users wait on a monitor for the sense to change. It is right, but both write the same value
// before it.
// check: --all
import java.util.concurrent.atomic.AtomicInteger;

public class SenseBarrierWithWait {
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

    static void run() {
        value = 1; //~ RACE SenseBarrierWithWait.value a a
        await(true);
        assert value == 1;
        await(false);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(SenseBarrierWithWait::run);
        other.start();
        run();
        other.join();
    }
}
