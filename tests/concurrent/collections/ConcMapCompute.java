// ConcurrentHashMap: merge, compute, computeIfAbsent, computeIfPresent are atomic per key.
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class ConcMapCompute {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> words = new ConcurrentHashMap<>();
        ConcurrentHashMap<Integer, AtomicInteger> cells = new ConcurrentHashMap<>();
        AtomicInteger created = new AtomicInteger();
        String[] text = "the cat and the dog and the bird".split(" ");
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            threads[t] = new Thread(() -> {
                for (String word : text) words.merge(word, 1, Integer::sum);
                for (int i = 0; i < 9; i++) {
                    cells.computeIfAbsent(i % 3, k -> {
                        created.incrementAndGet();
                        return new AtomicInteger();
                    }).incrementAndGet();
                    words.compute("total", (k, v) -> v == null ? 1 : v + 1);
                    words.computeIfPresent("total", (k, v) -> v + 1);
                    words.computeIfPresent("absent", (k, v) -> v + 1);
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println(new TreeMap<>(words));
        System.out.println(new TreeMap<>(cells) + " created " + created);
        try {
            words.computeIfAbsent("x", k -> words.computeIfAbsent("x", k2 -> 1));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
