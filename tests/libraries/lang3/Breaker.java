// A ThresholdCircuitBreaker sums up atomically, but asks whether it is open in a step of its own. Two threads bring in 60 each: the
// one that stays below 100 can see the breaker open too, so "exactly one is turned away" is wrong.
// jars: commons-lang3
// check: --all
// expect: assertion
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.lang3.concurrent.ThresholdCircuitBreaker;

public class Breaker {
    public static void main(String[] args) throws InterruptedException {
        ThresholdCircuitBreaker breaker = new ThresholdCircuitBreaker(100);
        AtomicInteger turnedAway = new AtomicInteger();
        Runnable work = () -> {
            if (breaker.incrementAndCheckState(60L)) turnedAway.incrementAndGet();
        };
        Thread other = new Thread(work);
        other.start();
        work.run();
        other.join();
        assert turnedAway.get() == 1; //~ ASSERTION
    }
}
