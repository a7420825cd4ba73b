// Map compute family over HashMap, TreeMap, LinkedHashMap: null results, exceptions, re-entrant changes.
import java.util.*;
import java.util.function.*;

public class CollHashMapCompute {
    static void attempt(String name, Supplier<Object> r) {
        try {
            System.out.println(name + ": " + r.get());
        } catch (IllegalStateException e) {
            System.out.println(name + ": " + e.getMessage());
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName());
        }
    }

    static void suite(String title, Map<String, Integer> m) {
        System.out.println("== " + title);
        for (String w : "a b c a b a d".split(" ")) m.merge(w, 1, Integer::sum);
        System.out.println(m);
        attempt("compute present", () -> m.compute("a", (k, v) -> v * 10));
        attempt("compute absent", () -> m.compute("x", (k, v) -> v == null ? -1 : 0));
        attempt("compute to null", () -> m.compute("x", (k, v) -> null));
        attempt("compute absent to null", () -> m.compute("y", (k, v) -> null));
        System.out.println(m + " " + m.containsKey("x"));
        attempt("ifAbsent absent", () -> m.computeIfAbsent("e", String::length));
        attempt("ifAbsent present", () -> m.computeIfAbsent("a", k -> { throw new IllegalStateException("called"); }));
        attempt("ifAbsent null", () -> m.computeIfAbsent("n", k -> null));
        attempt("ifPresent present", () -> m.computeIfPresent("b", (k, v) -> v + 100));
        attempt("ifPresent absent", () -> m.computeIfPresent("zz", (k, v) -> v + 100));
        attempt("ifPresent to null", () -> m.computeIfPresent("c", (k, v) -> null));
        System.out.println(m);
        attempt("merge remove", () -> m.merge("b", 5, (o, n) -> null));
        attempt("merge absent", () -> m.merge("q", 5, (o, n) -> o - n));
        attempt("merge present", () -> m.merge("q", 7, (o, n) -> o - n));
        attempt("merge null value", () -> m.merge("q", null, (o, n) -> o));
        attempt("merge null function", () -> m.merge("q", 1, null));
        System.out.println(m);
        m.put("nil", null);
        attempt("ifAbsent over null value", () -> m.computeIfAbsent("nil", k -> 11));
        m.put("nil", null);
        attempt("ifPresent over null value", () -> m.computeIfPresent("nil", (k, v) -> 12));
        attempt("merge over null value", () -> m.merge("nil", 13, (o, n) -> { throw new IllegalStateException("called"); }));
        m.put("nil", null);
        attempt("compute over null value", () -> m.compute("nil", (k, v) -> v == null ? 14 : 15));
        m.put("nil", null);
        attempt("compute null over null", () -> m.compute("nil", (k, v) -> null));
        System.out.println(m + " " + m.containsKey("nil"));
        attempt("throwing", () -> m.compute("a", (k, v) -> { throw new IllegalStateException("in " + k + v); }));
        attempt("throwing absent", () -> m.computeIfAbsent("new", k -> { throw new IllegalStateException("in " + k); }));
        attempt("throwing merge", () -> m.merge("a", 1, (o, n) -> { throw new IllegalStateException(o + "+" + n); }));
        System.out.println(m);
        attempt("reentrant absent", () -> m.computeIfAbsent("r1", k -> { m.put("r2", 2); return 1; }));
        attempt("reentrant compute", () -> m.compute("r3", (k, v) -> { m.put("r4", 2); return 1; }));
        attempt("reentrant merge", () -> m.merge("a", 3, (o, n) -> { m.remove("d"); return o + n; }));
        attempt("reentrant present", () -> m.computeIfPresent("a", (k, v) -> { m.put("r6", 6); return 1; }));
        System.out.println(new TreeMap<>(m));
    }

    public static void main(String[] args) {
        suite("HashMap", new HashMap<>());
        suite("LinkedHashMap", new LinkedHashMap<>());
        suite("TreeMap", new TreeMap<>());

        System.out.println("== null key");
        Map<String, String> h = new HashMap<>();
        attempt("compute", () -> h.compute(null, (k, v) -> k + "/" + v));
        attempt("merge", () -> h.merge(null, "m", String::concat));
        attempt("ifAbsent", () -> h.computeIfAbsent(null, k -> "no"));
        attempt("tree ifAbsent", () -> new TreeMap<String, String>().computeIfAbsent(null, k -> "no"));
        attempt("tree get", () -> new TreeMap<String, String>(Map.of("a", "b")).get(null));
        System.out.println(h);

        System.out.println("== multimap and counters");
        Map<Integer, List<String>> byLen = new TreeMap<>();
        Map<Character, StringBuilder> byChar = new TreeMap<>(Comparator.reverseOrder());
        for (String w : "we hold these truths to be self evident that all are equal".split(" ")) {
            byLen.computeIfAbsent(w.length(), k -> new ArrayList<>()).add(w);
            byChar.computeIfAbsent(w.charAt(0), k -> new StringBuilder()).append(w).append('.');
        }
        System.out.println(byLen);
        System.out.println(byChar);
        byLen.values().removeIf(l -> l.size() < 2);
        byLen.replaceAll((k, v) -> { List<String> l = new ArrayList<>(v); Collections.reverse(l); return l; });
        System.out.println(byLen);
        Map<Integer, Long> memo = new HashMap<>();
        System.out.println(fib(80, memo) + " " + memo.size());
        Map<String, Integer> order = new LinkedHashMap<>(16, 0.75f, true);
        for (String k : "p q r s".split(" ")) order.put(k, 0);
        order.merge("q", 1, Integer::sum);
        order.compute("p", (k, v) -> v + 5);
        order.computeIfAbsent("r", k -> 9);
        order.computeIfPresent("s", (k, v) -> v - 1);
        order.getOrDefault("q", 3);
        System.out.println(order);
    }

    static long fib(int n, Map<Integer, Long> memo) {
        if (n < 2) return n;
        Long known = memo.get(n);
        if (known != null) return known;
        long r = fib(n - 1, memo) + fib(n - 2, memo);
        memo.putIfAbsent(n, r);
        return r;
    }
}
