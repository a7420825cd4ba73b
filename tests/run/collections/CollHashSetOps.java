// HashSet and set algebra; mutable keys that move; record and nested-list elements; iteration order of strings.
import java.util.*;
import java.util.stream.*;

public class CollHashSetOps {
    record P(int x, String y) {}

    static final class Mutable {
        int v;
        Mutable(int v) { this.v = v; }
        @Override public int hashCode() { return v; }
        @Override public boolean equals(Object o) { return o instanceof Mutable && ((Mutable) o).v == v; }
        @Override public String toString() { return "M" + v; }
    }

    static final class NoEquals {
        @Override public int hashCode() { return 1; }
    }

    static <T> Set<T> minus(Set<T> a, Set<T> b) { Set<T> r = new HashSet<>(a); r.removeAll(b); return r; }
    static <T> Set<T> and(Set<T> a, Set<T> b) { Set<T> r = new HashSet<>(a); r.retainAll(b); return r; }
    static <T> Set<T> or(Set<T> a, Set<T> b) { Set<T> r = new HashSet<>(a); r.addAll(b); return r; }

    static <T> List<Set<T>> powerSet(List<T> l) {
        List<Set<T>> out = new ArrayList<>();
        for (int m = 0; m < 1 << l.size(); m++) {
            Set<T> s = new LinkedHashSet<>();
            for (int i = 0; i < l.size(); i++) if ((m >> i & 1) != 0) s.add(l.get(i));
            out.add(s);
        }
        return out;
    }

    public static void main(String[] args) {
        HashSet<String> s = new HashSet<>();
        for (String w : "it was the best of times it was the worst of times".split(" ")) System.out.print(s.add(w) ? "+" : "-");
        System.out.println(" " + s + " " + s.size());
        System.out.println(s.add(null) + " " + s.add(null) + " " + s.contains(null) + " " + s.remove(null) + " " + s.remove(null) + " " + s.remove("best") + " " + s);
        Set<Integer> a = Set.of(1, 2, 3, 4, 5, 6), b = Set.of(4, 5, 6, 7, 8);
        System.out.println(minus(a, b) + " " + minus(b, a) + " " + and(a, b) + " " + or(a, b) + " " + or(minus(a, b), minus(b, a)));
        System.out.println(a.containsAll(and(a, b)) + " " + and(a, b).containsAll(a) + " " + new HashSet<>(a).equals(a) + " " + a.equals(b) + " " + or(a, b).hashCode());
        System.out.println(new HashSet<>(List.of(1)).equals(List.of(1)) + " " + List.of(1).equals(new HashSet<>(List.of(1))));
        // removeAll takes the smaller side to iterate over
        Set<Integer> big = new HashSet<>();
        for (int i = 0; i < 20; i++) big.add(i * i);
        System.out.println(big.removeAll(List.of(0, 1, 4, 5)) + " " + big.removeAll(Collections.nCopies(50, 9)) + " " + big.retainAll(List.of(16, 25, 361, 2)) + " " + big);

        Set<P> ps = new HashSet<>();
        System.out.println(ps.add(new P(1, "a")) + " " + ps.add(new P(1, "a")) + " " + ps.add(new P(1, null)) + " " + ps.contains(new P(1, null)) + " " + ps.contains(new P(2, "a")) + " " + ps.size());
        Set<List<Integer>> nested = new HashSet<>();
        nested.add(new ArrayList<>(List.of(1, 2)));
        System.out.println(nested.contains(List.of(1, 2)) + " " + nested.add(new LinkedList<>(List.of(1, 2))) + " " + nested.contains(Arrays.asList(2, 1)) + " " + nested);
        Set<Set<Integer>> sets = new HashSet<>();
        for (Set<Integer> x : powerSet(List.of(1, 2, 3))) sets.add(x);
        System.out.println(sets.size() + " " + sets.contains(Set.of(3, 1)) + " " + sets.contains(Set.of(4)) + " " + powerSet(List.of("x", "y", "z")));

        Mutable m = new Mutable(5);
        Set<Mutable> ms = new HashSet<>(List.of(m, new Mutable(6)));
        m.v = 40;
        System.out.println(ms.contains(m) + " " + ms.contains(new Mutable(5)) + " " + ms.contains(new Mutable(40)) + " " + ms.remove(m) + " " + ms.size());
        Set<Mutable> rehashed = new HashSet<>(ms);
        System.out.println(rehashed.contains(m) + " " + rehashed.add(new Mutable(40)) + " " + rehashed.size());
        m.v = 6;
        System.out.println(new HashSet<>(ms).size() + " " + ms.size());

        Set<NoEquals> ne = new HashSet<>();
        NoEquals n1 = new NoEquals();
        for (int i = 0; i < 20; i++) ne.add(new NoEquals());
        System.out.println(ne.add(n1) + " " + ne.add(n1) + " " + ne.size() + " " + ne.contains(n1) + " " + ne.contains(new NoEquals()) + " " + ne.remove(n1) + " " + ne.size());
        Set<int[]> arrays = new HashSet<>();
        int[] arr = {1};
        System.out.println(arrays.add(arr) + " " + arrays.add(arr) + " " + arrays.add(arr.clone()) + " " + arrays.size());

        // Order of the table for chars, longs, doubles and strings
        System.out.println("" + "hello wonderful world".chars().mapToObj(c -> (char) c).collect(Collectors.toCollection(HashSet::new)));
        System.out.println("" + LongStream.of(1L << 33, 5, -1, 1L << 40, 17, 1).boxed().collect(Collectors.toCollection(HashSet::new)));
        System.out.println("" + DoubleStream.of(0.5, -0.5, 1e10, Math.PI, 2, 3).boxed().collect(Collectors.toCollection(HashSet::new)));
        System.out.println(new HashSet<>(List.of("January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December")));
        System.out.println(new HashSet<>(List.of(true, false)) + " " + new HashSet<>(List.of((byte) -1, (byte) 3)) + " " + new HashSet<>(List.of(100, 16, 33, -1, 0)));
        @SuppressWarnings("unchecked")
        HashSet<String> c = (HashSet<String>) s.clone();
        c.removeIf(x -> x.contains("t"));
        System.out.println(c + " " + s.size());
        Iterator<String> it = s.iterator();
        it.next();
        it.remove();
        try {
            it.remove();
        } catch (IllegalStateException e) {
            System.out.println("second remove refused " + s.size());
        }
        s.clear();
        System.out.println(s + " " + s.isEmpty() + " " + s.iterator().hasNext());
        try {
            s.iterator().next();
        } catch (NoSuchElementException e) {
            System.out.println("none");
        }
    }
}
