// A cache with a maximum size notes in a field whether its buffers must be drained, and reads that plainly: a race with who notes it
// (by compare-and-set or an ordered write), and intended. Two threads put one entry each; room is for one, and one it is.
// jars: caffeine
// race: com.github.benmanes.caffeine.cache.BLCHeader$DrainStatusRef.drainStatus a BLCHeader$DrainStatusRef.casDrainStatus
// race: com.github.benmanes.caffeine.cache.BLCHeader$DrainStatusRef.drainStatus a BLCHeader$DrainStatusRef.drainStatus
// race: com.github.benmanes.caffeine.cache.BLCHeader$DrainStatusRef.drainStatus b BLCHeader$DrainStatusRef.lazySetDrainStatus
// race: com.github.benmanes.caffeine.cache.BLCHeader$DrainStatusRef.drainStatus b BLCHeader$DrainStatusRef.drainStatus
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
