// An EventCountCircuitBreaker counts events per interval by compare-and-set. Two threads bring one event each; two are allowed, so it
// stays closed for both.
// jars: commons-lang3
// check: --all
import java.util.concurrent.TimeUnit;
import org.apache.commons.lang3.concurrent.EventCountCircuitBreaker;

public class EventBreaker {
    public static void main(String[] args) {
        EventCountCircuitBreaker breaker = new EventCountCircuitBreaker(2, 1, TimeUnit.MINUTES);
        new Thread(() -> {
            assert breaker.incrementAndCheckState();
        }).start();
        assert breaker.incrementAndCheckState();
    }
}
