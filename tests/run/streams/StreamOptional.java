// Optional: creation, transformations, alternatives, chaining, equality and failures.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class StreamOptional {
    static void p(String label, Object o) { System.out.println(label + ": " + o); }

    static void attempt(String name, Supplier<Object> r) {
        try {
            p(name, r.get());
        } catch (NullPointerException e) {
            p(name, "NullPointerException");
        } catch (RuntimeException e) {
            p(name, e.getClass().getName() + ": " + e.getMessage());
        }
    }

    record Address(String street, Integer zip) {}
    record Person(String name, Address address) {
        Optional<Address> addr() { return Optional.ofNullable(address); }
    }

    static Optional<Integer> parse(String s) {
        try {
            return Optional.of(Integer.parseInt(s.trim()));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    static Optional<Integer> divide(int a, int b) { return b == 0 ? Optional.empty() : Optional.of(a / b); }

    public static void main(String[] args) {
        Optional<String> full = Optional.of("value"), none = Optional.empty();
        p("toString", full + " " + none + " " + Optional.of(Optional.of(1)) + " " + Optional.of(List.of(1)));
        p("present", full.isPresent() + " " + full.isEmpty() + " " + none.isPresent() + " " + none.isEmpty());
        p("get", full.get() + " " + full.orElseThrow() + " " + full.orElse("x") + " " + none.orElse("x") + " " + none.orElse(null) + " " + none.orElseGet(() -> "made"));
        attempt("get of empty", none::get);
        attempt("orElseThrow", none::orElseThrow);
        attempt("orElseThrow supplier", () -> none.orElseThrow(() -> new IllegalArgumentException("custom")));
        attempt("orElseThrow null supplier", () -> none.orElseThrow(null));
        attempt("of null", () -> Optional.of(null));
        attempt("ofNullable", () -> Optional.ofNullable(null));
        attempt("map to null", () -> full.map(s -> null));
        attempt("flatMap to null", () -> full.flatMap(s -> null));
        attempt("map null function on empty", () -> none.map(null));
        attempt("or null", () -> none.or(() -> null));
        p("map", full.map(String::length) + " " + none.map(String::length) + " " + full.map(String::toUpperCase).map(s -> s.charAt(0)));
        p("filter", full.filter(s -> s.length() > 3) + " " + full.filter(String::isEmpty) + " " + none.filter(s -> true));
        p("flatMap", full.flatMap(s -> Optional.of(s + s)) + " " + full.flatMap(s -> Optional.empty()) + " " + none.flatMap(s -> Optional.of(1)));
        p("or", full.or(() -> Optional.of("alt")) + " " + none.or(() -> Optional.of("alt")) + " " + none.or(Optional::empty));
        p("stream", full.stream().count() + " " + none.stream().count());
        p("equals", full.equals(Optional.of("value")) + " " + full.equals(Optional.of("other")) + " " + none.equals(Optional.empty()) + " " + (Optional.empty() == (Object) none) + " " + full.equals("value"));
        p("hashCode", full.hashCode() + " " + "value".hashCode() + " " + none.hashCode());
        StringBuilder sb = new StringBuilder();
        full.ifPresent(sb::append);
        none.ifPresent(sb::append);
        full.ifPresentOrElse(s -> sb.append("[").append(s).append("]"), () -> sb.append("never"));
        none.ifPresentOrElse(s -> sb.append("never"), () -> sb.append("<empty>"));
        p("actions", sb);
        int[] calls = {0};
        Supplier<String> costly = () -> { calls[0]++; return "costly"; };
        p("lazy", full.orElseGet(costly) + calls[0] + " " + none.orElseGet(costly) + calls[0]);

        List<Person> people = List.of(new Person("a", new Address("High St", 123)), new Person("b", new Address(null, 5)), new Person("c", null), new Person("d", new Address("Low St", null)));
        for (Person q : people)
            p(q.name(), q.addr().map(Address::street).orElse("no street") + ", " + q.addr().map(Address::zip).filter(z -> z > 100).map(z -> "zip " + z).orElse("no zip"));
        p("streets", people.stream().map(Person::addr).flatMap(Optional::stream).map(Address::street).filter(Objects::nonNull).toList());
        p("first long", people.stream().map(Person::name).filter(n -> n.compareTo("b") > 0).findFirst().map(n -> "found " + n).orElse("none"));

        p("parse", Stream.of("1", " 22 ", "x", "", "-3").map(StreamOptional::parse).toList());
        p("sum parsed", Stream.of("1", " 22 ", "x").map(StreamOptional::parse).flatMap(Optional::stream).mapToInt(i -> i).sum());
        p("chain", parse("100").flatMap(x -> parse("7").flatMap(y -> divide(x, y))) + " " + parse("100").flatMap(x -> parse("0").flatMap(y -> divide(x, y))) + " " + parse("q").flatMap(x -> divide(x, 1)));
        p("fallbacks", Stream.<Supplier<Optional<Integer>>>of(() -> parse("a"), () -> parse("8"), () -> { throw new AssertionError("must stay lazy"); }).map(Supplier::get).flatMap(Optional::stream).findFirst());
        p("collect", Stream.of(3, 5, 1).collect(Collectors.maxBy(Comparator.naturalOrder())).map(x -> x * 2).get());
        Map<String, Integer> m = new TreeMap<>(Map.of("k", 1));
        p("from map", Optional.ofNullable(m.get("k")).map(x -> x + 1) + " " + Optional.ofNullable(m.get("zz")).map(x -> x + 1).isPresent());
        Optional<Optional<String>> nested = Optional.of(Optional.empty());
        p("nested", nested + " " + nested.flatMap(Function.identity()) + " " + nested.get().isPresent());
        p("primitive", OptionalInt.of(5).orElse(0) + " " + OptionalLong.of(1L << 50) + " " + OptionalDouble.of(-0.0).equals(OptionalDouble.of(0.0)) + " " + OptionalDouble.of(Double.NaN).equals(OptionalDouble.of(Double.NaN)) + " " + OptionalDouble.empty().orElseGet(() -> 2.5));
        Object generic = full.map(s -> (Object) s.length()).orElse("none");
        p("widened", generic);
        p("monad laws", parse("4").flatMap(Optional::of).equals(parse("4")) + " " + Optional.of(3).flatMap(x -> divide(9, x)).equals(divide(9, 3)));
    }
}
