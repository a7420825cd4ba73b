// An atomic counter.
// check: --all
import java.util.concurrent.atomic.AtomicInteger;

public class LambdaCounterFixed {
    public static void main(String[] args) throws InterruptedException {
        AtomicInteger counter = new AtomicInteger();
        Runnable increment = counter::incrementAndGet;
        Thread other = new Thread(increment);
        other.start();
        increment.run();
        other.join();
        assert counter.get() == 2;
    }
}
