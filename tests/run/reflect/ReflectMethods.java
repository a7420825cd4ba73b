// Listing methods: declared and inherited, overriding, hiding, interfaces, bridges, covariant returns, toString and toGenericString.
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;

public class ReflectMethods {
    interface I<T> {
        T make(T t);

        default void def() { }

        static void stat() { }

        private void hidden() { }
    }

    interface J extends I<String> {
        @Override String make(String s);

        default void def() { }
    }

    public static abstract class Base implements Comparable<Base> {
        public Object cov() { return null; }

        protected void prot() { }

        private void priv() { }

        void pack() { }

        public static void st() { }

        public final synchronized native void odd();

        public abstract <A extends Number & Comparable<A>, X extends Exception> Map<A, ? super List<X>> gen(A a, X[] xs, List<?>... more) throws X, IOException;

        public int compareTo(Base b) { return 0; }

        @Override public String toString() { return ""; }
    }

    public static class Derived extends Base implements J {
        @Override public String cov() { return null; }

        private void priv() { }

        public static void st() { }

        public <A extends Number & Comparable<A>, X extends Exception> Map<A, ? super List<X>> gen(A a, X[] xs, List<?>... more) { return null; }

        public String make(String s) { return s; }

        public int[][] arrays(int[] a, String[]... b) { return null; }

        public int over(int a) { return 1; }

        public int over(long a) { return 2; }

        public int over(Integer a) { return 3; }
    }

    static void list(String label, Method[] ms, boolean own) {
        List<String> r = new ArrayList<>();
        for (Method m : ms) {
            if (own && m.getDeclaringClass() == Object.class) continue;
            r.add(m.getName() + Arrays.toString(m.getParameterTypes()) + " of " + m.getDeclaringClass().getSimpleName() + " -> " + m.getReturnType().getSimpleName() + " [" + Modifier.toString(m.getModifiers() & Modifier.methodModifiers()) + "]" + (m.isBridge() ? " bridge" : "") + (m.isDefault() ? " default" : "") + (m.isVarArgs() ? " varargs" : "") + (m.isSynthetic() ? " synthetic" : ""));
        }
        Collections.sort(r);
        System.out.println(label + " " + r.size());
        for (String s : r) System.out.println("  " + s);
    }

    static String find(Class<?> c, String n, Class<?>... ps) {
        try {
            Method m = c.getMethod(n, ps);
            return m.getDeclaringClass().getSimpleName() + "." + m.getName() + ":" + m.getReturnType().getSimpleName();
        } catch (NoSuchMethodException e) {
            return "none " + e.getMessage();
        }
    }

    public static void main(String[] args) throws Exception {
        for (Class<?> c : new Class<?>[] {I.class, J.class, Base.class, Derived.class}) {
            list("declared " + c.getSimpleName(), c.getDeclaredMethods(), false);
            list("all " + c.getSimpleName(), c.getMethods(), true);
        }
        System.out.println(find(Derived.class, "cov") + ", " + find(Derived.class, "make", String.class) + ", " + find(Derived.class, "make", Object.class) + ", " + find(Derived.class, "def") + ", " + find(Derived.class, "st") + ", " + find(Derived.class, "compareTo", Object.class));
        System.out.println(find(Derived.class, "over", int.class) + ", " + find(Derived.class, "over", Integer.class) + ", " + find(Derived.class, "over", short.class) + ", " + find(Derived.class, "hashCode") + ", " + find(Derived.class, "prot") + ", " + find(I.class, "stat") + ", " + find(J.class, "stat") + ", " + find(I.class, "toString"));
        System.out.println(find(int[].class, "toString") + ", " + find(int.class, "toString") + ", " + find(Derived.class, "<init>") + ", " + find(String.class, "length"));
        Method g = Base.class.getDeclaredMethod("gen", Number.class, Exception[].class, List[].class);
        System.out.println(g);
        System.out.println(g.toGenericString());
        System.out.println(Arrays.toString(g.getTypeParameters()) + Arrays.toString(g.getTypeParameters()[0].getBounds()) + Arrays.toString(g.getGenericParameterTypes()) + g.getGenericReturnType() + Arrays.toString(g.getGenericExceptionTypes()) + Arrays.toString(g.getExceptionTypes()));
        for (String n : new String[] {"odd", "st", "priv", "pack", "prot"}) System.out.println(Base.class.getDeclaredMethod(n) + " | " + Base.class.getDeclaredMethod(n).toGenericString());
        System.out.println(Derived.class.getMethod("arrays", int[].class, String[][].class) + " | " + Derived.class.getMethod("arrays", int[].class, String[][].class).toGenericString());
        System.out.println(I.class.getDeclaredMethod("def").toGenericString() + " | " + I.class.getDeclaredMethod("stat") + " | " + I.class.getDeclaredMethod("hidden") + " | " + I.class.getDeclaredMethod("make", Object.class).toGenericString());
        Method a = Derived.class.getMethod("cov"), b = Derived.class.getMethod("cov");
        System.out.println((a == b) + " " + a.equals(b) + " " + (a.hashCode() == b.hashCode()) + " " + a.equals(Base.class.getMethod("cov")) + " " + a.getName().equals("cov") + " " + a.getParameterCount() + " " + g.getParameterCount());
        Method cmp = Base.class.getMethod("compareTo", Object.class);
        System.out.println(cmp.isBridge() + " " + cmp.isSynthetic() + " " + cmp + " " + Modifier.isVolatile(cmp.getModifiers()));
        System.out.println(Base.class.getDeclaredMethods().length + " " + Object.class.getDeclaredMethod("clone") + " " + Object.class.getDeclaredMethod("wait", long.class, int.class) + " " + Thread.class.getMethod("currentThread"));
    }
}
