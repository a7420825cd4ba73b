// Static and private methods of interfaces, constants, nested types in interfaces, hiding and inheritance of static members in classes.
import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;

public class LangInterfaceStatics {
    interface Calc {
        int BASE = Integer.parseInt("10");
        String NAME = "calc";

        static Calc of(char op) {
            return switch (op) {
                case '+' -> (a, b) -> a + b;
                case '*' -> (a, b) -> a * b;
                default -> Impl.NEG;
            };
        }

        static int twice(int x) { return helper(x) * 2; }

        private static int helper(int x) { return x + BASE; }

        private int adjust(int x) { return run(x, BASE) + helper(1); }

        int run(int a, int b);

        default int safe(int a, int b) {
            Supplier<Integer> s = () -> adjust(a) + helper(b);
            return s.get();
        }

        default IntBinaryOperator op() { return this::run; }

        class Impl implements Calc {
            static final Impl NEG = new Impl();

            public int run(int a, int b) { return -(a + b) + twice0(); }

            private static int twice0() { return Calc.twice(0); }
        }

        enum Mode { FAST, SLOW; static Mode pick(int i) { return values()[i & 1]; } }

        interface Deeper extends Calc {
            String NAME = "deeper";

            static int twice(int x) { return x * 200; }

            default int run(int a, int b) { return Calc.twice(a) + twice(b); }
        }
    }

    static class User implements Calc.Deeper {
        static String who() { return NAME + Calc.NAME + BASE; }

        static int twice(int x) { return -1; }

        int all() { return twice(1) + Calc.twice(1) + Calc.Deeper.twice(1) + safe(2, 3); }
    }

    static class P {
        static int count;
        static String tag = "P";
        int own = ++count;

        static String hello() { return "P.hello " + tag; }

        static String call() { return hello(); }

        String inst() { return hello() + tag; }
    }

    static class C extends P {
        static String tag = "C";

        static String hello() { return "C.hello " + tag + " " + P.tag; }

        String inst() { return super.inst() + "/" + hello() + tag; }

        static int sharedCount() { return count; }
    }

    static class CC extends C {
        static int viaSub() { return CC.count + C.count * 10 + P.count * 100; }
    }

    interface K1 { int V = 1; }

    interface K2 { int V = 2; }

    static class Both implements K1, K2 {
        int sum() { return K1.V + K2.V * 10; }
    }

    static class Over implements K1 {
        static int V = 3;
        int field = V + K1.V + ((K1) this).V;
    }

    static abstract class Counter<T> {
        static int made; // one for all parameterisations
        final T t;

        Counter(T t) {
            this.t = t;
            made++;
        }
    }

    public static void main(String[] args) {
        System.out.println(Calc.of('+').run(2, 3) + " " + Calc.of('*').run(2, 3) + " " + Calc.of('?').run(2, 3) + " " + Calc.twice(5) + " " + Calc.of('+').safe(1, 2) + " " + Calc.of('*').op().applyAsInt(6, 7));
        User u = new User();
        System.out.println(User.who() + " " + u.all() + " " + u.run(1, 2) + " " + User.twice(9) + " " + Calc.Mode.pick(3) + " " + Calc.Deeper.Mode.FAST + " " + User.NAME + " " + User.BASE);
        System.out.println(P.hello() + " | " + C.hello() + " | " + P.call() + " | " + C.call() + " | " + CC.call());
        P p = new C();
        C c = new CC();
        System.out.println(p.hello() + " | " + ((C) p).hello() + " | " + p.tag + ((C) p).tag + c.tag + " | " + p.inst() + " | " + c.inst());
        P.tag = "P2";
        C.tag = "C2";
        new CC();
        System.out.println(p.inst() + " | " + CC.tag + " " + C.sharedCount() + " " + CC.viaSub() + " " + p.own + c.own);
        CC.count = 50;
        CC.tag = "viaCC";
        System.out.println(P.count + " " + C.tag + " " + P.tag + " " + new P().own);
        System.out.println(new Both().sum() + " " + new Over().field + " " + Over.V + " " + ((K1) new Over()).V);
        new Counter<String>("s") { };
        new Counter<Integer>(1) { };
        System.out.println(Counter.made);
        P nul = null;
        System.out.println(nul.hello() + nul.tag + nul.count++);
        System.out.println(P.count + " " + side("a").count + " " + side("b").hello());
        int i = 0;
        P[] arr = {p, c};
        arr[i++].count += i;
        System.out.println(P.count + " " + i);
        try {
            arr[i++ + 5].count = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("index still evaluated " + i + " " + P.count);
        }
        interface LocalI {
            int Q = 77;

            static String s(int x) { return "local " + (x + Q); }
        }
        System.out.println(LocalI.s(1) + " " + LocalI.Q + " " + new LocalI() { int r = Q + 1; }.r);
    }

    static P side(String s) {
        System.out.print("side " + s + "; ");
        return null;
    }
}
