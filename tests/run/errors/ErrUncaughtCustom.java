// An exception with its own toString and a trace set by hand leaves main through lambdas and nested calls.
import java.util.function.Function;

public class ErrUncaughtCustom {
    static class Report extends RuntimeException {
        private final StringBuilder lines = new StringBuilder();
        private int asked;

        Report(String first) {
            super(first);
            lines.append(first);
        }

        Report add(String s) {
            lines.append("; ").append(s);
            return this;
        }

        @Override public String getMessage() {
            asked++;
            return super.getMessage() + " asked " + asked;
        }

        @Override public String toString() { return "REPORT[" + lines + "]"; }

        @Override public synchronized Throwable fillInStackTrace() {
            Throwable t = super.fillInStackTrace();
            System.out.println("filled in " + t.getClass().getSimpleName() + " " + (t == this));
            return t;
        }
    }

    static class Cause extends Exception {
        Cause() { super("without a trace", null, true, false); }
    }

    static <A, B> Function<A, B> guard(String name, Function<A, B> f) {
        return a -> {
            try {
                return f.apply(a);
            } catch (Report r) {
                throw r.add(name + "(" + a + ")");
            }
        };
    }

    static int work(int n) {
        Report r = new Report("work of " + n);
        r.initCause(new Cause());
        StackTraceElement[] st = r.getStackTrace();
        StackTraceElement[] cut = new StackTraceElement[st.length + 1];
        System.arraycopy(st, 0, cut, 1, st.length);
        cut[0] = new StackTraceElement("made.up.Frame", "by" + n, "Frame.java", 100 + n);
        r.setStackTrace(cut);
        r.addSuppressed(new Cause());
        r.addSuppressed(new IllegalStateException("second suppressed", new Cause()));
        System.out.println(r.getMessage() + " " + r.getMessage() + " " + r);
        throw r;
    }

    public static void main(String[] args) {
        Function<Integer, Integer> f = guard("inner", ErrUncaughtCustom::work);
        Function<String, Integer> g = guard("outer", s -> f.apply(s.length()));
        try {
            g.apply("abc");
        } catch (Report r) {
            System.out.println("caught " + r + " " + r.getStackTrace()[0] + " " + r.getSuppressed().length);
        }
        System.out.println("now without a handler");
        System.out.println(g.andThen(x -> x + 1).apply("abcde"));
        System.out.println("not reached");
    }
}
