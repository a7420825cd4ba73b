// Failing class initialisers: ExceptionInInitializerError first, NoClassDefFoundError ever after; errors pass unwrapped; subclasses, interfaces, enums.
import java.util.ArrayList;
import java.util.List;

public class ErrClinitFailure {
    static List<String> log = new ArrayList<>();

    static int fail(String s) {
        log.add(s);
        throw new IllegalStateException("failed " + s);
    }

    static class A {
        static int before = 5;
        static int v = fail("A");
        static int after = 6;
        static final int CONST = 7;
        static final String TEXT = "const" + CONST;
        int inst = 8;

        static int peek() { return before; }
    }

    static class B extends A { static { log.add("B"); } static int own = 1; }

    static class CheckedInside {
        static {
            try {
                if (log != null) throw new Exception("checked");
            } catch (Exception e) {
                log.add("wrapped");
                throw new RuntimeException("wrapper", e);
            }
        }

        static void touch() { }
    }

    static class Err { static { if (log != null) throw new LinkageError("plain error"); } static int x; }

    static class Oom { static Object o = boom(); static Object boom() { throw new OutOfMemoryError("by hand"); } }

    interface I { int V = fail("I"); default void d() { } static int s() { return 3; } }

    static class ImplI implements I { static { log.add("ImplI"); } }

    interface J { int W = fail("J"); int s(); }

    static class ImplJ implements J { public int s() { return 4; } }

    enum En { X, Y; static { fail("En"); } }

    static class Chain1 { static int a = Chain2.b + 1; }

    static class Chain2 { static int b = Chain3.c + 1; }

    static class Chain3 { static int c = fail("Chain3"); }

    static class Leak {
        static Leak leaked;
        static int count;
        static { leaked = new Leak(); count = 10; fail("Leak"); }

        int use() { return ++count; }

        static int useStatic() { return ++count; }
    }

    static class Retry {
        static int attempts;
        static int v = attempts++ == 0 ? fail("Retry") : 5;
    }

    interface Act { Object run() throws Throwable; }

    static void t(String label, Act a) {
        log.clear();
        String r;
        try {
            r = "= " + a.run();
        } catch (Throwable e) {
            StringBuilder sb = new StringBuilder("!");
            for (Throwable c = e; c != null; c = c.getCause()) sb.append(" <- ").append(c);
            r = sb.toString();
        }
        System.out.println(label + " " + r + " " + log);
    }

    public static void main(String[] args) {
        t("constant of A", () -> A.CONST + A.TEXT);
        t("A.v", () -> A.v);
        t("A.v again", () -> A.v);
        t("A.before", () -> A.before);
        t("A.peek", () -> A.peek());
        t("new A", () -> new A().inst);
        t("array of A", () -> new A[2].length);
        t("A.class", () -> A.class.getSimpleName() + A.CONST);
        t("instanceof", () -> (Object) "s" instanceof A);
        t("B.own", () -> B.own);
        t("B.own again", () -> B.own);
        t("B.v inherited", () -> B.v);
        t("forName A", () -> Class.forName("ErrClinitFailure$A"));
        t("reflection", () -> A.class.getDeclaredField("before").get(null));
        t("reflection constructor", () -> A.class.getDeclaredConstructor().newInstance());
        t("checked inside", () -> { CheckedInside.touch(); return 0; });
        t("checked inside again", () -> { CheckedInside.touch(); return 0; });
        t("error", () -> Err.x);
        t("error again", () -> Err.x);
        t("oom", () -> Oom.o);
        t("oom again", () -> Oom.o);
        t("I.s", () -> I.s());
        t("ImplI", () -> new ImplI());
        t("ImplI again", () -> new ImplI());
        t("I.V", () -> I.V);
        t("ImplJ", () -> new ImplJ().s());
        t("J.W", () -> J.W);
        t("J.W again", () -> J.W);
        t("ImplJ still fine", () -> new ImplJ().s());
        t("enum", () -> En.X);
        t("enum again", () -> En.valueOf("Y"));
        t("enum constants", () -> En.class.getEnumConstants());
        t("chain", () -> Chain1.a);
        t("chain 2", () -> Chain2.b);
        t("chain 3", () -> Chain3.c);
        t("chain again", () -> Chain1.a);
        t("leak", () -> Leak.count);
        t("retry", () -> Retry.v);
        t("retry again", () -> Retry.v);
        t("lambda of a failed class", () -> { java.util.function.IntSupplier s = A::peek; return s.getAsInt(); });
        t("method handle", () -> java.lang.invoke.MethodHandles.lookup().findStatic(A.class, "peek", java.lang.invoke.MethodType.methodType(int.class)).invoke());
        t("anonymous subclass", () -> new A() { });
    }
}
