// Order of evaluation seen with peek: laziness, short circuits, barriers by sorted, reuse errors, close handlers.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class StreamLazyOrder {
    static final StringBuilder LOG = new StringBuilder();

    static <T> Consumer<T> log(String tag) { return x -> LOG.append(tag).append(x).append(' '); }

    static void flush(String label, Object result) {
        System.out.println(label + " => " + result + "\n    " + LOG.toString().trim());
        LOG.setLength(0);
    }

    static void attempt(String name, Supplier<Object> r) {
        try {
            System.out.println(name + ": " + r.get());
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
        if (LOG.length() > 0) flush(name, "log");
    }

    public static void main(String[] args) {
        Stream<Integer> unused = Stream.of(1, 2, 3).peek(log("never"));
        flush("no terminal", "nothing ran");
        flush("depth first", Stream.of(1, 2, 3).peek(log("a")).map(x -> x * 10).peek(log("b")).toList());
        flush("filter", Stream.of(1, 2, 3, 4).peek(log("in")).filter(x -> x % 2 == 0).peek(log("out")).toList());
        flush("sorted barrier", Stream.of(3, 1, 2).peek(log("a")).sorted().peek(log("b")).toList());
        flush("sorted then first", Stream.of(3, 1, 2).peek(log("a")).sorted().peek(log("b")).findFirst().get());
        flush("limit", Stream.of(1, 2, 3, 4, 5).peek(log("a")).limit(2).peek(log("b")).toList());
        flush("limit of sorted", Stream.of(5, 4, 3, 2).peek(log("a")).sorted().limit(2).peek(log("b")).toList());
        flush("skip", Stream.of(1, 2, 3, 4).peek(log("a")).skip(2).peek(log("b")).toList());
        flush("anyMatch", Stream.of(1, 2, 3, 4).peek(log("a")).anyMatch(x -> x == 2));
        flush("allMatch", Stream.of(1, 2, 3, 4).peek(log("a")).allMatch(x -> x < 3));
        flush("noneMatch", Stream.of(1, 2, 3, 4).peek(log("a")).noneMatch(x -> x == 1));
        flush("findFirst", Stream.of(1, 2, 3, 4).filter(x -> x > 2).peek(log("f")).findFirst().get());
        flush("takeWhile", Stream.of(1, 2, 9, 3).peek(log("a")).takeWhile(x -> x < 5).peek(log("b")).toList());
        flush("dropWhile", Stream.of(1, 9, 2, 3).peek(log("a")).dropWhile(x -> x < 5).peek(log("b")).toList());
        flush("distinct", Stream.of(1, 1, 2, 1, 3).peek(log("a")).distinct().peek(log("b")).toList());
        flush("flatMap", Stream.of(1, 2, 3).peek(log("a")).flatMap(x -> IntStream.range(0, x).boxed().peek(log("i"))).peek(log("b")).toList());
        flush("flatMap findFirst", Stream.of(1, 2, 3).peek(log("a")).flatMap(x -> Stream.of(x, -x, x * 10).peek(log("i"))).findFirst().get());
        flush("flatMap limit", Stream.of(1, 2, 3).peek(log("a")).flatMap(x -> Stream.of(x, -x).peek(log("i"))).limit(3).toList());
        flush("count elided", Stream.of(1, 2, 3).peek(log("a")).map(x -> x + 1).count());
        flush("count with filter", Stream.of(1, 2, 3).peek(log("a")).filter(x -> x > 1).count());
        flush("list count", new ArrayList<>(List.of(1, 2)).stream().peek(log("a")).count());
        flush("iterate", Stream.iterate(1, x -> { LOG.append("step").append(x).append(' '); return x * 2; }).limit(4).toList());
        flush("iterate bounded", Stream.iterate(1, x -> { LOG.append("test").append(x).append(' '); return x < 20; }, x -> x * 3).toList());
        int[] c = {0};
        flush("generate", Stream.generate(() -> { LOG.append("gen").append(c[0]).append(' '); return c[0]++; }).takeWhile(x -> x < 3).toList());
        flush("concat", Stream.concat(Stream.of(1, 2).peek(log("l")), Stream.of(3, 4).peek(log("r"))).filter(x -> x > 1).findFirst().get());
        flush("reduce", Stream.of(1, 2, 3).peek(log("a")).reduce(0, (a, b) -> { LOG.append(a).append('+').append(b).append(' '); return a + b; }));
        flush("mapMulti", Stream.of(1, 2, 3).<String>mapMulti((x, sink) -> { for (int i = 0; i < x; i++) sink.accept(x + "." + i); }).peek(log("m")).skip(2).toList());
        Iterator<Integer> it = Stream.of(1, 2, 3).peek(log("a")).map(x -> x + 1).iterator();
        flush("iterator made", "");
        flush("hasNext", it.hasNext());
        flush("next", it.next() + "," + it.next());
        flush("hasNext again", it.hasNext());
        Spliterator<Integer> sp = Stream.of(1, 2, 3, 4).peek(log("a")).filter(x -> x % 2 == 0).spliterator();
        flush("tryAdvance", sp.tryAdvance(log("got")));

        Stream<Integer> s = Stream.of(1, 2);
        s.map(x -> x);
        attempt("linked twice", () -> s.map(x -> x).toList());
        Stream<Integer> t = Stream.of(1, 2);
        t.forEach(x -> {});
        attempt("consumed twice", () -> t.count());
        attempt("sorted infinite prefix", () -> Stream.iterate(5, x -> x - 1).limit(5).sorted().findFirst());
        attempt("exception in map", () -> Stream.of(1, 2, 0, 4).peek(log("a")).map(x -> 12 / x).toList());
        attempt("exception in filter", () -> Stream.of("1", "x").map(Integer::parseInt).toList());

        Stream<String> closing = Stream.of("a", "b").onClose(() -> LOG.append("close1 ")).map(x -> x + x).onClose(() -> LOG.append("close2 "));
        flush("before close", closing.collect(Collectors.joining(",")));
        closing.close();
        closing.close();
        flush("after close", "");
        try (Stream<Integer> bad = Stream.of(1).onClose(() -> { throw new IllegalStateException("first"); }).onClose(() -> { throw new IllegalArgumentException("second"); })) {
            bad.forEach(log("use"));
        } catch (IllegalStateException e) {
            flush(e.getMessage(), Arrays.toString(e.getSuppressed()));
        }
        flush("flatMap closes inner", Stream.of(1, 2).flatMap(x -> Stream.of(x).onClose(() -> LOG.append("closed").append(x).append(' '))).toList());
        Supplier<Stream<Integer>> again = () -> Stream.of(3, 1, 2);
        flush("supplier", again.get().sorted().toList() + " " + again.get().mapToInt(x -> x).max().getAsInt());
        flush("primitive peek", IntStream.rangeClosed(1, 3).peek(x -> LOG.append(x)).mapToObj(x -> "i" + x).collect(Collectors.joining()));
        System.out.println(unused.getClass() != null);
    }
}
