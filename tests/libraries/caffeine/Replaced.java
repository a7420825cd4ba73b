// A bounded cache writes a value with release mode and reads it plainly: a race by definition, whatever the mode of the write. Its
// authors intend it: an object that is published by a release can be read by a plain load on the machines that they know. The race of Bounded
// is declared here.
// jars: caffeine
// race: com.github.benmanes.caffeine.cache.PS.value a PS.setValue
// race: com.github.benmanes.caffeine.cache.PS.value a PS.getValue
// check: --all --benign "com.github.benmanes.caffeine.cache.BLCHeader$DrainStatusRef.drainStatus=who is late drains later"
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;

public class Replaced {
    public static void main(String[] args) {
        Cache<String, Integer> cache = Caffeine.newBuilder().executor(Runnable::run).maximumSize(1).build();
        cache.put("a", 1);
        new Thread(() -> cache.put("a", 2)).start();
        int seen = cache.getIfPresent("a");
        assert seen == 1 || seen == 2;
    }
}
