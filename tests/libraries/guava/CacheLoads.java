// Guava's cache loads different keys at the same time: its documentation promises one load per key, nothing about two keys.
// A loader that counts in a HashMap is called by two threads at once.
// jars: guava
// check:
import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import java.util.HashMap;
import java.util.Map;

public class CacheLoads {
    static final Map<String, Integer> LOADS = new HashMap<>();

    static int load(String key) {
        LOADS.put(key, 1); //~ RACE java.util.HashMap a a
        return key.length();
    }

    public static void main(String[] args) throws InterruptedException {
        LoadingCache<String, Integer> cache = CacheBuilder.newBuilder().concurrencyLevel(1).build(CacheLoader.from(CacheLoads::load));
        Thread other = new Thread(() -> {
            assert cache.getUnchecked("a") == 1;
        });
        other.start();
        assert cache.getUnchecked("bb") == 2;
        other.join();
    }
}
