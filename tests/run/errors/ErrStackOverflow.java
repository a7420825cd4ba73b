// StackOverflowError: caught at different depths, in finally, in constructors, lambdas, static initialisers, equals and toString; the machine works on.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

public class ErrStackOverflow {
    static int depth, max;

    static int plain(int n) {
        depth = n;
        return plain(n + 1) + 1;
    }

    static long wide(long a, double b, Object c, long d) { return wide(a + 1, b * 2, c, d) + (long) b; }

    int inst(int n) { return new ErrStackOverflow().inst(n + 1); }

    static int ping(int n) { return pong(n + 1); }

    static int pong(int n) { return ping(n + 1); }

    static IntUnaryOperator lam;

    static class Endless {
        final Endless next = new Endless();
    }

    static class Clinit {
        static int v = deep(1);

        static int deep(int n) { return deep(n + 1); }
    }

    interface Def { default int d() { return d() + 1; } }

    static synchronized int locked(int n) { return locked(n + 1); }

    static int withFinally(int n) {
        try {
            return withFinally(n + 1);
        } finally {
            max = Math.max(max, n);
        }
    }

    static int catching(int n) {
        try {
            return catching(n + 1);
        } catch (StackOverflowError e) {
            return n > 5 ? rethrow(e) : n;
        }
    }

    static int rethrow(StackOverflowError e) { throw e; }

    interface Act { Object run() throws Throwable; }

    static void t(String label, Act a) {
        try {
            System.out.println(label + " returned " + a.run());
        } catch (StackOverflowError e) {
            StackTraceElement[] st = e.getStackTrace();
            System.out.println(label + " overflow " + e.getMessage() + " " + (e.getCause() == null) + " trace " + (st.length > 100 ? "long" : "short " + st.length));
        } catch (Throwable e) {
            System.out.println(label + " other " + e.getClass().getName());
        }
    }

    public static void main(String[] args) {
        t("plain", () -> plain(0));
        System.out.println(depth > 1000 ? "deep enough" : "too shallow: " + depth);
        t("again", () -> plain(0));
        t("wide", () -> wide(1, 2, "c", 3));
        t("instance", () -> new ErrStackOverflow().inst(0));
        t("mutual", () -> ping(0));
        lam = x -> lam.applyAsInt(x + 1) + 1;
        t("lambda", () -> lam.applyAsInt(0));
        t("constructor", () -> new Endless());
        t("default method", () -> new Def() { }.d());
        t("synchronized", () -> locked(0));
        System.out.println("lock free " + !Thread.holdsLock(ErrStackOverflow.class));
        t("finally", () -> withFinally(0));
        System.out.println(max > 500 ? "finally ran deep" : "finally ran only to " + max);
        t("catching", () -> catching(0));
        t("static initialiser", () -> Clinit.v);
        t("static initialiser again", () -> Clinit.v);
        List<Object> self = new ArrayList<>();
        self.add(new ArrayList<>(List.of(self)));
        t("hashCode of a cycle", () -> self.hashCode());
        Map<String, Object> m = new HashMap<>();
        m.put("m", List.of(m));
        t("toString of a cycle", () -> m.toString().length());
        t("equals of cycles", () -> { List<Object> o = new ArrayList<>(); o.add(new ArrayList<>(List.of(o))); return self.equals(o); });
        try {
            plain(0);
        } catch (StackOverflowError e) {
            StackTraceElement[] st = e.getStackTrace();
            int same = 0;
            for (StackTraceElement x : st) if (x.getMethodName().equals("plain") && x.getClassName().equals("ErrStackOverflow")) same++;
            System.out.println(same == st.length && st.length == 1024 ? "1024 frames of plain" : "frames " + same + " of " + st.length);
        }
        int total = 0;
        for (int i = 0; i < 5; i++) {
            try {
                total += plain(i);
            } catch (StackOverflowError e) {
                total++;
            }
        }
        System.out.println("total " + total);
    }
}
