// Adaptation between the functional interface and the implementation: boxing, unboxing, widening, void results, casts, varargs.
import java.util.function.*;

public class InvokeLambdaAdapt {
    interface I2L { long f(int x); }

    interface I2D { double f(int x); }

    interface O2O { Object f(Object x); }

    interface Int2Obj { Object f(int x); }

    interface Obj2Int { int f(Object x); }

    interface Integer2Long { long f(Integer x); }

    interface Byte2Double { double f(byte b); }

    interface V { void f(int x); }

    interface G<T, R> { R f(T t); }

    interface GI extends G<Integer, Integer> { }

    interface Wide { double f(byte b, short s, char c, int i, long l, float g); }

    interface Boxes { Object f(Boolean z, Byte b, Character c, Short s, Integer i, Long l, Float f, Double d); }

    interface Prims { String f(boolean z, byte b, char c, short s, int i, long l, float f, double d); }

    static int calls;

    static int inc(int x) { calls++; return x + 1; }

    static long twice(long x) { calls++; return x * 2; }

    static Integer boxed(Integer x) { calls++; return x + 10; }

    static double half(double x) { return x / 2; }

    static short toShort(int x) { return (short) x; }

    static char toChar(int x) { return (char) x; }

    static byte toByte(int x) { return (byte) x; }

    static Number num(Number n) { return n.doubleValue() + 0.5; }

    static String str(Object o) { return o.getClass().getSimpleName() + ":" + o; }

    static int len(Object... os) { return os.length; }

    static int sum(int... is) { int s = is.length * 100; for (int i : is) s += i; return s; }

    static double wide(double a, double b, double c, double d, double e, double f) { return a + b * 2 + c * 3 + d * 4 + e * 5 + f * 6; }

    static String prims(boolean z, byte b, char c, short s, int i, long l, float f, double d) { return "" + z + b + c + s + i + l + f + d; }

    static String boxes(Boolean z, Byte b, Character c, Short s, Integer i, Long l, Float f, Double d) { return "" + z + b + c + s + i + l + f + d; }

    static String objs(Object a, Comparable<?> b, Object c, Number d, Number e, Object f, Number g, Comparable<Double> h) { return str(a) + str(b) + str(c) + str(d) + str(e) + str(f) + str(g) + str(h); }

