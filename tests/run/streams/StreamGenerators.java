// Stream sources: of, iterate, generate, builder, concat, ranges, arrays, chars, patterns, iterators, random.
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

public class StreamGenerators {
    static void p(String label, Object o) { System.out.println(label + ": " + o); }

    static Stream<List<Integer>> permutations(List<Integer> l) {
        if (l.isEmpty()) return Stream.of(List.of());
        return IntStream.range(0, l.size()).boxed().flatMap(i -> {
            List<Integer> rest = new ArrayList<>(l);
            Integer head = rest.remove((int) i);
            return permutations(rest).map(t -> {
                List<Integer> r = new ArrayList<>();
                r.add(head);
                r.addAll(t);
                return r;
            });
        });
    }

    public static void main(String[] args) {
        p("of", Stream.of("a").toList() + " " + Stream.of("a", "b").toList() + " " + Stream.of(new Integer[] {1, 2}).toList() + " " + Stream.of(new int[] {1, 2}).count());
        p("empty", Stream.empty().toList() + " " + IntStream.empty().sum());
        p("powers", Stream.iterate(1L, x -> x * 3).limit(20).toList());
        p("bounded", Stream.iterate(100, x -> x > 0, x -> x / 2).toList());
        p("never", Stream.iterate(1, x -> false, x -> x).toList());
        p("fibonacci", Stream.iterate(new long[] {0, 1}, f -> new long[] {f[1], f[0] + f[1]}).limit(30).map(f -> f[0]).toList());
        p("int iterate", IntStream.iterate(7, x -> x * 5 % 23).limit(15).boxed().toList());
        p("int bounded", IntStream.iterate(1, x -> x < 1000, x -> x * 4).boxed().toList());
        p("double iterate", DoubleStream.iterate(1.0, x -> x / 3).limit(5).boxed().toList());
        Random r = new Random(11);
        p("generate", Stream.generate(() -> r.nextInt(100)).limit(8).toList());
        p("collatz", IntStream.rangeClosed(1, 12).mapToObj(n -> n + "=" + IntStream.iterate(n, x -> x != 1, x -> x % 2 == 0 ? x / 2 : 3 * x + 1).count()).toList());
        p("range", IntStream.range(3, 7).boxed().toList() + " " + IntStream.range(7, 3).count() + " " + IntStream.rangeClosed(3, 3).sum() + " " + LongStream.rangeClosed(Long.MAX_VALUE - 2, Long.MAX_VALUE).boxed().toList());
        p("extreme ranges", IntStream.range(Integer.MIN_VALUE, Integer.MAX_VALUE).count() + " " + LongStream.range(0, Long.MAX_VALUE).skip(5).findFirst().getAsLong() + " " + IntStream.rangeClosed(Integer.MAX_VALUE - 1, Integer.MAX_VALUE).boxed().toList());

        Stream.Builder<String> b = Stream.builder();
        b.add("x").add("y").accept("z");
        Stream<String> built = b.build();
        p("builder", built.toList());
        try {
            b.add("late");
        } catch (IllegalStateException e) {
            p("builder after build", e.getMessage());
        }
        IntStream.Builder ib = IntStream.builder();
        for (int i = 0; i < 100; i++) ib.add(i * i);
        p("int builder", ib.build().skip(95).boxed().toList());

        p("concat", Stream.concat(Stream.of(1, 2), Stream.concat(Stream.empty(), Stream.of(3))).toList());
        p("concat skip", Stream.concat(IntStream.range(0, 5).boxed(), IntStream.range(10, 15).boxed()).skip(3).limit(4).toList());
        p("concat count", Stream.concat(List.of(1, 2).stream(), Set.of(3).stream()).count() + " " + IntStream.concat(IntStream.of(1), IntStream.of(2)).sum());
        p("arrays", Arrays.stream(new String[] {"q", "w", "e"}, 1, 3).toList() + " " + Arrays.stream(new long[] {4, 5}).sum() + " " + Arrays.stream(new double[] {0.5, 0.25}).sum());
        p("chars", "hello".chars().mapToObj(c -> (char) c + "" + c).toList());
        p("codePoints", "a\uD83D\uDE00b".codePoints().mapToObj(Integer::toHexString).toList() + " " + "a\uD83D\uDE00b".chars().count());
        p("lines", "one\ntwo\r\nthree\rfour\n\nfive".lines().map(s -> "<" + s + ">").toList());
        p("pattern", Pattern.compile("[,;]\\s*").splitAsStream("a, b;c;; d").toList());
        p("predicate", Stream.of("a1", "b", "c22").filter(Pattern.compile("\\d").asPredicate()).toList() + " " + Stream.of("12", "a12").filter(Pattern.compile("\\d+").asMatchPredicate()).toList());
        p("matcher results", Pattern.compile("(\\w)=(\\d+)").matcher("a=1 b=22 c=333").results().map(m -> m.group(1) + m.end(2)).toList());
        p("scanner", new Scanner("k1=v1;k2=v2").findAll("(\\w+)=(\\w+)").map(MatchResult::group).toList() + " " + new Scanner("x y  z").tokens().toList());
        p("random ints", new Random(5).ints(6, 0, 10).boxed().toList() + " " + new Random(5).longs(2).boxed().toList() + " " + new Random(5).doubles(2, 1, 2).boxed().toList());
        p("unlimited ints", new Random(9).ints().limit(3).boxed().toList() + " " + new Random(9).ints(-5, 5).limit(5).boxed().toList());
        p("bitset", BitSet.valueOf(new long[] {0b101101}).stream().boxed().toList());
        p("map entries", new TreeMap<>(Map.of("k", 1, "j", 2)).entrySet().stream().map(e -> e.getKey() + e.getValue()).toList());
        p("collection kinds", new ArrayDeque<>(List.of(2, 1)).stream().toList() + " " + new TreeSet<>(List.of(2, 1)).stream().toList() + " " + Collections.nCopies(3, "n").stream().toList());
        p("optional", Optional.of(5).stream().toList() + " " + Optional.empty().stream().toList() + " " + OptionalInt.of(3).stream().sum());

        Iterator<Integer> it = new Iterator<>() {
            int i = 3;
            @Override public boolean hasNext() { return i > 0; }
            @Override public Integer next() { return i--; }
        };
        p("iterator", StreamSupport.stream(Spliterators.spliteratorUnknownSize(it, Spliterator.ORDERED), false).toList());
        p("int iterator", sum(IntStream.range(0, 5).iterator()));
        p("permutations", permutations(List.of(1, 2, 3)).toList() + " " + permutations(List.of(1, 2, 3, 4, 5)).count());
        p("pythagorean", IntStream.rangeClosed(1, 30).boxed().flatMap(x -> IntStream.rangeClosed(x, 30).filter(y -> { int z = (int) Math.sqrt(x * x + y * y); return z <= 30 && z * z == x * x + y * y; }).mapToObj(y -> x + "/" + y)).toList());
        p("primes", IntStream.rangeClosed(2, 100).filter(x -> IntStream.rangeClosed(2, (int) Math.sqrt(x)).noneMatch(d -> x % d == 0)).boxed().toList());
        p("pascal", Stream.iterate(List.of(1), row -> {
            List<Integer> next = new ArrayList<>(List.of(1));
            for (int i = 1; i < row.size(); i++) next.add(row.get(i - 1) + row.get(i));
            next.add(1);
            return next;
        }).limit(7).map(Object::toString).collect(Collectors.joining(" ")));
        p("look and say", Stream.iterate("1", s -> Pattern.compile("(.)\\1*").matcher(s).replaceAll(m -> m.group().length() + m.group(1))).limit(8).toList());
    }

    static int sum(PrimitiveIterator.OfInt it) {
        int s = 0;
        while (it.hasNext()) s = s * 10 + it.nextInt();
        return s;
    }
}
