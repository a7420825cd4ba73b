// Constructor references: classes, generics, inner classes with an outer instance, arrays of all dimensions, exceptions and initialisation.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.*;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class InvokeConstructorRefs {
    static int made;

    static class P {
        final String how;

        P() { how = "()"; made++; }

        P(int i) { how = "(int " + i + ")"; }

        P(long l) { how = "(long " + l + ")"; }

        P(Integer i) { how = "(Integer " + i + ")"; }

        P(String s, int... xs) { how = "(" + s + " " + Arrays.toString(xs) + ")"; }

        private P(double d) { how = "(private " + d + ")"; }

        <T extends Comparable<T>> P(T a, T b) { how = "(T " + a.compareTo(b) + ")"; }

        @Override public String toString() { return "P" + how; }
    }

    class Inner {
        int k;

        Inner(int k) { this.k = k + base; }

        class Deep {
            String s;

            Deep(String s) { this.s = s + k; }
        }
    }

    int base = 100;

    IntFunction<Inner> innerMaker() { return Inner::new; }

    static class Box<T> {
        final T t;

        Box(T t) { this.t = t; }

        static <T> Function<T, Box<T>> maker() { return Box::new; }
    }

    static class Fails {
        Fails(int n) { if (n < 0) throw new IllegalArgumentException("n=" + n); }
    }

    static class Lazy {
        static { System.out.println("Lazy initialised"); }
    }

    record Rec(String a, int b) { }

    static <C extends Collection<String>> C collect(Supplier<C> s, String... items) {
        C c = s.get();
        c.addAll(Arrays.asList(items));
        return c;
    }

    public static void main(String[] args) {
        Supplier<P> s = P::new;
        IntFunction<P> i = P::new;
        LongFunction<P> l = P::new;
        Function<Integer, P> bi = P::new;
        Function<String, P> st = P::new;
        BiFunction<String, Integer, P> st1 = P::new;
        DoubleFunction<P> d = P::new;
        BinaryOperator<Object> dummy = (x, y) -> x;
        BiFunction<Integer, Integer, P> gen = P::new;
        Function<Short, P> wid = P::new;
        BiFunction<String, int[], P> arr = P::new;
        System.out.println(s.get() + " " + i.apply(1) + " " + l.apply(2) + " " + bi.apply(3) + " " + st.apply("s") + " " + st1.apply("t", 4) + " " + d.apply(1.5) + " " + gen.apply(5, 6) + " " + wid.apply((short) 7) + " " + arr.apply("u", new int[] {8, 9}) + " " + dummy.apply("d", 0));
        s.get();
        System.out.println(made + " " + (s.get() != s.get()) + " " + made);
        InvokeConstructorRefs o = new InvokeConstructorRefs();
        IntFunction<Inner> im = o.innerMaker();
        o.base = 200;
        Inner in = im.apply(5);
        System.out.println(in.k + " " + o.new Inner(1).new Deep("x").s);
        Function<Object, Box<Object>> bm = Box.maker();
        Function<Integer, Box<Integer>> bm2 = Box<Integer>::new;
        System.out.println(bm.apply("b").t + " " + (bm2.apply(4).t + 1));
        IntFunction<int[]> ia = int[]::new;
        IntFunction<int[][]> ia2 = int[][]::new;
        Function<Integer, String[]> sa = String[]::new;
        IntFunction<List<String>[]> la = List[]::new;
        System.out.println(ia.apply(3).length + " " + ia2.apply(2)[0] + " " + sa.apply(4).getClass().getSimpleName() + " " + la.apply(1).length + " " + ia2.apply(0).getClass().getName());
        try {
            ia.apply(-1);
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        try {
            sa.apply(null);
        } catch (NullPointerException e) {
            System.out.println("null size");
        }
        IntFunction<Fails> fm = Fails::new;
        try {
            fm.apply(1);
            fm.apply(-2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println("before");
        Supplier<Lazy> lz = Lazy::new;
        System.out.println("reference made");
        lz.get();
        System.out.println("done");
        BiFunction<String, Integer, Rec> rm = Rec::new;
        System.out.println(rm.apply("r", 9) + " " + rm.andThen(Rec::a).apply("q", 1));
        System.out.println(collect(ArrayList::new, "a", "b") + " " + collect(LinkedList<String>::new, "c").getFirst() + " " + collect(java.util.TreeSet::new, "z", "y", "z"));
        ArrayList<String> strs = Stream.of("x", "yy", "x").map(StringBuilder::new).map(StringBuilder::reverse).map(Object::toString).collect(Collectors.toCollection(ArrayList::new));
        System.out.println(strs);
        String[] up = Stream.of("p", "q").map(x -> x + x).toArray(String[]::new);
        Rec[] recs = Stream.of(1, 2, 3).map(n -> new Rec("n", n)).toArray(Rec[]::new);
        System.out.println(Arrays.toString(up) + Arrays.toString(recs));
        try {
            Stream.of("p", 1).toArray(String[]::new);
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        Map<Integer, List<String>> byLen = Stream.of("a", "bb", "c", "ddd", "ee").collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.toList()));
        System.out.println(byLen);
        Supplier<Map<String, List<Integer>>> mm = HashMap::new;
        Map<String, List<Integer>> m = mm.get();
        m.computeIfAbsent("k", k -> new ArrayList<>(k.length())).add(1);
        System.out.println(m);
        Function<String, RuntimeException> ex = IllegalStateException::new;
        BiFunction<String, Throwable, RuntimeException> ex2 = RuntimeException::new;
        try {
            throw ex2.apply("outer", ex.apply("inner"));
        } catch (RuntimeException e) {
            System.out.println(e + " <- " + e.getCause());
        }
        class Local {
            final int v = made;

            Local() { made += 10; }
        }
        Supplier<Local> lm = Local::new;
        System.out.println(lm.get().v + " " + lm.get().v + " " + ((Function<String, Integer>) Integer::valueOf).andThen(P::new).apply("12"));
    }
}
