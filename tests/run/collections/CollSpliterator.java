// Spliterators: characteristics, sizes, splitting order, tryAdvance, late binding, user-defined ones.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class CollSpliterator {
    static String traits(Spliterator<?> s) {
        int c = s.characteristics();
        StringJoiner j = new StringJoiner("|");
        if ((c & Spliterator.ORDERED) != 0) j.add("ORDERED");
        if ((c & Spliterator.DISTINCT) != 0) j.add("DISTINCT");
        if ((c & Spliterator.SORTED) != 0) j.add("SORTED");
        if ((c & Spliterator.SIZED) != 0) j.add("SIZED");
        if ((c & Spliterator.NONNULL) != 0) j.add("NONNULL");
        if ((c & Spliterator.IMMUTABLE) != 0) j.add("IMMUTABLE");
        if ((c & Spliterator.CONCURRENT) != 0) j.add("CONCURRENT");
        if ((c & Spliterator.SUBSIZED) != 0) j.add("SUBSIZED");
        return j.toString();
    }

    static <T> void splitAll(Spliterator<T> s, String indent, List<String> out) {
        Spliterator<T> left = s.estimateSize() > 2 ? s.trySplit() : null;
        if (left == null) {
            StringBuilder sb = new StringBuilder();
            s.forEachRemaining(x -> sb.append(x).append(' '));
            out.add(indent + sb.toString().trim());
        } else {
            splitAll(left, indent + ".", out);
            splitAll(s, indent + ".", out);
        }
    }

    static void show(String name, Collection<?> c) {
        Spliterator<?> s = c.spliterator();
        System.out.println(name + ": " + traits(s) + " size " + s.estimateSize() + " exact " + s.getExactSizeIfKnown());
        List<String> parts = new ArrayList<>();
        splitAll(s, "", parts);
        System.out.println("   " + parts);
    }

    /** Pairs of neighbours in an int array. */
    static final class Pairs implements Spliterator<String> {
        final int[] a;
        int i;
        final int end;
        Pairs(int[] a, int i, int end) { this.a = a; this.i = i; this.end = end; }
        public boolean tryAdvance(Consumer<? super String> c) {
            if (i + 1 >= end) return false;
            c.accept(a[i] + "-" + a[i + 1]);
            i++;
            return true;
        }
        public Spliterator<String> trySplit() {
            int n = end - i;
            if (n < 4) return null;
            int mid = i + n / 2;
            Pairs p = new Pairs(a, i, mid + 1);
            i = mid;
            return p;
        }
        public long estimateSize() { return Math.max(0, end - i - 1); }
        public int characteristics() { return ORDERED | SIZED | SUBSIZED | NONNULL | IMMUTABLE; }
    }

    public static void main(String[] args) {
        List<Integer> src = IntStream.range(0, 13).boxed().collect(Collectors.toList());
        show("ArrayList", new ArrayList<>(src));
        show("LinkedList", new LinkedList<>(src));
        show("ArrayDeque", new ArrayDeque<>(src));
        show("HashSet", new HashSet<>(src));
        show("LinkedHashSet", new LinkedHashSet<>(src));
        show("TreeSet", new TreeSet<>(src));
        show("PriorityQueue", new PriorityQueue<>(src));
        show("asList", Arrays.asList(src.toArray()));
        show("List.of", List.copyOf(src));
        TreeMap<Integer, String> tm = new TreeMap<>();
        for (int i : new int[] {4, 2, 6, 1, 3, 5, 7}) tm.put(i, "t" + i);
        show("TreeMap values", tm.values());
        show("singleton", Collections.singleton("x"));
        show("empty", Collections.emptyList());
        show("nCopies", Collections.nCopies(5, "z"));
        System.out.println(new TreeSet<>(src).spliterator().getComparator() + " " + (new TreeSet<>(Comparator.<Integer>reverseOrder()).spliterator().getComparator() != null));
        try {
            src.spliterator().getComparator();
        } catch (IllegalStateException e) {
            System.out.println("no comparator: " + e.getMessage());
        }

        Spliterator<Integer> s = src.spliterator();
        System.out.print(s.tryAdvance(x -> System.out.print("[" + x + "]")) + " " + s.estimateSize() + " ");
        Spliterator<Integer> pre = s.trySplit();
        System.out.println(pre.estimateSize() + "+" + s.estimateSize() + " " + pre.hasCharacteristics(Spliterator.SIZED));
        pre.forEachRemaining(x -> System.out.print(x + ","));
        s.forEachRemaining(x -> System.out.print(x + ";"));
        System.out.println(s.tryAdvance(x -> System.out.print("never")));
        ArrayList<String> late = new ArrayList<>(List.of("a"));
        Spliterator<String> ls = late.spliterator();
        late.add("b");
        ls.forEachRemaining(System.out::print);
        Spliterator<String> cm = late.spliterator();
        cm.tryAdvance(x -> {});
        late.add("c");
        try {
            cm.tryAdvance(System.out::print);
        } catch (ConcurrentModificationException e) {
            System.out.println(" modified");
        }

        Pairs p = new Pairs(new int[] {1, 2, 3, 4, 5, 6, 7, 8, 9}, 0, 9);
        List<String> parts = new ArrayList<>();
        splitAll(p, "", parts);
        System.out.println(parts);
        System.out.println(StreamSupport.stream(new Pairs(new int[] {5, 6, 7, 8}, 0, 4), false).map(x -> "<" + x + ">").toList());
        System.out.println(StreamSupport.stream(new Pairs(new int[] {5, 6, 7, 8}, 0, 4), false).count());
        Spliterator.OfInt oi = IntStream.rangeClosed(1, 10).spliterator();
        Spliterator.OfInt oh = oi.trySplit();
        int[] acc = new int[2];
        oh.forEachRemaining((int x) -> acc[0] += x);
        oi.forEachRemaining((int x) -> acc[1] += x);
        System.out.println(acc[0] + " " + acc[1] + " " + traits(oi));
        Iterator<Integer> it = Spliterators.iterator(src.spliterator());
        System.out.println(it.next() + it.next() + it.next());
        Spliterator<String> unk = Spliterators.spliteratorUnknownSize(List.of("u", "v").iterator(), Spliterator.ORDERED);
        System.out.println(unk.estimateSize() + " " + unk.getExactSizeIfKnown() + " " + traits(unk));
        Spliterator<Integer> fil = src.stream().filter(x -> x % 3 == 0).spliterator();
        System.out.println(traits(fil) + " " + fil.tryAdvance(x -> System.out.print("first " + x + " ")) + " " + fil.tryAdvance(x -> System.out.print("then " + x + " ")));
        System.out.println(traits(src.stream().sorted().distinct().spliterator()) + " / " + traits("abc".chars().spliterator()) + " / " + traits(Stream.of(1, 2).map(x -> x).spliterator()));
        Iterable<Integer> each = () -> IntStream.range(0, 3).iterator();
        for (int x : each) System.out.print(x);
        System.out.println(" " + traits(each.spliterator()));
    }
}
