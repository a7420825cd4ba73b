// Full text of printStackTrace for causes and suppressed exceptions: "Caused by", "Suppressed", "... n more", nesting and indentation.
import java.io.PrintWriter;
import java.io.StringWriter;

public class ExcCausePrint {
    static void level3(String s) {
        throw new IllegalArgumentException("bottom " + s);
    }

    static void level2(String s) {
        try {
            level3(s);
        } catch (IllegalArgumentException e) {
            throw new IllegalStateException("middle", e);
        }
    }

    static void level1(String s) throws Exception {
        try {
            level2(s);
        } catch (IllegalStateException e) {
            throw new Exception(e);
        }
    }

    static class Res implements AutoCloseable {
        final int depth;

        Res(int d) { depth = d; }

        public void close() throws Exception {
            if (depth > 0) {
                try (Res r = new Res(depth - 1)) {
                    throw new Exception("closing " + depth);
                }
            }
            throw new Exception("closing innermost", new RuntimeException("cause in close"));
        }
    }

    static class Multi extends RuntimeException {
        Multi(String m, Throwable c) { super(m, c); }

        @Override public String toString() { return "Multi line\n  of " + getMessage(); }
    }

    static Throwable chain(int n) {
        Throwable t = null;
        for (int i = 0; i < n; i++) t = i % 2 == 0 ? new RuntimeException("link " + i, t) : new Multi("link " + i, t);
        return t;
    }

    static void recurse(int n) {
        if (n == 0) throw new UnsupportedOperationException();
        try {
            recurse(n - 1);
        } catch (UnsupportedOperationException e) {
            if (n % 2 == 0) throw e;
            UnsupportedOperationException u = new UnsupportedOperationException("at " + n, e);
            u.addSuppressed(new Exception("supp " + n));
            throw u;
        }
    }

    public static void main(String[] args) {
        try {
            level1("x");
        } catch (Exception e) {
            e.printStackTrace(System.out);
            System.out.println(e.getMessage() + " | " + e.getCause().getMessage() + " | " + e.getCause().getCause().getMessage());
        }
        try (Res r = new Res(2)) {
            throw new Exception("body", new Error("cause of body"));
        } catch (Exception e) {
            e.printStackTrace(System.out);
        }
        chain(4).printStackTrace(System.out);
        try {
            recurse(5);
        } catch (UnsupportedOperationException e) {
            e.printStackTrace(System.out);
        }
        Exception a = new Exception("a"), b = new Exception("b", a);
        a.initCause(b);
        a.printStackTrace(System.out);
        Exception s1 = new Exception("s1"), s2 = new Exception("s2");
        s1.addSuppressed(s2);
        s2.addSuppressed(s1);
        s1.printStackTrace(System.out);
        StringWriter w = new StringWriter();
        new Exception("to a writer", new Exception((String) null)).printStackTrace(new PrintWriter(w));
        System.out.print(w);
        System.out.println(w.toString().split("\n").length);
        Throwable noCause = new Throwable();
        noCause.printStackTrace(System.out);
        try {
            new Exception("x", null).initCause(new Exception());
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " / " + e.getCause());
        }
        try {
            Exception self = new Exception("self");
            self.initCause(self);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " / " + e.getCause());
        }
        Runnable r = () -> {
            Runnable in = () -> level2("lambda");
            in.run();
        };
        try {
            r.run();
        } catch (IllegalStateException e) {
            e.printStackTrace(System.out);
        }
        try {
            new Object() {
                int x = Integer.parseInt("1x");
            };
        } catch (NumberFormatException e) {
            e.printStackTrace(System.out);
        }
    }
}
