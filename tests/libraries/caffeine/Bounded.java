// A cache with a maximum size keeps its order of use in plain fields under an eviction lock, fed by buffers that are written with
// ordered and relaxed modes. Two threads put one entry each; room is for one.
// jars: caffeine
// check: --all
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;

public class Bounded {
    public static void main(String[] args) throws InterruptedException {
        Cache<String, Integer> cache = Caffeine.newBuilder().executor(Runnable::run).maximumSize(1).build();
        Thread other = new Thread(() -> cache.put("a", 1));
        other.start();
        cache.put("b", 2);
        other.join();
        cache.cleanUp();
        assert cache.estimatedSize() == 1;
    }
}
