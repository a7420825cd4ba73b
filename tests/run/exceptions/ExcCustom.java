// Exceptions of our own: overridden toString, getMessage, getLocalizedMessage, getCause, fillInStackTrace, no stack trace, setStackTrace.
public class ExcCustom {
    static class Quiet extends RuntimeException {
        static int filled;

        Quiet(String m) { super(m); }

        @Override public synchronized Throwable fillInStackTrace() {
            filled++;
            return this;
        }
    }

    static class Off extends Exception {
        Off(String m, Throwable c) { super(m, c, false, false); }
    }

    static class Localized extends Exception {
        @Override public String getMessage() { return "plain"; }

        @Override public String getLocalizedMessage() { return "localised"; }
    }

    static class Named extends Exception {
        Named(String m) { super(m); }

        @Override public String toString() { return "<" + getMessage() + ">"; }
    }

    static class LateCause extends Exception {
        private final Throwable c = new Error("overridden cause");

        @Override public synchronized Throwable getCause() { return c; }
    }

    static class Fields extends Exception {
        final int code;
        final long[] data;

        Fields(int code, long... data) {
            super("code " + code);
            this.code = code;
            this.data = data;
        }
    }

    static class BadToString extends RuntimeException {
        @Override public String toString() { return null; }
    }

    static class Outer {
        String o = "outer";

        class Inner extends RuntimeException {
            Inner(Object t) { super("inner " + t); }

            @Override public String getMessage() { return super.getMessage() + " of " + o; }
        }
    }

    static Throwable reuse;

    static Throwable make() { return new Named("made in make"); }

    static void thrower() throws Throwable { throw reuse; }

    static Throwable refill(Throwable t) { return t.fillInStackTrace(); }

    public static void main(String[] args) throws Exception {
        Quiet q = new Quiet("q");
        System.out.println(Quiet.filled + " " + q.getStackTrace().length);
        q.printStackTrace(System.out);
        try {
            throw q;
        } catch (Quiet e) {
            System.out.println((e == q) + " " + e.getStackTrace().length);
        }
        Off off = new Off("off", new Named("c"));
        off.addSuppressed(new Exception("never kept"));
        off.fillInStackTrace();
        off.setStackTrace(new StackTraceElement[] {new StackTraceElement("A", "b", "A.java", 1)});
        System.out.println(off.getStackTrace().length + " " + off.getSuppressed().length + " " + off.getCause());
        off.printStackTrace(System.out);
        Localized loc = new Localized();
        System.out.println(loc + " " + loc.getMessage());
        loc.printStackTrace(System.out);
        new Named("printed by toString").printStackTrace(System.out);
        LateCause late = new LateCause();
        late.printStackTrace(System.out);
        new BadToString().printStackTrace(System.out);
        // the trace belongs to the place of creation, not of the throw
        reuse = make();
        try {
            thrower();
        } catch (Throwable t) {
            t.printStackTrace(System.out);
            System.out.println(t == refill(t));
            t.printStackTrace(System.out);
        }
        Exception set = new Exception("set");
        set.setStackTrace(new StackTraceElement[] {
            new StackTraceElement("pkg.Cls", "meth", "Cls.java", 12), new StackTraceElement("pkg.Cls", "<init>", null, -1), new StackTraceElement("pkg.Nat", "nat", "Nat.java", -2),
            new StackTraceElement("app", "java.base", "17", "pkg.Mod", "m", "Mod.java", 5), new StackTraceElement(null, "mod", null, "pkg.Mod2", "m2", null, 0)});
        set.printStackTrace(System.out);
        try {
            set.setStackTrace(new StackTraceElement[] {null});
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        StackTraceElement[] copy = set.getStackTrace();
        copy[0] = null;
        System.out.println(set.getStackTrace()[0] + " " + set.getStackTrace().length);
        try {
            throw new Fields(7, 1, 2, 1L << 40);
        } catch (Fields f) {
            System.out.println(f + " " + f.code + " " + f.data[2]);
        }
        try {
            throw new Outer().new Inner(5);
        } catch (RuntimeException e) {
            System.out.println(e);
        }
        class LocalEx extends Exception {
            LocalEx() { super("local of " + args.length); }
        }
        try {
            throw new LocalEx();
        } catch (LocalEx e) {
            e.printStackTrace(System.out);
        }
        Throwable anon = new Throwable("anon") { };
        System.out.println(anon + " " + anon.getClass().getSimpleName().isEmpty());
        System.out.println(new Exception(new Named("as message")).getMessage() + " " + new Exception((Throwable) null).getMessage() + " " + new Exception("m", null).getCause() + " " + new Error().getLocalizedMessage());
        System.out.println(new Exception() + " " + new Exception("") + "| " + new Exception("a\nb") + " " + new ArrayIndexOutOfBoundsException(5) + " " + new StringIndexOutOfBoundsException(-1) + " " + new IndexOutOfBoundsException(7L) + " " + new AssertionError(1.5) + " " + new ExceptionInInitializerError("s") + " " + new ExceptionInInitializerError(new Exception("w")).getException());
    }
}
