// ConcurrentHashMap with keys of equal hash: bins become trees and lists again under contention.
import java.util.concurrent.ConcurrentHashMap;

public class ConcMapCollisions {
    record Key(int id) implements Comparable<Key> {
        @Override public int hashCode() {
            return 7;
        }

        @Override public int compareTo(Key other) {
            return Integer.compare(id, other.id);
        }
    }

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Key, Integer> map = new ConcurrentHashMap<>(64);
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 8; i++) {
                    map.put(new Key(i * 3 + id), i);
                    map.merge(new Key(100), 1, Integer::sum);
                }
                for (int i = 0; i < 6; i++) map.remove(new Key(i * 3 + id));
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        StringBuilder line = new StringBuilder();
        map.keySet().stream().sorted().forEach(key -> line.append(key.id()).append('=').append(map.get(key)).append(' '));
        System.out.println(line + "size " + map.size());
    }
}
