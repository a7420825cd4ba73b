// Stream intermediate operations: map, filter, sorted, distinct, limit, skip, takeWhile, dropWhile and their mixtures.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class StreamIntermediate {
    record Item(String name, int qty) {}

    static void p(String label, Object o) { System.out.println(label + ": " + o); }

    static void attempt(String name, Supplier<Object> r) {
        try {
            p(name, r.get());
        } catch (NullPointerException e) {
            p(name, "NullPointerException");
        } catch (RuntimeException e) {
            p(name, e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        List<Integer> n = List.of(5, 3, 8, 1, 9, 2, 7, 3, 5, 8);
        p("map", n.stream().map(x -> x * x).toList());
        p("filter", n.stream().filter(x -> x % 2 == 1).toList());
        p("sorted", n.stream().sorted().toList());
        p("sorted rev", n.stream().sorted(Comparator.reverseOrder()).toList());
        p("distinct", n.stream().distinct().toList());
        p("distinct sorted", n.stream().sorted().distinct().toList());
        p("limit", n.stream().limit(3).toList());
        p("limit 0", n.stream().limit(0).toList());
        p("skip", n.stream().skip(7).toList());
        p("skip all", n.stream().skip(70).toList());
        p("skip limit", n.stream().skip(2).limit(3).skip(1).toList());
        p("sorted limit", n.stream().sorted().limit(4).toList());
        p("limit sorted", n.stream().limit(4).sorted().toList());
        p("takeWhile", n.stream().takeWhile(x -> x != 9).toList());
        p("dropWhile", n.stream().dropWhile(x -> x != 9).toList());
        p("take and drop", n.stream().dropWhile(x -> x > 2).takeWhile(x -> x != 7).toList());
        p("takeWhile none", n.stream().takeWhile(x -> x > 100).toList());
        p("nulls", Stream.of("a", null, "b", null).distinct().toList());
        p("nulls filtered", Stream.of("a", null, "b").filter(Objects::nonNull).map(String::toUpperCase).toList());
        p("ofNullable", Stream.ofNullable(null).count() + " " + Stream.ofNullable("x").count());
        attempt("sort nulls", () -> Stream.of("a", null).sorted().toList());
        attempt("nullsLast", () -> Stream.of("b", null, "a").sorted(Comparator.nullsLast(Comparator.naturalOrder())).toList());
        attempt("limit -1", () -> n.stream().limit(-1));
        attempt("skip -1", () -> n.stream().skip(-1));
        attempt("map null", () -> n.stream().map(null));
        attempt("not comparable", () -> Stream.of(new Item("a", 1), new Item("b", 2)).sorted(Comparator.comparing(Item::qty).reversed()).toList());

        List<Item> items = List.of(new Item("bolt", 5), new Item("nut", 12), new Item("bolt", 5), new Item("gear", 0), new Item("cog", 12));
        p("records distinct", items.stream().distinct().map(Item::name).toList());
        p("stable sort", items.stream().sorted(Comparator.comparingInt(Item::qty)).map(i -> i.name() + i.qty()).toList());
        p("two keys", items.stream().sorted(Comparator.comparingInt(Item::qty).reversed().thenComparing(Item::name)).map(Item::name).toList());
        p("mapToInt", items.stream().mapToInt(Item::qty).sum());
        p("mapToObj", IntStream.range(0, items.size()).mapToObj(i -> i + items.get(i).name()).toList());
        p("boxed", IntStream.of(3, 1, 2).boxed().sorted(Collections.reverseOrder()).toList());

        p("count", n.stream().filter(x -> x > 4).count());
        p("any/all/none", n.stream().anyMatch(x -> x > 8) + " " + n.stream().allMatch(x -> x > 1) + " " + n.stream().noneMatch(x -> x > 9));
        p("empty any/all/none", Stream.empty().anyMatch(x -> true) + " " + Stream.empty().allMatch(x -> false) + " " + Stream.empty().noneMatch(x -> true));
        p("min max", n.stream().min(Comparator.naturalOrder()).get() + " " + n.stream().max(Comparator.comparingInt(x -> x % 5)).get());
        p("findFirst", n.stream().filter(x -> x > 5).findFirst() + " " + n.stream().filter(x -> x > 50).findFirst());
        attempt("findFirst null", () -> Stream.of((Object) null).findFirst());
        p("toArray", Arrays.toString(n.stream().toArray()) + " " + Arrays.toString(n.stream().map(String::valueOf).toArray(String[]::new)));
        attempt("toArray wrong", () -> n.stream().toArray(String[]::new));
        p("toList immutable", attemptAdd(Stream.of(1, 2).toList()) + " " + attemptAdd(Stream.of(1, 2).collect(Collectors.toList())) + " " + attemptAdd(Stream.of(1, 2).collect(Collectors.toUnmodifiableList())));
        p("toList with null", Stream.of(1, null).toList());
        attempt("unmodifiable with null", () -> Stream.of(1, null).collect(Collectors.toUnmodifiableList()));
        StringBuilder sb = new StringBuilder();
        n.stream().sorted().forEachOrdered(x -> sb.append(x).append(' '));
        p("forEachOrdered", sb);
        p("chained", Stream.of("the cat", "a dog", "the end").flatMap(s -> Arrays.stream(s.split(" "))).filter(s -> !s.equals("the")).map(s -> new StringBuilder(s).reverse().toString()).sorted(Comparator.comparing(String::length).thenComparing(Function.identity())).collect(Collectors.joining("|", "<", ">")));
        p("nested", IntStream.rangeClosed(1, 4).mapToObj(i -> IntStream.rangeClosed(1, i).mapToObj(j -> i + "x" + j).toList()).toList());
        p("sorted twice", Stream.of("bb", "a", "ccc", "dd").sorted().sorted(Comparator.comparing(String::length).reversed()).toList());
        p("large", IntStream.range(0, 10000).boxed().filter(i -> i % 7 == 3).skip(100).map(i -> i * 2L).reduce(0L, Long::sum));
        Function<Stream<Integer>, Stream<Integer>> stage = s -> s.map(x -> x + 1).filter(x -> x % 3 != 0);
        p("composed", stage.andThen(stage).andThen(stage).apply(n.stream()).toList());
        p("unordered sequential", n.stream().unordered().sequential().isParallel() + " " + n.stream().unordered().map(x -> -x).toList());
    }

    static String attemptAdd(List<Integer> l) {
        try {
            l.add(3);
            return "mutable" + l;
        } catch (UnsupportedOperationException e) {
            return "immutable";
        }
    }
}
