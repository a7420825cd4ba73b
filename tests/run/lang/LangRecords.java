// Records: all component types, canonical/compact/extra constructors, accessors, equals/hashCode/toString, generics, nesting, interfaces.
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

public class LangRecords {
    record All(boolean z, byte b, char c, short s, int i, long l, float f, double d, String t, Object o, int[] a) { }

    record None() { }

    record Point(int x, int y) implements Comparable<Point> {
        static final Point ORIGIN = new Point(0, 0);
        static int made;

        Point {
            made++;
            if (x < -1000) throw new IllegalArgumentException("x " + x);
            y = Math.max(y, -5);
        }

        Point(int both) { this(both, both); }

        double dist() { return Math.sqrt((double) x * x + (double) y * y); }

        public int compareTo(Point o) { return Integer.compare(x * x + y * y, o.x * o.x + o.y * o.y); }

        Point withX(int nx) { return new Point(nx, y); }
    }

    record Pair<A, B>(A first, B second) {
        static <T> Pair<T, T> twin(T t) { return new Pair<>(t, t); }

        <C> Pair<A, C> with(C c) { return new Pair<>(first, c); }
    }

    record Custom(String name, int... nums) {
        public String name() { return "<" + name + ">"; }

        @Override public boolean equals(Object o) { return o instanceof Custom c && c.name.equals(name) && Arrays.equals(c.nums, nums); }

        @Override public int hashCode() { return Objects.hash(name, Arrays.hashCode(nums)); }

        @Override public String toString() { return name() + Arrays.toString(nums); }
    }

    record Canon(int a, String b) {
        Canon(int a, String b) {
            this.a = a * 2;
            this.b = b == null ? "none" : b;
        }
    }

    record Tree(Tree left, int v, Tree right) {
        int sum() { return v + (left == null ? 0 : left.sum()) + (right == null ? 0 : right.sum()); }
    }

    sealed interface Expr permits Num, Add, Mul { }

    record Num(double v) implements Expr { }

    record Add(Expr l, Expr r) implements Expr { }

    record Mul(Expr l, Expr r) implements Expr { }

    static double eval(Expr e) {
        if (e instanceof Num n) return n.v();
        if (e instanceof Add a) return eval(a.l) + eval(a.r());
        if (e instanceof Mul m) return eval(m.l()) * eval(m.r);
        throw new AssertionError();
    }

    public static void main(String[] args) {
        int[] arr = {1};
        All a = new All(true, (byte) -1, 'c', (short) 300, 1 << 20, 1L << 40, 1.5f, -2.5, "t", List.of(1), arr);
        All b = new All(true, (byte) -1, 'c', (short) 300, 1 << 20, 1L << 40, 1.5f, -2.5, new String("t"), Arrays.asList(1), arr);
        All c = new All(true, (byte) -1, 'c', (short) 300, 1 << 20, 1L << 40, 1.5f, -2.5, "t", List.of(1), new int[] {1});
        System.out.println(a.equals(b) + " " + (a.hashCode() == b.hashCode()) + " " + a.equals(c) + " " + a.equals(null) + a.equals("x") + a.equals(a));
        System.out.println(a.toString().replaceAll("a=\\[I@[0-9a-f]+", "a=ARRAY"));
        System.out.println(new All(false, (byte) 0, 'x', (short) 0, 0, 0, 0, 0, null, null, null));
        System.out.println(new All(false, (byte) 1, 'b', (short) 2, 3, 1L << 33, 4f, 5, "six", null, null).hashCode());
        System.out.println(new None() + " " + new None().equals(new None()) + " " + new None().hashCode());
        Point p = new Point(3, -40);
        System.out.println(p + " " + p.x() + p.y() + " " + p.dist() + " " + new Point(7) + " " + p.withX(9) + " " + p.hashCode() + " " + Point.made);
        System.out.println(Point.ORIGIN.equals(new Point(0)) + " " + p.compareTo(Point.ORIGIN) + " " + new Point(1, 2).equals(new Point(2, 1)) + " " + new Point(1, 2).hashCode() + " " + new Point(2, 1).hashCode());
        try {
            new Point(-1001, 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " " + Point.made);
        }
        Pair<String, Integer> pair = new Pair<>("k", 5);
        System.out.println(pair + " " + pair.with(2.5).with('c') + Pair.twin(Pair.twin(null)) + " " + Pair.twin("a").equals(new Pair<Object, Object>("a", "a")) + " " + pair.first().length() + (pair.second() + 1));
        System.out.println(new Pair<>(null, null).hashCode() + " " + new Pair<>("a", null).hashCode() + " " + new Pair<>(null, "a").hashCode() + " " + pair.hashCode());
        Custom cu = new Custom("n", 1, 2);
        System.out.println(cu + " " + cu.equals(new Custom("n", 1, 2)) + cu.equals(new Custom("n")) + " " + cu.hashCode() + " " + new Custom("v").nums().length);
        System.out.println(new Canon(4, null) + " " + new Canon(4, null).equals(new Canon(4, "none")));
        Tree t = null;
        for (int i = 1; i <= 6; i++) t = i % 2 == 0 ? new Tree(t, i, null) : new Tree(null, i, t);
        System.out.println(t + " " + t.sum() + " " + t.hashCode() + " " + t.equals(new Tree(t.left(), t.v(), t.right())));
        Expr e = new Add(new Num(2), new Mul(new Num(3), new Add(new Num(4), new Num(-0.5))));
        System.out.println(eval(e) + " " + e + " " + e.hashCode());
        record Local(int n, Local next) {
            static int total(Local l) { return l == null ? 0 : l.n + total(l.next); }
        }
        Local l = null;
        for (int i = 0; i < 5; i++) l = new Local(i * i, l);
        System.out.println(Local.total(l) + " " + l.next());
        enum Loc { U, V }
        interface LocI { default String hi() { return "local interface"; } }
        System.out.println(Arrays.toString(Loc.values()) + new LocI() { }.hi());
        System.out.println((((Object) p) instanceof Record) + " " + p.getClass().getSuperclass() + " " + p.getClass().isRecord());
    }
}
