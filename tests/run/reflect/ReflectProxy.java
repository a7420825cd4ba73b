// java.lang.reflect.Proxy: several interfaces, primitives in and out, Object methods, defaults, exceptions declared and not, wrong results, identity.
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

public class ReflectProxy {
    interface Calc {
        int add(int a, int b);

        String all(boolean z, byte b, char c, short s, int i, long l, float f, double d, Object o, int[] a);

        void none();

        boolean z();

        byte b();

        char c();

        short s();

        long l();

        float f();

        double d();

        int[] arr(String... va) throws java.io.IOException;

        default String def(int x) { return "default " + add(x, 1); }
    }

    interface Named {
        String name();

        default int add(int a, int b) { return -1; }

        boolean equals(Object o);
    }

    interface Gen<T> { T get(T t); }

    interface StrGen extends Gen<String> { String get(String s); }

    public interface Pub { int pub(); }

    static String show(Object o) { return o instanceof Object[] a ? Arrays.deepToString(a) : o instanceof int[] a ? Arrays.toString(a) : String.valueOf(o); }

    static class Log implements InvocationHandler {
        Object result;
        Throwable thrown;
        final List<String> calls = new ArrayList<>();

        public Object invoke(Object proxy, Method m, Object[] args) throws Throwable {
            StringBuilder sb = new StringBuilder(m.getDeclaringClass().getSimpleName()).append('.').append(m.getName()).append('(');
            if (args == null) sb.append("null");
            else for (Object a : args) sb.append(a == null ? "null" : a == proxy ? "self" : a.getClass().getSimpleName() + ":" + show(a)).append(' ');
            calls.add(sb.append(')').toString());
            if (thrown != null) throw thrown;
            return result;
        }
    }

    interface Act { Object run() throws Throwable; }

    static void t(String label, Act a) {
        try {
            System.out.println(label + " = " + show(a.run()));
        } catch (UndeclaredThrowableException e) {
            System.out.println(label + " undeclared " + e.getUndeclaredThrowable() + " " + e.getMessage());
        } catch (Throwable e) {
            System.out.println(label + " ! " + e.getClass().getSimpleName() + ": " + String.valueOf(e.getMessage()).replaceAll("\\$Proxy\\d+", "\\$ProxyN"));
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) throws Exception {
        Log h = new Log();
        ClassLoader cl = ReflectProxy.class.getClassLoader();
        Object p = Proxy.newProxyInstance(cl, new Class<?>[] {Calc.class, Named.class}, h);
        Calc c = (Calc) p;
        Named n = (Named) p;
        h.result = 7;
        t("add", () -> c.add(1, 2));
        t("add through Named", () -> n.add(3, 4));
        h.result = "text";
        t("all", () -> c.all(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6d, null, new int[] {7}));
        t("name", () -> n.name());
        t("def intercepted", () -> c.def(5));
        t("toString", () -> c.toString());
        h.result = 42;
        t("hashCode", () -> c.hashCode());
        h.result = true;
        t("equals", () -> c.equals(c) + " " + n.equals("x"));
        t("getClass not intercepted", () -> Proxy.isProxyClass(c.getClass()));
        Object[] results = {true, (byte) 1, 'c', (short) 2, 3, 4L, 5.5f, 6.5, null, "s"};
        for (Object r : results) {
            h.result = r;
            t("returns " + r + " as boolean", () -> c.z());
            t("  as byte", () -> c.b());
            t("  as char", () -> c.c());
            t("  as short", () -> c.s());
            t("  as int", () -> c.add(0, 0));
            t("  as long", () -> c.l());
            t("  as float", () -> c.f());
            t("  as double", () -> c.d());
            t("  as String", () -> n.name());
            t("  as void", () -> { c.none(); return "void"; });
        }
        h.calls.clear();
        h.result = new int[] {1};
        t("varargs", () -> c.arr("a", "b"));
        t("varargs none", () -> c.arr());
        for (Throwable th : new Throwable[] {new IllegalStateException("unchecked"), new java.io.IOException("declared"), new java.io.FileNotFoundException("sub of declared"), new Exception("undeclared"), new StackOverflowError("error"), new InvocationTargetException(null, "ite")}) {
            h.thrown = th;
            t("arr throws " + th.getClass().getSimpleName(), () -> c.arr());
            t("add throws " + th.getClass().getSimpleName(), () -> c.add(0, 0));
        }
        h.thrown = null;
        System.out.println(h.calls);
        InvocationHandler real = (proxy, m, as) -> m.isDefault() ? InvocationHandler.invokeDefault(proxy, m, as) : m.getName().equals("add") ? (Integer) as[0] + (Integer) as[1] : null;
        Calc real2 = (Calc) Proxy.newProxyInstance(cl, new Class<?>[] {Calc.class}, real);
        t("invokeDefault", () -> real2.def(10) + real2.add(2, 3));
        StrGen g = (StrGen) Proxy.newProxyInstance(cl, new Class<?>[] {StrGen.class}, (proxy, m, as) -> m.getReturnType().getSimpleName() + as[0]);
        t("generic", () -> g.get("x") + ((Gen) g).get("y"));
        t("generic bad argument", () -> ((Gen) g).get(5));
        Supplier<String> sup = (Supplier<String>) Proxy.newProxyInstance(cl, new Class<?>[] {Supplier.class, Pub.class}, (proxy, m, as) -> m.getName());
        t("public", () -> sup.get() + " " + Modifier.toString(sup.getClass().getModifiers()) + " " + Modifier.toString(c.getClass().getModifiers()) + " " + c.getClass().getPackageName().isEmpty());
        System.out.println((Proxy.getInvocationHandler(p) == h) + " " + (Proxy.newProxyInstance(cl, new Class<?>[] {Calc.class, Named.class}, h).getClass() == p.getClass()) + " " + (Proxy.newProxyInstance(cl, new Class<?>[] {Named.class, Calc.class}, h).getClass() == p.getClass()) + " " + Arrays.toString(p.getClass().getInterfaces()) + " " + p.getClass().getSuperclass() + " " + (p instanceof Calc) + (p instanceof Proxy));
        t("class not interface", () -> Proxy.newProxyInstance(cl, new Class<?>[] {String.class}, h));
        t("repeated", () -> Proxy.newProxyInstance(cl, new Class<?>[] {Pub.class, Pub.class}, h));
        t("null handler", () -> Proxy.newProxyInstance(cl, new Class<?>[] {Pub.class}, null));
        t("not visible", () -> Proxy.newProxyInstance(null, new Class<?>[] {Calc.class}, h));
        t("not a proxy", () -> Proxy.getInvocationHandler("str"));
        t("no interfaces", () -> Proxy.isProxyClass(Proxy.newProxyInstance(cl, new Class<?>[0], h).getClass()));
    }
}
