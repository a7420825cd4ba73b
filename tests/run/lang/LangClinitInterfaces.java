// Interface initialisation: only interfaces with default methods are initialised with their implementors, in declaration order.
public class LangClinitInterfaces {
    static int say(String s) {
        System.out.println("  init " + s);
        return s.length();
    }

    interface NoDefault {
        int F = say("NoDefault");

        void m();
    }

    interface WithDefault {
        int F = say("WithDefault");

        default String d() {
            return "d" + F;
        }
    }

    interface Second extends NoDefault {
        int G = say("Second");

        default void m() {
            System.out.println("  Second.m");
        }
    }

    interface OnlyStatic {
        int F = say("OnlyStatic");

        static int s() {
            return 5;
        }
    }

    interface OnlyPrivate {
        int F = say("OnlyPrivate");

        private int p() {
            return 6;
        }
    }

    interface Deep1 {
        int F = say("Deep1");

        default void deep() { }
    }

    interface Deep2 extends Deep1 {
        int G = say("Deep2");
    }

    interface Deep3 extends Deep2 {
        int H = say("Deep3");

        default void deeper() { }
    }

    static class Base implements Deep3 {
        static { say("Base"); }
    }

    static class One extends Base implements Second, WithDefault, OnlyStatic, OnlyPrivate {
        static { say("One"); }
    }

    interface Redeclare extends WithDefault {
        int R = say("Redeclare");

        String d();
    }

    static class Two implements Redeclare {
        static { say("Two"); }

        public String d() {
            return "two";
        }
    }

    interface Fun {
        Object LOCK = say("Fun");

        int apply(int x);

        default Fun twice() {
            return x -> apply(apply(x));
        }
    }

    interface Chain {
        int A = say("Chain.A");
        int B = A + say("Chain.B ");
        int C = 77;
    }

    static class ChainUser implements Chain {
        static int sum() {
            return C;
        }

        static int sum2() {
            return A + B + C;
        }
    }

    enum Planet implements WithDefault2 {
        EARTH, MARS { public String d2() { return "red"; } };

        static { say("Planet"); }
    }

    interface WithDefault2 {
        int F = say("WithDefault2");

        default String d2() {
            return "blue" + F;
        }
    }

    public static void main(String[] args) {
        System.out.println("array of One");
        Object a = new One[1];
        System.out.println("new One");
        One one = new One();
        System.out.println("call");
        one.m();
        System.out.println(one.d());
        System.out.println("static method of interface");
        System.out.println(OnlyStatic.s());
        System.out.println("fields");
        System.out.println(NoDefault.F + OnlyPrivateF());
        System.out.println(Deep2.G + Deep3.H);
        System.out.println("Two");
        System.out.println(new Two().d());
        System.out.println("Redeclare.R");
        System.out.println(Redeclare.R);
        System.out.println("lambda of an interface with a default");
        Fun f = x -> x * 3;
        System.out.println("made");
        System.out.println(f.twice().apply(7));
        System.out.println("chain");
        System.out.println(ChainUser.sum());
        System.out.println(ChainUser.sum2());
        System.out.println("enum");
        for (Planet p : Planet.values()) System.out.println(p + " " + p.d2());
        System.out.println("anonymous");
        WithDefault3 w = new WithDefault3() { };
        System.out.println(w.v() + " " + (w.getClass().getInterfaces()[0] == WithDefault3.class));
    }

    interface WithDefault3 {
        int F = say("WithDefault3");

        default int v() {
            return F;
        }
    }

    static int OnlyPrivateF() {
        return OnlyPrivate.F;
    }
}
