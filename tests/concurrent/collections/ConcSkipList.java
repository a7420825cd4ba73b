// ConcurrentSkipListMap and Set: concurrent insertion and removal, then ordered views.
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;

public class ConcSkipList {
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
        ConcurrentSkipListSet<String> set = new ConcurrentSkipListSet<>();
        int[] polled = new int[3];
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 8; i++) {
                    map.put(i * 3 + id, "v" + id);
                    set.add("k" + (i + id));
                    map.merge(100, "x", String::concat);
                }
                for (int i = 0; i < 2; i++) if (map.pollFirstEntry() != null) polled[id]++;
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println("polled " + (polled[0] + polled[1] + polled[2]) + " size " + map.size());
        System.out.println(map.get(100).length() + " " + map.lastKey());
        System.out.println(set + " " + set.first() + " " + set.ceiling("k5x") + " " + set.descendingSet().first());
    }
}
