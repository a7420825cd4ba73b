// The map of NonBlockingMap, taken at its author's word: its own plain accesses are not checked, what it orders is.
// jars: jctools-core
// check: --all --trust org.jctools.maps.**
import org.jctools.maps.NonBlockingHashMap;

public class NonBlockingMapTrusted {
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
