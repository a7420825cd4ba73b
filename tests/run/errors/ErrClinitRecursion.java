// Recursive and mutual class initialisation in one thread: values seen half way, superclass through subclass, enums, interfaces, lambdas in initialisers.
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

public class ErrClinitRecursion {
    static List<String> log = new ArrayList<>();

    static <T> T l(String s, T v) {
        log.add(s + "=" + v);
        return v;
    }

    static class A {
        static int a = l("A.a", 1);
        static int fromB = l("A.fromB", B.b);
        static int late = l("A.late", 3);
    }

    static class B {
        static int seenA = l("B.seenA", A.a);
        static int seenLate = l("B.seenLate", A.late);
        static int b = l("B.b", A.a + A.late + 10);
    }

    static class Base {
        static int x = l("Base.x", Derived.y + 1);
        static Derived d = l("Base.d", new Derived());

        @Override public String toString() { return getClass().getSimpleName() + x; }
    }

    static class Derived extends Base {
        static int y = l("Derived.y", 5);
        int z = x + y;

        @Override public String toString() { return super.toString() + "z" + z; }
    }

    static class Singleton {
        static final Singleton ONE = new Singleton();
        static int count;
        static int other = 100;
        final int seen;

        Singleton() {
            count++;
            seen = count + other;
        }
    }

    enum Level {
        LOW, MID, HIGH;
        static final List<String> NAMES = new ArrayList<>();

        static {
            for (Level v : values()) NAMES.add(v.name() + v.peer);
        }

        final Object peer;

        Level() { peer = Registry.register(this); }
    }

    static class Registry {
        static final List<String> ALL = new ArrayList<>();

        static { l("Registry", Level.LOW == null ? "LOW not yet" : "LOW there"); }

        static Object register(Level v) {
            ALL.add(String.valueOf(v));
            return ALL.size();
        }
    }

    interface I {
        int V = l("I.V", K.w + 1);

        default int d() { return V; }
    }

    static class K implements I { static int w = l("K.w", 20); }

    static class Self {
        static int depth = 0;
        static int v = compute(3);

        static int compute(int n) {
            depth++;
            return n == 0 ? v : Self.compute(n - 1) + Self.depth;
        }
    }

    static class WithLambda {
        static IntSupplier early = () -> WithLambda.value;
        static int before = l("before", early.getAsInt());
        static int value = 9;
        static int after = l("after", early.getAsInt());
        static Supplier<Supplier<String>> nested = () -> () -> "n" + before + after + WithLambda.last;
        static String text = l("text", nested.get().get());
        static final String last = String.valueOf("last");
    }

    static class ThreeA { static int v = l("ThreeA", ThreeB.v + 1); }

    static class ThreeB { static int v = l("ThreeB", ThreeC.v + 1); }

    static class ThreeC { static int v = l("ThreeC", ThreeA.v + 1); }

    static class FailLoop {
        static int v;
        static boolean ok = attempt();

        static boolean attempt() {
            try {
                v = Other.w;
                return true;
            } catch (ExceptionInInitializerError e) {
                l("caught", e.getCause().getMessage());
                try {
                    return Other.w > 0;
                } catch (NoClassDefFoundError n) {
                    l("then", n.getMessage());
                }
                return false;
            }
        }

        static class Other { static int w = l("FailLoop.v", v) / zero(); static int zero() { return v; } }
    }

    static void show(String label, Object v) {
        System.out.println(label + " " + v + " " + log);
        log.clear();
    }

    public static void main(String[] args) {
        show("A first", A.fromB);
        show("B", B.b + " " + B.seenLate);
        show("derived first", Derived.y);
        show("base", Base.d + " " + Base.x);
        show("singleton", Singleton.ONE.seen + " " + Singleton.count);
        show("registry first", Registry.ALL);
        show("levels", Level.NAMES);
        show("implementor first", K.w);
        show("default", new K().d());
        show("self", Self.v + " " + Self.depth);
        show("lambda", WithLambda.text);
        show("three", ThreeB.v + " " + ThreeA.v + " " + ThreeC.v);
        show("failing", FailLoop.ok + " " + FailLoop.v);
    }
}
