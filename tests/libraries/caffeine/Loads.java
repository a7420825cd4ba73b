// Caffeine loads two keys at the same time, and the loader counts without a lock. Maintenance runs on the calling thread
// (executor Runnable::run), so there are no threads beside the program's.
// jars: caffeine
// check:
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;

public class Loads {
    static int loads;

    static int load(String key) {
        loads++; //~ RACE Loads.loads a a
        return key.length();
    }

    public static void main(String[] args) throws InterruptedException {
        LoadingCache<String, Integer> cache = Caffeine.newBuilder().executor(Runnable::run).build(Loads::load);
        Thread other = new Thread(() -> cache.get("a"));
        other.start();
        cache.get("bb");
        other.join();
    }
}
