// Class initialisation order: superclasses first, on first active use only, triggers (new, static call, static field), laziness.
public class LangClinitOrder {
    static void say(String s) {
        System.out.println("  " + s);
    }

    static int val(String s, int v) {
        say(s + "=" + v);
        return v;
    }

    static class A {
        static int a = val("A.a", 1);
        static { say("A block 1, b=" + b()); }
        static int b = val("A.b", 2);
        static { say("A block 2, b=" + b); }

        static int b() {
            return b;
        }

        static void ping() {
            say("A.ping");
        }
    }

    static class B extends A {
        static { say("B"); }
        static int own = val("B.own", a + 10);
    }

    static class C extends B {
        static { say("C"); }

        C() {
            say("new C");
        }
    }

    static class Lazy {
        static { say("Lazy"); }
        static int x = 5;
        static Lazy[] none = null;
    }

    static class SubLazy extends Lazy {
        static { say("SubLazy"); }
        static int y = 6;
    }

    static class Holder {
        static final Holder INSTANCE = new Holder();
        static int count = 7;
        static final int FINAL_CONST = 8;
        static final Integer BOXED = 9;
        final int seen;

        Holder() {
            seen = count * 100 + FINAL_CONST * 10 + (BOXED == null ? 0 : 1);
            count++;
        }
    }

    static class Cycle1 {
        static int v = val("Cycle1.v", Cycle2.v + 1);
        static int w = val("Cycle1.w", 50);
    }

    static class Cycle2 {
        static int v = val("Cycle2.v", Cycle1.v + Cycle1.w + 1);
    }

    static class Outer {
        static { say("Outer"); }

        static class Inner {
            static { say("Inner"); }

            static void f() {
                say("Inner.f");
            }
        }
    }

    static class ParentUsesChild {
        static int n = Child.m;
        static { say("ParentUsesChild n=" + n); }
    }

    static class Child extends ParentUsesChild {
        static int m = val("Child.m", 33);
    }

    enum E {
        ONE, TWO;
        static int total;
        static { say("E static, total=" + total); }

        E() {
            say("E() " + name() + ordinal());
        }
    }

    static { say("main class initialised first"); }

    public static void main(String[] args) throws Exception {
        System.out.println("main");
        System.out.println("declare only");
        Lazy l = null;
        Lazy[] arr = new Lazy[3];
        Object o = Lazy.class;
        boolean is = arr[0] instanceof Lazy;
        System.out.println("inherited static through the subclass: " + is);
        System.out.println(SubLazy.x);
        System.out.println("own static");
        System.out.println(SubLazy.y);
        System.out.println("new C");
        new C();
        System.out.println("again");
        new C();
        C.ping();
        System.out.println(new B[] {null}.length + " " + C.own);
        System.out.println("holder");
        System.out.println(Holder.INSTANCE.seen + " " + Holder.count);
        System.out.println("cycle");
        System.out.println(Cycle1.v + " " + Cycle2.v);
        System.out.println("nested");
        Outer.Inner.f();
        System.out.println("child before parent");
        System.out.println(Child.m + " " + Child.n + " " + ParentUsesChild.n);
        System.out.println("enum");
        System.out.println(E.TWO + " " + E.total);
        System.out.println("side effect order");
        System.out.println(val("left", 1) + Late.s + val("right", 2));
        Late.arr[val("index", 0)] = val("value", 5);
        System.out.println(Late.arr[0]);
        System.out.println("null receiver");
        Ghost g = null;
        System.out.println(g.s);
        g.hello();
    }

    static class Late {
        static int s = val("Late.s", 3);
        static int[] arr = new int[val("Late.arr", 1)];
    }

    static class Ghost {
        static String s = "ghost" + val("Ghost.s", 4);

        static void hello() {
            say("hello from static through null");
        }
    }
}
