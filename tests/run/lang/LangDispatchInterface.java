// invokeinterface and default methods: many interfaces, default selection, class wins, super-interface calls, Object methods on interfaces.
import java.util.Arrays;
import java.util.List;

public class LangDispatchInterface {
    interface I0 { int m0(int x); }

    interface I1 { default int m1(int x) { return x + 1; } }

    interface I2 extends I1 { default int m1(int x) { return I1.super.m1(x) * 2; } int m2(); }

    interface I3 { long m3(long a, int b, double c); }

    interface I4<T> { T m4(T t); }

    interface Named { default String name() { return "Named:" + getClass().getSimpleName(); } String toString(); boolean equals(Object o); }

    static class Multi implements I0, I2, I3, I4<String>, Named, Comparable<Multi>, Runnable {
        int k;

        Multi(int k) { this.k = k; }

        public int m0(int x) { return x * k; }

        public int m2() { return m1(k) + m0(k); }

        public long m3(long a, int b, double c) { return a * b + (long) c + k; }

        public String m4(String s) { return s + k; }

        public int compareTo(Multi o) { return Integer.compare(o.k, k); }

        public void run() { k++; }

        public String toString() { return "M" + k; }
    }

    static class Sub extends Multi {
        Sub(int k) { super(k); }

        @Override public int m1(int x) { return super.m1(x) + 1000; }

        @Override public String name() { return "Sub/" + super.name(); }
    }

    // the method of the class wins over the default of the interface
    static class HasM1 { public int m1(int x) { return -x; } }

    static class ClassWins extends HasM1 implements I1 { }

    static abstract class AbstractM1 implements I1 { public abstract int m1(int x); }

    static class FromAbstract extends AbstractM1 { public int m1(int x) { return x * 100; } }

    interface Left extends I1 { default int m1(int x) { return x + 10; } }

    interface Right extends I1 { }

    static class MostSpecific implements Right, Left { }

    static class Late extends MostSpecific implements I1 { }

    interface Priv {
        private int help(int x) { return x * 3; }

        private static int shelp(int x) { return x * 5; }

        default int use(int x) { return help(x) + shelp(x) + stat(x); }

        static int stat(int x) { return shelp(x) + 1; }
    }

    static class PrivImpl implements Priv {
        int help(int x) { return -99; } // unrelated to the private one

        public int use(int x) { return Priv.super.use(x) + help(x); }
    }

    static class ToStr implements Named { }

    static int callAll(Object o) {
        int r = 0;
        if (o instanceof I0) r += ((I0) o).m0(2);
        if (o instanceof I1) r += ((I1) o).m1(3) * 10;
        if (o instanceof I2) r += ((I2) o).m2() * 100;
        if (o instanceof I3) r += (int) ((I3) o).m3(1L << 20, -2, 1e3);
        return r;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Multi m = new Multi(3);
        Sub s = new Sub(4);
        System.out.println(callAll(m) + " " + callAll(s) + " " + callAll("none") + " " + m.name() + " " + s.name());
        I4<String> i4 = m;
        I4 raw = s;
        System.out.println(i4.m4("x") + raw.m4("y"));
        try {
            raw.m4(5);
        } catch (ClassCastException e) {
            System.out.println("bridge checks its argument");
        }
        Runnable r = m;
        r.run();
        ((Runnable) s).run();
        System.out.println(m + " " + s + " " + m.compareTo(s) + " " + ((Comparable) m).compareTo(s));
        try {
            ((Comparable) m).compareTo("str");
        } catch (ClassCastException e) {
            System.out.println("compareTo bridge too");
        }
        I1[] ones = {new ClassWins(), new FromAbstract(), new MostSpecific(), new Late(), m, s, new I1() { }, new I1() { public int m1(int x) { return 0; } }};
        for (I1 o : ones) System.out.print(o.m1(7) + " ");
        System.out.println();
        System.out.println(new PrivImpl().use(2) + " " + new Priv() { }.use(2) + " " + Priv.stat(2));
        Named n = new ToStr();
        System.out.println(n.equals(n) + " " + n.name() + " " + (n.hashCode() == n.hashCode()) + " " + n.toString().startsWith("LangDispatchInterface$ToStr@") + " " + n.getClass().getSimpleName());
        List<Multi> l = Arrays.asList(new Multi(1), s, m, new Multi(9));
        l.sort(null);
        System.out.println(l);
        l.sort((a, b) -> a.m0(1) - b.m0(1));
        System.out.println(l);
        I0 lam = x -> x - 1;
        int acc = 0;
        I0[] site = {lam, m, s, x -> x ^ 5, new Multi(-1)};
        for (int i = 0; i < 300; i++) acc = acc * 3 + site[i % site.length].m0(i);
        System.out.println(acc + " " + callAll(lam));
        Object o = "not an I0";
        try {
            ((I0) o).m0(1);
        } catch (ClassCastException e) {
            System.out.println("cast");
        }
        I0 nul = null;
        try {
            nul.m0(1);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
}
