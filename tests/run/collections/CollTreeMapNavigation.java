// TreeMap: navigation, polling, comparators, consistency checks against a simple model.
import java.util.*;

public class CollTreeMapNavigation {
    static void attempt(String name, Runnable r) {
        try {
            r.run();
            System.out.println(name + ": completed");
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e.getClass().getName());
        }
    }

    static long model(int seed) {
        Random r = new Random(seed);
        TreeMap<Integer, Integer> t = new TreeMap<>();
        boolean[] has = new boolean[200];
        int[] val = new int[200];
        long sum = 0;
        for (int i = 0; i < 3000; i++) {
            int k = r.nextInt(200);
            if (r.nextInt(5) < 2) {
                Integer old = t.remove(k);
                if ((old != null) != has[k]) throw new AssertionError("remove " + k);
                has[k] = false;
            } else {
                Integer old = t.put(k, i);
                if (has[k] && old != val[k]) throw new AssertionError("put " + k);
                has[k] = true;
                val[k] = i;
            }
            int p = r.nextInt(200);
            int lo = p - 1, hi = p + 1;
            while (lo >= 0 && !has[lo]) lo--;
            while (hi < 200 && !has[hi]) hi++;
            Integer a = t.lowerKey(p), b = t.higherKey(p);
            if ((a == null ? -1 : a) != lo || (b == null ? 200 : b) != hi) throw new AssertionError("neighbours of " + p);
            Integer f = t.floorKey(p), c = t.ceilingKey(p);
            if (has[p] && (f != p || c != p)) throw new AssertionError("floor/ceiling of " + p);
            sum += lo + hi + t.size();
        }
        int n = 0;
        for (Map.Entry<Integer, Integer> e : t.entrySet()) {
            if (!has[e.getKey()] || val[e.getKey()] != e.getValue()) throw new AssertionError("content");
            n++;
        }
        if (n != t.size()) throw new AssertionError("size");
        return sum;
    }

    public static void main(String[] args) {
        TreeMap<Integer, String> t = new TreeMap<>();
        for (int i = 10; i <= 100; i += 10) t.put(i, "v" + i);
        System.out.println(t + " " + t.comparator());
        for (int k : new int[] {5, 10, 15, 55, 60, 100, 105})
            System.out.println(k + ": lower " + t.lowerKey(k) + " floor " + t.floorEntry(k) + " ceiling " + t.ceilingEntry(k) + " higher " + t.higherKey(k));
        System.out.println(t.firstKey() + " " + t.lastKey() + " " + t.firstEntry() + " " + t.lastEntry());
        System.out.println(t.pollFirstEntry() + " " + t.pollLastEntry() + " " + t.size());
        System.out.println(t.descendingMap() + " " + t.descendingKeySet() + " " + t.navigableKeySet().headSet(40));
        System.out.println(t.descendingMap().firstKey() + " " + t.descendingMap().higherKey(50) + " " + t.descendingMap().floorKey(55));
        Map.Entry<Integer, String> snap = t.floorEntry(45);
        attempt("snapshot setValue", () -> snap.setValue("no"));
        for (Map.Entry<Integer, String> e : t.entrySet()) e.setValue(e.getValue().toUpperCase() + "!");
        System.out.println(t + " snapshot " + snap);
        Iterator<Integer> it = t.descendingKeySet().iterator();
        while (it.hasNext()) if (it.next() % 20 == 0) it.remove();
        System.out.println(t);
        System.out.println(t.put(30, "again") + " " + t.putIfAbsent(30, "x") + " " + t.putIfAbsent(31, "y") + " " + t.replace(31, "z") + " " + t.remove(31, "q") + " " + t);

        TreeMap<Integer, String> e = new TreeMap<>();
        System.out.println(e.firstEntry() + " " + e.pollFirstEntry() + " " + e.floorKey(1) + " " + e);
        attempt("firstKey of empty", e::firstKey);
        attempt("lastKey of empty", e::lastKey);
        attempt("put null", () -> e.put(null, ""));
        attempt("get null", () -> t.get(null));
        attempt("containsKey other type", () -> ((Map<?, ?>) t).containsKey("text"));
        TreeMap<Object, String> objs = new TreeMap<>();
        attempt("not comparable", () -> objs.put(new Object(), ""));
        System.out.println(objs.size());

        TreeMap<String, Integer> ci = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (String s : "Beta alpha ALPHA gamma BETA Delta".split(" ")) ci.merge(s, 1, Integer::sum);
        System.out.println(ci + " " + ci.get("DELTA") + " " + ci.containsKey("aLPHa") + " " + ci.headMap("c"));
        System.out.println(ci.equals(new HashMap<>(ci)) + " " + ci.equals(Map.of("beta", 2, "alpha", 2, "gamma", 1, "delta", 1)));
        TreeMap<String, Integer> nulls = new TreeMap<>(Comparator.nullsFirst(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder())));
        for (String s : new String[] {"ccc", null, "a", "bb", "aaa", null}) nulls.merge(s, 1, Integer::sum);
        System.out.println(nulls + " " + nulls.firstKey() + " " + nulls.higherKey(null) + " " + nulls.lowerKey("a") + " " + nulls.floorKey("b"));

        TreeMap<Integer, Integer> bulk = new TreeMap<>();
        SortedMap<Integer, Integer> src = new TreeMap<>();
        for (int i = 0; i < 50; i++) src.put(i, i * i);
        bulk.putAll(src);
        System.out.println(bulk.size() + " " + bulk.lastEntry() + " " + new TreeMap<>(src).equals(bulk));
        @SuppressWarnings("unchecked")
        TreeMap<Integer, Integer> cl = (TreeMap<Integer, Integer>) bulk.clone();
        cl.keySet().removeIf(k -> k % 7 != 0);
        System.out.println(cl + " " + bulk.size() + " " + cl.containsValue(49) + " " + cl.containsValue(50));
        Comparator<Integer> weird = (x, y) -> Integer.compare(x % 10, y % 10);
        TreeMap<Integer, String> w = new TreeMap<>(weird);
        for (int i = 25; i > 0; i--) w.put(i, "i" + i);
        System.out.println(w + " " + w.get(1005) + " " + w.containsKey(77));
        for (int s = 1; s <= 5; s++) System.out.println("model " + s + " " + model(s));
        StringBuilder sb = new StringBuilder();
        cl.forEach((k, v) -> sb.append(k).append(':').append(v).append(' '));
        cl.replaceAll((k, v) -> -k);
        System.out.println(sb + " " + cl.values());
    }
}
