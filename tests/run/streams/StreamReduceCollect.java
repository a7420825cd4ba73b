// reduce and collect in all their forms; joining, counting, summing, averaging, mapping, filtering, reducing collectors.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import static java.util.stream.Collectors.*;

public class StreamReduceCollect {
    static void p(String label, Object o) { System.out.println(label + ": " + o); }

    public static void main(String[] args) {
        List<String> w = List.of("alpha", "be", "gamma", "delta", "e", "zeta", "be");
        p("reduce identity", Stream.of(1, 2, 3, 4).reduce(10, Integer::sum));
        p("reduce optional", Stream.of(3, 9, 4).reduce(Integer::max) + " " + Stream.<Integer>empty().reduce(Integer::max));
        p("reduce order", Stream.of("a", "b", "c").reduce("", (x, y) -> "(" + x + y + ")"));
        p("reduce combiner", w.stream().reduce(0, (n, s) -> n * 2 + s.length(), Integer::sum));
        p("int reduce", IntStream.rangeClosed(1, 6).reduce(1, (a, b) -> a * b) + " " + IntStream.of(5).reduce((a, b) -> a - b) + " " + IntStream.of(9, 5, 1).reduce((a, b) -> a - b) + " " + IntStream.empty().reduce(Integer::sum));
        p("collect 3 args", w.stream().collect(StringBuilder::new, (sb, s) -> sb.append(s.charAt(0)), StringBuilder::append));
        p("collect list", w.stream().collect(ArrayList::new, ArrayList::add, ArrayList::addAll));
        p("int collect", IntStream.range(0, 5).collect(TreeSet<Integer>::new, (s, i) -> s.add(-i), TreeSet::addAll));

        p("joining", w.stream().collect(joining()) + " " + w.stream().collect(joining(",")) + " " + w.stream().collect(joining(", ", "[", "]")) + " " + Stream.<String>empty().collect(joining(",", "<", ">")));
        p("counting", w.stream().collect(counting()) + " " + Stream.empty().collect(counting()));
        p("summing", w.stream().collect(summingInt(String::length)) + " " + w.stream().collect(summingLong(String::length)) + " " + w.stream().collect(summingDouble(s -> s.length() / 2.0)));
        p("averaging", w.stream().collect(averagingInt(String::length)) + " " + w.stream().collect(averagingDouble(s -> 1.0 / s.length())) + " " + Stream.<Integer>empty().collect(averagingLong(x -> x)));
        p("minBy maxBy", w.stream().collect(minBy(Comparator.comparing(String::length))) + " " + w.stream().collect(maxBy(Comparator.naturalOrder())) + " " + Stream.<String>empty().collect(maxBy(Comparator.naturalOrder())));
        p("mapping", w.stream().collect(mapping(String::length, toList())));
        p("filtering", w.stream().collect(filtering(s -> s.length() > 2, toList())));
        p("flatMapping", w.stream().collect(flatMapping(s -> s.chars().mapToObj(c -> (char) c), toCollection(TreeSet::new))));
        p("reducing", w.stream().collect(reducing("", (a, b) -> b + a)) + " " + w.stream().collect(reducing(0, String::length, Integer::sum)) + " " + w.stream().collect(reducing((a, b) -> a.length() >= b.length() ? a : b)));
        p("collectingAndThen", w.stream().collect(collectingAndThen(toList(), l -> l.size() + l.get(0))));
        p("toSet sorted", new TreeSet<>(w.stream().collect(toSet())) + " " + w.stream().collect(toSet()).size());
        p("toCollection", w.stream().collect(toCollection(LinkedList::new)).getLast() + " " + w.stream().collect(toCollection(ArrayDeque::new)).pollFirst());
        p("toUnmodifiable", new TreeSet<>(w.stream().collect(toUnmodifiableSet())));
        p("teeing", w.stream().collect(teeing(counting(), joining("/"), (n, s) -> n + " " + s)));
        p("nested teeing", Stream.of(4, 8, 15, 16, 23, 42).collect(teeing(teeing(Collectors.<Integer>minBy(Comparator.naturalOrder()), Collectors.<Integer>maxBy(Comparator.naturalOrder()), (a, b) -> a.get() + ".." + b.get()), averagingInt((Integer x) -> x), (r, a) -> r + " avg " + a)));

        IntSummaryStatistics is = w.stream().collect(summarizingInt(String::length));
        p("summary int", is);
        p("parts", is.getCount() + " " + is.getSum() + " " + is.getMin() + " " + is.getMax() + " " + (is.getAverage() > 3.42));
        LongSummaryStatistics ls = LongStream.of(1L << 40, -5, 7).summaryStatistics();
        p("summary long", ls.getSum() + " " + ls.getMin() + " " + ls.getMax() + " " + ls.getCount() + " " + ls.getAverage());
        DoubleSummaryStatistics ds = DoubleStream.of(0.1, 0.2, 0.3, -0.0).summaryStatistics();
        p("summary double", ds.getSum() + " " + ds.getMin() + " " + ds.getMax() + " " + ds.getAverage());
        IntSummaryStatistics none = new IntSummaryStatistics();
        p("summary empty", none.getMin() + " " + none.getMax() + " " + none.getAverage() + " " + new DoubleSummaryStatistics().getMin());
        none.accept(4);
        none.combine(is);
        p("combined", none.getCount() + " " + none.getSum());

        // Compensated summation against the naive loop.
        double[] tricky = new double[1000];
        for (int i = 0; i < tricky.length; i++) tricky[i] = 0.1 * (i % 2 == 0 ? 1e10 : 1);
        double naive = 0;
        for (double d : tricky) naive += d;
        p("sums", DoubleStream.of(tricky).sum() + " " + naive + " " + DoubleStream.of(tricky).average().getAsDouble() + " " + Arrays.stream(tricky).boxed().collect(summingDouble(x -> x)));
        p("special sums", DoubleStream.of(1, Double.POSITIVE_INFINITY).sum() + " " + DoubleStream.of(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY).sum() + " " + DoubleStream.of(1, Double.NaN).max().getAsDouble() + " " + DoubleStream.of(0.0, -0.0).min().getAsDouble());

        Collector<String, int[], Integer> vowels = Collector.of(() -> new int[1], (a, s) -> { for (char c : s.toCharArray()) if ("aeiou".indexOf(c) >= 0) a[0]++; }, (a, b) -> { a[0] += b[0]; return a; }, a -> a[0]);
        p("Collector.of", w.stream().collect(vowels) + " " + vowels.characteristics());
        p("identity finish", Collector.of(ArrayList::new, ArrayList::add, (ArrayList<Object> a, ArrayList<Object> b) -> a).characteristics());
        BinaryOperator<UnaryOperator<Integer>> comp = (f, g) -> x -> g.apply(f.apply(x));
        p("function fold", Stream.<UnaryOperator<Integer>>of(x -> x + 1, x -> x * 2, x -> x - 3).reduce(x -> x, comp).apply(10));
        p("poly eval", IntStream.of(2, -3, 0, 5).mapToObj(Integer::valueOf).reduce(0, (acc, c) -> acc * 4 + c));
        p("matrix row sums", Arrays.stream(new int[][] {{1, 2}, {3, 4, 5}, {}}).map(r -> Arrays.stream(r).sum()).toList());
        p("gcd", IntStream.of(84, 126, 210).reduce(0, (a, b) -> { while (b != 0) { int t = a % b; a = b; b = t; } return a; }));
        p("xor", IntStream.rangeClosed(1, 100).filter(i -> i != 42).reduce(0, (a, b) -> a ^ b) ^ 100);
    }
}
