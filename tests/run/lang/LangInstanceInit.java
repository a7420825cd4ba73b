// Instance creation order: field initialisers, initialiser blocks, this(...) and super(...), virtual calls from constructors.
public class LangInstanceInit {
    static int seq;

    static int t(String s) {
        System.out.println("  " + ++seq + " " + s);
        return seq;
    }

    static class Base {
        int a = t("Base.a");
        { t("Base block 1"); }
        String view;

        Base() {
            this(t("Base this arg"));
            t("Base() body");
        }

        Base(int x) {
            t("Base(int) " + (x > 0));
            view = describe();
        }

        { t("Base block 2, a set " + (a > 0)); }

        String describe() {
            return "base";
        }
    }

    static class Derived extends Base {
        int b = t("Derived.b");
        final int c;
        final int constant = 5;
        final Integer boxed = 6;
        String name = "set";
        int zero = 0;
        { t("Derived block"); c = 3; }

        Derived() {
            super();
            t("Derived() body");
        }

        Derived(String s) {
            this(s.length(), t("arg of this"));
            t("Derived(String) body");
        }

        Derived(int n, int m) {
            super(n + m);
            t("Derived(int,int) body");
        }

        @Override
        String describe() {
            zero = 9;
            return "derived b=" + b + " c=" + c + " constant=" + constant + " boxed=" + boxed + " name=" + name + " zero=" + zero;
        }
    }

    static class Thrower {
        static Thrower leaked;
        int x = 1;
        { x = 2; leaked = this; }

        Thrower(boolean fail) {
            x = 3;
            if (fail) throw new IllegalStateException("ctor");
            x = 4;
        }
    }

    static class ArgFirst {
        ArgFirst(int a, int b) {
            t("ArgFirst body " + (a < b));
        }
    }

    class InnerWithOuter {
        int v = field + t("Inner.v");

        InnerWithOuter() {
            t("Inner() field=" + field);
        }
    }

    int field = 1000;

    static class Anon {
        int p;

        Anon(int p) {
            this.p = p;
            t("Anon(" + p + ") " + hook());
        }

        String hook() {
            return "plain";
        }
    }

    static class Self {
        static int depth;
        Self child = depth++ < 3 ? new Self() : null;
        int id = depth;

        String chain() {
            return id + (child == null ? "" : ">" + child.chain());
        }
    }

    public static void main(String[] args) {
        System.out.println("new Base");
        System.out.println(new Base().view);
        System.out.println("new Derived()");
        Derived d = new Derived();
        System.out.println(d.view + " | " + d.describe() + " " + d.zero);
        System.out.println("new Derived(String)");
        Derived e = new Derived("abc");
        System.out.println(e.zero + " " + e.view);
        System.out.println("thrower");
        try {
            new Thrower(true);
        } catch (IllegalStateException ex) {
            System.out.println(Thrower.leaked.x);
        }
        System.out.println(new Thrower(false).x);
        System.out.println("arguments");
        new ArgFirst(t("first"), t("second"));
        System.out.println("inner");
        LangInstanceInit out = new LangInstanceInit();
        out.field = 2000;
        InnerWithOuter in = out.new InnerWithOuter();
        System.out.println(in.v > 2000);
        LangInstanceInit none = null;
        try {
            none.new InnerWithOuter();
        } catch (NullPointerException ex) {
            System.out.println("no outer");
        }
        System.out.println("anonymous");
        int captured = 55;
        Anon an = new Anon(t("anon arg")) {
            int q = t("anon field, p=" + (p > 0));
            { t("anon block"); }

            @Override
            String hook() {
                return "captured " + captured + " q " + q;
            }
        };
        System.out.println(an.hook().startsWith("captured 55"));
        System.out.println(new Self().chain() + " " + Self.depth);
    }
}
