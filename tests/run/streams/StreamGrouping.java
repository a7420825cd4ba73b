// groupingBy, partitioningBy and toMap with downstream collectors, map factories and merge failures.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import static java.util.stream.Collectors.*;

public class StreamGrouping {
    enum Dept { ENG, OPS, LAW }

    record Emp(String name, Dept dept, int pay, String city) {
        static final List<Emp> ALL = List.of(
                new Emp("ann", Dept.ENG, 120, "Oslo"), new Emp("bob", Dept.OPS, 80, "Rome"), new Emp("cid", Dept.ENG, 100, "Rome"),
                new Emp("dee", Dept.LAW, 150, "Oslo"), new Emp("eli", Dept.OPS, 95, "Oslo"), new Emp("fay", Dept.ENG, 130, "Bonn"));
    }

    static void p(String label, Object o) { System.out.println(label + ": " + o); }

    static void attempt(String name, Supplier<Object> r) {
        try {
            p(name, r.get());
        } catch (NullPointerException e) {
            p(name, "NullPointerException " + (e.getMessage() != null && e.getMessage().contains("null")));
        } catch (RuntimeException e) {
            p(name, e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        List<Emp> all = Emp.ALL;
        p("by city", all.stream().collect(groupingBy(Emp::city, TreeMap::new, mapping(Emp::name, toList()))));
        p("by dept", all.stream().collect(groupingBy(Emp::dept, () -> new EnumMap<>(Dept.class), mapping(Emp::name, joining("+")))));
        p("counts", all.stream().collect(groupingBy(Emp::city, TreeMap::new, counting())));
        p("sum pay", all.stream().collect(groupingBy(Emp::dept, () -> new EnumMap<>(Dept.class), summingInt(Emp::pay))));
        p("avg pay", all.stream().collect(groupingBy(Emp::city, TreeMap::new, averagingInt(Emp::pay))));
        p("best paid", all.stream().collect(groupingBy(Emp::city, TreeMap::new, collectingAndThen(maxBy(Comparator.comparingInt(Emp::pay)), e -> e.get().name()))));
        p("two levels", all.stream().collect(groupingBy(Emp::city, TreeMap::new, groupingBy(Emp::dept, () -> new EnumMap<>(Dept.class), mapping(Emp::name, toCollection(TreeSet::new))))));
        p("filtering inside", all.stream().collect(groupingBy(Emp::city, TreeMap::new, filtering(e -> e.pay() > 99, mapping(Emp::name, toList())))));
        p("filter before", all.stream().filter(e -> e.pay() > 125).collect(groupingBy(Emp::city, TreeMap::new, mapping(Emp::name, toList()))));
        p("flat letters", all.stream().collect(groupingBy(Emp::dept, () -> new EnumMap<>(Dept.class), flatMapping(e -> e.name().chars().mapToObj(c -> "" + (char) c), collectingAndThen(toCollection(TreeSet::new), s -> String.join("", s))))));
        p("summaries", all.stream().collect(groupingBy(Emp::city, TreeMap::new, summarizingInt(Emp::pay))).entrySet().stream().map(e -> e.getKey() + " " + e.getValue().getMin() + ".." + e.getValue().getMax()).toList());
        p("teeing inside", all.stream().collect(groupingBy(Emp::city, TreeMap::new, teeing(counting(), summingInt(Emp::pay), (n, s) -> s + "/" + n))));
        p("string keys in HashMap", all.stream().collect(groupingBy(Emp::city, counting())));
        p("int keys in HashMap", IntStream.range(0, 20).boxed().collect(groupingBy(x -> x * x % 10, counting())));
        p("boolean keys", IntStream.range(0, 9).boxed().collect(groupingBy(x -> x % 4 == 0)));

        p("partition", all.stream().collect(partitioningBy(e -> e.pay() >= 100, mapping(Emp::name, toList()))));
        p("partition empty", Stream.<Integer>empty().collect(partitioningBy(x -> x > 0)));
        p("partition count", IntStream.rangeClosed(1, 50).boxed().collect(partitioningBy(x -> IntStream.range(2, x).noneMatch(d -> x % d == 0), counting())));
        Map<Boolean, List<Integer>> part = Stream.of(1, 2, 3).collect(partitioningBy(x -> x > 2));
        p("partition views", part.keySet() + " " + part.values() + " " + part.get(true) + " " + part.get(null) + " " + part.size() + " " + part.equals(new HashMap<>(part)));

        p("toMap", new TreeMap<>(all.stream().collect(toMap(Emp::name, Emp::pay))));
        p("toMap merge", all.stream().collect(toMap(Emp::city, Emp::name, (a, b) -> a + "&" + b, TreeMap::new)));
        p("toMap linked", all.stream().collect(toMap(Emp::name, e -> e.dept().ordinal(), (a, b) -> a, LinkedHashMap::new)));
        p("toMap hash order", all.stream().collect(toMap(Emp::name, Emp::pay)));
        p("invert", new TreeMap<>(Map.of("a", 1, "b", 2, "c", 1)).entrySet().stream().collect(groupingBy(Map.Entry::getValue, TreeMap::new, mapping(Map.Entry::getKey, toList()))));
        attempt("duplicate key", () -> all.stream().collect(toMap(Emp::city, Emp::name)));
        attempt("null value", () -> Stream.of("a").collect(toMap(x -> x, x -> null)));
        attempt("null group key", () -> Stream.of("a").collect(groupingBy(x -> null)));
        attempt("null key in toMap", () -> Stream.of("a").collect(toMap(x -> null, x -> 1)));
        attempt("merge to null", () -> Stream.of("a", "a", "b").collect(toMap(x -> x, x -> 1, (x, y) -> null, TreeMap::new)));
        attempt("unmodifiable", () -> { Map<String, Integer> m = Stream.of("q").collect(toUnmodifiableMap(x -> x, String::length)); m.put("z", 1); return m; });
        attempt("unmodifiable duplicate", () -> Stream.of("q", "q").collect(toUnmodifiableMap(x -> x, String::length)));
        p("unmodifiable merged", Stream.of("q", "q").collect(toUnmodifiableMap(x -> x, x -> 1, Integer::sum)));

        String text = "she sells sea shells by the sea shore the shells she sells are sea shells";
        Map<String, Long> freq = Arrays.stream(text.split(" ")).collect(groupingBy(Function.identity(), LinkedHashMap::new, counting()));
        p("first seen order", freq);
        p("by frequency", freq.entrySet().stream().sorted(Map.Entry.<String, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).map(e -> e.getKey() + "*" + e.getValue()).collect(joining(" ")));
        p("by length", Arrays.stream(text.split(" ")).distinct().collect(groupingBy(String::length, TreeMap::new, collectingAndThen(toList(), l -> { Collections.sort(l); return l; }))));
        p("anagrams", Stream.of("listen", "silent", "enlist", "google", "elgoog", "abc").collect(groupingBy(s -> s.chars().sorted().mapToObj(c -> "" + (char) c).collect(joining()), TreeMap::new, toList())).values());
        p("histogram", IntStream.of(1, 5, 3, 5, 5, 1).boxed().collect(groupingBy(x -> x, TreeMap::new, collectingAndThen(counting(), n -> "#".repeat(n.intValue())))));
        p("buckets", IntStream.rangeClosed(1, 30).boxed().collect(groupingBy(x -> x / 10, TreeMap::new, reducing(0, Integer::sum))));
        Collector<Emp, ?, TreeMap<String, Long>> reused = groupingBy(Emp::city, TreeMap::new, counting());
        p("collector reused", all.stream().collect(reused) + " " + all.stream().skip(3).collect(reused));
    }
}
