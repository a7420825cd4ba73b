// Loop combinators: countedLoop, whileLoop, doWhileLoop, iteratedLoop, the general loop; tryFinally around; tableSwitch.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.methodType;

public class InvokeMhLoops {
    static final Lookup L = lookup();

    static MethodHandle st(String n, Class<?> r, Class<?>... ps) throws Exception { return L.findStatic(InvokeMhLoops.class, n, methodType(r, ps)); }

    static String step(String v, int i, String init) { return v + "," + i + init; }

    static String start(String init) { return "<" + init; }

    static int addIdx(int acc, int i) { return acc * 10 + i; }

    static boolean below(int v, int limit) { return v < limit; }

    static int dbl(int v, int limit) { return v * 2; }

    static int one(int limit) { return 1; }

    static List<String> rev(List<String> acc, String e, List<String> in) {
        acc.add(0, e);
        return acc;
    }

    static List<String> fresh(List<String> in) { return new ArrayList<>(); }

    static int sumLen(int acc, Object e) { return acc + e.toString().length(); }

    static void show(int i) { System.out.print("v" + i + " "); }

    // general loop for gcd: two variables
    static int initA(int a, int b) { return a; }

    static int initB(int a, int b) { return b; }

    static int stepA(int x, int y, int a, int b) {
        a0 = x;
        return y == 0 ? x : y;
    }

    static int stepB(int x, int y, int a, int b) { return y == 0 ? 0 : a0 % y; }

    static int a0;

    static boolean more(int x, int y, int a, int b) { return y != 0; }

    static int fin(int x, int y, int a, int b) { return x; }

    static int boom(int acc, int i) {
        if (i == 3) throw new IllegalStateException("at " + acc);
        return acc + i;
    }

    static int clean(Throwable t, int r) {
        System.out.println("clean " + (t == null ? "ok" : t.getMessage()) + " " + r);
        return r * 2;
    }

    static String c0(int i, String s) { return "zero" + s; }

    static String c1(int i, String s) { return "one" + s; }

    static String def(int i, String s) { return "def" + i + s; }

    interface Act { Object run() throws Throwable; }

    static void t(String label, Act a) {
        try {
            System.out.println(label + " = " + a.run());
        } catch (Throwable e) {
            System.out.println(label + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle step = st("step", String.class, String.class, int.class, String.class), start = st("start", String.class, String.class);
        MethodHandle count = dropArguments(constant(int.class, 4), 0, String.class);
        t("counted", () -> (String) countedLoop(count, start, step).invokeExact("!"));
        t("counted type", () -> countedLoop(count, start, step).type());
        t("counted range", () -> (int) countedLoop(constant(int.class, 3), constant(int.class, 8), constant(int.class, 0), st("addIdx", int.class, int.class, int.class)).invokeExact());
        t("counted none", () -> (int) countedLoop(constant(int.class, 5), constant(int.class, 5), constant(int.class, 42), st("addIdx", int.class, int.class, int.class)).invokeExact());
        t("counted void", () -> { countedLoop(constant(int.class, 3), null, st("show", void.class, int.class)).invokeExact(); return "done"; });
        t("no init", () -> (int) countedLoop(constant(int.class, 4), null, st("addIdx", int.class, int.class, int.class)).invokeExact());
        MethodHandle wh = whileLoop(st("one", int.class, int.class), st("below", boolean.class, int.class, int.class), st("dbl", int.class, int.class, int.class));
        t("while", () -> (int) wh.invokeExact(100) + " " + (int) wh.invokeExact(0) + " " + wh.type());
        MethodHandle dw = doWhileLoop(st("one", int.class, int.class), st("dbl", int.class, int.class, int.class), st("below", boolean.class, int.class, int.class));
        t("do while", () -> (int) dw.invokeExact(100) + " " + (int) dw.invokeExact(0));
        MethodHandle it = iteratedLoop(null, st("fresh", List.class, List.class), st("rev", List.class, List.class, String.class, List.class));
        t("iterated", () -> it.invoke(List.of("a", "b", "c")) + " " + it.invoke(List.of()) + " " + it.type());
        t("iterated over Iterable", () -> (int) iteratedLoop(null, constant(int.class, 100), st("sumLen", int.class, int.class, Object.class)).invoke((Iterable<?>) List.of(1, "two", 33.5)));
        MethodHandle gcd = loop(
            new MethodHandle[] {st("initA", int.class, int.class, int.class), st("stepA", int.class, int.class, int.class, int.class, int.class), st("more", boolean.class, int.class, int.class, int.class, int.class), st("fin", int.class, int.class, int.class, int.class, int.class)},
            new MethodHandle[] {st("initB", int.class, int.class, int.class), st("stepB", int.class, int.class, int.class, int.class, int.class)});
        t("general loop type", () -> gcd.type());
        t("general loop", () -> (int) gcd.invokeExact(462, 1071));
        MethodHandle boom = countedLoop(constant(int.class, 5), constant(int.class, 10), st("boom", int.class, int.class, int.class));
        t("loop throws", () -> (int) boom.invokeExact());
        t("finally around loop", () -> (int) tryFinally(boom, st("clean", int.class, Throwable.class, int.class)).invokeExact());
        MethodHandle ok = countedLoop(constant(int.class, 3), constant(int.class, 10), st("boom", int.class, int.class, int.class));
        t("finally ok", () -> (int) tryFinally(ok, st("clean", int.class, Throwable.class, int.class)).invokeExact());
        MethodHandle sw = tableSwitch(st("def", String.class, int.class, String.class), st("c0", String.class, int.class, String.class), st("c1", String.class, int.class, String.class));
        t("tableSwitch", () -> (String) sw.invokeExact(0, "a") + (String) sw.invokeExact(1, "b") + (String) sw.invokeExact(2, "c") + (String) sw.invokeExact(-1, "d"));
        t("loop without predicate", () -> loop(new MethodHandle[] {null, constant(int.class, 1)}));
        t("bad body", () -> countedLoop(constant(int.class, 3), constant(long.class, 0L), st("addIdx", int.class, int.class, int.class)));
        t("bad count", () -> countedLoop(constant(long.class, 3L), null, st("show", void.class, int.class)));
        MethodHandle nested = countedLoop(constant(int.class, 3), constant(int.class, 0), filterArguments(st("addIdx", int.class, int.class, int.class), 1,
            permuteArguments(countedLoop(dropArguments(constant(int.class, 2), 0, int.class), identity(int.class), dropArguments(st("addIdx", int.class, int.class, int.class), 2, int.class)), methodType(int.class, int.class), 0)));
        t("nested loops", () -> (int) nested.invokeExact());
        Iterator<Integer> src = List.of(5, 6, 7).iterator();
        MethodHandle hasNext = L.findVirtual(Iterator.class, "hasNext", methodType(boolean.class)), next = L.findVirtual(Iterator.class, "next", methodType(Object.class));
        MethodHandle drain = whileLoop(dropArguments(constant(int.class, 0), 0, Iterator.class), dropArguments(hasNext, 0, int.class), collectArguments(st("sumLen", int.class, int.class, Object.class), 1, next));
        t("drain", () -> (int) drain.invokeExact(src) + " " + src.hasNext());
    }
}
