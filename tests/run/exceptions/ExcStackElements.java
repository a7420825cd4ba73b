// Stack trace contents: method, class and line of user frames in constructors, initialisers, lambdas, nested classes, static blocks, bridges; line numbers of multi-line code.
import java.util.function.Supplier;

public class ExcStackElements {
    static String here(StackTraceElement[] st, int from) {
        StringBuilder sb = new StringBuilder();
        for (int i = from; i < st.length; i++) {
            StackTraceElement e = st[i];
            if (!e.getClassName().startsWith("ExcStackElements")) {
                sb.append("* ");
                continue;
            }
            sb.append(e.getClassName().replace("ExcStackElements", "")).append('.').append(e.getMethodName()).append(':').append(e.getLineNumber()).append(' ');
        }
        return sb.toString();
    }

    static String trace() { return here(new Throwable().getStackTrace(), 1); }

    static String thread() { return here(Thread.currentThread().getStackTrace(), 2); }

    static final String IN_CLINIT = trace();

    final String inInit = trace();
    final String inBlock;

    {
        String s = "x";
        inBlock = s + trace();
    }

    ExcStackElements() {
        this(trace());
    }

    ExcStackElements(String arg) {
        System.out.println("ctor arg " + arg);
        System.out.println("ctor " + trace());
    }

    static class Base {
        final String s = virt();

        String virt() { return "base"; }
    }

    static class Derived extends Base {
        @Override String virt() { return trace(); }

        class Deep {
            String d = trace();
        }
    }

    interface Def {
        default String def() { return trace() + stat(); }

        static String stat() { return trace(); }

        private String priv() { return trace(); }

        default String callPriv() { return priv(); }
    }

    enum En {
        A(trace()) { @Override String body() { return trace(); } };

        final String made;

        En(String s) { made = s; }

        String body() { return ""; }
    }

    record Rec(String s) {
        Rec {
            s = s + trace();
        }
    }

    static abstract class Gen<T> { abstract T make(T t); }

    static class StrGen extends Gen<String> { String make(String s) { return trace(); } }

    static int multi(int a,
                     int b) {
        int x = a
            + b
            * boom(a,
                   b);
        return x;
    }

    static int boom(int a, int b) {
        if (a > 0) throw new IllegalStateException(
            "line of the new");
        return a / b;
    }

    static int chained(String s) {
        return s
            .trim()
            .substring(1)
            .substring(5)
            .length();
    }

    static String lineOf(Runnable r) {
        try {
            r.run();
            return "none";
        } catch (RuntimeException e) {
            return here(e.getStackTrace(), 0);
        }
    }

    public static void main(String[] args) {
        System.out.println("clinit " + IN_CLINIT);
        System.out.println("main " + trace());
        System.out.println("thread " + thread());
        ExcStackElements o = new ExcStackElements();
        System.out.println("init " + o.inInit + "| " + o.inBlock);
        System.out.println("virtual from super ctor " + new Derived().s);
        System.out.println("deep " + new Derived().new Deep().d);
        System.out.println("default " + new Def() { }.def() + "| " + new Def() { }.callPriv());
        System.out.println("enum " + En.A.made + "| " + En.A.body());
        System.out.println("record " + new Rec("r ").s());
        Gen<String> g = new StrGen();
        System.out.println("bridge " + g.make("x"));
        Supplier<String> lam = () -> trace();
        Supplier<Supplier<String>> nested = () -> () -> trace();
        Supplier<String> ref = ExcStackElements::trace;
        System.out.println("lambda " + lam.get() + "| " + nested.get().get() + "| " + ref.get());
        System.out.println("anon " + new Object() { String t() { return trace(); } }.t());
        class Local { String t = trace(); }
        System.out.println("local " + new Local().t);
        System.out.println(lineOf(() -> multi(1, 2)));
        System.out.println(lineOf(() -> multi(0, 0)));
        System.out.println(lineOf(() -> chained(" abc ")));
        System.out.println(lineOf(() -> chained(null)));
        System.out.println(lineOf(() -> {
            int[] a = {1};
            a[0] = 5; a[1]
                = 6;
        }));
        System.out.println(lineOf(() -> { for (int i = 0; i < 3;
                                               i += 3 / i) { if (i > 5) break; } }));
        System.out.println(lineOf(() -> { Object s = "s"; if (args.length == 0
            && ((Integer) s) > 3) return; }));
        StackTraceElement e = new Throwable().getStackTrace()[0];
        System.out.println(e + " " + e.getFileName() + " " + e.isNativeMethod() + " " + e.getModuleName() + " " + e.getModuleVersion() + " " + e.getClassLoaderName() + " " + e.equals(new Throwable().getStackTrace()[0]) + " " + e.equals(new StackTraceElement("app", null, null, "ExcStackElements", "main", "ExcStackElements.java", e.getLineNumber())));
        try {
            "x".substring(3);
        } catch (StringIndexOutOfBoundsException x) {
            StackTraceElement top = x.getStackTrace()[0];
            System.out.println(top.getModuleName() + " " + top.getClassName() + " " + top.getMethodName() + " " + top.getClassLoaderName() + " " + (top.getModuleVersion() != null) + " " + x.getStackTrace().length);
        }
        try {
            recurse(5);
        } catch (ArithmeticException x) {
            System.out.println(here(x.getStackTrace(), 0));
        }
        System.out.println(sync(new Object()));
    }

    static int recurse(int n) {
        return n == 0
            ? 1 / n
            : recurse(n - 1) + 1;
    }

    static synchronized String sync(Object o) {
        synchronized (o) {
            try {
                return trace();
            } finally {
                System.out.println(trace());
            }
        }
    }
}
