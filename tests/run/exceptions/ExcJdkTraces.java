// Whole stack traces that pass through library code: collections, comparators, streams of iterators, functional wrappers, parsing, string methods.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

public class ExcJdkTraces {
    static int boom(Object o) { throw new IllegalStateException("boom " + o); }

    static int cmp(Integer a, Integer b) {
        if (a + b > 10) throw new ClassCastException("cmp " + a + " " + b);
        return a - b;
    }

    static class Key implements Comparable<Key> {
        final int v;

        Key(int v) { this.v = v; }

        @Override public int hashCode() { return v < 0 ? boom(v) : 1; }

        @Override public boolean equals(Object o) { return v > 100 ? boom(v) > 0 : o instanceof Key k && k.v == v; }

        @Override public int compareTo(Key o) { return v > 50 ? boom(v) : Integer.compare(v, o.v); }

        @Override public String toString() { return v == 7 ? "" + boom("text") : "K" + v; }
    }

    interface Act { void run() throws Exception; }

    static void t(String label, Act a) {
        System.out.println("== " + label);
        try {
            a.run();
            System.out.println("no exception");
        } catch (Exception e) {
            e.printStackTrace(System.out);
        }
    }

    public static void main(String[] args) {
        t("forEach", () -> List.of(1, 2).forEach(ExcJdkTraces::boom));
        t("ArrayList.forEach", () -> new ArrayList<>(List.of(1)).forEach(x -> boom(x)));
        t("sort", () -> new ArrayList<>(List.of(4, 5, 6, 1)).sort(ExcJdkTraces::cmp));
        t("Arrays.sort", () -> Arrays.sort(new Key[] {new Key(1), new Key(60)}));
        t("Collections.max", () -> Collections.max(List.of(new Key(1), new Key(70))));
        t("HashMap.put", () -> new HashMap<Key, Integer>().put(new Key(-1), 1));
        t("HashMap equals", () -> { Map<Key, Integer> m = new HashMap<>(); m.put(new Key(1), 1); m.get(new Key(101)); });
        t("computeIfAbsent", () -> new HashMap<String, Integer>().computeIfAbsent("k", ExcJdkTraces::boom));
        t("merge", () -> { Map<String, Integer> m = new HashMap<>(Map.of("a", 1)); m.merge("a", 2, (x, y) -> boom(x + y)); });
        t("TreeMap", () -> { TreeMap<Key, Integer> m = new TreeMap<>(); m.put(new Key(1), 1); m.put(new Key(51), 2); });
        t("replaceAll", () -> { List<String> l = new ArrayList<>(List.of("a")); l.replaceAll(s -> "" + boom(s)); });
        t("removeIf", () -> { List<Integer> l = new ArrayList<>(List.of(1, 2)); l.removeIf(x -> boom(x) > 0); });
        t("Optional.map", () -> Optional.of("o").map(ExcJdkTraces::boom));
        t("Optional.orElseThrow", () -> Optional.empty().orElseThrow());
        t("orElseThrow supplier", () -> Optional.empty().orElseThrow(() -> new Exception("supplied")));
        t("andThen", () -> Function.<Integer>identity().andThen(ExcJdkTraces::boom).compose((String s) -> s.length()).apply("four"));
        t("toString of a list", () -> System.out.println(List.of(new Key(6), new Key(7))));
        t("String.valueOf", () -> String.valueOf(new Key(7)));
        t("StringBuilder.append", () -> new StringBuilder().append(new Key(7)));
        t("concat", () -> System.out.println("a" + new Key(7)));
        t("String.join", () -> String.join(null, List.of("a")));
        t("parseInt", () -> Integer.parseInt("12z"));
        t("parseDouble", () -> Double.parseDouble("x.y"));
        t("substring", () -> "abc".substring(5));
        t("charAt", () -> "abc".charAt(7));
        t("List.get", () -> new ArrayList<>(List.of(1)).get(3));
        t("List.of get", () -> List.of(1, 2, 3).get(3));
        t("immutable add", () -> List.of(1).add(2));
        t("unmodifiable", () -> Collections.unmodifiableList(new ArrayList<>()).add(1));
        t("asList add", () -> Arrays.asList(1).add(2));
        t("iterator", () -> new ArrayList<Integer>().iterator().next());
        t("concurrent modification", () -> { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (Integer x : l) l.add(x); });
        t("subList", () -> List.of(1).subList(0, 2));
        t("copyOf null", () -> List.copyOf(Arrays.asList(1, null)));
        t("requireNonNull", () -> java.util.Objects.requireNonNull(null, "msg"));
        t("checkIndex", () -> java.util.Objects.checkIndex(5, 5));
        t("enum", () -> Thread.State.valueOf("NOPE"));
        t("Class.forName", () -> Class.forName("no.such.Clazz"));
        t("anonymous iterator", () -> {
            Iterable<Integer> it = () -> new java.util.Iterator<>() {
                public boolean hasNext() { return true; }

                public Integer next() { return boom("next"); }
            };
            it.forEach(x -> { });
        });
    }
}