    static String npe(Runnable r) {
        try {
            r.run();
            return "no";
        } catch (NullPointerException e) {
            return "NPE";
        } catch (ClassCastException e) {
            return "CCE";
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        I2L a = InvokeLambdaAdapt::inc, a2 = InvokeLambdaAdapt::twice, a3 = InvokeLambdaAdapt::toShort, a4 = InvokeLambdaAdapt::toChar, a5 = x -> (byte) x;
        System.out.println(a.f(1 << 30) + " " + a2.f(1 << 30) + " " + a3.f(70000) + " " + a4.f(-1) + " " + a5.f(200));
        I2D b = InvokeLambdaAdapt::inc, b2 = InvokeLambdaAdapt::half, b3 = InvokeLambdaAdapt::twice, b4 = x -> 'c';
        System.out.println(b.f(5) + " " + b2.f(5) + " " + b3.f(5) + " " + b4.f(0));
        Int2Obj c = InvokeLambdaAdapt::inc, c2 = InvokeLambdaAdapt::str, c3 = InvokeLambdaAdapt::num, c4 = InvokeLambdaAdapt::toChar, c5 = InvokeLambdaAdapt::boxed;
        System.out.println(str(c.f(1)) + " " + c2.f(2) + " " + c3.f(3) + " " + str(c4.f(65)) + " " + str(c5.f(6)));
        Function<Integer, Integer> f = InvokeLambdaAdapt::inc;
        Function<Integer, Long> f2 = x -> twice(x);
        Function<Integer, Object> f3 = InvokeLambdaAdapt::twice;
        UnaryOperator<Integer> f4 = InvokeLambdaAdapt::boxed;
        ToLongFunction<Integer> f5 = InvokeLambdaAdapt::inc;
        ToDoubleFunction<Byte> f6 = InvokeLambdaAdapt::twice;
        IntFunction<String> f7 = InvokeLambdaAdapt::str;
        Function<Character, Integer> f8 = InvokeLambdaAdapt::inc;
        System.out.println(f.apply(1) + " " + f2.apply(2) + " " + str(f3.apply(3)) + " " + f4.apply(4) + " " + f5.applyAsLong(5) + " " + f6.applyAsDouble((byte) -6) + " " + f7.apply(7) + " " + f8.apply('a'));
        // results dropped for void, values kept
        calls = 0;
        V v = InvokeLambdaAdapt::inc, v2 = InvokeLambdaAdapt::twice, v3 = InvokeLambdaAdapt::boxed, v4 = StringBuilder::new, v5 = x -> inc(x);
        v.f(1);
        v2.f(1);
        v3.f(1);
        v4.f(1);
        v5.f(1);
        Runnable r = new StringBuilder("x")::reverse;
        r.run();
        System.out.println(calls);
        GI gi = x -> x * 3;
        G raw = gi;
        System.out.println(raw.f(5) + " " + npe(() -> raw.f("s")) + " " + npe(() -> raw.f(null)));
        Wide w = InvokeLambdaAdapt::wide;
        System.out.println(w.f((byte) -1, (short) 2, 'c', 4, 5L, 6.5f));
        Prims p = InvokeLambdaAdapt::boxes, p2 = InvokeLambdaAdapt::prims, p3 = InvokeLambdaAdapt::objs;
        Boxes q = InvokeLambdaAdapt::prims, q2 = InvokeLambdaAdapt::boxes, q3 = InvokeLambdaAdapt::objs;
        for (Prims x : new Prims[] {p, p2, p3}) System.out.println(x.f(true, (byte) 1, 'c', (short) 2, 3, 4L, 5.5f, 6.5));
        for (Boxes x : new Boxes[] {q, q2, q3}) System.out.println(x.f(false, (byte) -1, 'd', (short) -2, -3, -4L, -5.5f, -6.5));
        System.out.println(npe(() -> q.f(true, null, 'c', (short) 1, 1, 1L, 1f, 1d)) + npe(() -> q2.f(null, null, null, null, null, null, null, null)));
        // varargs: the trailing arguments are collected
        Supplier<Integer> s0 = InvokeLambdaAdapt::len;
        Function<String, Integer> s1 = InvokeLambdaAdapt::len;
        BiFunction<String, Integer, Integer> s2 = InvokeLambdaAdapt::len;
        Function<Object[], Integer> sa = InvokeLambdaAdapt::len;
        IntBinaryOperator s3 = InvokeLambdaAdapt::sum;
        IntSupplier s4 = InvokeLambdaAdapt::sum;
        ToIntFunction<int[]> s5 = InvokeLambdaAdapt::sum;
        ToIntFunction<Integer> s6 = InvokeLambdaAdapt::sum;
        System.out.println(s0.get() + " " + s1.apply("a") + " " + s2.apply("a", 2) + " " + sa.apply(new Object[5]) + " " + s3.applyAsInt(4, 5) + " " + s4.getAsInt() + " " + s5.applyAsInt(new int[] {1, 1}) + " " + s6.applyAsInt(9));
        Function<Object, String> fo = String::valueOf;
        Function<char[], String> fc = String::valueOf;
        IntFunction<String> fi = String::valueOf;
        Function<Integer, String> fI = String::valueOf;
        System.out.println(fo.apply(1.5) + fc.apply(new char[] {'o', 'k'}) + fi.apply('a') + fI.apply(98));
        Predicate<String> empty = String::isEmpty;
        Function<String, Boolean> emptyBox = String::isEmpty;
        Function<String, Object> emptyObj = empty::test;
        System.out.println(empty.test("") + " " + emptyBox.apply("x") + " " + str(emptyObj.apply("")));
        Obj2Int h = x -> (Integer) x;
        System.out.println(h.f(5) + npe(() -> h.f("s")) + npe(() -> h.f(null)));
        Integer2Long il = x -> x;
        Integer2Long il2 = InvokeLambdaAdapt::twice;
        Byte2Double bd = InvokeLambdaAdapt::half;
        System.out.println(il.f(5) + " " + il2.f(6) + " " + npe(() -> il.f(null)) + npe(() -> il2.f(null)) + " " + bd.f((byte) 7));
        Supplier<Integer> nul = () -> null;
        IntSupplier unb = nul::get;
        System.out.println(nul.get() + npe(unb::getAsInt));
        ObjIntConsumer<StringBuilder> app = StringBuilder::append;
        StringBuilder sb = new StringBuilder();
        app.accept(sb, 97);
        ObjLongConsumer<StringBuilder> appL = StringBuilder::append;
        appL.accept(sb, 98L);
        BiConsumer<StringBuilder, Character> appC = StringBuilder::append;
        appC.accept(sb, 'c');
        System.out.println(sb);
    }
}
