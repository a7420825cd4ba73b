// Lambdas capturing values of every type, many values at once, this, parameters, loop variables; identity of non-capturing lambdas per site.
import java.util.ArrayList;
import java.util.List;
import java.util.function.*;

public class InvokeLambdaCapture {
    private int field = 1;
    private static long sfield = 2;

    interface All { String go(boolean z, byte b, char c, short s, int i, long l, float f, double d, Object o); }

    interface Ints { int at(int i); }

    static Supplier<String> allTypes(boolean z, byte b, char c, short s, int i, long l, float f, double d, String t, int[] a, Object n) {
        return () -> z + " " + b + " " + c + " " + s + " " + i + " " + l + " " + f + " " + d + " " + t + " " + a[0] + " " + n;
    }

    static LongSupplier wide(long a, int b, long c, double d, float e, long f, byte g, double h) {
        return () -> a + b + c + (long) d + (long) e + f + g + (long) h;
    }

    static All reordered(double d, long l, String s) {
        return (z, b, c, sh, i, l2, f, d2, o) -> s + o + d2 + f + l2 + i + sh + c + b + z + l + d;
    }

    Supplier<Integer> viaThis() { return () -> field++; }

    Supplier<Supplier<String>> nested(String p) {
        int local = p.length();
        return () -> {
            String q = p + local;
            return () -> q + field + sfield + local + p;
        };
    }

    static Runnable same() { return () -> { }; }

    static Runnable capturing(int x) { return () -> { int y = x; }; }

    static Function<Integer, Integer> adder(int n) { return x -> x + n; }

    static List<Function<Integer, Integer>> adders() {
        List<Function<Integer, Integer>> r = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            int k = i;
            r.add(x -> x * k);
            r.add(adder(k).andThen(y -> y - k).compose(z -> z + 100 * k));
        }
        return r;
    }

    static Ints manyCaptures(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k, int l, int m, int n, int o, int p) {
        return x -> switch (x) {
            case 0 -> a; case 1 -> b; case 2 -> c; case 3 -> d; case 4 -> e; case 5 -> f; case 6 -> g; case 7 -> h;
            case 8 -> i; case 9 -> j; case 10 -> k; case 11 -> l; case 12 -> m; case 13 -> n; case 14 -> o; default -> p;
        };
    }

    static <T, R> Function<T, R> generic(T t, R r) { return x -> x == t ? r : null; }

    static boolean hasName(Object o) {
        Class<?> c = o.getClass();
        return c.isSynthetic() && c.isHidden() && !c.isAnonymousClass() && c.getInterfaces().length == 1 && c.getSimpleName().startsWith("InvokeLambdaCapture$$Lambda$");
    }

    public static void main(String[] args) {
        int[] arr = {7};
        Supplier<String> s = allTypes(true, (byte) -1, 'x', (short) -300, 1 << 30, 1L << 40, 1.5f, -2.5, "str", arr, null);
        System.out.println(s.get());
        arr[0] = 8;
        System.out.println(s.get());
        System.out.println(wide(1L << 33, 2, 3L << 33, 4.9, 5.9f, 6L << 33, (byte) -7, 8e9).getAsLong());
        System.out.println(reordered(0.5, 5L, "s").go(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6d, "o"));
        InvokeLambdaCapture o = new InvokeLambdaCapture();
        Supplier<Integer> t = o.viaThis();
        System.out.println(t.get() + " " + t.get() + " " + o.field);
        Supplier<Supplier<String>> n = o.nested("pq");
        Supplier<String> inner = n.get();
        o.field = 50;
        sfield = 60;
        System.out.println(inner.get() + " " + n.get().get());
        System.out.println((same() == same()) + " " + (capturing(1) == capturing(1)) + " " + (same().getClass() == same().getClass()) + " " + (capturing(1).getClass() == capturing(2).getClass()));
        Runnable a = () -> { }, b = () -> { };
        System.out.println((a == b) + " " + a.equals(a) + " " + (a.getClass() == b.getClass()) + " " + hasName(a) + hasName(s) + (a.getClass().getNestHost() == InvokeLambdaCapture.class));
        for (Function<Integer, Integer> f : adders()) System.out.print(f.apply(5) + " ");
        System.out.println();
        Ints m = manyCaptures(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16);
        int sum = 0;
        for (int i = 0; i < 16; i++) sum = sum * 3 + m.at(i);
        System.out.println(sum);
        Function<String, Integer> g = generic("k", 5);
        System.out.println(g.apply("k") + " " + g.apply("z"));
        BiFunction<Integer, Integer, Integer>[] self = new BiFunction[1];
        self[0] = (x, y) -> y == 0 ? x : self[0].apply(y, x % y);
        System.out.println(self[0].apply(462, 1071));
        List<Supplier<String>> late = new ArrayList<>();
        for (String w : "a b c".split(" ")) for (char c = 'x'; c <= 'z'; c++) {
            char cc = c;
            late.add(() -> w + cc);
        }
        StringBuilder sb = new StringBuilder();
        for (Supplier<String> x : late) sb.append(x.get()).append(' ');
        System.out.println(sb);
        Object lock = new Object();
        BooleanSupplier holds = () -> Thread.holdsLock(lock);
        synchronized (lock) {
            System.out.print(holds.getAsBoolean() + " ");
        }
        System.out.println(holds.getAsBoolean());
        try {
            Supplier<Integer> bad = () -> Integer.parseInt(args.length == 0 ? "zero" : "1");
            bad.get();
        } catch (NumberFormatException e) {
            Supplier<String> msg = () -> "caught " + e.getMessage();
            System.out.println(msg.get());
        }
        Callback cb = new Callback() { public String call(Supplier<String> x) { return tag() + x.get(); } };
        System.out.println(cb.call(() -> cb.tag() + arr[0]));
    }

    interface Callback {
        String call(Supplier<String> s);

        default String tag() {
            Supplier<String> t = () -> "tag:" + getClass().isAnonymousClass();
            return t.get();
        }
    }
}
