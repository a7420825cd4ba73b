// TreeSet: navigation, views, polling, comparators with ties, set algebra.
import java.util.*;
import java.util.stream.*;

public class CollTreeSetNavigation {
    static void attempt(String name, Runnable r) {
        try {
            r.run();
            System.out.println(name + ": completed");
        } catch (IllegalArgumentException e) {
            System.out.println(name + ": " + e.getMessage());
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName());
        }
    }

    record Point(int x, int y) implements Comparable<Point> {
        public int compareTo(Point o) { return x != o.x ? Integer.compare(x, o.x) : Integer.compare(y, o.y); }
        public String toString() { return x + ":" + y; }
    }

    public static void main(String[] args) {
        TreeSet<Integer> s = new TreeSet<>(Arrays.asList(50, 20, 80, 10, 30, 70, 90, 20));
        System.out.println(s + " add 40 " + s.add(40) + " add 50 " + s.add(50) + " size " + s.size());
        for (int k = 0; k <= 100; k += 25)
            System.out.println(k + " " + s.lower(k) + " " + s.floor(k) + " " + s.ceiling(k) + " " + s.higher(k));
        System.out.println(s.first() + " " + s.last() + " " + s.pollFirst() + " " + s.pollLast() + " " + s);
        System.out.println(s.headSet(50) + " " + s.headSet(50, true) + " " + s.tailSet(50) + " " + s.tailSet(50, false) + " " + s.subSet(30, 70) + " " + s.subSet(30, false, 70, true));
        NavigableSet<Integer> d = s.descendingSet();
        System.out.println(d + " " + d.first() + " " + d.lower(50) + " " + d.higher(50) + " " + d.headSet(50) + " " + d.subSet(70, true, 30, true));
        d.add(55);
        d.remove(20);
        System.out.println(s + " " + d);
        NavigableSet<Integer> sub = s.subSet(35, true, 65, true);
        sub.add(36);
        s.add(64);
        s.add(66);
        System.out.println(sub + " " + sub.size() + " " + sub.contains(66) + " " + sub.floor(100) + " " + sub.ceiling(0) + " " + sub.descendingSet());
        attempt("out of range", () -> sub.add(66));
        attempt("bad range", () -> s.subSet(5, 1));
        attempt("null", () -> s.add(null));
        attempt("empty first", () -> new TreeSet<Integer>().first());
        attempt("foreign type", () -> ((Set<Object>) (Set<?>) s).add("str"));
        System.out.println(sub.pollFirst() + " " + sub.pollLast() + " " + s);
        sub.clear();
        System.out.println(s + " " + sub);

        TreeSet<String> len = new TreeSet<>(Comparator.comparingInt(String::length));
        for (String w : "a bb cc ddd e ffff ggg".split(" ")) System.out.print(len.add(w) + " ");
        System.out.println(len + " " + len.contains("xx") + " " + len.remove("yyyy") + " " + len);
        System.out.println(len.equals(Set.of("a", "bb", "ddd")) + " " + len.equals(Set.of("1", "22", "333")) + " " + Set.of("1", "22", "333").equals(len));

        TreeSet<Point> pts = new TreeSet<>();
        for (int i = 0; i < 12; i++) pts.add(new Point(i * 5 % 4, i * 7 % 3));
        System.out.println(pts);
        System.out.println(pts.ceiling(new Point(1, 5)) + " " + pts.floor(new Point(1, -1)) + " " + pts.tailSet(new Point(2, 1)));
        TreeSet<Point> byY = new TreeSet<>(Comparator.comparingInt(Point::y).thenComparing(Comparator.reverseOrder()));
        byY.addAll(pts);
        System.out.println(byY + " " + byY.comparator().compare(new Point(1, 1), new Point(2, 1)));

        Set<Integer> a = IntStream.rangeClosed(1, 20).filter(i -> i % 2 == 0).boxed().collect(Collectors.toCollection(TreeSet::new));
        Set<Integer> b = IntStream.rangeClosed(1, 20).filter(i -> i % 3 == 0).boxed().collect(Collectors.toCollection(TreeSet::new));
        Set<Integer> u = new TreeSet<>(a), i = new TreeSet<>(a), m = new TreeSet<>(a), x = new TreeSet<>(a);
        u.addAll(b);
        i.retainAll(b);
        m.removeAll(b);
        for (Integer v : b) if (!x.remove(v)) x.add(v);
        System.out.println(u + "\n" + i + "\n" + m + "\n" + x);
        System.out.println(u.containsAll(a) + " " + a.containsAll(u) + " " + Collections.disjoint(m, b) + " " + u.hashCode() + " " + (u.hashCode() == new HashSet<>(u).hashCode()));

        // Interval bookings kept disjoint.
        TreeMap<Integer, Integer> cal = new TreeMap<>();
        int[][] req = {{10, 20}, {15, 25}, {20, 30}, {5, 10}, {0, 6}, {30, 31}, {29, 40}, {31, 100}};
        for (int[] r : req) {
            Map.Entry<Integer, Integer> p = cal.lowerEntry(r[1]);
            boolean ok = p == null || p.getValue() <= r[0];
            if (ok) cal.put(r[0], r[1]);
            System.out.println(Arrays.toString(r) + (ok ? " booked " : " clash with " + p + " ") + cal);
        }
        Iterator<Integer> it = s.iterator();
        StringBuilder sb = new StringBuilder();
        while (it.hasNext()) { int v = it.next(); sb.append(v).append(' '); if (v > 60) it.remove(); }
        System.out.println(sb + "-> " + s);
        @SuppressWarnings("unchecked")
        TreeSet<Integer> c = (TreeSet<Integer>) s.clone();
        c.add(1);
        System.out.println(c + " " + s + " " + new TreeSet<>(c.descendingSet()) + " " + new TreeSet<>((Collection<Integer>) c.descendingSet()));
        attempt("concurrent", () -> { for (Integer v : c) c.remove(30); });
    }
}
