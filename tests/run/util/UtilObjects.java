// java.util.Objects and small helpers: null handling, index checks, hash combination, Optional-style fallbacks, StringTokenizer kin.
import java.util.*;
import java.util.function.*;

public class UtilObjects {
    static void attempt(String name, Supplier<Object> r) {
        try {
            System.out.println(name + ": " + r.get());
        } catch (NullPointerException | IndexOutOfBoundsException | IllegalArgumentException | IllegalStateException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    static final class Version implements Comparable<Version> {
        final int major, minor;
        final String tag;
        Version(int major, int minor, String tag) { this.major = major; this.minor = minor; this.tag = tag; }
        @Override public boolean equals(Object o) { return o instanceof Version v && major == v.major && minor == v.minor && Objects.equals(tag, v.tag); }
        @Override public int hashCode() { return Objects.hash(major, minor, tag); }
        @Override public int compareTo(Version o) {
            return Comparator.<Version>comparingInt(v -> v.major).thenComparingInt(v -> v.minor).thenComparing(v -> v.tag, Comparator.nullsLast(Comparator.naturalOrder())).compare(this, o);
        }
        @Override public String toString() { return major + "." + minor + (tag == null ? "" : "-" + tag); }
    }

    public static void main(String[] args) {
        System.out.println(Objects.equals(null, null) + " " + Objects.equals("a", null) + " " + Objects.equals("a", new String("a")) + " " + Objects.deepEquals(new int[] {1}, new int[] {1}) + " " + Objects.equals(new int[] {1}, new int[] {1}) + " " + Objects.deepEquals(new Object[] {new String[] {"x"}}, new Object[] {new String[] {"x"}}));
        System.out.println(Objects.hash() + " " + Objects.hash(1) + " " + Objects.hash(1, "a", null) + " " + Objects.hash((Object) null) + " " + Objects.hashCode(null) + " " + Objects.hashCode("x") + " " + (Objects.hash(1, 2) == Arrays.hashCode(new int[] {1, 2})));
        System.out.println(Objects.toString(null) + " " + Objects.toString(5) + " " + Objects.toString(null, "dflt") + " " + Objects.isNull(null) + " " + Objects.nonNull(null) + " " + Objects.requireNonNullElse(null, "e") + " " + Objects.requireNonNullElseGet(null, () -> "g") + " " + Objects.requireNonNullElse("v", null));
        System.out.println(Objects.compare("a", "b", Comparator.naturalOrder()) + " " + Objects.compare(null, null, null));
        attempt("requireNonNull", () -> Objects.requireNonNull(null));
        attempt("requireNonNull message", () -> Objects.requireNonNull(null, "must be there"));
        attempt("requireNonNull supplier", () -> Objects.requireNonNull(null, () -> "computed " + 1));
        attempt("requireNonNull ok", () -> Objects.requireNonNull("fine", "unused"));
        attempt("requireNonNullElse both", () -> Objects.requireNonNullElse(null, null));
        attempt("requireNonNullElseGet null", () -> Objects.requireNonNullElseGet(null, () -> null));
        attempt("checkIndex", () -> Objects.checkIndex(2, 3));
        attempt("checkIndex high", () -> Objects.checkIndex(3, 3));
        attempt("checkIndex low", () -> Objects.checkIndex(-1, 3));
        attempt("checkFromToIndex", () -> Objects.checkFromToIndex(2, 5, 4));
        attempt("checkFromToIndex reversed", () -> Objects.checkFromToIndex(3, 2, 4));
        attempt("checkFromIndexSize", () -> Objects.checkFromIndexSize(2, 3, 4));
        attempt("checkFromIndexSize ok", () -> Objects.checkFromIndexSize(1, 3, 4));
        attempt("checkIndex long", () -> Objects.checkIndex(5L, 5L));

        Version[] vs = {new Version(1, 2, null), new Version(1, 2, "beta"), new Version(0, 9, null), new Version(1, 2, "alpha"), new Version(2, 0, null)};
        Arrays.sort(vs);
        System.out.println(Arrays.toString(vs) + " " + new Version(1, 2, null).hashCode() + " " + new Version(1, 2, null).equals(vs[3]) + " " + new HashSet<>(Arrays.asList(vs)).contains(new Version(1, 2, "beta")));

        Function<Integer, Integer> inc = x -> x + 1, dbl = x -> x * 2;
        System.out.println(inc.andThen(dbl).apply(5) + " " + inc.compose(dbl).apply(5) + " " + Function.<Integer>identity().apply(9) + " " + inc.andThen(dbl).andThen(inc).compose(dbl).apply(1));
        Predicate<String> empty = String::isEmpty, lng = s -> s.length() > 3;
        System.out.println(empty.negate().test("") + " " + empty.or(lng).test("word") + " " + empty.and(lng).test("") + " " + Predicate.not(empty).test("x") + " " + Predicate.isEqual("q").test("q") + " " + Predicate.isEqual(null).test(null));
        BiFunction<Integer, Integer, Integer> add = Integer::sum;
        UnaryOperator<String> up = String::toUpperCase;
        Supplier<List<String>> mk = ArrayList::new;
        BiConsumer<StringBuilder, String> ap = StringBuilder::append;
        StringBuilder sb = new StringBuilder();
        ap.andThen((x, y) -> x.append('/')).accept(sb, "z");
        System.out.println(add.andThen(dbl).apply(2, 3) + " " + up.apply("up") + " " + mk.get() + " " + sb + " " + IntUnaryOperator.identity().andThen(x -> x * 3).applyAsInt(4) + " " + BinaryOperator.minBy(Comparator.<Integer>naturalOrder()).apply(4, 2));
        IntPredicate even = x -> x % 2 == 0;
        ToIntFunction<String> len = String::length;
        IntFunction<int[]> arr = int[]::new;
        ObjIntConsumer<StringBuilder> oic = StringBuilder::append;
        oic.accept(sb, 7);
        DoubleUnaryOperator half = x -> x / 2;
        LongBinaryOperator mul = (x, y) -> x * y;
        System.out.println(even.negate().and(x -> x > 2).test(5) + " " + len.applyAsInt("four") + " " + arr.apply(3).length + " " + sb + " " + half.compose(x -> x + 1).applyAsDouble(4) + " " + mul.applyAsLong(1L << 31, 4));
        Consumer<List<Integer>> c1 = l -> l.add(1), c2 = l -> l.add(2);
        List<Integer> got = new ArrayList<>();
        c1.andThen(c2).andThen(c1).accept(got);
        System.out.println(got);
        attempt("andThen null", () -> inc.andThen(null));
        attempt("compose throws", () -> inc.compose(x -> { throw new IllegalStateException("in compose"); }).apply(1));
        Function<Integer, Function<Integer, Function<Integer, Integer>>> curried = a -> b -> c -> a * 100 + b * 10 + c;
        System.out.println(curried.apply(1).apply(2).apply(3) + " " + fix(self -> n -> n <= 1 ? 1 : n * call(self.get(), n - 1)).apply(10));
    }

    @SuppressWarnings("unchecked")
    static int call(Object f, int n) { return ((Function<Integer, Integer>) f).apply(n); }

    static Function<Integer, Integer> fix(Function<Supplier<Object>, Function<Integer, Integer>> f) {
        Object[] box = new Object[1];
        Function<Integer, Integer> r = f.apply(() -> box[0]);
        box[0] = r;
        return r;
    }
}
