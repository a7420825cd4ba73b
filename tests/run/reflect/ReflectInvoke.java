// Method.invoke: boxing, widening, varargs, statics, overriding, InvocationTargetException with its cause, argument errors, access.
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

public class ReflectInvoke {
    public static class Base {
        public String hi(String s) { return "Base " + s; }

        private String priv(int x) { return "priv" + x; }

        public static String st(long l, double d) { return l + "/" + d; }

        public void nothing() { count++; }

        public int count;

        public String all(boolean z, byte b, char c, short s, int i, long l, float f, double d, Object o, int[] a) { return "" + z + b + c + s + i + l + f + d + o + a.length; }

        public String va(String f, Object... os) { return f + (os == null ? "null" : os.length); }

        public int fail(int how) throws Exception {
            switch (how) {
                case 0: throw new Exception("checked");
                case 1: throw new IllegalStateException("unchecked");
                case 2: throw new AssertionError("error");
                case 3: throw new InvocationTargetException(new RuntimeException("deep"), "nested ITE");
                default: return 10 / (how - how);
            }
        }

        public static boolean z() { return true; }

        public static byte b() { return -1; }

        public static char c() { return 'c'; }

        public static short s() { return -2; }

        public static int i() { return 3; }

        public static long l() { return 4; }

        public static float f() { return 5; }

        public static double d() { return 6; }

        public static void v() { }

        public static <T extends Comparable<T>> T gen(T a, List<? super T> out) {
            out.add(a);
            return a;
        }
    }

    public static class Derived extends Base {
        @Override public String hi(String s) { return "Derived " + s; }

        private String priv(int x) { return "derived priv" + x; }
    }

    interface Shape {
        default String def() { return "def of " + name(); }

        String name();

        static String stat() { return "iface static"; }
    }

    interface Act { Object run() throws Throwable; }

    static void t(String label, Act a) {
        try {
            System.out.println(label + " = " + a.run());
        } catch (InvocationTargetException e) {
            System.out.println(label + " ITE " + e.getMessage() + " / " + e.getCause() + " / " + (e.getTargetException() == e.getCause()));
        } catch (Throwable e) {
            System.out.println(label + " ! " + e.getClass().getSimpleName() + ": " + String.valueOf(e.getMessage()).replaceAll("@[0-9a-f]+", "@HASH"));
        }
    }

    static Method m(Class<?> c, String n, Class<?>... ps) throws Exception {
        Method m = c.getDeclaredMethod(n, ps);
        m.setAccessible(true);
        return m;
    }

    public static void main(String[] args) throws Exception {
        Base b = new Base();
        Derived d = new Derived();
        Method hi = Base.class.getMethod("hi", String.class);
        t("virtual", () -> hi.invoke(b, "x") + " " + hi.invoke(d, "y"));
        t("private is not virtual", () -> m(Base.class, "priv", int.class).invoke(d, 5) + " " + m(Derived.class, "priv", int.class).invoke(d, 5));
        t("static widening", () -> Base.class.getMethod("st", long.class, double.class).invoke(null, 1, 2f) + " " + Base.class.getMethod("st", long.class, double.class).invoke("ignored", 'a', (byte) 3));
        t("void", () -> Base.class.getMethod("nothing").invoke(b) + " " + b.count);
        Method all = m(Base.class, "all", boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class, Object.class, int[].class);
        t("all", () -> all.invoke(b, true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6d, null, new int[7]));
        t("all widened", () -> all.invoke(b, false, (byte) 1, 'c', (byte) 2, 'd', 'e', 5L, 6f, "o", new int[0]));
        t("narrowing refused", () -> all.invoke(b, true, 1, 'c', (short) 2, 3, 4L, 5f, 6d, null, new int[7]));
        t("wrong array", () -> all.invoke(b, true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6d, null, new long[7]));
        t("null for primitive", () -> all.invoke(b, null, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6d, null, new int[7]));
        t("too few", () -> hi.invoke(b));
        t("too many", () -> hi.invoke(b, "a", "b"));
        t("null args", () -> hi.invoke(b, (Object[]) null));
        t("null args ok", () -> Base.class.getMethod("nothing").invoke(b, (Object[]) null));
        t("null receiver", () -> hi.invoke(null, "x"));
        t("wrong receiver", () -> hi.invoke("str", "x"));
        t("sub receiver for Derived.hi", () -> Derived.class.getMethod("hi", String.class).invoke(b, "x"));
        t("wrong argument", () -> hi.invoke(b, 5));
        Method va = Base.class.getMethod("va", String.class, Object[].class);
        t("varargs", () -> va.invoke(b, "f", new Object[] {1, 2}) + " " + va.invoke(b, "f", null) + " " + va.isVarArgs());
        t("varargs not collected", () -> va.invoke(b, "f", 1, 2));
        for (int k = 0; k < 5; k++) {
            int kk = k;
            t("fail " + k, () -> Base.class.getMethod("fail", int.class).invoke(b, kk));
        }
        StringBuilder sb = new StringBuilder();
        for (String n : "z b c s i l f d v".split(" ")) {
            Object r = Base.class.getMethod(n).invoke(null);
            sb.append(n).append(':').append(r == null ? "null" : r.getClass().getSimpleName() + r).append(' ');
        }
        System.out.println(sb);
        t("generic", () -> { List<Object> out = new ArrayList<>(); Method g = Base.class.getMethod("gen", Comparable.class, List.class); return g.invoke(null, "q", out) + "" + out + " " + g.toGenericString(); });
        t("default", () -> Shape.class.getDeclaredMethod("def").invoke((Shape) () -> "lam"));
        t("interface static", () -> Shape.class.getDeclaredMethod("stat").invoke(null));
        t("Object method", () -> Object.class.getMethod("toString").invoke(5) + " " + Object.class.getMethod("equals", Object.class).invoke("a", "a") + " " + ((Class<?>) Object.class.getMethod("getClass").invoke(d)).getSimpleName());
        t("JDK private", () -> { Method v = String.class.getDeclaredMethod("isLatin1"); v.setAccessible(true); return v.invoke("x"); });
        t("JDK private unset", () -> String.class.getDeclaredMethod("isLatin1").invoke("x"));
        t("no such", () -> Base.class.getMethod("hi", Object.class));
        t("no such 2", () -> Base.class.getDeclaredMethod("zip", int[].class, String.class));
        t("through interface", () -> List.class.getMethod("add", Object.class).invoke(new ArrayList<>(List.of(1)), "x"));
        t("unsupported inside", () -> List.class.getMethod("add", Object.class).invoke(Collections.emptyList(), "x"));
        // more than the threshold at which implementations switch to generated accessors
        Method i = Base.class.getMethod("i");
        long sum = 0;
        for (int k = 0; k < 60; k++) sum = sum * 7 + (Integer) i.invoke(null) + ((String) hi.invoke(k % 2 == 0 ? b : d, "" + k)).length();
        System.out.println(sum);
        try {
            Base.class.getMethod("fail", int.class).invoke(b, 9);
        } catch (InvocationTargetException e) {
            StackTraceElement top = e.getCause().getStackTrace()[0];
            System.out.println(top.getClassName() + "." + top.getMethodName() + ":" + top.getLineNumber() + " " + Arrays.stream(e.getCause().getStackTrace()).filter(x -> x.getClassName().equals("ReflectInvoke")).count());
        }
    }
}
