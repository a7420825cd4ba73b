// Two threads ask a RateLimiter for permits. Its state is guarded by one lock, which is made on demand by double-checked locking
// on a volatile field. The first permit is there at once, so at least one thread gets one.
// jars: guava
// check: --all
import com.google.common.util.concurrent.RateLimiter;
import java.util.concurrent.atomic.AtomicInteger;

public class Limited {
    public static void main(String[] args) throws InterruptedException {
        RateLimiter limiter = RateLimiter.create(1);
        AtomicInteger permits = new AtomicInteger();
        Thread other = new Thread(() -> {
            if (limiter.tryAcquire()) permits.incrementAndGet();
        });
        other.start();
        if (limiter.tryAcquire()) permits.incrementAndGet();
        other.join();
        assert permits.get() >= 1;
    }
}
