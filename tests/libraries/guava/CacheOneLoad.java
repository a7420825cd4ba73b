// Two threads ask the cache for one key: one of them loads, the other waits for it. So the loader's plain counter needs no lock.
// jars: guava
// check: --all
import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;

public class CacheOneLoad {
    static int loads;

    static int load(String key) {
        return ++loads;
    }

    public static void main(String[] args) throws InterruptedException {
        LoadingCache<String, Integer> cache = CacheBuilder.newBuilder().concurrencyLevel(1).build(CacheLoader.from(CacheOneLoad::load));
        Thread other = new Thread(() -> {
            assert cache.getUnchecked("a") == 1;
        });
        other.start();
        assert cache.getUnchecked("a") == 1;
        assert loads == 1;
        other.join();
    }
}
