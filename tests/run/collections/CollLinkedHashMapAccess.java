// LinkedHashMap: insertion order, access order, eldest removal, iterators under access order, LinkedHashSet.
import java.util.*;

public class CollLinkedHashMapAccess {
    static class Lru<K, V> extends LinkedHashMap<K, V> {
        final int max;
        final List<K> evicted = new ArrayList<>();
        Lru(int max) { super(4, 0.9f, true); this.max = max; }
        @Override protected boolean removeEldestEntry(Map.Entry<K, V> e) {
            if (size() > max) { evicted.add(e.getKey()); return true; }
            return false;
        }
    }

    static class Selfish extends LinkedHashMap<Integer, String> {
        @Override protected boolean removeEldestEntry(Map.Entry<Integer, String> e) {
            if (size() > 3 && e.getKey() % 2 == 0) remove(e.getKey());
            return false;
        }
    }

    public static void main(String[] args) {
        Map<String, Integer> ins = new LinkedHashMap<>();
        for (String s : "delta alpha charlie bravo alpha echo delta".split(" ")) ins.put(s, ins.size());
        System.out.println(ins);
        ins.remove("charlie");
        ins.put("charlie", 50);
        ins.put("alpha", 60);
        ins.putIfAbsent("zulu", 70);
        System.out.println(ins + " " + ins.keySet() + " " + ins.values());
        System.out.println(ins.containsValue(60) + " " + ins.containsValue(61) + " " + ins.getOrDefault("none", -3));
        for (Iterator<Integer> it = ins.values().iterator(); it.hasNext();) if (it.next() % 20 == 0) it.remove();
        System.out.println(ins);

        System.out.println("-- access order");
        LinkedHashMap<Integer, String> acc = new LinkedHashMap<>(8, 0.75f, true);
        for (int i = 0; i < 8; i++) acc.put(i, "v" + i);
        acc.get(3); System.out.println("get 3            " + acc.keySet());
        acc.getOrDefault(1, ""); System.out.println("getOrDefault 1   " + acc.keySet());
        acc.put(0, "new"); System.out.println("put 0            " + acc.keySet());
        acc.putIfAbsent(2, "x"); System.out.println("putIfAbsent 2    " + acc.keySet());
        acc.containsKey(4); System.out.println("containsKey 4    " + acc.keySet());
        acc.get(99); System.out.println("get absent       " + acc.keySet());
        acc.replace(5, "five"); System.out.println("replace 5        " + acc.keySet());
        acc.merge(6, "!", String::concat); System.out.println("merge 6          " + acc.keySet());
        acc.compute(7, (k, v) -> v + "?"); System.out.println("compute 7        " + acc.keySet());
        acc.computeIfPresent(4, (k, v) -> v + "+"); System.out.println("ifPresent 4      " + acc.keySet());
        acc.computeIfAbsent(3, k -> ""); System.out.println("ifAbsent 3       " + acc.keySet());
        acc.entrySet().iterator().next().setValue("set"); System.out.println("entry setValue   " + acc.keySet());
        acc.replaceAll((k, v) -> k + v); System.out.println("replaceAll       " + acc);
        StringBuilder sb = new StringBuilder();
        acc.forEach((k, v) -> sb.append(k));
        System.out.println(sb);
        try {
            for (Integer k : acc.keySet()) acc.get(k);
            System.out.println("no exception");
        } catch (ConcurrentModificationException e) {
            System.out.println("access during iteration: " + e.getClass().getSimpleName() + " " + acc.keySet());
        }
        Map<Integer, String> copyOfAccess = new LinkedHashMap<>(acc);
        copyOfAccess.get(1);
        System.out.println(copyOfAccess.keySet() + " equals " + copyOfAccess.equals(acc));

        System.out.println("-- eldest removal");
        Lru<String, Integer> lru = new Lru<>(3);
        for (String k : "a b c a d e a f a b".split(" ")) {
            boolean hit = lru.get(k) != null;
            if (!hit) lru.put(k, k.charAt(0) * 1);
            System.out.println(k + (hit ? " hit  " : " miss ") + lru + " evicted " + lru.evicted);
        }
        lru.putAll(new TreeMap<>(Map.of("x", 1, "y", 2, "z", 3, "w", 4)));
        System.out.println(lru + " " + lru.evicted);
        lru.computeIfAbsent("q", k -> 5);
        lru.merge("r", 6, Integer::sum);
        System.out.println(lru + " " + lru.evicted);
        Selfish sf = new Selfish();
        for (int i = 0; i < 9; i++) { sf.put(i, "s" + i); System.out.print(sf.keySet()); }
        System.out.println();

        System.out.println("-- order with big tables");
        LinkedHashMap<Integer, Integer> big = new LinkedHashMap<>();
        for (int i = 0; i < 3000; i++) big.put(i * 7919 % 3001, i);
        for (int i = 0; i < 3001; i += 2) big.remove(i);
        int prev = -1, n = 0;
        boolean ordered = true;
        for (int v : big.values()) { ordered &= v > prev; prev = v; n++; }
        System.out.println(n + " ordered " + ordered + " last " + prev);

        LinkedHashSet<String> set = new LinkedHashSet<>(Arrays.asList("z", "y", "x", "z", "w", null));
        set.add("y"); set.remove("z"); set.add("z");
        System.out.println(set + " " + set.equals(new HashSet<>(set)) + " " + set.contains(null));
        set.retainAll(Arrays.asList("w", "z", "y"));
        System.out.println(set + " " + Arrays.toString(set.toArray(new String[0])) + " " + set.hashCode());
        LinkedHashMap<String, Object> self = new LinkedHashMap<>();
        self.put("a", 1); self.put("me", self);
        System.out.println(self);
        @SuppressWarnings("unchecked")
        Map<String, Object> cl = (Map<String, Object>) self.clone();
        self.clear();
        System.out.println(self + " " + cl.keySet());
    }
}
