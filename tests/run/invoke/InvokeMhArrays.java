// Handles over arrays and varargs: element getters and setters for all types, constructors, spreaders, collectors, varargs collectors.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.Arrays;
import java.util.List;
import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.methodType;

public class InvokeMhArrays {
    static final Lookup L = lookup();

    static MethodHandle st(String n, Class<?> r, Class<?>... ps) throws Exception { return L.findStatic(InvokeMhArrays.class, n, methodType(r, ps)); }

    static String three(String a, int b, double c) { return a + b + "/" + c; }

    static String va(String f, Object... r) { return f + (r == null ? "null" : r.length + Arrays.toString(r)); }

    static int sum(int... xs) {
        int s = xs.length * 1000;
        for (int x : xs) s += x;
        return s;
    }

    static String longs(long... ls) { return Arrays.toString(ls); }

    static String mixed(int a, Object[] mid, int b) { return a + Arrays.toString(mid) + b; }

    interface Act { Object run() throws Throwable; }

    static void t(String label, Act a) {
        try {
            System.out.println(label + " = " + a.run());
        } catch (Throwable e) {
            System.out.println(label + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static Object roundTrip(Object arr, int i, Object v) throws Throwable {
        Class<?> c = arr.getClass();
        MethodHandle set = arrayElementSetter(c), get = arrayElementGetter(c);
        set.invoke(arr, i, v);
        return get.type() + " " + set.type() + " " + get.invoke(arr, i) + " " + arrayLength(c).invoke(arr);
    }

    public static void main(String[] args) throws Throwable {
        t("boolean", () -> roundTrip(new boolean[2], 1, true));
        t("byte", () -> roundTrip(new byte[2], 1, (byte) -7));
        t("char", () -> roundTrip(new char[2], 1, 'z'));
        t("short", () -> roundTrip(new short[2], 1, (short) -700));
        t("int", () -> roundTrip(new int[2], 1, 1 << 30));
        t("long", () -> roundTrip(new long[2], 1, 1L << 60));
        t("float", () -> roundTrip(new float[2], 1, 1.5f));
        t("double", () -> roundTrip(new double[2], 1, -2.5));
        t("String", () -> roundTrip(new String[2], 1, "s"));
        t("int[]", () -> ((String) roundTrip(new int[2][], 1, null)));
        t("out of bounds", () -> roundTrip(new int[2], 2, 5));
        t("negative", () -> arrayElementGetter(long[].class).invoke(new long[1], -1));
        t("null array", () -> arrayElementGetter(long[].class).invoke((long[]) null, 0));
        t("store check", () -> roundTrip(new Integer[1], 0, "s"));
        t("store check through Object[]", () -> { arrayElementSetter(Object[].class).invoke((Object[]) new Integer[1], 0, (Object) "s"); return "stored"; });
        t("not an array", () -> arrayElementGetter(String.class));
        t("constructor", () -> ((int[]) arrayConstructor(int[].class).invokeExact(3)).length + " " + ((String[][]) arrayConstructor(String[][].class).invokeExact(2)).length);
        t("constructor negative", () -> arrayConstructor(Object[].class).invoke(-1));
        t("length of null", () -> arrayLength(Object[].class).invoke((Object[]) null));
        MethodHandle three = st("three", String.class, String.class, int.class, double.class);
        t("spread all", () -> (String) three.asSpreader(Object[].class, 3).invokeExact(new Object[] {"a", 1, 2.5}));
        t("spread widening", () -> (String) three.asSpreader(Object[].class, 3).invokeExact(new Object[] {"a", (byte) 1, 'c'}));
        t("spread two", () -> three.asSpreader(Object[].class, 2).type() + " " + three.asSpreader(Object[].class, 2).invoke("b", new Object[] {3, 4.0}));
        t("spread at 0", () -> (String) three.asSpreader(0, Object[].class, 2).invokeExact(new Object[] {"c", 5}, 6.0));
        t("spread zero", () -> (String) three.asSpreader(Object[].class, 0).invokeExact("d", 7, 8.0, (Object[]) null));
        t("spread zero empty", () -> (String) three.asSpreader(Object[].class, 0).invokeExact("d", 7, 8.0, new Object[0]));
        t("spread wrong length", () -> (String) three.asSpreader(Object[].class, 3).invokeExact(new Object[] {"a", 1}));
        t("spread null", () -> (String) three.asSpreader(Object[].class, 3).invokeExact((Object[]) null));
        t("spread wrong element", () -> (String) three.asSpreader(Object[].class, 3).invokeExact(new Object[] {"a", "b", 1.0}));
        t("spread null element", () -> (String) three.asSpreader(Object[].class, 3).invokeExact(new Object[] {"a", null, 1.0}));
        t("spread int[]", () -> (int) L.findStatic(Math.class, "max", methodType(int.class, int.class, int.class)).asSpreader(int[].class, 2).invokeExact(new int[] {3, 9}));
        t("spread too many", () -> three.asSpreader(Object[].class, 4));
        MethodHandle sum = st("sum", int.class, int[].class), va = st("va", String.class, String.class, Object[].class), longs = st("longs", String.class, long[].class);
        t("varargs call", () -> (int) sum.invoke(1, 2, 3) + " " + (int) sum.invoke() + " " + (int) sum.invoke(new int[] {4, 5}) + " " + sum.isVarargsCollector());
        t("varargs widening", () -> longs.invoke((byte) 1, 'a', 3) + " " + longs.invoke(5L));
        t("varargs objects", () -> va.invoke("f") + " " + va.invoke("f", 1) + " " + va.invoke("f", 1, "b", 'c') + " " + va.invoke("f", new Object[] {1, 2}) + " " + va.invoke("f", (Object) new Object[] {1}).toString().startsWith("f1[[Ljava.lang.Object;@"));
        t("varargs null", () -> va.invoke("f", (Object[]) null) + " " + va.invoke("f", (Object) null));
        t("varargs exact", () -> (int) sum.invokeExact(new int[] {7}));
        t("varargs exact refused", () -> (int) sum.invokeExact(7));
        t("varargs with arguments", () -> va.invokeWithArguments("g", 1, 2, 3) + " " + va.invokeWithArguments(List.of("h")) + " " + sum.invokeWithArguments(1, 2));
        t("fixed", () -> sum.asFixedArity().invoke(1));
        t("fixed type", () -> sum.asFixedArity().isVarargsCollector() + " " + sum.asFixedArity().asVarargsCollector(int[].class).isVarargsCollector() + " " + va.withVarargs(false).isVarargsCollector());
        t("collector", () -> (int) sum.asCollector(int[].class, 4).invokeExact(1, 2, 3, 4));
        t("collector zero", () -> (int) sum.asCollector(int[].class, 0).invokeExact());
        t("collector in the middle", () -> (String) st("mixed", String.class, int.class, Object[].class, int.class).asCollector(1, Object[].class, 2).invokeExact(1, (Object) "x", (Object) "y", 2));
        t("collector element types", () -> va.asCollector(Object[].class, 2).type() + " " + va.asCollector(String[].class, 2).type());
        t("collector bad", () -> three.asCollector(Object[].class, 2));
        t("big spread", () -> {
            Object[] many = new Object[200];
            Arrays.setAll(many, i -> i);
            MethodHandle asList = L.findStatic(Arrays.class, "asList", methodType(List.class, Object[].class));
            return ((List<?>) asList.asCollector(Object[].class, 200).asSpreader(Object[].class, 200).invoke(many)).get(150) + " " + ((List<?>) asList.invokeWithArguments(many)).size();
        });
        t("identity array", () -> Arrays.toString((int[]) identity(int[].class).invokeExact(new int[] {1})) + " " + permuteArguments(arrayElementGetter(int[].class), methodType(int.class, int.class, int[].class), 1, 0).invoke(1, new int[] {5, 6}));
    }
}
