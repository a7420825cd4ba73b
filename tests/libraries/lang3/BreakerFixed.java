// Of two threads that bring in 60 each, at least one goes over 100 and finds the breaker open.
// jars: commons-lang3
// check: --all
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.lang3.concurrent.ThresholdCircuitBreaker;

public class BreakerFixed {
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
        assert turnedAway.get() >= 1 && breaker.isOpen();
    }
}
