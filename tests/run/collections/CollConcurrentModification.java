// ConcurrentModificationException and fail-fast corners over the common collections.
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

public class CollConcurrentModification {
    interface Act { void run() throws Exception; }

    static void attempt(String name, Act r) {
        try {
            r.run();
            System.out.println(name + ": completed");
        } catch (Exception e) {
            System.out.println(name + ": " + e.getClass().getName() + " " + e.getMessage());
        }
    }

    static List<Integer> nums(int n) { return IntStream.range(0, n).boxed().collect(Collectors.toCollection(ArrayList::new)); }

    public static void main(String[] args) {
        for (int at = 0; at < 5; at++) {
            final int k = at;
            List<Integer> l = nums(5);
            StringBuilder sb = new StringBuilder();
            attempt("ArrayList remove while at " + k, () -> { for (Integer x : l) { sb.append(x); if (x == k) l.remove(x); } });
            System.out.println("   seen " + sb + " left " + l);
        }
        for (int at = 0; at < 4; at++) {
            final int k = at;
            List<Integer> l = new LinkedList<>(nums(4));
            StringBuilder sb = new StringBuilder();
            attempt("LinkedList remove while at " + k, () -> { for (Integer x : l) { sb.append(x); if (x == k) l.remove(x); } });
            System.out.println("   seen " + sb + " left " + l);
        }
        for (int at = 0; at < 4; at++) {
            final int k = at;
            Map<Integer, Integer> m = new TreeMap<>();
            for (int i = 0; i < 4; i++) m.put(i, i);
            StringBuilder sb = new StringBuilder();
            attempt("TreeMap remove while at " + k, () -> { for (Integer x : m.keySet()) { sb.append(x); if (x == k) m.remove(x); } });
            Map<Integer, Integer> h = new HashMap<>();
            for (int i = 0; i < 4; i++) h.put(i, i);
            StringBuilder sc = new StringBuilder();
            attempt("HashMap add while at " + k, () -> { for (Integer x : h.keySet()) { sc.append(x); if (x == k) h.put(100 + x, x); } });
            System.out.println("   seen " + sb + " " + sc + " left " + m + " " + h);
        }
        attempt("HashMap replace value", () -> { Map<String, Integer> m = new HashMap<>(Map.of("a", 1)); for (String s : m.keySet()) m.put(s, 9); System.out.println(m); });
        attempt("HashMap forEach", () -> { Map<Integer, Integer> m = new HashMap<>(Map.of(1, 1)); m.forEach((k, v) -> m.put(k + 1, v)); });
        attempt("ArrayList forEach", () -> { List<Integer> l = nums(3); l.forEach(x -> { if (x == 0) l.add(9); }); });
        attempt("ArrayList set during loop", () -> { List<Integer> l = nums(3); for (int x : l) l.set(x, -x); System.out.println(l); });
        attempt("ArrayList removeIf", () -> { List<Integer> l = nums(3); l.removeIf(x -> { l.add(1); return true; }); });
        attempt("ArrayList replaceAll", () -> { List<Integer> l = nums(3); l.replaceAll(x -> { if (x == 1) l.add(1); return x; }); });
        attempt("ArrayList sort", () -> { List<Integer> l = nums(3); l.sort((a, b) -> { l.add(5); return a - b; }); });
        attempt("sort during loop", () -> { List<Integer> l = nums(3); for (int x : l) l.sort(null); });
        attempt("stream source", () -> { List<Integer> l = nums(3); l.stream().forEach(x -> l.add(x)); });
        attempt("stream late", () -> { List<Integer> l = nums(3); Stream<Integer> s = l.stream(); l.add(7); System.out.println(s.count()); });
        attempt("iterator after clear", () -> { List<Integer> l = nums(3); Iterator<Integer> it = l.iterator(); l.clear(); System.out.println(it.hasNext()); it.next(); });
        attempt("iterator remove after change", () -> { List<Integer> l = nums(3); Iterator<Integer> it = l.iterator(); it.next(); l.add(1); it.remove(); });
        attempt("two iterators", () -> { Set<Integer> s = new HashSet<>(nums(3)); Iterator<Integer> a = s.iterator(), b = s.iterator(); a.next(); a.remove(); b.next(); });
        attempt("list iterator add", () -> { List<Integer> l = nums(3); ListIterator<Integer> a = l.listIterator(), b = l.listIterator(); a.add(5); b.add(6); });
        attempt("PriorityQueue", () -> { PriorityQueue<Integer> q = new PriorityQueue<>(nums(3)); for (Integer x : q) q.poll(); });
        attempt("ArrayDeque", () -> { ArrayDeque<Integer> q = new ArrayDeque<>(nums(3)); for (Integer x : q) q.addFirst(1); });
        attempt("LinkedHashSet", () -> { Set<Integer> q = new LinkedHashSet<>(nums(3)); for (Integer x : q) q.remove(0); });
        attempt("Vector", () -> { Vector<Integer> q = new Vector<>(nums(3)); for (Integer x : q) q.add(x); });
        attempt("Vector enumeration", () -> { Vector<Integer> q = new Vector<>(nums(3)); Enumeration<Integer> e = q.elements(); e.nextElement(); q.remove(2); while (e.hasMoreElements()) System.out.print(e.nextElement()); });
        attempt("Hashtable", () -> { Hashtable<Integer, Integer> q = new Hashtable<>(Map.of(1, 1, 2, 2)); for (Integer x : q.keySet()) q.put(x + 10, 0); });
        attempt("subList", () -> { List<Integer> l = nums(5); List<Integer> s = l.subList(1, 3); l.remove(0); s.size(); });
        attempt("subList iterate", () -> { List<Integer> l = nums(5); List<Integer> s = l.subList(1, 4); for (Integer x : s) if (x == 1) s.add(9); });
        attempt("equals", () -> { List<Object> l = new ArrayList<>(); l.add(new Object() { @Override public boolean equals(Object o) { l.add(1); return true; } @Override public int hashCode() { return 1; } }); l.equals(List.of(1)); });
        attempt("hashCode", () -> { List<Object> l = new ArrayList<>(); l.add(new Object() { @Override public int hashCode() { l.clear(); return 1; } }); l.hashCode(); });
        attempt("addAll self", () -> { List<Integer> l = nums(3); l.addAll(l); System.out.println(l); });
        attempt("LinkedList addAll self", () -> { List<Integer> l = new LinkedList<>(nums(3)); l.addAll(1, l); System.out.println(l); });
        attempt("removeAll self", () -> { List<Integer> l = nums(3); l.removeAll(l); System.out.println(l); });
        attempt("CopyOnWrite", () -> { List<Integer> l = new CopyOnWriteArrayList<>(nums(3)); for (Integer x : l) l.add(x + 10); System.out.println(l); });
        attempt("CopyOnWrite iterator remove", () -> { List<Integer> l = new CopyOnWriteArrayList<>(nums(3)); Iterator<Integer> it = l.iterator(); it.next(); it.remove(); });
        attempt("ConcurrentSkipList", () -> { Set<Integer> s = new ConcurrentSkipListSet<>(nums(3)); for (Integer x : s) if (x < 20) s.add(x + 10); System.out.println(s); });
        attempt("ConcurrentLinkedQueue", () -> { Queue<Integer> s = new ConcurrentLinkedQueue<>(nums(3)); for (Integer x : s) if (x < 6) s.add(x + 3); System.out.println(s); });
        attempt("ConcurrentHashMap", () -> { Map<Integer, Integer> m = new ConcurrentHashMap<>(); for (int i = 0; i < 4; i++) m.put(i, i); for (Integer x : m.keySet()) m.remove(x); System.out.println(m); });
        Iterator<Integer> good = nums(6).iterator();
        int kept = 0;
        while (good.hasNext()) if (good.next() % 2 == 0) good.remove(); else kept++;
        System.out.println("kept " + kept);
    }
}
