// invokedynamic inside interfaces, enums, records, initialisers, constructors, generics and nested lambdas; lambdas of private and static interface methods.
import java.util.ArrayList;
import java.util.List;
import java.util.function.*;

public class InvokeLambdaIface {
    interface Shape {
        double area();

        Supplier<String> CONST = () -> "constant of " + Shape.class.getSimpleName();

        default Supplier<String> show(String p) {
            return () -> {
                Function<Double, String> f = a -> p + priv(a) + area();
                return f.apply(1.5) + stat(2);
            };
        }

        private String priv(double d) {
            DoubleFunction<String> g = x -> "[" + x * area() + "]";
            return g.apply(d);
        }

        static String stat(int n) {
            IntFunction<IntFunction<String>> h = a -> b -> a + "/" + b + CONST.get().length();
            return h.apply(n).apply(n + 1);
        }

        default Shape scale(double k) { return () -> area() * k; }
    }

    enum Op {
        ADD((a, b) -> a + b), SUB((a, b) -> a - b) { @Override IntBinaryOperator get() { return (a, b) -> super.get().applyAsInt(b, a); } }, MUL(Math::multiplyExact);

        private final IntBinaryOperator f;

        Op(IntBinaryOperator f) { this.f = f; }

        IntBinaryOperator get() { return (a, b) -> f.applyAsInt(a, b); }
    }

    record Rec(int a, Function<Integer, Integer> f) {
        Rec {
            int offset = a;
            Function<Integer, Integer> g = f;
            f = x -> g.apply(x) + offset;
        }

        Rec twice() { return new Rec(a, x -> f.apply(f.apply(x))); }
    }

    static class Init {
        static final List<Supplier<String>> LIST = new ArrayList<>();
        static int counter;
        static {
            for (int i = 0; i < 3; i++) {
                int k = i;
                LIST.add(() -> "static " + k + counter++);
            }
        }

        final IntSupplier a = () -> this.b * 2;
        int b = 10;
        final IntSupplier c;
        { c = () -> a.getAsInt() + b; }

        Init() { this(() -> 7); }

        Init(IntSupplier s) { b += s.getAsInt(); }
    }

    static class Sup {
        final String got;

        Sup(Supplier<String> s) { got = s.get(); }
    }

    static class SubInit extends Sup {
        SubInit(int x) { super(() -> "before super " + x); }
    }

    static abstract class Gen<T> {
        abstract T make(int i);

        Function<Integer, T> fn() { return this::make; }

        <R> Function<Integer, R> then(Function<? super T, ? extends R> g) { return i -> g.apply(make(i)); }
    }

    interface Visitor<R> {
        R num(int n);

        R add(Function<Visitor<R>, R> a, Function<Visitor<R>, R> b);

        static <R> Function<Visitor<R>, R> n(int v) { return x -> x.num(v); }

        static <R> Function<Visitor<R>, R> plus(Function<Visitor<R>, R> a, Function<Visitor<R>, R> b) { return x -> x.add(a, b); }
    }

    public static void main(String[] args) {
        Shape s = () -> 4;
        System.out.println(s.show("p").get() + " " + s.scale(2.5).area() + " " + s.scale(2).scale(3).show("q").get() + " " + Shape.CONST.get());
        for (Op o : Op.values()) System.out.print(o + " " + o.get().applyAsInt(7, 3) + " ");
        System.out.println();
        Rec r = new Rec(5, x -> x * 10);
        System.out.println(r.f().apply(1) + " " + r.twice().f().apply(1) + " " + r.twice().twice().f().apply(0));
        for (Supplier<String> x : Init.LIST) System.out.print(x.get() + " ");
        Init in = new Init();
        System.out.println(in.a.getAsInt() + " " + in.c.getAsInt());
        System.out.println(new SubInit(3).got);
        Gen<String> g = new Gen<>() { String make(int i) { return "m" + i; } };
        System.out.println(g.fn().apply(4) + " " + g.then(String::length).apply(123) + " " + g.<Object>then(x -> x + x).apply(5));
        Visitor<Integer> eval = new Visitor<>() {
            public Integer num(int n) { return n; }

            public Integer add(Function<Visitor<Integer>, Integer> a, Function<Visitor<Integer>, Integer> b) { return a.apply(this) + b.apply(this); }
        };
        System.out.println(Visitor.plus(Visitor.<Integer>n(3), Visitor.plus(Visitor.n(4), Visitor.n(5))).apply(eval));
        Supplier<Function<String, Supplier<String>>> deep = () -> {
            String a = "a" + args.length;
            class Loc {
                String l = a + "l";

                Function<String, Supplier<String>> f() {
                    return x -> new Supplier<>() {
                        String own = l + x;

                        public String get() {
                            Supplier<String> last = () -> own + l + x + a;
                            return last.get();
                        }
                    };
                }
            }
            return new Loc().f();
        };
        System.out.println(deep.get().apply("X").get());
        int total = 0;
        for (int i = 0; i < 200; i++) {
            int k = i;
            IntUnaryOperator op = i % 3 == 0 ? x -> x + k : i % 3 == 1 ? x -> x ^ k : Integer::reverse;
            total = op.applyAsInt(total);
        }
        System.out.println(total);
        BooleanSupplier[] switches = {() -> true, "".isEmpty() ? "x"::isEmpty : "y"::isBlank, () -> false};
        for (BooleanSupplier b : switches) System.out.print(b.getAsBoolean() + " ");
        System.out.println(pick(1).get() + pick(2).get() + pick(3).get());
        try {
            pick(9).get();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Runnable chain = () -> System.out.print("a");
        for (char c = 'b'; c < 'f'; c++) {
            Runnable before = chain;
            char cc = c;
            chain = () -> { before.run(); System.out.print(cc); };
        }
        chain.run();
        System.out.println();
    }

    static Supplier<String> pick(int i) {
        return switch (i) {
            case 1 -> () -> "one";
            case 2 -> InvokeLambdaIface::two;
            case 3 -> new StringBuilder("three")::toString;
            default -> () -> { throw new IllegalStateException("pick " + i); };
        };
    }

    private static String two() { return "two"; }
}
