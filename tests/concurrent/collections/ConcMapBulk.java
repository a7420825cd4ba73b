// The bulk operations of ConcurrentHashMap with a parallelism threshold.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

public class ConcMapBulk {
    public static void main(String[] args) {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        for (int i = 1; i <= 40; i++) map.put(i, i * i);
        System.out.println(map.reduce(4, (k, v) -> k + v, Integer::sum));
        System.out.println(map.reduceValuesToLong(1, Integer::longValue, 0L, Long::sum));
        System.out.println(map.reduceKeys(8, Integer::max));
        LongAdder seen = new LongAdder();
        map.forEach(2, (k, v) -> seen.add(v - k));
        System.out.println(seen);
        String found = map.search(1, (k, v) -> v == 625 ? "found " + k : null);
        System.out.println(found);
        String missing = map.search(Long.MAX_VALUE, (k, v) -> v == 3 ? "found " + k : null);
        System.out.println(missing);
        map.replaceAll((k, v) -> k % 2);
        System.out.println(map.reduceEntriesToInt(3, e -> e.getValue(), 0, Integer::sum));
        ConcurrentHashMap.KeySetView<String, Boolean> set = ConcurrentHashMap.newKeySet();
        set.add("a");
        System.out.println(set.add("a") + " " + set.size());
    }
}
