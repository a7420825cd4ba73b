// `get` of one key by two threads calls the function once, under the key's lock: the plain counter in it needs no other.
// jars: caffeine
// check: --all
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;

public class OneLoad {
    static int loads;

    public static void main(String[] args) throws InterruptedException {
        Cache<String, Integer> cache = Caffeine.newBuilder().executor(Runnable::run).build();
        Thread other = new Thread(() -> {
            assert cache.get("a", key -> ++loads) == 1;
        });
        other.start();
        assert cache.get("a", key -> ++loads) == 1;
        other.join();
        assert loads == 1;
    }
}
