// Interface calls: several receivers per site, default methods, generics with bridges, lambdas, type tests and casts.
// The optional argument is the number of rounds.
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

public class InterfaceCalls {
    interface Source { int next(); boolean more(); }
    interface Named { default int tag() { return 7; } }
    interface Scored extends Named { int score(int x); default int twice(int x) { return score(score(x) & 1023) + tag(); } }
    interface Node<T extends Comparable<T>> { T key(); int compare(Node<T> o); }

    static final class Range implements Source, Named {
        int at;
        final int end;
        Range(int from, int end) { at = from; this.end = end; }
        @Override public int next() { return at++; }
        @Override public boolean more() { return at < end; }
    }

    static final class Steps implements Source {
        int at;
        final int end, step;
        Steps(int end, int step) { this.end = end; this.step = step; }
        @Override public int next() { int v = at; at += step; return v; }
        @Override public boolean more() { return at < end; }
    }

    static final class Mapped implements Source {
        final Source in;
        final IntUnaryOperator f;
        Mapped(Source in, IntUnaryOperator f) { this.in = in; this.f = f; }
        @Override public int next() { return f.applyAsInt(in.next()); }
        @Override public boolean more() { return in.more(); }
    }

    static final class A implements Scored { @Override public int score(int x) { return x + 1; } }
    static final class B implements Scored { @Override public int score(int x) { return x * 3; } @Override public int tag() { return 9; } }
    static final class C implements Scored, Comparable<C> { @Override public int score(int x) { return x ^ 0x55; } @Override public int compareTo(C o) { return 0; } }
    static final class D implements Scored { @Override public int score(int x) { return x >> 1; } @Override public int twice(int x) { return x; } }

    static final class IntNode implements Node<Integer> {
        final Integer k;
        IntNode(int k) { this.k = k; }
        @Override public Integer key() { return k; }
        @Override public int compare(Node<Integer> o) { return k.compareTo(o.key()); }
    }

    static long drain(Source s, IntBinaryOperator op) {
        int acc = 1;
        while (s.more()) acc = op.applyAsInt(acc, s.next());
        return acc;
    }

    static int classify(Object o) {
        if (o instanceof Comparable) return ((Comparable<?>) o) instanceof C ? 1 : 2;
        if (o instanceof Scored) return 3 + ((Scored) o).tag();
        return o instanceof Source ? 4 : 5;
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 58;
        Scored[] ss = {new A(), new B(), new C(), new D(), new B(), new A(), new D(), new C()};
        Object[] os = {ss[0], "text", ss[2], new Range(0, 1), 5, new Object(), ss[1]};
        @SuppressWarnings("unchecked")
        Node<Integer>[] nodes = new Node[64];
        for (int i = 0; i < nodes.length; i++) nodes[i] = new IntNode(i * 37 % 64);
        long sum = 0;
        for (int r = 0; r < rounds; r++) {
            final int k = r;
            sum = sum * 31 + drain(new Range(0, 40000), (a, b) -> a * 31 + b);
            sum = sum * 31 + drain(new Steps(80000, 3), (a, b) -> a ^ b + k);
            sum = sum * 31 + drain(new Mapped(new Mapped(new Range(0, 20000), x -> x * x), x -> x >>> 3), Integer::sum);
            int t = 0;
            for (int i = 0; i < 60000; i++) t += ss[i & 7].score(t & 0xFFFF);
            for (int i = 0; i < 30000; i++) t += ss[i & 7].twice(t & 0xFFFF);
            sum = sum * 31 + t;
            int inv = 0;
            for (int rep = 0; rep < 8; rep++) for (int i = 0; i < nodes.length; i++) for (int j = i + 1; j < nodes.length; j++) if (nodes[i].compare(nodes[j]) > 0) inv++;
            sum = sum * 31 + inv;
            int c = 0;
            for (int i = 0; i < 40000; i++) c += classify(os[i % os.length]);
            sum = sum * 31 + c;
        }
        System.out.println("InterfaceCalls " + rounds + " " + Long.toHexString(sum));
    }
}
