// The loader of Loads counts atomically.
// jars: caffeine
// check: --all
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.util.concurrent.atomic.AtomicInteger;

public class LoadsFixed {
    static final AtomicInteger LOADS = new AtomicInteger();

    static int load(String key) {
        LOADS.incrementAndGet();
        return key.length();
    }

    public static void main(String[] args) throws InterruptedException {
        LoadingCache<String, Integer> cache = Caffeine.newBuilder().executor(Runnable::run).build(LoadsFixed::load);
        Thread other = new Thread(() -> cache.get("a"));
        other.start();
        assert cache.get("bb") == 2;
        other.join();
        assert LOADS.get() == 2;
    }
}
