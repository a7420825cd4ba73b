// Whole stack traces through reflection, proxies, method handles and class initialisers: which frames show and which are hidden.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.function.Supplier;

public class ExcReflectTrace {
    public static String target(String s) { throw new IllegalStateException("target " + s); }

    public String virt(int x) { return "" + 10 / x; }

    public ExcReflectTrace() { }

    public ExcReflectTrace(String s) { target(s); }

    static class Bad {
        static final int V = compute();

        static int compute() { return Integer.parseInt("bad"); }
    }

    static class Bad2 {
        static { if (true) throw new Error("error passes as it is"); }

        static void touch() { }
    }

    interface Greeter { String greet(String s) throws Exception; }

    interface Act { void run() throws Throwable; }

    static void t(String label, Act a) {
        System.out.println("== " + label);
        try {
            a.run();
            System.out.println("no exception");
        } catch (Throwable e) {
            java.io.StringWriter w = new java.io.StringWriter();
            e.printStackTrace(new java.io.PrintWriter(w));
            System.out.print(w.toString().replaceAll("\\$Proxy\\d+", "\\$ProxyN"));
        }
    }

    static String viaHandler(Object p, java.lang.reflect.Method m, Object[] as) throws Throwable { return target("handler " + m.getName()); }

    public static void main(String[] args) throws Exception {
        t("static method", () -> ExcReflectTrace.class.getMethod("target", String.class).invoke(null, "r"));
        t("virtual method", () -> ExcReflectTrace.class.getMethod("virt", int.class).invoke(new ExcReflectTrace(), 0));
        t("constructor", () -> ExcReflectTrace.class.getConstructor(String.class).newInstance("c"));
        t("bad argument", () -> ExcReflectTrace.class.getMethod("virt", int.class).invoke(new ExcReflectTrace(), "s"));
        t("unwrapped", () -> {
            try {
                ExcReflectTrace.class.getMethod("target", String.class).invoke(null, "u");
            } catch (InvocationTargetException e) {
                throw e.getTargetException();
            }
        });
        MethodHandles.Lookup lk = MethodHandles.lookup();
        MethodHandle mh = lk.findStatic(ExcReflectTrace.class, "target", MethodType.methodType(String.class, String.class));
        t("invokeExact", () -> { String s = (String) mh.invokeExact("exact"); });
        t("invoke", () -> mh.invoke((Object) "generic"));
        t("wrong type", () -> { int i = (int) mh.invokeExact(5); });
        t("bound", () -> mh.bindTo("bound").invoke());
        t("filtered", () -> MethodHandles.filterReturnValue(lk.findVirtual(String.class, "trim", MethodType.methodType(String.class)), mh).invoke(" f "));
        t("null receiver", () -> { int n = (int) lk.findVirtual(String.class, "length", MethodType.methodType(int.class)).invokeExact((String) null); });
        Greeter g = (Greeter) Proxy.newProxyInstance(ExcReflectTrace.class.getClassLoader(), new Class<?>[] {Greeter.class}, (InvocationHandler) ExcReflectTrace::viaHandler);
        t("proxy", () -> g.greet("x"));
        t("proxy toString", () -> g.toString());
        Greeter undeclared = (Greeter) Proxy.newProxyInstance(ExcReflectTrace.class.getClassLoader(), new Class<?>[] {Greeter.class}, (p, m, as) -> { throw new Throwable("plain"); });
        t("proxy undeclared", () -> undeclared.greet("y"));
        t("class initialiser", () -> System.out.println(Bad.V));
        t("class initialiser again", () -> System.out.println(Bad.V));
        t("class initialiser error", () -> Bad2.touch());
        t("class initialiser error again", () -> new Bad2());
        Supplier<Supplier<String>> s = () -> () -> target("nested lambda");
        t("lambda", () -> s.get().get());
        Supplier<String> ref = new ExcReflectTrace()::toString;
        t("method reference", () -> { java.util.function.Function<String, String> f = ExcReflectTrace::target; f.apply("ref"); });
        t("constructor reference", () -> { java.util.function.Function<String, ExcReflectTrace> f = ExcReflectTrace::new; f.apply("cref"); });
        t("local class", () -> {
            class L {
                final int v = Integer.parseInt("l");
            }
            new L();
        });
        t("switch on a record text", () -> { record R(Object o) { } new R(new Object() { public String toString() { return target("in record"); } }).toString(); });
        t("enum valueOf", () -> Enum.valueOf(Thread.State.class, "Z"));
        System.out.println(ref.get().startsWith("ExcReflectTrace@"));
    }
}
