// The loader of CacheLoads counts in a map that is made for several threads. Two loads in two threads take many steps of the cache's
// own lock and futures: more schedules than can be explored for now, so nothing is found within the bound.
// jars: guava
// check: --max-states 30000
// expect: bounded states
import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class CacheLoadsFixed {
    static final Map<String, Integer> LOADS = new ConcurrentHashMap<>();

    static int load(String key) {
        LOADS.put(key, 1);
        return key.length();
    }

    public static void main(String[] args) throws InterruptedException {
        LoadingCache<String, Integer> cache =
                CacheBuilder.newBuilder().concurrencyLevel(1).build(CacheLoader.from(CacheLoadsFixed::load));
        Thread other = new Thread(() -> {
            assert cache.getUnchecked("a") == 1;
        });
        other.start();
        assert cache.getUnchecked("bb") == 2;
        other.join();
        assert LOADS.size() == 2;
    }
}
