// A spin lock that tests and sets in two steps.
// check: --all
// expect: assertion
// states: 66  transitions: 87
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

public class SpinLockBroken {
    static final AtomicBoolean HELD = new AtomicBoolean();
    static final AtomicInteger INSIDE = new AtomicInteger();

    static void enter() {
        while (HELD.get()) Thread.onSpinWait();
        HELD.set(true);
        int before = INSIDE.getAndIncrement();
        assert before == 0; //~ ASSERTION
        INSIDE.decrementAndGet();
        HELD.set(false);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(SpinLockBroken::enter);
        other.start();
        enter();
        other.join();
    }
}
