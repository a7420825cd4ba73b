// Captured variables in local and anonymous classes and lambdas: all types, loops, shadowing, mutation through holders, constructor order.
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;

public class LangLocalCapture {
    int inst = 5;

    interface Say { String say(); }

    static Say allTypes(boolean z, byte b, char c, short s, int i, long l, float f, double d, String t, int[] a) {
        return new Say() {
            long more = l + i;

            public String say() { return "" + z + b + c + s + i + l + f + d + t + a[0] + more; }
        };
    }

    static List<Supplier<String>> loop() {
        List<Supplier<String>> r = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            final int j = i;
            long k = 1L << 33 + i;
            r.add(() -> "j" + j + "k" + k);
            for (String s : new String[] {"x", "y"}) r.add(() -> s + j);
            class InLoop implements Supplier<String> {
                double half = j / 2.0;

                public String get() { return "InLoop" + half + k; }
            }
            r.add(new InLoop());
        }
        return r;
    }

    Function<Integer, Function<Integer, Supplier<Integer>>> curried(int base) {
        return a -> b -> () -> base + a * b + inst;
    }

    static Supplier<Integer> counter(int from) {
        int[] box = {from};
        return () -> box[0]++;
    }

    static String shadow(String v) {
        class V {
            String v = "field";

            String test(String w) {
                Supplier<String> s = () -> {
                    String x = v + w;
                    class Inner {
                        String v = "inner" + x;

                        String get() { return v + V.this.v; }
                    }
                    return new Inner().get();
                };
                return s.get();
            }
        }
        return new V().test(v);
    }

    static class Base {
        String early;

        Base() { early = hook(); }

        String hook() { return "base"; }
    }

    static String inCtor(String cap, long num) {
        // captured values are stored before the superclass constructor runs
        return new Base() {
            String hook() { return cap + num; }
        }.early;
    }

    static IntFunction<IntFunction<String>> nestedLoops() {
        return i -> {
            StringBuilder sb = new StringBuilder();
            for (int j = 0; j < i; j++) {
                int jj = j * j;
                Runnable r = () -> sb.append(jj).append(i);
                r.run();
            }
            return k -> sb.append('|').append(k).toString();
        };
    }

    static Runnable[] fibs(StringBuilder out) {
        Runnable[] r = new Runnable[6];
        for (int i = 0; i < r.length; i++) {
            int n = i;
            r[i] = () -> {
                out.append(n).append(' ');
                if (n > 1) {
                    r[n - 1].run();
                    if (n % 2 == 0) r[n - 2].run();
                }
            };
        }
        return r;
    }

    public static void main(String[] args) {
        int[] arr = {1};
        Say s = allTypes(true, (byte) -1, 'c', (short) 2, 3, 1L << 40, 1.5f, -0.0, "t", arr);
        System.out.println(s.say());
        arr[0] = 77;
        System.out.println(s.say());
        for (Supplier<String> x : loop()) System.out.print(x.get() + " ");
        System.out.println();
        LangLocalCapture o = new LangLocalCapture();
        Supplier<Integer> cur = o.curried(100).apply(3).apply(4);
        System.out.print(cur.get() + " ");
        o.inst = 50;
        System.out.println(cur.get());
        Supplier<Integer> c1 = counter(5), c2 = counter(50);
        System.out.println(c1.get() + c1.get() + c2.get() + c1.get() + " " + c2.get());
        System.out.println(shadow("param") + " " + inCtor("cap", 9L));
        IntFunction<String> nl = nestedLoops().apply(4);
        System.out.println(nl.apply(1) + " " + nl.apply(2));
        StringBuilder out = new StringBuilder();
        fibs(out)[5].run();
        System.out.println(out);
        int effectively = args.length + 3;
        Object anon = new Object() {
            int own = effectively;

            class Deeper {
                int sum(int effectively) { return own + effectively + inner(effectively); }

                int inner(int q) { return new Object() { int v() { return own * q; } }.v(); }
            }

            public String toString() { return "" + new Deeper().sum(10) + effectively; }
        };
        System.out.println(anon);
        try {
            int v = effectively;
            Supplier<Integer> div = () -> 10 / (v - 3);
            System.out.println(div.get());
        } catch (ArithmeticException e) {
            Supplier<String> msg = e::getMessage, msg2 = () -> e.getMessage().toUpperCase(java.util.Locale.ROOT);
            System.out.println(msg.get() + " " + msg2.get());
        }
    }
}
