// TreeMap sub-map views: head, tail, sub, descending and nested views, bounds checks, write-through.
import java.util.*;

public class CollTreeMapSubMaps {
    static void attempt(String name, Runnable r) {
        try {
            r.run();
            System.out.println(name + ": completed");
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static void describe(String name, NavigableMap<Integer, String> m) {
        System.out.println(name + " " + m.keySet() + " size " + m.size() + " empty " + m.isEmpty());
        StringBuilder sb = new StringBuilder("   ");
        for (int k = 0; k <= 12; k += 3)
            sb.append(k).append(':').append(m.lowerKey(k)).append('/').append(m.floorKey(k)).append('/')
              .append(m.ceilingKey(k)).append('/').append(m.higherKey(k)).append('/').append(m.containsKey(k)).append(' ');
        System.out.println(sb);
        System.out.println("   first " + m.firstEntry() + " last " + m.lastEntry() + " desc " + m.descendingMap().keySet());
    }

    public static void main(String[] args) {
        TreeMap<Integer, String> t = new TreeMap<>();
        for (int i = 0; i <= 12; i++) if (i != 6) t.put(i, "" + (char) ('a' + i));
        describe("head 5", t.headMap(5, false));
        describe("head 5 incl", t.headMap(5, true));
        describe("tail 7", t.tailMap(7, true));
        describe("tail 7 excl", t.tailMap(7, false));
        describe("sub [3,9]", t.subMap(3, true, 9, true));
        describe("sub (3,9)", t.subMap(3, false, 9, false));
        describe("sub (6,6]", t.subMap(6, false, 6, true));
        describe("desc", t.descendingMap());
        describe("desc head 8", t.descendingMap().headMap(8, true));
        describe("desc tail 8 excl", t.descendingMap().tailMap(8, false));
        describe("desc sub 10..4", t.descendingMap().subMap(10, true, 4, false));
        describe("desc desc", t.descendingMap().descendingMap().headMap(4, false));
        describe("nested", t.subMap(2, true, 11, true).headMap(9, false).tailMap(4, false));

        NavigableMap<Integer, String> sub = t.subMap(3, true, 9, false);
        sub.put(6, "six");
        t.put(7, "SEVEN");
        System.out.println(sub + " | " + t);
        attempt("put below", () -> sub.put(2, "no"));
        attempt("put at end", () -> sub.put(9, "no"));
        attempt("sub of sub beyond", () -> sub.subMap(1, 5));
        attempt("head beyond", () -> sub.headMap(10));
        attempt("tail at end", () -> sub.tailMap(9));
        attempt("tail at end excl", () -> sub.tailMap(9, false));
        attempt("reversed", () -> t.subMap(5, 4));
        attempt("desc reversed", () -> t.descendingMap().subMap(4, 5));
        attempt("empty first", () -> t.subMap(6, false, 6, true).firstKey());
        attempt("null bound", () -> {
            try { t.headMap(null); } catch (NullPointerException e) { throw new IllegalStateException("npe"); }
        });
        System.out.println(sub.get(2) + " " + sub.remove(10) + " " + sub.containsKey(9) + " " + sub.getOrDefault(0, "dflt"));
        System.out.println(sub.pollFirstEntry() + " " + sub.pollLastEntry() + " " + t);
        System.out.println(sub.remove(6) + " " + sub.keySet().remove(5) + " " + sub.values() + " " + t);
        for (Map.Entry<Integer, String> e : sub.descendingMap().entrySet()) e.setValue(e.getValue() + e.getKey());
        System.out.println(t);
        sub.merge(4, "+", String::concat);
        sub.computeIfAbsent(5, k -> "five");
        sub.replaceAll((k, v) -> v.toLowerCase());
        System.out.println(sub + " | " + t);
        Iterator<Integer> it = sub.descendingKeySet().iterator();
        it.next();
        it.remove();
        System.out.println(sub.keySet() + " " + t.keySet());
        attempt("modified", () -> { for (Integer k : sub.keySet()) t.remove(12 - k); });
        System.out.println(t.keySet());
        t.headMap(4).clear();
        System.out.println(t + " " + t.size() + " " + sub.size());
        sub.clear();
        System.out.println(t + " " + sub.isEmpty());

        NavigableSet<Integer> keys = t.navigableKeySet().descendingSet();
        System.out.println(keys + " " + keys.first() + " " + keys.lower(11) + " " + keys.higher(11) + " " + keys.headSet(10, true) + " " + keys.pollFirst() + " " + t);
        attempt("key set add", () -> t.navigableKeySet().add(4));

        TreeMap<String, Integer> dict = new TreeMap<>(Comparator.reverseOrder());
        for (String s : "one two three four five six seven eight nine ten".split(" ")) dict.put(s, s.length());
        System.out.println(dict);
        System.out.println(dict.headMap("six") + " " + dict.tailMap("four", false) + " " + dict.subMap("t", "n"));
        System.out.println(dict.subMap("t", "n").comparator().compare("a", "b") + " " + dict.descendingMap().comparator().compare("a", "b"));
        int total = 0;
        for (int v : dict.subMap("tz", true, "e", true).values()) total += v;
        System.out.println(total + " " + dict.subMap("zz", true, "a", true).size());
        // prefix query
        TreeSet<String> words = new TreeSet<>(List.of("car", "card", "care", "cat", "dog", "do", "done", "carbon"));
        for (String p : new String[] {"car", "do", "x", ""})
            System.out.println("prefix '" + p + "' " + words.subSet(p, p + Character.MAX_VALUE));
    }
}
