// AtomicLongMap counts per key with compare-and-set: no increment is lost.
// jars: guava
// check: --all
import com.google.common.util.concurrent.AtomicLongMap;

public class Counted {
    public static void main(String[] args) throws InterruptedException {
        AtomicLongMap<String> counts = AtomicLongMap.create();
        Thread other = new Thread(() -> counts.incrementAndGet("a"));
        other.start();
        counts.incrementAndGet("a");
        counts.incrementAndGet("b");
        other.join();
        assert counts.get("a") == 2 && counts.sum() == 3;
    }
}
