// Who asks for the future and does not wait for it is not ordered after the load.
// jars: caffeine
// check:
import com.github.benmanes.caffeine.cache.AsyncLoadingCache;
import com.github.benmanes.caffeine.cache.Caffeine;

public class AsyncLoadEarly {
    static int loads;

    public static void main(String[] args) {
        AsyncLoadingCache<String, Integer> cache =
                Caffeine.newBuilder().executor(task -> new Thread(task).start()).buildAsync(key -> ++loads); //~ RACE AsyncLoadEarly.loads a
        cache.get("a");
        assert loads <= 1; //~ RACE AsyncLoadEarly.loads a
    }
}
