// IntStream, LongStream and DoubleStream: arithmetic terminals, conversions, sorting, boundaries, empty results.
import java.util.*;
import java.util.stream.*;

public class StreamPrimitive {
    static void p(String label, Object o) { System.out.println(label + ": " + o); }

    static void attempt(String name, Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            p(name, e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        int[] a = {7, -3, 12, 0, 7, 5, -3};
        p("sum", IntStream.of(a).sum() + " " + IntStream.of(Integer.MAX_VALUE, 1).sum() + " " + IntStream.of(Integer.MAX_VALUE, 1).asLongStream().sum());
        p("avg", IntStream.of(a).average() + " " + IntStream.empty().average() + " " + LongStream.of(Long.MAX_VALUE, 1).average());
        p("min max", IntStream.of(a).min() + " " + IntStream.of(a).max() + " " + IntStream.empty().min() + " " + LongStream.of(5).max() + " " + DoubleStream.of(2.5, -1).min());
        p("count", IntStream.of(a).count() + " " + IntStream.of(a).distinct().count() + " " + IntStream.of(a).filter(x -> x > 0).count());
        p("sorted", Arrays.toString(IntStream.of(a).sorted().toArray()) + " " + Arrays.toString(DoubleStream.of(3, Double.NaN, -0.0, 0.0).sorted().toArray()));
        p("distinct", Arrays.toString(IntStream.of(a).distinct().toArray()) + " " + Arrays.toString(DoubleStream.of(0.0, -0.0, Double.NaN, Double.NaN).distinct().toArray()));
        p("skip limit", Arrays.toString(IntStream.range(0, 100).skip(90).limit(5).toArray()) + " " + Arrays.toString(LongStream.range(0, 9).skip(8).toArray()));
        p("take drop", Arrays.toString(IntStream.of(a).takeWhile(x -> x != 0).toArray()) + " " + Arrays.toString(IntStream.of(a).dropWhile(x -> x != 0).toArray()));
        p("map", Arrays.toString(IntStream.of(a).map(x -> x * x).toArray()) + " " + Arrays.toString(IntStream.of(a).mapToDouble(x -> x / 2.0).toArray()) + " " + Arrays.toString(IntStream.of(a).mapToLong(x -> (long) x << 33).toArray()));
        p("flatMap", Arrays.toString(IntStream.range(1, 5).flatMap(x -> IntStream.range(0, x)).toArray()));
        p("mapMulti", Arrays.toString(IntStream.range(1, 5).mapMulti((x, c) -> { if (x % 2 == 0) { c.accept(x); c.accept(-x); } }).toArray()));
        p("match", IntStream.of(a).anyMatch(x -> x == 12) + " " + IntStream.of(a).allMatch(x -> x < 12) + " " + IntStream.empty().noneMatch(x -> true));
        p("find", IntStream.of(a).filter(x -> x < 0).findFirst() + " " + IntStream.empty().findAny() + " " + DoubleStream.of(9).findFirst());
        p("boxed", IntStream.of(a).boxed().collect(Collectors.toCollection(TreeSet::new)).descendingSet());
        p("as", IntStream.of(1, 2).asDoubleStream().boxed().toList() + " " + LongStream.of(1L << 60).asDoubleStream().sum() + " " + LongStream.of(5, 6).mapToInt(x -> (int) x).sum());
        p("summary", IntStream.of(a).summaryStatistics().getAverage() + " " + IntStream.of(a).summaryStatistics().getSum() + " " + LongStream.rangeClosed(1, 20).summaryStatistics().getMax());
        p("range sums", LongStream.rangeClosed(1, 100000).sum() + " " + IntStream.rangeClosed(-50, 50).sum() + " " + LongStream.rangeClosed(1, 20).reduce(1, (x, y) -> x * y));
        p("big product", LongStream.rangeClosed(1, 25).reduce(1, (x, y) -> x * y));
        p("optional", OptionalInt.of(4).getAsInt() + " " + OptionalLong.empty().orElse(-1) + " " + OptionalDouble.of(1.5) + " " + OptionalInt.empty() + " " + OptionalInt.of(2).equals(OptionalInt.of(2)) + " " + OptionalInt.of(7).hashCode() + " " + OptionalDouble.of(2).isPresent());
        OptionalInt.of(3).ifPresentOrElse(x -> p("present", x), () -> p("absent", ""));
        OptionalInt.empty().ifPresentOrElse(x -> p("present", x), () -> p("absent", "int"));
        attempt("getAsInt", () -> OptionalInt.empty().getAsInt());
        attempt("orElseThrow", () -> OptionalLong.empty().orElseThrow());
        attempt("orElseThrow supplier", () -> OptionalDouble.empty().orElseThrow(() -> new IllegalStateException("none")));
        attempt("divide", () -> IntStream.of(1, 0).map(x -> 5 / x).sum());
        attempt("limit", () -> IntStream.of(1).limit(-2));

        PrimitiveIterator.OfInt it = IntStream.of(a).iterator();
        int alt = 0, sign = 1;
        while (it.hasNext()) { alt += sign * it.nextInt(); sign = -sign; }
        p("alternating", alt);
        PrimitiveIterator.OfDouble dit = DoubleStream.of(1.5, 2.5).iterator();
        p("double iterator", dit.next() + dit.nextDouble());
        StringBuilder sb = new StringBuilder();
        IntStream.of(a).forEachOrdered(x -> sb.append(x).append('/'));
        p("forEachOrdered", sb);
        p("peek", IntStream.rangeClosed(1, 3).peek(x -> sb.append(x)).sum() + " " + sb);
        p("mapToObj", IntStream.rangeClosed('a', 'f').mapToObj(c -> String.valueOf((char) c)).collect(Collectors.joining("-")));
        p("collect", DoubleStream.of(1, 2, 3).collect(() -> new double[2], (s, x) -> { s[0] += x; s[1] += x * x; }, (x, y) -> {})[1]);
        p("concat", Arrays.toString(LongStream.concat(LongStream.of(1), LongStream.rangeClosed(5, 6)).toArray()) + " " + DoubleStream.concat(DoubleStream.of(1), DoubleStream.empty()).count());
        p("long hash", LongStream.range(0, 1000).map(x -> x * 0x9E3779B97F4A7C15L).reduce(0, (h, x) -> h * 31 ^ x));
        p("double arithmetic", DoubleStream.iterate(1, x -> x + 1).limit(20).map(x -> 1 / (x * x)).sum());
        p("monte carlo", new Random(1).doubles(2000).map(x -> Math.sqrt(1 - x * x)).average().getAsDouble());
        p("variance", variance(DoubleStream.of(2, 4, 4, 4, 5, 5, 7, 9).toArray()));
        p("dot", IntStream.range(0, 4).mapToDouble(i -> (i + 1) * 0.5 * a[i]).sum());
        p("digits", IntStream.iterate(987654321, x -> x > 0, x -> x / 10).map(x -> x % 10).sum() + " " + "31337".chars().map(Character::getNumericValue).sum());
        p("perfect", IntStream.rangeClosed(2, 500).filter(n -> IntStream.rangeClosed(1, n / 2).filter(d -> n % d == 0).sum() == n).boxed().toList());
        int[][] m = {{1, 2, 3}, {4, 5, 6}};
        int[][] t = IntStream.range(0, 3).mapToObj(c -> IntStream.range(0, 2).map(r -> m[r][c]).toArray()).toArray(int[][]::new);
        p("transpose", Arrays.deepToString(t) + " " + Arrays.stream(m).flatMapToInt(Arrays::stream).sum());
        p("argmax", IntStream.range(0, a.length).reduce((i, j) -> a[j] > a[i] ? j : i).getAsInt());
        p("running", Arrays.toString(running(a)));
        p("chars sorted", "stream".chars().sorted().mapToObj(c -> "" + (char) c).collect(Collectors.joining()));
        p("wrap", IntStream.iterate(Integer.MAX_VALUE - 1, x -> x + 1).limit(4).boxed().toList());
    }

    static double variance(double[] xs) {
        double mean = DoubleStream.of(xs).average().orElseThrow();
        return DoubleStream.of(xs).map(x -> (x - mean) * (x - mean)).average().orElseThrow();
    }

    static int[] running(int[] a) {
        int[] s = {0};
        return IntStream.of(a).map(x -> s[0] += x).toArray();
    }
}
