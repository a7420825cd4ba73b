// java: -ea
// Assertions enabled: detail values of every type, side effects, nested classes, class initialisers, interaction with exceptions.
public class LangAssertOn {
    static int evaluated;

    static boolean cond(boolean b) {
        evaluated++;
        return b;
    }

    static Object detail(Object o) {
        evaluated += 100;
        return o;
    }

    interface Block { void run() throws Throwable; }

    static void check(String name, Block b) {
        try {
            b.run();
            System.out.println(name + ": passed " + evaluated);
        } catch (AssertionError e) {
            System.out.println(name + ": " + e + " | " + e.getMessage() + " | " + e.getCause() + " " + evaluated);
        } catch (Throwable t) {
            System.out.println(name + ": other " + t + " " + evaluated);
        }
    }

    static class Nested {
        static final boolean ON;
        static {
            boolean on = false;
            assert on = true;
            ON = on;
        }

        int v;

        Nested(int v) {
            assert v > 0 : "v=" + v;
            this.v = v;
        }

        int half() {
            assert (v & 1) == 0 : v;
            return v / 2;
        }
    }

    interface Iface {
        default void d(Object o) {
            assert o != null : getClass().getSimpleName();
        }

        static void s(int i) {
            assert i != 0;
        }
    }

    enum E {
        A { void m(int x) { assert x < 5 : this; } };

        abstract void m(int x);
    }

    record R(int a) {
        R {
            assert a >= 0 : "negative " + a;
        }
    }

    static class EarlyBase {
        static boolean seen;
        static { seen = Early.on(); }
    }

    static class Early extends EarlyBase {
        static boolean on() {
            boolean r = false;
            assert r = true;
            return r;
        }
    }

    public static void main(String[] args) {
        check("true", () -> { assert cond(true); });
        check("false", () -> { assert cond(false); });
        check("lazy detail", () -> { assert cond(true) : detail("never"); });
        check("string", () -> { assert cond(false) : detail("text"); });
        check("null", () -> { assert false : null; });
        check("int", () -> { assert false : 42; });
        check("long", () -> { assert false : 1L << 40; });
        check("char", () -> { assert false : 'c'; });
        check("boolean", () -> { assert false : true; });
        check("float", () -> { assert false : 1.5f; });
        check("double", () -> { assert false : -0.0; });
        check("byte", () -> { assert false : (byte) 300; });
        check("object", () -> { assert false : new StringBuilder("sb"); });
        check("throwable becomes the cause", () -> { assert false : new IllegalStateException("inner"); });
        check("condition throws", () -> { assert 1 / (evaluated - evaluated) == 0 : "x"; });
        check("detail throws", () -> { assert false : Integer.parseInt("q"); });
        check("constructor", () -> new Nested(-1));
        check("method", () -> new Nested(3).half());
        check("method ok", () -> System.out.println(new Nested(4).half()));
        check("default method", () -> new Iface() { }.d(null));
        check("interface static", () -> Iface.s(0));
        check("enum", () -> E.A.m(9));
        check("enum ok", () -> E.A.m(1));
        check("record", () -> new R(-3));
        check("lambda in lambda", () -> { Block b = () -> { assert cond(false) : "deep"; }; b.run(); });
        check("finally", () -> { try { assert false : "first"; } finally { evaluated = 5; } });
        check("caught as Error", () -> { try { assert false : "err"; } catch (Error e) { System.out.println(e.getClass()); } });
        check("local class", () -> { class L { void m() { assert false : L.class.getSimpleName(); } } new L().m(); });
        System.out.println(Nested.ON + " " + EarlyBase.seen + " " + Early.seen + " " + LangAssertOn.class.desiredAssertionStatus() + " " + String.class.desiredAssertionStatus() + " " + Nested.class.desiredAssertionStatus());
        AssertionError e = new AssertionError("m", new RuntimeException("c"));
        System.out.println(e.getMessage() + e.getCause().getMessage() + new AssertionError().getMessage() + new AssertionError(5).getMessage() + new AssertionError((Object) null).getMessage());
        int i = 5;
        assert i++ == 5 : i;
        assert (i += 10) > 0;
        System.out.println(i);
    }
}
