// VarHandle on references, statics and array elements: identity comparison, class checks, bounds, store checks, null coordinates.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

public class InvokeVhRefs {
    String s = "a";
    volatile Object o;
    Integer boxed = 1000;
    static int si = 5;
    static long sl = 6;
    static String ss = "static";
    static volatile boolean sz;
    static final Object SF = "final";

    interface Act { Object run() throws Throwable; }

    static void t(String label, Act a) {
        try {
            System.out.println(label + " = " + a.run());
        } catch (Throwable e) {
            System.out.println(label + " ! " + e.getClass().getSimpleName() + ": " + String.valueOf(e.getMessage()).replaceAll("@[0-9a-f]+", "@HASH"));
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lk = MethodHandles.lookup();
        Class<?> me = InvokeVhRefs.class;
        VarHandle S = lk.findVarHandle(me, "s", String.class), O = lk.findVarHandle(me, "o", Object.class), BX = lk.findVarHandle(me, "boxed", Integer.class), SI = lk.findStaticVarHandle(me, "si", int.class), SL = lk.findStaticVarHandle(me, "sl", long.class), SS = lk.findStaticVarHandle(me, "ss", String.class), SZ = lk.findStaticVarHandle(me, "sz", boolean.class);
        InvokeVhRefs x = new InvokeVhRefs();
        t("get", () -> (String) S.get(x) + (String) S.getVolatile(x) + (String) S.getAcquire(x) + (String) S.getOpaque(x));
        t("cas equal constant", () -> S.compareAndSet(x, "a", "b") + x.s);
        t("cas equal but other object", () -> S.compareAndSet(x, new String("b"), "c") + x.s);
        t("cas null", () -> S.compareAndSet(x, null, "c") + x.s + O.compareAndSet(x, null, "now") + x.o);
        t("cae", () -> (String) S.compareAndExchange(x, "b", "d") + (String) S.compareAndExchange(x, "b", "e") + x.s + (String) S.compareAndExchangeAcquire(x, "d", (String) null) + x.s);
        t("gas", () -> (String) S.getAndSet(x, "f") + (String) S.getAndSetAcquire(x, "g") + (String) S.getAndSetRelease(x, "h") + x.s);
        t("weak", () -> { int n = 0; while (!S.weakCompareAndSet(x, "h", "w") && n++ < 1000) ; return x.s + S.weakCompareAndSetPlain(x, "zz", "no") + x.s; });
        t("no addition", () -> (String) S.getAndAdd(x, "x"));
        t("no bits", () -> (Object) O.getAndBitwiseOr(x, (Object) 1));
        t("wrong class", () -> { S.set(x, (Object) 5); return x.s; });
        t("Object to String field", () -> { S.set(x, (Object) "cast"); return x.s; });
        t("StringBuilder", () -> { S.set(x, new StringBuilder()); return x.s; });
        t("wrong receiver", () -> (String) S.get("not it"));
        t("wrong receiver as Object", () -> (String) S.get((Object) "not it"));
        t("null receiver", () -> (String) S.get((InvokeVhRefs) null));
        t("result cast", () -> (Integer) O.get(x));
        t("result cast ok", () -> ((String) O.get(x)).length());
        t("boxes by identity", () -> BX.compareAndSet(x, (Integer) 1000, (Integer) 1) + " " + BX.compareAndSet(x, x.boxed, (Integer) 2) + x.boxed + " " + BX.compareAndSet(x, 2, 3) + x.boxed);
        t("statics", () -> (int) SI.getAndAdd(3) + " " + (int) SI.get() + " " + (long) SL.getAndBitwiseXor(-1L) + " " + sl + " " + (String) SS.getAndSet("new") + ss + " " + SZ.compareAndSet(false, true) + sz + (boolean) SZ.getAndSet(false));
        SI.setVolatile(77);
        SL.setRelease(1L << 33);
        SS.setOpaque("opaque");
        t("statics set", () -> si + " " + sl + " " + ss + " " + SI.compareAndSet(77, 78) + (int) SI.compareAndExchange(78, 79) + si);
        t("static arity", () -> (int) SI.get(x));
        t("static final", () -> { VarHandle f = lk.findStaticVarHandle(me, "SF", Object.class); System.out.print((Object) f.get() + " "); f.set((Object) "x"); return "?"; });
        t("static as instance", () -> lk.findVarHandle(me, "si", int.class) == null);
        t("instance as static", () -> lk.findStaticVarHandle(me, "s", String.class) == null);
        t("missing", () -> lk.findVarHandle(me, "nope", int.class));
        t("wrong type", () -> lk.findVarHandle(me, "s", Object.class));
        VarHandle IA = MethodHandles.arrayElementVarHandle(int[].class), LA = MethodHandles.arrayElementVarHandle(long[].class), BA = MethodHandles.arrayElementVarHandle(byte[].class), DA = MethodHandles.arrayElementVarHandle(double[].class), SA = MethodHandles.arrayElementVarHandle(String[].class), OA = MethodHandles.arrayElementVarHandle(Object[].class), ZA = MethodHandles.arrayElementVarHandle(boolean[].class), CA = MethodHandles.arrayElementVarHandle(char[].class);
        int[] ia = {1, 2, 3};
        t("int array", () -> (int) IA.getAndAdd(ia, 1, 40) + " " + IA.compareAndSet(ia, 2, 3, 33) + (int) IA.compareAndExchange(ia, 0, 5, 6) + (int) IA.getAndBitwiseOr(ia, 0, 8) + " " + Arrays.toString(ia) + " " + IA.coordinateTypes());
        t("bounds", () -> (int) IA.get(ia, 3));
        t("bounds negative", () -> (int) IA.getVolatile(ia, -1));
        t("bounds cas", () -> IA.compareAndSet(ia, 99, 1, 2));
        t("null array", () -> (int) IA.get((int[]) null, 0));
        t("wrong array", () -> (int) IA.get(new long[1], 0));
        t("index type", () -> (int) IA.get(ia, 1L));
        t("index byte", () -> (int) IA.get(ia, (byte) 1) + (int) IA.get(ia, 'a' - 'a'));
        long[] la = {1, 1L << 40};
        byte[] ba = {1, 2, 3};
        double[] da = {0.5, 1.5};
        boolean[] za = new boolean[3];
        char[] ca = {'x', 'y'};
        t("others", () -> (long) LA.getAndAdd(la, 1, 1L) + " " + (byte) BA.getAndAdd(ba, 1, (byte) 126) + " " + DA.compareAndSet(da, 0, 0.5, 9.5) + " " + (boolean) ZA.getAndBitwiseXor(za, 1, true) + " " + (char) CA.getAndSet(ca, 0, 'z') + " " + Arrays.toString(la) + Arrays.toString(ba) + Arrays.toString(da) + Arrays.toString(za) + Arrays.toString(ca));
        String[] sa = {"p", "q"};
        t("String array", () -> SA.compareAndSet(sa, 0, "p", "r") + (String) SA.getAndSet(sa, 1, null) + Arrays.toString(sa));
        t("Object handle on String array", () -> { OA.set((Object[]) sa, 0, (Object) "ok"); return Arrays.toString(sa); });
        t("store check", () -> { OA.set((Object[]) sa, 0, (Object) 5); return Arrays.toString(sa); });
        t("store check cas", () -> OA.compareAndSet((Object[]) sa, 0, (Object) "ok", (Object) 5) + Arrays.toString(sa));
        t("store check gas", () -> OA.getAndSet((Object[]) sa, 0, (Object) 5) + Arrays.toString(sa));
        t("not an array", () -> MethodHandles.arrayElementVarHandle(String.class));
        t("as method handle", () -> lk.findVarHandle(me, "s", String.class).toMethodHandle(VarHandle.AccessMode.GET_AND_SET).type() + " " + IA.toMethodHandle(VarHandle.AccessMode.GET_AND_ADD).invoke(ia, 0, 5) + ia[0]);
        t("mode by name", () -> VarHandle.AccessMode.valueFromMethodName("getAndAddAcquire") + " " + VarHandle.AccessMode.WEAK_COMPARE_AND_SET_PLAIN.methodName());
        t("unreflect", () -> (String) lk.unreflectVarHandle(me.getDeclaredField("s")).get(x));
        t("exact behaviour", () -> { VarHandle e = S.withInvokeExactBehavior(); System.out.print((String) e.get(x) + " "); return (Object) e.get(x); });
        t("handle text", () -> S + " " + IA);
    }
}
