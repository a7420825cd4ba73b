// An AsyncLoadingCache loads on a thread of its executor; the future hands over what the loader wrote.
// jars: caffeine
// check: --all
import com.github.benmanes.caffeine.cache.AsyncLoadingCache;
import com.github.benmanes.caffeine.cache.Caffeine;

public class AsyncLoad {
    static int loads;

    public static void main(String[] args) {
        AsyncLoadingCache<String, Integer> cache =
                Caffeine.newBuilder().executor(task -> new Thread(task).start()).buildAsync(key -> ++loads);
        assert cache.get("a").join() == 1;
        assert loads == 1;
    }
}
