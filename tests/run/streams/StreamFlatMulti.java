// flatMap in all primitive combinations, mapMulti, nested streams, recursion, null inner streams.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class StreamFlatMulti {
    sealed interface Tree permits Leaf, Fork {}
    record Leaf(int v) implements Tree {}
    record Fork(Tree... kids) implements Tree {}

    static void p(String label, Object o) { System.out.println(label + ": " + o); }

    static Stream<Integer> leaves(Tree t) {
        return t instanceof Leaf l ? Stream.of(l.v()) : Arrays.stream(((Fork) t).kids()).flatMap(StreamFlatMulti::leaves);
    }

    static void expand(Object o, Consumer<Object> sink) {
        if (o instanceof Iterable<?> it) for (Object e : it) expand(e, sink);
        else if (o != null) sink.accept(o);
    }

    static <A, B, C> Stream<C> zip(Stream<A> a, Stream<B> b, BiFunction<A, B, C> f) {
        Iterator<A> x = a.iterator();
        Iterator<B> y = b.iterator();
        Iterator<C> it = new Iterator<>() {
            @Override public boolean hasNext() { return x.hasNext() && y.hasNext(); }
            @Override public C next() { return f.apply(x.next(), y.next()); }
        };
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(it, Spliterator.ORDERED), false);
    }

    static <T> Stream<List<T>> windows(List<T> l, int n) {
        return IntStream.rangeClosed(0, l.size() - n).mapToObj(i -> l.subList(i, i + n));
    }

    static <T> Stream<List<T>> chunks(List<T> l, int n) {
        return IntStream.iterate(0, i -> i < l.size(), i -> i + n).mapToObj(i -> l.subList(i, Math.min(i + n, l.size())));
    }

    static Stream<String> words(int n) {
        return n == 0 ? Stream.of("") : words(n - 1).flatMap(w -> Stream.of("a", "b").map(c -> w + c));
    }

    public static void main(String[] args) {
        p("lists", Stream.of(List.of(1, 2), List.<Integer>of(), List.of(3)).flatMap(List::stream).toList());
        p("words", Stream.of("a b", "", "c d e").flatMap(s -> Arrays.stream(s.split(" "))).map(s -> "'" + s + "'").toList());
        p("null inner", Stream.of(1, 2, 3).flatMap(x -> x == 2 ? null : Stream.of(x, x)).toList());
        p("to int", Stream.of("ab", "c").flatMapToInt(String::chars).boxed().toList());
        p("to long", Stream.of(2, 3).flatMapToLong(x -> LongStream.range(0, x).map(y -> y << 35)).boxed().toList());
        p("to double", Stream.of(2, 4).flatMapToDouble(x -> DoubleStream.of(1.0 / x, x)).boxed().toList());
        p("int flat", IntStream.rangeClosed(1, 3).flatMap(x -> IntStream.rangeClosed(1, x).map(y -> x * 10 + y)).boxed().toList());
        p("double flat", DoubleStream.of(1, 2).flatMap(x -> DoubleStream.of(x, Math.sqrt(x))).boxed().toList());
        p("tree", leaves(new Fork(new Leaf(1), new Fork(new Leaf(2), new Fork(), new Leaf(3)), new Fork(new Leaf(4)))).toList());
        p("multi", Stream.of(1, 2, 3, 4).<Integer>mapMulti((x, s) -> { if (x % 2 == 0) for (int i = 0; i < x; i++) s.accept(x * 100 + i); }).toList());
        p("multi types", Stream.of(1, "two", 3.0, List.of(4, List.of(5, "six"))).mapMulti(StreamFlatMulti::expand).map(o -> o + ":" + o.getClass().getSimpleName()).toList());
        p("multi filter cast", Stream.<Object>of("x", 1, "y").<String>mapMulti((o, s) -> { if (o instanceof String t) s.accept(t); }).collect(Collectors.joining()));
        p("multi int", Stream.of("12", "x", "7").mapMultiToInt((t, s) -> { try { s.accept(Integer.parseInt(t)); } catch (NumberFormatException e) { s.accept(-1); } }).sum());
        p("multi long double", Stream.of(1, 2).mapMultiToLong((x, s) -> s.accept((long) x << 40)).sum() + " " + Stream.of(1, 2).mapMultiToDouble((x, s) -> { s.accept(x); s.accept(x / 4.0); }).sum());
        p("cartesian", Stream.of("x", "y").flatMap(a -> IntStream.range(0, 3).mapToObj(b -> a + b)).toList());
        p("triples", IntStream.range(0, 3).boxed().flatMap(a -> IntStream.range(0, 3).boxed().flatMap(b -> IntStream.range(0, 3).filter(c -> a + b + c == 3).mapToObj(c -> "" + a + b + c))).toList());
        p("words 3", words(3).toList() + " " + words(10).count());
        p("flat limit", Stream.of(1, 2, 3).flatMap(x -> Stream.of(x).limit(1)).toList() + " " + Stream.of(1).flatMap(x -> Stream.iterate(x, y -> y + 1).limit(100)).limit(5).toList());
        p("flat infinite inner", Stream.of(1, 2).flatMap(x -> Stream.iterate(x, y -> y * 2)).limit(6).toList());
        p("flat sorted inner", Stream.of("dcb", "a").flatMap(s -> s.chars().sorted().mapToObj(c -> (char) c)).map(String::valueOf).collect(Collectors.joining()));
        p("flat optional", Stream.of(Optional.of(1), Optional.<Integer>empty(), Optional.of(3)).flatMap(Optional::stream).toList());
        p("flat map entries", new TreeMap<>(Map.of("x", List.of(1, 2), "y", List.of(3))).entrySet().stream().flatMap(e -> e.getValue().stream().map(v -> e.getKey() + v)).toList());
        p("streams of streams", Stream.of(Stream.of(1), Stream.of(2, 3)).flatMap(Function.identity()).reduce(0, (a, b) -> a * 10 + b));
        p("arrays", Arrays.stream(new String[][] {{"a", "b"}, {}, {"c"}}).flatMap(Arrays::stream).toList());
        p("zip", zip(Stream.of("a", "b", "c"), Stream.iterate(1, x -> x + 1), (s, i) -> s + i).toList());
        p("windows", windows(List.of(1, 2, 3, 4, 5), 3).map(w -> w.stream().mapToInt(x -> x).sum()).toList() + " " + windows(List.of(1), 2).count());
        p("chunks", chunks(List.of(1, 2, 3, 4, 5, 6, 7), 3).toList());
        List<List<Integer>> m = List.of(List.of(1, 2, 3), List.of(4, 5, 6));
        p("transpose", IntStream.range(0, 3).mapToObj(c -> m.stream().map(r -> r.get(c)).toList()).toList());
        p("diagonal", IntStream.range(0, 2).mapToObj(i -> m.get(i).get(i)).toList());
        int[] order = {0};
        p("inner exception", catching(() -> Stream.of(1, 2, 3).flatMap(x -> { order[0] = x; return Stream.of(6 / (2 - x)); }).toList()) + " stopped at " + order[0]);
        p("distinct letters", Stream.of("mississippi", "missouri").flatMap(s -> s.chars().mapToObj(c -> (char) c)).distinct().map(String::valueOf).collect(Collectors.joining()));
        p("deep", Stream.iterate(List.<Object>of(1), l -> List.<Object>of(l, l)).skip(6).findFirst().stream().mapMulti(StreamFlatMulti::expand).count());
        p("dedup runs", IntStream.of(1, 1, 2, 2, 2, 3, 1).boxed().collect(ArrayList<Integer>::new, (l, x) -> { if (l.isEmpty() || !l.get(l.size() - 1).equals(x)) l.add(x); }, ArrayList::addAll));
    }

    static String catching(Supplier<Object> s) {
        try {
            return "" + s.get();
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName() + " " + e.getMessage();
        }
    }
}
