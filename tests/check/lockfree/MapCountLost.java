// Counting in a ConcurrentHashMap by get and put: an update is lost.
// check: --all
// expect: assertion
// states: 71  transitions: 76
import java.util.concurrent.ConcurrentHashMap;

public class MapCountLost {
    static final ConcurrentHashMap<String, Integer> COUNTS = new ConcurrentHashMap<>();

    static void count() {
        COUNTS.put("word", COUNTS.get("word") + 1);
    }

    public static void main(String[] args) throws InterruptedException {
        COUNTS.put("word", 0);
        Thread other = new Thread(MapCountLost::count);
        other.start();
        count();
        other.join();
        assert COUNTS.get("word") == 2; //~ ASSERTION
    }
}
