// Polymorphic virtual calls through an abstract class, deep overrides, super calls, static and private helpers, recursion.
// The optional argument is the number of rounds.
public class VirtualCalls {
    abstract static class Shape {
        abstract int area();
        int perimeter() { return 1; }
        int cost(int k) { return area() * k + perimeter(); }
        boolean bigger(Shape o) { return area() > o.area(); }
    }

    static class Square extends Shape {
        final int a;
        Square(int a) { this.a = a; }
        @Override int area() { return a * a; }
        @Override int perimeter() { return 4 * a; }
    }

    static class Rect extends Square {
        final int b;
        Rect(int a, int b) { super(a); this.b = b; }
        @Override int area() { return a * b; }
        @Override int perimeter() { return 2 * (a + b); }
    }

    static final class Box extends Rect {
        final int c;
        Box(int a, int b, int c) { super(a, b); this.c = c; }
        @Override int area() { return 2 * super.area() + perimeter() * c; }
    }

    static final class Dot extends Shape {
        @Override int area() { return 0; }
        @Override int cost(int k) { return k & 1; }
    }

    static final class Tri extends Shape {
        final int h, w;
        Tri(int h, int w) { this.h = h; this.w = w; }
        @Override int area() { return h * w / 2; }
        @Override int perimeter() { return h + w + side(); }
        private int side() { return Math.max(h, w); }
    }

    abstract static class Expr {
        abstract int eval(int x);
    }

    static final class Const extends Expr {
        final int v;
        Const(int v) { this.v = v; }
        @Override int eval(int x) { return v; }
    }

    static final class Arg extends Expr {
        @Override int eval(int x) { return x; }
    }

    static final class Add extends Expr {
        final Expr l, r;
        Add(Expr l, Expr r) { this.l = l; this.r = r; }
        @Override int eval(int x) { return l.eval(x) + r.eval(x); }
    }

    static final class Mul extends Expr {
        final Expr l, r;
        Mul(Expr l, Expr r) { this.l = l; this.r = r; }
        @Override int eval(int x) { return l.eval(x) * r.eval(x); }
    }

    static Expr build(int depth, int k) {
        if (depth == 0) return k % 3 == 0 ? new Arg() : new Const(k);
        Expr l = build(depth - 1, k * 5 + 1), r = build(depth - 1, k * 3 + 2);
        return depth % 2 == 0 ? new Add(l, r) : new Mul(l, r);
    }

    static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }

    static int ack(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 52;
        Shape[] shapes = new Shape[500];
        for (int i = 0; i < shapes.length; i++) {
            switch (i % 5) {
                case 0: shapes[i] = new Square(i % 17); break;
                case 1: shapes[i] = new Rect(i % 13, i % 7); break;
                case 2: shapes[i] = new Box(i % 11, i % 5, i % 3); break;
                case 3: shapes[i] = new Dot(); break;
                default: shapes[i] = new Tri(i % 19, i % 23);
            }
        }
        Expr e = build(8, 1);
        long sum = 0;
        for (int r = 0; r < rounds; r++) {
            for (int k = 0; k < 400; k++) {
                int s = 0;
                for (Shape x : shapes) s += x.cost(k);
                sum = sum * 31 + s;
            }
            int big = 0;
            for (int i = 1; i < shapes.length; i++) for (int j = 0; j < 40; j++) if (shapes[i].bigger(shapes[j])) big++;
            sum = sum * 31 + big;
            for (int x = 0; x < 300; x++) sum = sum * 31 + e.eval(x + r);
            sum = sum * 31 + fib(20) + ack(2, 40);
        }
        System.out.println("VirtualCalls " + rounds + " " + Long.toHexString(sum));
    }
}
