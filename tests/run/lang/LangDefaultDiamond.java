// Diamonds of default methods: most specific wins, explicit choice, re-abstraction, defaults through abstract classes, generic diamonds.
public class LangDefaultDiamond {
    interface Top { default String who() { return "Top"; } default String chain() { return "T"; } }

    interface L extends Top { default String who() { return "L"; } default String chain() { return "L" + Top.super.chain(); } }

    interface R extends Top { default String chain() { return "R" + Top.super.chain(); } }

    interface LL extends L { }

    static class D1 implements L, R { public String chain() { return "D1(" + L.super.chain() + "," + R.super.chain() + ")"; } }

    static class D2 implements R, LL { public String chain() { return LL.super.chain(); } }

    static class D3 extends D1 implements Top { }

    static class D4 extends D1 implements R { public String chain() { return "D4" + super.chain() + super.who(); } }

    interface ReAbstract extends L { String who(); }

    static abstract class Abs implements ReAbstract { }

    static class Conc extends Abs { public String who() { return "Conc"; } }

    interface Again extends ReAbstract { default String who() { return "Again"; } }

    static class D5 implements Again, L { public String chain() { return "5" + Again.super.chain(); } }

    static class OldBase { public String who() { return "OldBase"; } }

    static class D6 extends OldBase implements L { }

    static abstract class OldAbs { public abstract String who(); }

    static class D7 extends OldAbs implements L { public String who() { return "D7+" + L.super.who(); } }

    interface A { default int f(int x) { return x + 1; } }

    interface B { default int f(int x) { return x * 2; } default int f(long x) { return -1; } }

    static class AB implements A, B { public int f(int x) { return A.super.f(x) + 10 * B.super.f(x) + 100 * f((long) x); } }

    interface Gen<T> { default String put(T t) { return "Gen " + t; } default T id(T t) { return t; } }

    interface StrGen extends Gen<String> { default String put(String s) { return "StrGen " + s.length(); } }

    interface Other<T> { String put(T t); }

    static class G implements StrGen, Other<String> { public String put(String s) { return "G+" + StrGen.super.put(s); } }

    static class G2 extends G { public String id(String s) { return "<" + s + ">"; } }

    interface State { int[] cells(); default int inc(int i) { return ++cells()[i]; } default State self() { return this; } }

    static class Counter implements State {
        private final int[] c = new int[3];

        public int[] cells() { return c; }

        public Counter self() { return this; }
    }

    interface Ret { default Number num() { return 1; } }

    interface RetInt extends Ret { default Integer num() { return 2; } }

    static class RI implements Ret, RetInt { }

    interface Throwing { default void go() throws Exception { throw new Exception("default threw from " + getClass().getSimpleName()); } }

    static class Quiet implements Throwing { public void go() { System.out.println("quiet"); } }

    static class Loud implements Throwing { }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Top[] tops = {new D1(), new D2(), new D3(), new D4(), new Conc(), new D5(), new D6(), new D7(), new Top() { }, new R() { }, new LL() { public String who() { return "anon " + LL.super.who(); } }};
        for (Top t : tops) System.out.println(t.getClass().getSimpleName() + " " + t.who() + " " + t.chain() + (t instanceof L ? " L:" + ((L) t).who() : "") + (t instanceof R ? " R:" + ((R) t).chain() : ""));
        System.out.println(((OldBase) tops[6]).who() + " " + ((OldAbs) tops[7]).who());
        AB ab = new AB();
        System.out.println(ab.f(3) + " " + ((A) ab).f(4) + " " + ((B) ab).f(5) + " " + ab.f(5L));
        G g = new G2();
        Gen raw = g;
        Other oraw = g;
        System.out.println(g.put("abc") + " " + raw.put("abcd") + " " + oraw.put("abcde") + " " + g.id("q") + " " + raw.id("r"));
        try {
            raw.put(5);
        } catch (ClassCastException e) {
            System.out.println("CCE in bridge of a default");
        }
        try {
            raw.id(5);
        } catch (ClassCastException e) {
            System.out.println("CCE in bridge of the class");
        }
        System.out.println(((Gen) new G()).id(5));
        Counter c = new Counter();
        System.out.println(c.inc(0) + c.inc(0) + c.inc(2) + " " + c.self().c[0] + ((State) c).self().inc(0) + c.cells()[2]);
        Ret ret = new RI();
        System.out.println(ret.num() + " " + new RI().num() + " " + ((RetInt) ret).num() + " " + new Ret() { }.num());
        for (Throwing t : new Throwing[] {new Quiet(), new Loud()}) {
            try {
                t.go();
            } catch (Exception e) {
                System.out.println(e.getMessage());
            }
        }
        int sum = 0;
        for (int i = 0; i < 200; i++) sum += tops[i % tops.length].who().length() * (i + 1);
        System.out.println(sum);
    }
}
