// Cliff Click's hash map reads its keys and values plainly and writes them by compare-and-set: races by definition, which its
// author intends. putIfAbsent by two threads is right in spite of them: one of them wins.
// jars: jctools-core
// race: org.jctools.maps.NonBlockingHashMap._kvs[] a NonBlockingHashMap.CAS_key
// race: org.jctools.maps.NonBlockingHashMap._kvs[] a NonBlockingHashMap.key
// race: org.jctools.maps.NonBlockingHashMap._kvs[] b NonBlockingHashMap.CAS_val
// race: org.jctools.maps.NonBlockingHashMap._kvs[] b NonBlockingHashMap.val
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
