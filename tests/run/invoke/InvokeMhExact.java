// invokeExact and invoke: exact types demanded, asType conversions on the fly, all primitive types, void, WrongMethodTypeException texts.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.WrongMethodTypeException;
import java.util.Arrays;
import java.util.List;
import static java.lang.invoke.MethodType.methodType;

public class InvokeMhExact {
    static boolean z(boolean v) { return !v; }

    static byte b(byte v) { return (byte) (v + 1); }

    static char c(char v) { return (char) (v + 1); }

    static short s(short v) { return (short) (v + 1); }

    static int i(int v) { return v + 1; }

    static long l(long v) { return v + 1; }

    static float f(float v) { return v + 1; }

    static double d(double v) { return v + 1; }

    static String o(Object v) { return "o" + v; }

    static void none() { System.out.println("  none called"); }

    static String all(boolean z, byte b, char c, short s, int i, long l, float f, double d, Object o) { return "" + z + b + c + s + i + l + f + d + o; }

    static Integer boxed(Integer v) { return v == null ? null : v + 1; }

    static MethodHandle st(String name, Class<?> r, Class<?>... ps) throws Exception { return MethodHandles.lookup().findStatic(InvokeMhExact.class, name, methodType(r, ps)); }

    interface Act { Object run() throws Throwable; }

    static void t(String label, Act a) {
        try {
            System.out.println(label + " = " + a.run());
        } catch (WrongMethodTypeException e) {
            System.out.println(label + " WMT " + e.getMessage());
        } catch (Throwable e) {
            System.out.println(label + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle z = st("z", boolean.class, boolean.class), b = st("b", byte.class, byte.class), c = st("c", char.class, char.class), s = st("s", short.class, short.class), i = st("i", int.class, int.class), l = st("l", long.class, long.class),
            f = st("f", float.class, float.class), d = st("d", double.class, double.class), o = st("o", String.class, Object.class), none = st("none", void.class),
            all = st("all", String.class, boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class, Object.class), boxed = st("boxed", Integer.class, Integer.class);
        System.out.println((boolean) z.invokeExact(true) + " " + (byte) b.invokeExact((byte) 127) + " " + (char) c.invokeExact('a') + " " + (short) s.invokeExact((short) -1) + " " + (int) i.invokeExact(Integer.MAX_VALUE) + " " + (long) l.invokeExact(1L << 40) + " " + (float) f.invokeExact(0.5f) + " " + (double) d.invokeExact(0.25) + " " + (String) o.invokeExact((Object) "x"));
        none.invokeExact();
        System.out.println((String) all.invokeExact(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6d, (Object) "o"));
        // exactness
        t("int as Object result", () -> (Object) i.invokeExact(1));
        t("long argument", () -> (int) i.invokeExact(1L));
        t("Integer argument", () -> (int) i.invokeExact((Integer) 1));
        t("no cast on the result", () -> { i.invokeExact(1); return "void"; });
        t("String for Object", () -> (String) o.invokeExact("x"));
        t("Object result of String", () -> (Object) o.invokeExact((Object) "x"));
        t("arity", () -> (int) i.invokeExact());
        t("null is Void", () -> (String) o.invokeExact(null));
        t("byte for int", () -> (int) i.invokeExact((byte) 1));
        // invoke converts as asType does
        t("invoke byte to int", () -> (int) i.invoke((byte) 5));
        t("invoke char to long result", () -> (long) i.invoke('a'));
        t("invoke Integer", () -> (Object) i.invoke((Integer) 7));
        t("invoke result dropped", () -> { i.invoke(1); return "ok"; });
        t("invoke int to double", () -> (double) d.invoke(3));
        t("invoke Byte to double", () -> (double) d.invoke((Byte) (byte) 3));
        t("invoke Object holding Integer to double", () -> (double) d.invoke((Object) 3));
        t("invoke Object holding String to double", () -> (double) d.invoke((Object) "3"));
        t("invoke Number to int", () -> (int) i.invoke((Number) 3));
        t("invoke Number holding Long to int", () -> (int) i.invoke((Number) 3L));
        t("invoke long to int", () -> (int) i.invoke(3L));
        t("invoke Long to int", () -> (int) i.invoke((Long) 3L));
        t("invoke boolean to int", () -> (int) i.invoke(true));
        t("invoke null unboxed", () -> (int) i.invoke((Object) null));
        t("invoke null Integer", () -> (Integer) boxed.invoke((Object) null));
        t("invoke null result unboxed", () -> (int) boxed.invoke((Object) null));
        t("invoke String to Integer", () -> (Integer) boxed.invoke((Object) "s"));
        t("invoke void as Object", () -> (Object) none.invoke());
        t("invoke void as int", () -> (int) none.invoke());
        t("invoke wrong arity", () -> (int) i.invoke(1, 2));
        t("invoke downcast result", () -> (Comparable<?>) o.invoke("q"));
        t("invoke bad downcast result", () -> (Integer) o.invoke((Object) "q"));
        t("all by widening", () -> (Object) all.invoke(true, (byte) 1, 'c', (byte) 2, 'd', 'e', 6, 7L, 8));
        t("all by boxes", () -> (Object) all.invoke((Boolean) false, (Byte) (byte) 1, (Character) 'c', (Short) (short) 2, (Integer) 3, (Long) 4L, (Float) 5f, (Double) 6d, null));
        // invokeWithArguments
        t("with arguments", () -> all.invokeWithArguments(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6d, "list"));
        t("with arguments widening", () -> all.invokeWithArguments(Arrays.asList(true, (byte) 1, 'c', (byte) 2, 'a', 4, 5, 6f, List.of())));
        t("with too few", () -> i.invokeWithArguments());
        t("with wrong type", () -> i.invokeWithArguments("x"));
        t("with null", () -> o.invokeWithArguments((Object) null));
        t("void with arguments", () -> none.invokeWithArguments());
        // exceptions pass through untouched
        MethodHandle parse = MethodHandles.lookup().findStatic(Integer.class, "parseInt", methodType(int.class, String.class));
        t("exception", () -> (int) parse.invokeExact("zz"));
        MethodHandle nul = null;
        t("null handle", () -> (int) nul.invokeExact(1));
        t("types", () -> i.type() + " " + all.type() + " " + none.type() + " " + MethodType.genericMethodType(2));
        t("toString", () -> i + " " + none);
        int acc = 0;
        for (int k = 0; k < 300; k++) acc = (int) i.invokeExact(acc) ^ (int) (long) l.invokeExact((long) k);
        System.out.println(acc);
    }
}
