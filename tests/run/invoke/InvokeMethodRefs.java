// Method references of all kinds: static, bound, unbound, super, interface, private, generic, inherited, arrays, and when the receiver is evaluated.
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.*;

public class InvokeMethodRefs {
    static class Base {
        String name = "base";

        String hi(String s) { return "Base.hi " + s; }

        protected String prot() { return "Base.prot " + name; }

        static String st(Object o) { return "st " + o; }
    }

    static class Derived extends Base {
        Derived(String n) { name = n; }

        @Override String hi(String s) { return "Derived.hi " + s; }

        @Override protected String prot() { return "Derived.prot"; }

        Function<String, String> sup() { return super::hi; }

        Supplier<String> supProt() { return super::prot; }

        Function<String, String> mine() { return this::hi; }

        private String secret(int i) { return name + i; }

        IntFunction<String> secretRef() { return this::secret; }

        class Inner {
            Supplier<String> outerSuper() { return Derived.super::prot; }

            Supplier<String> outer() { return Derived.this::prot; }
        }
    }

    interface Greeter {
        String greet(String s);

        default Greeter twice() { return s -> greet(greet(s)); }

        default Function<String, String> asFunction() { return this::greet; }

        static Greeter polite() { return Greeter::dear; }

        private static String dear(String s) { return "dear " + s; }
    }

    static class Hello implements Greeter {
        public String greet(String s) { return "hello " + s; }

        public Greeter twice() { return Greeter.super.twice()::greet; }
    }

    static int evals;

    static Derived make(String s) {
        evals++;
        return s == null ? null : new Derived(s);
    }

    static <T extends Comparable<T>> T max(T a, T b) { return a.compareTo(b) > 0 ? a : b; }

    interface TriF<A, B, C, R> { R f(A a, B b, C c); }

    private static String three(Object a, Number b, CharSequence c) { return a + "" + b.intValue() + c.length(); }

    int v = 3;

    private int times(int k) { return v * k; }

    public static void main(String[] args) {
        Function<Object, String> st = Base::st, st2 = Derived::st;
        System.out.println(st.apply(1) + " " + st2.apply("x"));
        Derived d = new Derived("d");
        BiFunction<Base, String, String> un = Base::hi;
        BiFunction<Derived, String, String> un2 = Base::hi, un3 = Derived::hi;
        System.out.println(un.apply(d, "1") + " " + un.apply(new Base(), "2") + " " + un2.apply(d, "3") + " " + un3.apply(d, "4"));
        System.out.println(d.sup().apply("a") + " " + d.mine().apply("b") + " " + d.supProt().get() + " " + d.secretRef().apply(9) + " " + d.new Inner().outerSuper().get() + " " + d.new Inner().outer().get());
        // a bound receiver is evaluated once, when the reference is
        Supplier<String> bound = make("once")::prot;
        Supplier<String> lam = () -> make("each").prot();
        bound.get();
        bound.get();
        lam.get();
        lam.get();
        System.out.println(evals);
        try {
            Supplier<String> bad = make(null)::prot;
            System.out.println("not reached");
        } catch (NullPointerException e) {
            System.out.println("receiver checked at creation " + evals);
        }
        try {
            un.apply(null, "x");
        } catch (NullPointerException e) {
            System.out.println("unbound receiver checked at the call");
        }
        String text = "abc";
        Supplier<Integer> len = text::length;
        text = "longer text";
        System.out.println(len.get() + " " + text.length());
        Greeter g = new Hello(), p = Greeter.polite();
        System.out.println(g.twice().greet("w") + " | " + p.twice().twice().greet("x") + " | " + g.asFunction().compose(p::greet).apply("y"));
        BiFunction<Greeter, String, String> gr = Greeter::greet;
        System.out.println(gr.apply(g, "i") + gr.apply(s -> s + s, "k") + gr.apply(p, "l"));
        BinaryOperator<Integer> mx = InvokeMethodRefs::max;
        BinaryOperator<String> ms = InvokeMethodRefs::<String>max;
        System.out.println(mx.apply(3, 8) + ms.apply("p", "q"));
        TriF<Object, Integer, String, String> t = InvokeMethodRefs::three;
        TriF<String, Integer, Integer, String> sub = String::substring;
        TriF<Derived, String, Void, String> tri = (x, y, z) -> x.hi(y);
        System.out.println(t.f('c', 5, "four") + " " + sub.f("substring", 2, 5) + " " + tri.f(d, "t", null));
        InvokeMethodRefs o = new InvokeMethodRefs();
        IntUnaryOperator times = o::times;
        o.v = 5;
        ToIntBiFunction<InvokeMethodRefs, Integer> tm = InvokeMethodRefs::times;
        System.out.println(times.applyAsInt(4) + " " + tm.applyAsInt(o, 6));
        String[] words = {"pear", "Fig", "apple", "banana"};
        Arrays.sort(words, String::compareToIgnoreCase);
        System.out.println(Arrays.toString(words));
        Arrays.sort(words, Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        System.out.println(Arrays.toString(words) + " " + List.of(words).stream().map(String::length).map(Integer::toBinaryString).toList());
        UnaryOperator<int[]> cl = int[]::clone;
        int[] src = {1, 2};
        System.out.println((cl.apply(src) != src) + " " + cl.apply(src)[1] + " " + ((Supplier<Class<?>>) src::getClass).get().getSimpleName());
        Function<Object, Class<?>> gc = Object::getClass;
        BiPredicate<Object, Object> eq = Object::equals;
        System.out.println(gc.apply("s") + " " + eq.test(5, 5) + eq.test("a", 'a'));
        Consumer<Object> pr = System.out::println;
        pr.andThen(x -> System.out.println("then " + x)).accept("printed");
        Function<Greeter, Function<String, String>> curry = gg -> gg::greet;
        System.out.println(curry.apply(x -> "<" + x + ">").apply("c") + " " + ((Function<String, Greeter>) x -> x::concat).apply("left").greet("right"));
        Predicate<String> isA = "a"::equals;
        System.out.println(isA.test("a") + " " + isA.negate().test("a") + " " + Predicate.not(String::isEmpty).test("") + " " + isA.or(String::isBlank).test(" "));
        Supplier<Supplier<String>> meth = () -> d::prot;
        d.name = "renamed";
        System.out.println(meth.get().get() + ((Object) new Object() { Supplier<String> self = this::toString; public String toString() { return " self"; } }).toString());
    }
}
