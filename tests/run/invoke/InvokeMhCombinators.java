// Combinators: insert, drop, permute, filter, fold, guardWithTest, catchException, tryFinally, collect, constant, and their errors.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.methodType;

public class InvokeMhCombinators {
    static String cat(String a, int b, long c, double d) { return a + "|" + b + "|" + c + "|" + d; }

    static String up(String s) { return s.toUpperCase(java.util.Locale.ROOT); }

    static int len(String s) { return s.length(); }

    static int twice(int x) { return x * 2; }

    static boolean isLong(String s) { return s.length() > 3; }

    static String yes(String s) { return "long:" + s; }

    static String no(String s) { return "short:" + s; }

    static int div(int a, int b) { return a / b; }

    static int handler(ArithmeticException e, int a, int b) { return -a; }

    static int cleanup(Throwable t, int r, int a, int b) {
        System.out.println("  cleanup " + (t == null ? "null" : t.getMessage()) + " " + r + " " + a + " " + b);
        return t == null ? r + 1000 : r - 1000;
    }

    static void log(String s) { System.out.println("  log " + s); }

    static long sum3(long a, int b, int c) { return a * 100 + b * 10 + c; }

    static int combine(int a, int b) { return a * 7 + b; }

    static Object first(Object... os) { return os.length == 0 ? "empty" : os[0]; }

    static final Lookup L = lookup();

    static MethodHandle st(String n, Class<?> r, Class<?>... ps) throws Exception { return L.findStatic(InvokeMhCombinators.class, n, methodType(r, ps)); }

    interface Act { Object run() throws Throwable; }

