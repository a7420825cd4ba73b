// Sealed classes and interfaces, pattern matching for instanceof over them, exhaustive visitors, records and enums as leaves.
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

public class LangSealed {
    sealed interface Shape permits Circle, Poly, Unit, Composite { }

    record Circle(double r) implements Shape { }

    sealed static abstract class Poly implements Shape permits Tri, Rect {
        abstract int sides();
    }

    static final class Tri extends Poly {
        final double a, b, c;

        Tri(double a, double b, double c) { this.a = a; this.b = b; this.c = c; }

        int sides() { return 3; }
    }

    static non-sealed class Rect extends Poly {
        final double w, h;

        Rect(double w, double h) { this.w = w; this.h = h; }

        int sides() { return 4; }
    }

    static class Square extends Rect {
        Square(double s) { super(s, s); }
    }

    enum Unit implements Shape { POINT, LINE { @Override double len() { return 1; } }; double len() { return 0; } }

    record Composite(Shape... parts) implements Shape { }

    static double area(Shape s) {
        if (s instanceof Circle c) return 3 * c.r() * c.r();
        else if (s instanceof Tri t && t.a + t.b > t.c) {
            double p = (t.a + t.b + t.c) / 2;
            return Math.sqrt(p * (p - t.a) * (p - t.b) * (p - t.c));
        } else if (s instanceof Square q) return q.w * q.w;
        else if (s instanceof Rect r) return r.w * r.h;
        else if (s instanceof Composite comp) {
            double sum = 0;
            for (Shape part : comp.parts) sum += area(part);
            return sum;
        } else if (!(s instanceof Unit u)) return Double.NaN;
        else return u.len() * 0;
    }

    static String name(Object o) {
        return o instanceof Poly p && !(p instanceof Square) && p.sides() > 3 ? "wide" + p.sides()
            : o instanceof Shape s ? s.getClass().getSimpleName() + (s instanceof Unit u ? u.name() : "")
            : o instanceof String str && str.length() > 2 ? str.substring(2)
            : o instanceof Integer i ? "int" + (i + 1) : String.valueOf(o);
    }

    sealed interface Opt<T> {
        record Some<T>(T v) implements Opt<T> { }

        final class None<T> implements Opt<T> {
            private static final None<?> I = new None<>();
        }

        @SuppressWarnings("unchecked")
        static <T> Opt<T> none() { return (Opt<T>) None.I; }

        default <R> Opt<R> map(java.util.function.Function<? super T, ? extends R> f) {
            if (this instanceof Some<T> s) return new Some<>(f.apply(s.v));
            return none();
        }

        default T or(T d) { return this instanceof Some<T> s ? s.v() : d; }
    }

    sealed interface Cmd permits Push, Bin, Dup { }

    record Push(int v) implements Cmd { }

    record Bin(char op) implements Cmd { }

    enum Dup implements Cmd { DUP, SWAP, DROP }

    static List<Integer> run(Cmd... cmds) {
        ArrayList<Integer> st = new ArrayList<>();
        for (Cmd c : cmds) {
            int top = st.size() - 1;
            if (c instanceof Push p) st.add(p.v());
            else if (c instanceof Bin b) {
                int y = st.remove(top), x = st.remove(top - 1);
                st.add(switch (b.op) { case '+' -> x + y; case '-' -> x - y; case '*' -> x * y; default -> throw new IllegalArgumentException("op " + b); });
            } else if (c instanceof Dup d) {
                switch (d) {
                    case DUP -> st.add(st.get(top));
                    case SWAP -> st.add(st.remove(top - 1));
                    case DROP -> st.remove(top);
                }
            }
        }
        return st;
    }

    public static void main(String[] args) {
        Shape[] all = {new Circle(2), new Tri(3, 4, 5), new Rect(2, 2.5), new Square(3), Unit.POINT, Unit.LINE, new Composite(new Circle(1), new Square(2), new Composite()), new Tri(1, 1, 9)};
        for (Shape s : all) System.out.println(name(s) + " " + area(s));
        Object[] others = {"abc", "ab", 41, null, 'c', 1.5};
        StringJoiner j = new StringJoiner(",", "{", "}");
        for (Object o : others) j.add(name(o));
        System.out.println(j);
        Opt<String> so = new Opt.Some<>("hello");
        System.out.println(so.map(String::length).map(n -> n * 1.5) + " " + Opt.<String>none().map(String::length).or(-1) + " " + so.or("d"));
        System.out.println(run(new Push(2), Dup.DUP, new Push(5), new Bin('*'), Dup.SWAP, new Bin('-'), new Push(1), Dup.DUP, Dup.DROP));
        try {
            run(new Push(1), new Push(2), new Bin('?'));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            run(Dup.DROP);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Shape.class.isSealed() + " " + Poly.class.isSealed() + Rect.class.isSealed() + Circle.class.isSealed() + Unit.class.isSealed() + " " + Shape.class.getPermittedSubclasses().length + " " + Opt.class.getPermittedSubclasses()[1].getSimpleName());
    }
}
