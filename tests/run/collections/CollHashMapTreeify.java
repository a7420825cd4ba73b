// HashMap bins under collisions: trees for Comparable and non-Comparable keys, shrinking back to lists, resize splits.
import java.util.*;

public class CollHashMapTreeify {
    /** Comparable key whose hash collides in groups. */
    static final class Cmp implements Comparable<Cmp> {
        final int id;
        final int hash;
        static int compares;
        Cmp(int id, int hash) { this.id = id; this.hash = hash; }
        @Override public int hashCode() { return hash; }
        @Override public boolean equals(Object o) { return o instanceof Cmp && ((Cmp) o).id == id; }
        @Override public int compareTo(Cmp o) { compares++; return Integer.compare(id, o.id); }
        @Override public String toString() { return "c" + id; }
    }

    /** Same without an order: the map must fall back to searching both subtrees. */
    static final class Plain {
        final int id;
        final int hash;
        static int equalsCalls;
        Plain(int id, int hash) { this.id = id; this.hash = hash; }
        @Override public int hashCode() { return hash; }
        @Override public boolean equals(Object o) { equalsCalls++; return o instanceof Plain && ((Plain) o).id == id; }
    }

    /** Comparable whose compareTo is always zero though keys differ. */
    static final class Lazy implements Comparable<Lazy> {
        final int id;
        Lazy(int id) { this.id = id; }
        @Override public int hashCode() { return 7; }
        @Override public boolean equals(Object o) { return o instanceof Lazy && ((Lazy) o).id == id; }
        @Override public int compareTo(Lazy o) { return 0; }
    }

    public static void main(String[] args) {
        System.out.println("-- comparable, all in one bin");
        Map<Cmp, Integer> m = new HashMap<>();
        for (int i = 0; i < 100; i++) {
            int id = i * 37 % 100;
            m.put(new Cmp(id, 42), id);
        }
        System.out.println(m.size() + " compares " + Cmp.compares);
        System.out.println(m.keySet());
        Cmp.compares = 0;
        int hits = 0;
        for (int i = -10; i < 110; i++) if (m.get(new Cmp(i, 42)) != null) hits++;
        System.out.println("hits " + hits + " compares " + Cmp.compares);
        for (int i = 0; i < 100; i += 3) if (m.remove(new Cmp(i, 42)) != i) throw new AssertionError();
        System.out.println(m.size() + " " + m.keySet());
        System.out.println(m.put(new Cmp(1, 42), 1111) + " " + m.get(new Cmp(1, 42)) + " " + m.putIfAbsent(new Cmp(3, 42), 33));
        Iterator<Cmp> it = m.keySet().iterator();
        while (it.hasNext()) if (it.next().id % 10 != 5) it.remove();
        System.out.println("after iterator removal " + m);
        for (int i = 200; i < 230; i++) m.computeIfAbsent(new Cmp(i, 42), k -> k.id * 2);
        for (int i = 200; i < 226; i++) m.computeIfPresent(new Cmp(i, 42), (k, v) -> null);
        System.out.println("after compute " + m);

        System.out.println("-- comparable, several hashes per bin, resizes split the trees");
        Map<Cmp, Integer> s = new HashMap<>(64);
        for (int i = 0; i < 400; i++) s.put(new Cmp(i, (i % 5) * 64 + 3), i);
        long sum = 0;
        for (int i = 0; i < 400; i++) sum += s.get(new Cmp(i, (i % 5) * 64 + 3));
        System.out.println(s.size() + " " + sum + " " + s.containsKey(new Cmp(1, 3)) + " " + s.containsKey(new Cmp(5, 3)));
        long order = 0;
        for (Cmp c : s.keySet()) order = order * 31 + c.id;
        System.out.println("order checksum " + order);
        s.keySet().removeIf(c -> c.id % 50 != 0);
        System.out.println(s);

        System.out.println("-- not comparable");
        Map<Plain, Integer> p = new HashMap<>();
        for (int i = 0; i < 60; i++) p.merge(new Plain(i % 40, 9), 1, Integer::sum);
        int twice = 0, once = 0;
        for (int i = 0; i < 45; i++) {
            Integer v = p.get(new Plain(i, 9));
            if (v == null) continue;
            if (v == 2) twice++; else once++;
        }
        System.out.println(p.size() + " twice " + twice + " once " + once + " equals used " + (Plain.equalsCalls > 0));
        for (int i = 0; i < 40; i += 2) p.remove(new Plain(i, 9));
        TreeMap<Integer, Integer> sorted = new TreeMap<>();
        p.forEach((k, v) -> sorted.put(k.id, v));
        System.out.println(sorted);
        Set<Plain> set = new HashSet<>();
        for (int i = 0; i < 50; i++) set.add(new Plain(i, 0));
        System.out.println(set.size() + " " + set.contains(new Plain(49, 0)) + " " + set.contains(new Plain(50, 0)) + " " + set.add(new Plain(10, 0)));

        System.out.println("-- compareTo always zero");
        Map<Lazy, String> z = new HashMap<>();
        for (int i = 0; i < 30; i++) z.put(new Lazy(i), "z" + i);
        StringBuilder sb = new StringBuilder();
        for (int i = 28; i < 33; i++) sb.append(z.get(new Lazy(i))).append(' ');
        System.out.println(z.size() + " " + sb);

        System.out.println("-- colliding strings");
        List<String> keys = new ArrayList<>(List.of(""));
        for (int n = 0; n < 6; n++) {
            List<String> next = new ArrayList<>();
            for (String k : keys) { next.add(k + "Aa"); next.add(k + "BB"); }
            keys = next;
        }
        Map<String, Integer> strs = new HashMap<>();
        for (String k : keys) strs.put(k, strs.size());
        System.out.println(keys.size() + " keys with one hash " + keys.get(0).hashCode() + " " + keys.get(63).hashCode());
        System.out.println(strs.get(keys.get(17)) + " " + strs.get("AaBBAaBBAaBB") + " " + strs.get("AaBBAaBBAaBb"));
        System.out.println(strs.keySet().iterator().next() + " " + new TreeMap<>(strs).lastKey());
        Map<String, Integer> linked = new LinkedHashMap<>(strs);
        for (String k : keys.subList(0, 60)) linked.remove(k);
        System.out.println(linked);
        Map<Object, Integer> mix = new HashMap<>();
        for (int i = 0; i < 20; i++) { mix.put(new Cmp(i, 1), i); mix.put(new Plain(i, 1), -i); mix.put(1 + i * 1024, i); }
        mix.put(null, 0);
        int total = 0;
        for (int v : mix.values()) total += v;
        System.out.println(mix.size() + " " + total + " " + mix.get(new Cmp(7, 1)) + " " + mix.get(new Plain(7, 1)) + " " + mix.get(1 + 7 * 1024));
    }
}