    static void t(String label, Act a) {
        try {
            System.out.println(label + " = " + a.run());
        } catch (Throwable e) {
            System.out.println(label + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle cat = st("cat", String.class, String.class, int.class, long.class, double.class), up = st("up", String.class, String.class), len = st("len", int.class, String.class), twice = st("twice", int.class, int.class),
            div = st("div", int.class, int.class, int.class), sum3 = st("sum3", long.class, long.class, int.class, int.class), combine = st("combine", int.class, int.class, int.class), log = st("log", void.class, String.class);
        t("insert 0", () -> (String) insertArguments(cat, 0, "in").invokeExact(1, 2L, 3.5));
        t("insert 1,2", () -> insertArguments(cat, 1, 10, 20L).type() + " " + insertArguments(cat, 1, 10, 20L).invoke("x", 1.5));
        t("insert last", () -> (String) insertArguments(cat, 3, 9.5).invokeExact("a", 1, 2L));
        t("insert wrong class", () -> insertArguments(cat, 1, "no"));
        t("insert null primitive", () -> insertArguments(cat, 1, (Object) null));
        t("insert bad position", () -> insertArguments(cat, 5, 1));
        t("bindTo", () -> (String) cat.bindTo("bound").invokeExact(1, 2L, 3.0));
        t("bindTo primitive", () -> twice.bindTo(5));
        t("bindTo twice", () -> (int) L.findVirtual(String.class, "compareTo", methodType(int.class, String.class)).bindTo("a").bindTo("c").invokeExact());
        t("drop", () -> (int) dropArguments(twice, 0, String.class, long.class).invokeExact("ignored", 5L, 21));
        t("drop middle", () -> dropArguments(cat, 2, Object.class).type() + " " + dropArguments(cat, 2, Object.class).invoke("d", 1, null, 2L, 3.0));
        t("dropReturn", () -> dropReturn(len).type());
        t("permute", () -> (long) permuteArguments(sum3, methodType(long.class, int.class, int.class, long.class), 2, 1, 0).invokeExact(3, 2, 1L));
        t("permute duplicate", () -> (long) permuteArguments(sum3, methodType(long.class, int.class, long.class), 1, 0, 0).invokeExact(4, 7L));
        t("permute bad", () -> permuteArguments(sum3, methodType(long.class, int.class), 0, 1, 2));
        t("filterArguments", () -> (String) filterArguments(cat, 0, up, twice).invokeExact("low", 4, 5L, 6.0));
        t("filterArguments null", () -> (String) filterArguments(cat, 0, null, twice).invokeExact("low", 4, 5L, 6.0));
        t("filterReturn", () -> (int) filterReturnValue(up, len).invokeExact("four"));
        t("filterReturn chain", () -> (int) filterReturnValue(filterReturnValue(up, len), twice).invokeExact("four"));
        t("filterReturn void", () -> filterReturnValue(log, constant(int.class, 5)).invoke("logged"));
        t("filter mismatch", () -> filterReturnValue(len, up));
        t("fold", () -> (int) foldArguments(combine, twice.asType(methodType(int.class, int.class))).invokeExact(5));
        t("fold void", () -> (String) foldArguments(up, log).invokeExact("folded"));
        t("fold at 1", () -> (long) foldArguments(sum3, 1, twice).invokeExact(1L, 4));
        t("collectArguments", () -> (long) collectArguments(sum3, 1, div).invokeExact(1L, 40, 8, 9));
        MethodHandle g = guardWithTest(st("isLong", boolean.class, String.class), st("yes", String.class, String.class), st("no", String.class, String.class));
        t("guard", () -> (String) g.invokeExact("abcd") + (String) g.invokeExact("ab"));
        t("guard mismatch", () -> guardWithTest(len, up, up));
        MethodHandle c = catchException(div, ArithmeticException.class, st("handler", int.class, ArithmeticException.class, int.class, int.class));
        t("catch", () -> (int) c.invokeExact(10, 2) + " " + (int) c.invokeExact(10, 0));
        t("catch other", () -> catchException(len, IllegalStateException.class, dropArguments(constant(int.class, -1), 0, IllegalStateException.class)).invoke((String) null));
        MethodHandle tf = tryFinally(div, st("cleanup", int.class, Throwable.class, int.class, int.class, int.class));
        t("finally ok", () -> (int) tf.invokeExact(9, 3));
        t("finally thrown", () -> (int) tf.invokeExact(9, 0));
        t("throwException", () -> throwException(String.class, IllegalStateException.class).invoke(new IllegalStateException("thrown")));
        t("identity constant", () -> (String) identity(String.class).invokeExact("id") + (int) constant(int.class, 9).invokeExact() + constant(Object.class, null).invoke());
        t("collector", () -> st("first", Object.class, Object[].class).asCollector(Object[].class, 3).type());
        t("varargs", () -> st("first", Object.class, Object[].class).invoke(7, 8) + " " + st("first", Object.class, Object[].class).invoke() + " " + st("first", Object.class, Object[].class).asFixedArity().type());
        t("exactInvoker", () -> (int) exactInvoker(twice.type()).invokeExact(twice, 8) + " " + (Object) invoker(methodType(Object.class, byte.class)).invokeExact(twice, (byte) 3));
        t("spreadInvoker", () -> spreadInvoker(cat.type(), 1).invoke(cat, "s", new Object[] {1, 2L, 3.0}));
        t("compose deep", () -> {
            MethodHandle h = twice;
            for (int i = 0; i < 20; i++) h = filterReturnValue(h, i % 3 == 0 ? twice : insertArguments(combine, i % 2, i));
            return (int) h.invokeExact(1);
        });
        t("recursive guard", () -> {
            MethodHandle lt = L.findVirtual(String.class, "isEmpty", methodType(boolean.class));
            MethodHandle sub = insertArguments(L.findVirtual(String.class, "substring", methodType(String.class, int.class)), 1, 1);
            MethodHandle h = identity(String.class);
            for (int i = 0; i < 5; i++) h = guardWithTest(lt, identity(String.class), filterReturnValue(sub, h));
            return (String) h.invokeExact("abcdefgh") + "/" + (String) h.invokeExact("ab");
        });
    }
}
