// Cliff Click's hash map: putIfAbsent by two threads, one of them wins.
// jars: jctools-core
// check: --all
import org.jctools.maps.NonBlockingHashMap;

public class NonBlockingMap {
    static Integer one;

    public static void main(String[] args) throws InterruptedException {
        NonBlockingHashMap<String, Integer> map = new NonBlockingHashMap<>();
        Thread other = new Thread(() -> one = map.putIfAbsent("key", 1));
        other.start();
        Integer two = map.putIfAbsent("key", 2);
        other.join();
        assert (one == null) != (two == null);
        assert map.get("key") == (one == null ? 1 : 2);
    }
}
