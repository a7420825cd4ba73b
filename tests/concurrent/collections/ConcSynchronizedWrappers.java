// Collections.synchronizedList and Map, with the lock taken for iteration.
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class ConcSynchronizedWrappers {
    public static void main(String[] args) throws Exception {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>());
        Map<Integer, Integer> map = Collections.synchronizedMap(new HashMap<>());
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 10; i++) {
                    list.add(i);
                    map.merge(i % 4, i, Integer::sum);
                    synchronized (list) {
                        int sum = 0;
                        for (int value : list) sum += value;
                        if (sum < i) System.out.println("lost");
                    }
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        Collections.sort(list);
        System.out.println(list);
        System.out.println(map);
    }
}
