// Private access between nest members: fields, methods, constructors, statics, across levels, with inheritance and same names.
public class LangNestmates {
    private int secret = 1;
    private static long shared = 1L << 32;
    private final String[] log = new String[2];

    private LangNestmates() { }

    private LangNestmates(int s) { secret = s; }

    private int twice() { return secret * 2; }

    private static String stat(double d) { return "stat" + d; }

    private String who() { return "outer"; }

    class Inner {
        private int own = secret + 10;
        private char tag = 'i';

        private Inner() { }

        private int reach() { return twice() + secret++ + LangNestmates.this.secret; }

        private String who() { return "inner of " + LangNestmates.this.who(); }

        class Deep {
            private double val = own + secret;

            private String path() { return val + tag + stat(val) + Inner.this.who() + LangNestmates.this.who() + (shared >> 30); }

            private void poke() {
                own += 100;
                secret *= 3;
                shared++;
                tag++;
                log[1] = "poked";
                val -= 0.5;
            }
        }
    }

    private static class Base {
        private String name = "base";
        private int n = 5;

        private String hello() { return "Base.hello " + name; }

        String open() { return hello(); }

        private static String sh() { return "Base.sh"; }
    }

    private static class Derived extends Base {
        private String name = "derived";

        private String hello() { return "Derived.hello " + name + " " + super.name + " " + super.hello() + ((Base) this).n++; }

        private static String sh() { return "Derived.sh " + Base.sh(); }
    }

    private interface Secret {
        private int hidden() { return 99; }

        private static int sHidden() { return 98; }

        default int open() { return hidden() + sHidden(); }
    }

    private enum Mode {
        ON(1) { private int x = 5; int get() { return x + base(); } }, OFF(0);

        private final int level;

        private Mode(int l) { level = l; }

        private static int base() { return 1000; }

        int get() { return level; }
    }

    private record Rec(int a, String b) {
        private Rec { a = a + shift(); }

        private static int shift() { return 7; }

        private int sum() { return a + b.length(); }
    }

    private static <T extends Base> String generic(T t) {
        Base b = t;
        return b.name + b.hello();
    }

    private static class Singleton {
        private static Singleton one;
        private int hits;

        private Singleton() { }

        private static Singleton get() {
            if (one == null) one = new Singleton();
            one.hits++;
            return one;
        }
    }

    public static void main(String[] args) throws Exception {
        LangNestmates o = new LangNestmates(4);
        Inner in = o.new Inner();
        System.out.println(in.own + " " + in.reach() + " " + o.secret + " " + in.who());
        Inner.Deep deep = in.new Deep();
        System.out.println(deep.path());
        deep.poke();
        deep.val *= 2;
        in.own++;
        System.out.println(deep.path() + " " + in.own + " " + o.secret + " " + shared + " " + o.log[1] + o.log[0]);
        o.secret += in.own += (int) (deep.val++ + --deep.val);
        System.out.println(o.secret + " " + in.own + " " + deep.val);
        Derived d = new Derived();
        Base b = d;
        System.out.println(d.hello() + " | " + b.hello() + " | " + b.open() + " | " + b.name + d.name + " " + Derived.sh() + " " + b.n);
        System.out.println(generic(d) + " " + new Secret() { }.open() + " " + new Secret() { }.equals(null) + Secret.sHidden());
        Secret s = new Secret() { };
        System.out.println(s.hidden());
        for (Mode m : Mode.values()) System.out.println(m + " " + m.level + " " + m.get() + Mode.base());
        Rec r = new Rec(3, "four");
        System.out.println(r + " " + r.sum() + " " + r.a + r.b + Rec.shift());
        System.out.println(Singleton.get().hits + Singleton.get().hits + " " + (Singleton.get() == Singleton.one) + Singleton.one.hits);
        Runnable lam = () -> System.out.println("lambda " + o.twice() + in.tag + deep.val + d.name + shared);
        lam.run();
        Object anon = new Object() {
            private int k = o.secret;

            public String toString() { return "anon " + k + in.reach() + d.hello(); }
        };
        System.out.println(anon);
        System.out.println(LangNestmates.class.isNestmateOf(Inner.Deep.class) + " " + Inner.Deep.class.getNestHost().getSimpleName() + " " + anon.getClass().getNestHost().getSimpleName());
        java.lang.reflect.Field f = Base.class.getDeclaredField("name");
        f.set(b, "reflected");
        java.lang.reflect.Method m = Derived.class.getDeclaredMethod("hello");
        System.out.println(f.get(b) + " " + m.invoke(d) + " " + o.new Inner() { int own2 = 8; }.own2);
    }
}
