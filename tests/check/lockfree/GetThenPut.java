// A ConcurrentHashMap asked, then filled: two threads compute, and each goes on with its own result.
// check: --all
// expect: assertion
// states: 538  transitions: 653
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class GetThenPut {
    static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();
    static final AtomicInteger COMPUTED = new AtomicInteger();

    static int get() {
        Integer known = MAP.get("key");
        if (known != null) return known;
        int computed = COMPUTED.incrementAndGet();
        MAP.put("key", computed);
        return computed;
    }

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[2];
        Thread other = new Thread(() -> seen[0] = get());
        other.start();
        seen[1] = get();
        other.join();
        assert seen[0] == seen[1]; //~ ASSERTION
    }
}
