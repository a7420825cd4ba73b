// The same with an atomic update: nothing is wrong in the executions that were sampled, which proves nothing.
// check: --search random --executions 40
// expect: bounded executions
// states: 12  transitions: 360
// check: --search pct --executions 40
// expect: bounded executions
// states: 12  transitions: 360
// check: --search pos --executions 40
// expect: bounded executions
// states: 12  transitions: 360
// check: --search depth-first
// expect: none
// states: 12  transitions: 14
import java.util.concurrent.atomic.AtomicInteger;

public class KeptIncrement {
    static final AtomicInteger COUNT = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(COUNT::incrementAndGet);
        other.start();
        COUNT.incrementAndGet();
        other.join();
        assert COUNT.get() == 2;
    }
}
