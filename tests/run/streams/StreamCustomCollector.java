// Hand-written Collector implementations and generic helpers; call order of supplier, accumulator and finisher.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class StreamCustomCollector {
    static void p(String label, Object o) { System.out.println(label + ": " + o); }

    /** Collects into runs of elements for which the relation between neighbours holds. */
    static final class Runs<T> implements Collector<T, List<List<T>>, List<List<T>>> {
        private final BiPredicate<T, T> same;
        Runs(BiPredicate<T, T> same) { this.same = same; }
        @Override public Supplier<List<List<T>>> supplier() { return ArrayList::new; }
        @Override public BiConsumer<List<List<T>>, T> accumulator() {
            return (runs, x) -> {
                if (!runs.isEmpty()) {
                    List<T> last = runs.get(runs.size() - 1);
                    if (same.test(last.get(last.size() - 1), x)) { last.add(x); return; }
                }
                runs.add(new ArrayList<>(List.of(x)));
            };
        }
        @Override public BinaryOperator<List<List<T>>> combiner() { return (a, b) -> { throw new UnsupportedOperationException(); }; }
        @Override public Function<List<List<T>>, List<List<T>>> finisher() { return Collections::unmodifiableList; }
        @Override public Set<Characteristics> characteristics() { return Set.of(); }
    }

    static final class Traced implements Collector<Integer, int[], String> {
        final List<String> log = new ArrayList<>();
        final Set<Characteristics> ch;
        Traced(Set<Characteristics> ch) { this.ch = ch; }
        @Override public Supplier<int[]> supplier() { log.add("supplier"); return () -> { log.add("new"); return new int[1]; }; }
        @Override public BiConsumer<int[], Integer> accumulator() { log.add("accumulator"); return (a, x) -> { log.add("+" + x); a[0] += x; }; }
        @Override public BinaryOperator<int[]> combiner() { log.add("combiner"); return (a, b) -> a; }
        @Override public Function<int[], String> finisher() { log.add("finisher"); return a -> { log.add("finish"); return "total " + a[0]; }; }
        @Override public Set<Characteristics> characteristics() { log.add("characteristics"); return ch; }
    }

    static <T, K> Collector<T, ?, Map<K, Long>> countsBy(Function<? super T, ? extends K> f) {
        return Collector.of(TreeMap::new, (m, x) -> m.merge(f.apply(x), 1L, Long::sum), (a, b) -> { b.forEach((k, v) -> a.merge(k, v, Long::sum)); return a; }, Collector.Characteristics.UNORDERED);
    }

    static <T> Collector<T, ?, List<T>> topN(int n, Comparator<? super T> c) {
        return Collector.of(() -> new PriorityQueue<T>(c), (q, x) -> { q.add(x); if (q.size() > n) q.poll(); },
                (a, b) -> { a.addAll(b); while (a.size() > n) a.poll(); return a; },
                q -> { List<T> l = new ArrayList<>(); while (!q.isEmpty()) l.add(0, q.poll()); return l; });
    }

    static <T> Collector<T, ?, String> everyNth(int n) {
        class State { int i; StringJoiner j = new StringJoiner(","); }
        return Collector.of(State::new, (s, x) -> { if (s.i++ % n == 0) s.j.add(x.toString()); }, (a, b) -> a, s -> s.j.toString());
    }

    record Stats(long n, double mean, double m2) {
        Stats add(double x) {
            double d = x - mean, m = mean + d / (n + 1);
            return new Stats(n + 1, m, m2 + d * (x - m));
        }
        double variance() { return n < 2 ? 0 : m2 / (n - 1); }
    }

    static <A, R> R viaCollector(Iterable<Integer> src, Collector<Integer, A, R> c) {
        A box = c.supplier().get();
        for (Integer x : src) c.accumulator().accept(box, x);
        return c.finisher().apply(box);
    }

    public static void main(String[] args) {
        p("runs equal", Stream.of(1, 1, 2, 3, 3, 3, 1).collect(new Runs<>(Integer::equals)));
        p("runs ascending", Stream.of(1, 4, 9, 2, 8, 8, 7).collect(new Runs<>((a, b) -> a <= b)));
        p("runs consecutive", Stream.of(1, 2, 3, 7, 8, 10).collect(Collectors.collectingAndThen(new Runs<Integer>((a, b) -> b == a + 1), l -> l.stream().map(r -> r.size() == 1 ? "" + r.get(0) : r.get(0) + "-" + r.get(r.size() - 1)).collect(Collectors.joining(",")))));
        p("runs empty", Stream.<Integer>empty().collect(new Runs<>(Integer::equals)));
        Traced t = new Traced(Set.of());
        p("traced", Stream.of(1, 2, 3).collect(t));
        p("log", t.log);
        Traced viaTee = new Traced(Set.of());
        p("traced in teeing", Stream.of(4, 5).collect(Collectors.teeing(viaTee, Collectors.counting(), (a, b) -> a + "/" + b)));
        p("new and finish calls", viaTee.log.stream().filter(s -> s.equals("new") || s.equals("finish") || s.startsWith("+")).toList());
        p("identity finish skips finisher", identity());
        p("countsBy", Stream.of("a", "bb", "cc", "ddd").collect(countsBy(String::length)));
        p("countsBy inside", Stream.of("a", "bb", "cc", "ddd").collect(Collectors.partitioningBy(s -> s.length() > 1, countsBy(s -> s.charAt(0)))));
        p("topN", Stream.of(5, 1, 9, 7, 3, 9).collect(topN(3, Comparator.naturalOrder())) + " " + Stream.of("x", "yyy", "zz").collect(topN(2, Comparator.comparing(String::length))));
        p("everyNth", IntStream.range(0, 20).boxed().collect(everyNth(7)));
        Stats s = Stream.of(2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0).reduce(new Stats(0, 0, 0), Stats::add, (a, b) -> a);
        p("welford", s.n() + " " + s.mean() + " " + s.m2() + " " + (float) s.variance());
        p("by hand", viaCollector(List.of(3, 1, 2), Collectors.mapping(x -> x * x, Collectors.toList())) + " " + viaCollector(List.of(3, 1, 2), Collectors.summingInt(x -> x)) + " " + viaCollector(List.of(), Collectors.averagingInt(x -> x)) + " " + viaCollector(List.of(7, 8), Collectors.groupingBy(x -> x % 2, Collectors.counting())));
        p("builtin characteristics", new TreeSet<>(Collectors.toList().characteristics()) + " " + new TreeSet<>(Collectors.toSet().characteristics()) + " " + Collectors.joining().characteristics() + " " + new TreeSet<>(Collectors.groupingByConcurrent(x -> x).characteristics()));
        BinaryOperator<List<Object>> comb = combinerOf(Collectors.toList());
        p("combiner", comb.apply(new ArrayList<>(List.of(1)), new ArrayList<>(List.of(2))));
        p("concurrent grouping", new TreeMap<>(Stream.of(1, 2, 3, 4, 5).collect(Collectors.groupingByConcurrent(x -> x % 3, Collectors.summingInt(x -> x)))));
        p("string builder", "abcdef".chars().mapToObj(c -> (char) c).collect(Collector.of(StringBuilder::new, StringBuilder::append, StringBuilder::append, b -> b.reverse().toString())));
        p("mean of ratios", Stream.of(1, 2, 3, 4).collect(Collectors.teeing(Collectors.summingDouble(x -> 1.0 / x), Collectors.counting(), (a, n) -> n / a)));
        try {
            Stream.of(1).collect(Collector.of(() -> null, (Object a, Integer x) -> a.toString(), (a, b) -> a));
        } catch (NullPointerException e) {
            p("null container", "NullPointerException");
        }
        try {
            Collector.of(null, (Object a, Integer x) -> {}, (a, b) -> a);
        } catch (NullPointerException e) {
            p("null supplier", "NullPointerException");
        }
    }

    @SuppressWarnings("unchecked")
    static <T, A, R> BinaryOperator<R> combinerOf(Collector<T, A, R> c) { return (BinaryOperator<R>) (BinaryOperator<?>) c.combiner(); }

    static Object identity() {
        boolean[] called = {false};
        Collector<Integer, List<Integer>, List<Integer>> c = Collector.of(ArrayList::new, List::add, (a, b) -> a, l -> { called[0] = true; return l; }, Collector.Characteristics.IDENTITY_FINISH);
        return Stream.of(1, 2).collect(c) + " " + called[0];
    }
}
