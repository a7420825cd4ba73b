// ConcurrentHashMap.computeIfAbsent by three threads: computed once, and all see the one result.
// check:
// expect: none
// states: 10140  transitions: 13565
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class ComputeIfAbsent {
    static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();
    static final AtomicInteger COMPUTED = new AtomicInteger();

    static int get() {
        return MAP.computeIfAbsent("key", key -> COMPUTED.incrementAndGet());
    }

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[3];
        Thread one = new Thread(() -> seen[0] = get());
        Thread two = new Thread(() -> seen[1] = get());
        one.start();
        two.start();
        seen[2] = get();
        one.join();
        two.join();
        assert seen[0] == 1 && seen[1] == 1 && seen[2] == 1;
    }
}
