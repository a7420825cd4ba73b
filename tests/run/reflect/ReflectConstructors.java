// Constructors by reflection: listing, newInstance with conversions, inner, enum, abstract, private, exceptions, local classes with captures.
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

public class ReflectConstructors {
    public static class P {
        final String how;

        public P() { how = "()"; }

        protected P(int a, long b) { how = a + "," + b; }

        private P(String s) { how = "private " + s; }

        P(double d, Object... os) { how = d + Arrays.toString(os); }

        public <T extends Comparable<T>> P(T t, List<? extends T> l) throws java.io.IOException {
            how = "generic";
            if (l == null) throw new java.io.IOException("null list of " + t);
        }

        @Override public String toString() { return "P" + how; }
    }

    static abstract class Abs { Abs() { } }

    interface Iface { }

    enum En { A, B { } }

    class Inner {
        int v;

        Inner(int v) { this.v = v + base; }
    }

    int base = 1000;

    static class NoDefault { NoDefault(int x) { } }

    static class Boom { Boom() { throw new IllegalStateException("boom"); } }

    static class StaticBoom {
        static int x = Integer.parseInt("nope");
    }

    record Rec(int a, String b) {
        Rec { if (a < 0) throw new IllegalArgumentException("a=" + a); }

        Rec(int a) { this(a, "one"); }
    }

    private static class Hidden { }

    interface Act { Object run() throws Throwable; }

    static void t(String label, Act a) {
        try {
            System.out.println(label + " = " + a.run());
        } catch (InvocationTargetException e) {
            System.out.println(label + " ITE " + e.getCause());
        } catch (Throwable e) {
            System.out.println(label + " ! " + e.getClass().getSimpleName() + ": " + String.valueOf(e.getMessage()).replaceAll("@[0-9a-f]+", "@HASH"));
        }
    }

    static Object make(Class<?> c, Class<?>[] ps, Object... as) throws Exception {
        Constructor<?> k = c.getDeclaredConstructor(ps);
        k.setAccessible(true);
        return k.newInstance(as);
    }

    static void list(Class<?> c) {
        List<String> r = new ArrayList<>();
        for (Constructor<?> k : c.getDeclaredConstructors()) r.add(k + " | " + k.toGenericString() + " | " + Modifier.toString(k.getModifiers()) + (k.isSynthetic() ? " synthetic" : "") + (k.isVarArgs() ? " varargs" : ""));
        Collections.sort(r);
        System.out.println(c.getSimpleName() + " " + c.getConstructors().length + "/" + r.size());
        for (String s : r) System.out.println("  " + s);
    }

    @SuppressWarnings("deprecation")
    public static void main(String[] args) throws Exception {
        int captured = args.length + 7;
        class Local {
            final int k;

            Local(int k) { this.k = k + captured; }
        }
        Object anon = new P(5, 6L) { int extra = captured; };
        for (Class<?> c : new Class<?>[] {P.class, Abs.class, Iface.class, En.class, Inner.class, Rec.class, Local.class, anon.getClass(), int.class, int[].class, Hidden.class}) list(c);
        t("default", () -> P.class.getConstructor().newInstance());
        t("widening", () -> make(P.class, new Class<?>[] {int.class, long.class}, 'a', (byte) 5));
        t("narrowing", () -> make(P.class, new Class<?>[] {int.class, long.class}, 1L, 5L));
        t("private", () -> make(P.class, new Class<?>[] {String.class}, "x"));
        t("varargs", () -> make(P.class, new Class<?>[] {double.class, Object[].class}, 1, new Object[] {1, 2}));
        t("generic", () -> make(P.class, new Class<?>[] {Comparable.class, List.class}, "t", List.of()));
        t("throws", () -> make(P.class, new Class<?>[] {Comparable.class, List.class}, "t", null));
        t("arity", () -> make(P.class, new Class<?>[] {String.class}));
        t("no such", () -> P.class.getConstructor(int.class));
        t("no such array", () -> P.class.getDeclaredConstructor(int[].class, String[][].class));
        t("abstract", () -> Abs.class.getDeclaredConstructor().newInstance());
        t("interface", () -> Iface.class.getDeclaredConstructor());
        t("enum", () -> make(En.class, new Class<?>[] {String.class, int.class}, "C", 9));
        t("inner", () -> ((Inner) make(Inner.class, new Class<?>[] {ReflectConstructors.class, int.class}, new ReflectConstructors(), 5)).v);
        t("inner null outer", () -> ((Inner) make(Inner.class, new Class<?>[] {ReflectConstructors.class, int.class}, null, 5)).v);
        t("local", () -> ((Local) Local.class.getDeclaredConstructors()[0].newInstance(3, 50)).k);
        t("boom", () -> Boom.class.getDeclaredConstructor().newInstance());
        t("static boom", () -> StaticBoom.class.getDeclaredConstructor().newInstance());
        t("static boom again", () -> StaticBoom.class.getDeclaredConstructor().newInstance());
        t("record", () -> Rec.class.getDeclaredConstructor(int.class).newInstance(4) + " " + Rec.class.getDeclaredConstructor(int.class, String.class).newInstance(5, "b"));
        t("record refuses", () -> Rec.class.getDeclaredConstructor(int.class).newInstance(-4));
        t("Class.newInstance", () -> P.class.newInstance());
        t("Class.newInstance without default", () -> NoDefault.class.newInstance());
        t("Class.newInstance of interface", () -> Iface.class.newInstance());
        t("Class.newInstance throws through", () -> Boom.class.newInstance());
        t("Class.newInstance of primitive", () -> int.class.newInstance());
        t("Class.newInstance of array", () -> int[].class.newInstance());
        t("Class.newInstance of Class", () -> Class.class.newInstance());
        t("Void", () -> { Constructor<Void> k = Void.class.getDeclaredConstructor(); k.setAccessible(true); return k.newInstance(); });
        t("String", () -> String.class.getConstructor(char[].class, int.class, int.class).newInstance(new char[] {'a', 'b', 'c'}, 1, 2));
        t("String errors", () -> String.class.getConstructor(char[].class, int.class, int.class).newInstance(new char[] {'a', 'b', 'c'}, 1, 5));
        t("collections", () -> ArrayList.class.getConstructor(int.class).newInstance(-1));
        t("equality", () -> P.class.getConstructor().equals(P.class.getDeclaredConstructor()) + " " + (P.class.getConstructor().hashCode() == P.class.getName().hashCode()) + " " + P.class.getConstructor().getName() + " " + P.class.getConstructor().getDeclaringClass().getSimpleName());
        int sum = 0;
        Constructor<P> k = P.class.getConstructor();
        for (int i = 0; i < 40; i++) sum += k.newInstance().toString().length();
        System.out.println(sum);
    }
}
