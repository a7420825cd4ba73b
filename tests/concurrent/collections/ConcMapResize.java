// ConcurrentHashMap grows while several threads insert, remove and replace; nothing is lost.
import java.util.concurrent.ConcurrentHashMap;

public class ConcMapResize {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(2);
        Thread[] threads = new Thread[3];
        int[] removed = new int[3];
        for (int t = 0; t < 3; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 40; i++) {
                    int key = i * 3 + id;
                    map.put(key, key);
                    if (map.get(key) != key) System.out.println("lost " + key);
                    if (i % 4 == 0 && map.remove(key, key)) removed[id]++;
                    if (i % 4 == 1) map.replace(key, key, -key);
                    map.putIfAbsent(1000 + i, id);
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        int sum = 0;
        int shared = 0;
        for (var entry : map.entrySet()) {
            if (entry.getKey() >= 1000) shared++;
            else sum += entry.getValue();
        }
        System.out.println(map.size() + " " + map.mappingCount() + " shared " + shared + " sum " + sum);
        System.out.println("removed " + (removed[0] + removed[1] + removed[2]));
    }
}
