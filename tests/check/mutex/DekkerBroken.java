// Dekker's first attempt: look whether the other one wants to enter, then announce. Both can look first.
// check: --all
// expect: assertion
// states: 55  transitions: 66
import java.util.concurrent.atomic.AtomicInteger;

public class DekkerBroken {
    static volatile boolean wants0;
    static volatile boolean wants1;
    static final AtomicInteger INSIDE = new AtomicInteger();

    static void critical() {
        int before = INSIDE.getAndIncrement();
        assert before == 0; //~ ASSERTION
        INSIDE.decrementAndGet();
    }

    static void first() {
        while (wants1) Thread.onSpinWait();
        wants0 = true;
        critical();
        wants0 = false;
    }

    static void second() {
        while (wants0) Thread.onSpinWait();
        wants1 = true;
        critical();
        wants1 = false;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(DekkerBroken::second);
        other.start();
        first();
        other.join();
    }
}
