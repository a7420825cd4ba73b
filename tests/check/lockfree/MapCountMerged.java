// Counting in a ConcurrentHashMap by merge.
// check:
// expect: none
// states: 30  transitions: 32
import java.util.concurrent.ConcurrentHashMap;

public class MapCountMerged {
    static final ConcurrentHashMap<String, Integer> COUNTS = new ConcurrentHashMap<>();

    static void count() {
        COUNTS.merge("word", 1, Integer::sum);
    }

    public static void main(String[] args) throws InterruptedException {
        COUNTS.put("word", 0);
        Thread other = new Thread(MapCountMerged::count);
        other.start();
        count();
        other.join();
        assert COUNTS.get("word") == 2;
    }
}
