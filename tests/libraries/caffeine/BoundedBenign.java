// The race of Bounded, declared with its reason. The order of use is kept in plain fields under the cache's eviction lock.
// Race free it is; but ordered writes have executions that are not sequentially consistent, which are not explored.
// jars: caffeine
// check: --all --benign "com.github.benmanes.caffeine.cache.BLCHeader$DrainStatusRef.drainStatus=who is late drains later"
// expect: bounded weak-modes
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;

public class BoundedBenign {
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
