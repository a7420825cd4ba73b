// java.util.Collections algorithms: sort, search, shuffle, rotate, swaps, fills, extremes, frequency.
import java.util.*;

public class CollCollectionsAlgorithms {
    static void attempt(String name, Runnable r) {
        try {
            r.run();
            System.out.println(name + ": completed");
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static List<Integer> range(int n) {
        List<Integer> l = new ArrayList<>();
        for (int i = 0; i < n; i++) l.add(i);
        return l;
    }

    public static void main(String[] args) {
        List<Integer> l = range(12);
        Collections.shuffle(l, new Random(42));
        System.out.println("shuffle array " + l);
        List<Integer> ll = new LinkedList<>(range(12));
        Collections.shuffle(ll, new Random(42));
        System.out.println("shuffle linked " + ll + " " + ll.equals(l));
        Collections.sort(l);
        System.out.println(l);
        Collections.sort(l, Collections.reverseOrder());
        System.out.println(l);
        Collections.sort(l, Comparator.comparingInt(x -> x % 4));
        System.out.println("stable by mod 4 " + l);
        Collections.reverse(l);
        System.out.println("reverse " + l);
        for (int d : new int[] {1, -1, 5, 12, 13, -25}) {
            List<Integer> r = range(12), s = new LinkedList<>(range(12));
            Collections.rotate(r, d);
            Collections.rotate(s, d);
            System.out.println("rotate " + d + " " + r + " " + r.equals(s));
        }
        Collections.swap(l, 0, 11);
        System.out.println(l + " min " + Collections.min(l) + " max " + Collections.max(l) + " max by mod " + Collections.max(l, Comparator.comparingInt(x -> x % 5)));
        Collections.sort(l);
        for (int k : new int[] {-1, 0, 5, 11, 12}) System.out.print(Collections.binarySearch(l, k) + " ");
        List<Integer> odd = new ArrayList<>(), bigLinked = new LinkedList<>();
        for (int i = 1; i < 30; i += 2) { odd.add(i); bigLinked.add(i); }
        for (int k : new int[] {0, 1, 2, 15, 16, 29, 30}) System.out.print(Collections.binarySearch(odd, k) + "/" + Collections.binarySearch(bigLinked, k) + " ");
        System.out.println(Collections.binarySearch(List.of("e", "c", "a"), "c", Comparator.reverseOrder()));

        List<String> w = new ArrayList<>(List.of("a", "b", "a", "c", "a", "b"));
        System.out.println(Collections.frequency(w, "a") + " " + Collections.frequency(w, null) + " " + Collections.replaceAll(w, "a", "z") + " " + w + " " + Collections.replaceAll(w, "q", "r"));
        System.out.println(Collections.indexOfSubList(range(10), List.of(3, 4)) + " " + Collections.lastIndexOfSubList(List.of(1, 2, 1, 2), List.of(1, 2)) + " " + Collections.indexOfSubList(range(3), List.of(5)) + " " + Collections.indexOfSubList(range(3), List.of()));
        System.out.println(Collections.disjoint(List.of(1, 2), Set.of(3)) + " " + Collections.disjoint(List.of(1, 2), List.of(2)) + " " + Collections.disjoint(List.of(), List.of()));
        System.out.println(Collections.addAll(w, "x", "y") + " " + w + " " + Collections.addAll(new HashSet<>(w), "x"));
        List<Integer> dst = new ArrayList<>(range(5));
        Collections.copy(dst, List.of(9, 8));
        System.out.println(dst);
        Collections.fill(dst, 7);
        System.out.println(dst + " " + Collections.nCopies(4, "ab") + " " + Collections.nCopies(0, 1) + " " + Collections.nCopies(3, 2).hashCode() + " " + Collections.nCopies(5, 'x').subList(1, 3) + " " + String.join("", Collections.nCopies(3, "xy")));
        System.out.println(Collections.emptyList() + " " + Collections.emptyMap() + " " + Collections.emptySet() + " " + Collections.singleton(1) + " " + Collections.singletonList(null) + " " + Collections.singletonMap("k", null));
        Enumeration<String> en = Collections.enumeration(w);
        StringBuilder sb = new StringBuilder();
        while (en.hasMoreElements()) sb.append(en.nextElement());
        System.out.println(sb + " " + Collections.list(new StringTokenizer("p q r")) + " " + Collections.emptyEnumeration().hasMoreElements());
        Comparator<Integer> twice = Collections.reverseOrder(Collections.reverseOrder());
        System.out.println(twice.compare(1, 2) + " " + Collections.<Integer>reverseOrder().compare(1, 2) + " " + Collections.reverseOrder(null).getClass().equals(Collections.reverseOrder().getClass()));

        Deque<Integer> dq = new ArrayDeque<>();
        Queue<Integer> lifo = Collections.asLifoQueue(dq);
        lifo.add(1); lifo.add(2); lifo.offer(3);
        System.out.println(lifo + " " + lifo.poll() + " " + lifo.peek() + " " + lifo.size());
        Set<String> fromMap = Collections.newSetFromMap(new LinkedHashMap<>());
        System.out.println(fromMap.add("z") + " " + fromMap.add("a") + " " + fromMap.add("z") + " " + fromMap);

        attempt("copy too small", () -> Collections.copy(new ArrayList<>(), List.of(1)));
        attempt("nCopies -1", () -> Collections.nCopies(-1, ""));
        attempt("min of empty", () -> Collections.min(new ArrayList<Integer>()));
        attempt("singleton add", () -> Collections.singleton(1).add(2));
        attempt("emptyList add", () -> Collections.<Integer>emptyList().add(2));
        attempt("emptyList get", () -> Collections.emptyList().get(0));
        attempt("swap", () -> Collections.swap(new ArrayList<>(List.of(1, 2)), 0, 2));
        attempt("emptyIterator", () -> Collections.emptyIterator().next());
        attempt("sort unmodifiable", () -> Collections.sort(Collections.unmodifiableList(range(3))));
        attempt("nCopies get", () -> Collections.nCopies(3, 1).get(3));

        List<Integer> big = range(500);
        Collections.shuffle(big, new Random(7));
        long h = 0;
        for (int x : big) h = h * 31 + x;
        Collections.sort(big, (p, q) -> Integer.compare(p ^ 0x155, q ^ 0x155));
        long g = 0;
        for (int x : big) g = g * 31 + x;
        System.out.println(h + " " + g + " " + big.subList(0, 10));
    }
}
