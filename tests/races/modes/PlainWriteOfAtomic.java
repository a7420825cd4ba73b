// setPlain is what it says: a plain write, unordered with the atomic increment of the other thread.
// check: --all
import java.util.concurrent.atomic.AtomicInteger;

public class PlainWriteOfAtomic {
    static final AtomicInteger counter = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            counter.incrementAndGet(); //~ RACE java.util.concurrent.atomic.AtomicInteger a
        });
        other.start();
        counter.setPlain(5); //~ RACE java.util.concurrent.atomic.AtomicInteger a
        other.join();
    }
}
