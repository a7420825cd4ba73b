// What does not initialise a class: compile-time constants, class literals, arrays, casts; and what does.
public class LangClinitConstants {
    static String trace = "";

    static <T> T note(String s, T v) {
        trace += s + " ";
        return v;
    }

    static String flush() {
        String t = "[" + trace.trim() + "]";
        trace = "";
        return t;
    }

    static class K {
        static final int I = 42;
        static final long L = 1L << 40;
        static final double D = 1 / 3.0;
        static final float F = (float) 0.1;
        static final boolean Z = I > 41 && 'a' < 'b';
        static final byte B = (byte) 300;
        static final short S = (short) 70000;
        static final char C = 'a' + 1;
        static final String T = "t" + I + C + Z + D;
        static final String TERN = Z ? "yes" : "no";
        static int marker = note("K", 1);
    }

    static class NotConst {
        static final Integer BOX = note("NotConst", 5);
        static final int LATER;
        static final String NEW = new String("n");
        static final int[] ARR = {1};
        static final int CONST = 6;
        static final Object NUL = null;
        static { LATER = 7; }
    }

    static class ViaNew { static int m = note("ViaNew", 1); }

    static class ViaCast { static int m = note("ViaCast", 1); }

    static class ViaAssign { static int m = note("ViaAssign", 1); static int f; }

    static class ViaReflect { static int m = note("ViaReflect", 1); public static int f = 9; }

    static class ViaForName { static int m = note("ViaForName", 1); }

    static class ViaFalse { static int m = note("ViaFalse", 1); }

    static class ViaLambda { static int m = note("ViaLambda", 1); static int id(int x) { return x; } }

    static class ViaHandle { static int m = note("ViaHandle", 1); static int id(int x) { return x; } }

    static class ViaCatch extends RuntimeException { static int m = note("ViaCatch", 1); }

    static class ViaSuper { static int m = note("ViaSuper", 1); }

    static class ViaSub extends ViaSuper { static int m2 = note("ViaSub", 1); }

    interface Consts {
        int PLAIN = 3;
        Integer COMPUTED = note("Consts", 4);
    }

    static class Impl implements Consts { static int m = note("Impl", 1); }

    public static void main(String[] args) throws Throwable {
        System.out.println(K.I + " " + K.L + " " + K.D + " " + K.F + " " + K.Z + " " + K.B + " " + K.S + " " + K.C + " " + K.T + " " + K.TERN + flush());
        System.out.println((K.T == ("t" + 42 + 'b' + true + 1 / 3.0)) + flush());
        switch (42) {
            case K.I: System.out.println("case label" + flush());
        }
        System.out.println(K.marker + flush());
        System.out.println(NotConst.CONST + flush());
        System.out.println(NotConst.LATER + " " + NotConst.BOX + NotConst.NEW + NotConst.ARR[0] + NotConst.NUL + flush());
        Class<?> c = ViaNew.class;
        ViaNew[][] arr = new ViaNew[2][2];
        System.out.println(c.getSimpleName() + arr.length + c.getDeclaredFields().length + c.isInstance("x") + flush());
        System.out.println((new ViaNew() != null) + flush());
        Object o = null;
        ViaCast vc = (ViaCast) o;
        System.out.println(vc + " " + (o instanceof ViaCast) + flush());
        ViaAssign.f = 3;
        System.out.println(flush());
        if (args.length > 100) ViaFalse.m++;
        System.out.println(args.length + flush());
        java.lang.reflect.Field f = ViaReflect.class.getDeclaredField("f");
        System.out.println(f.getName() + flush());
        System.out.println(f.getInt(null) + flush());
        Class.forName("LangClinitConstants$ViaForName", false, LangClinitConstants.class.getClassLoader());
        System.out.println("lazy " + flush());
        Class.forName("LangClinitConstants$ViaForName");
        System.out.println("eager " + flush());
        java.util.function.IntUnaryOperator op = x -> ViaLambda.id(x);
        System.out.println("lambda made " + flush());
        System.out.println(op.applyAsInt(4) + flush());
        java.lang.invoke.MethodHandle mh = java.lang.invoke.MethodHandles.lookup().findStatic(ViaHandle.class, "id",
            java.lang.invoke.MethodType.methodType(int.class, int.class));
        System.out.println("handle made, called: " + (int) mh.invokeExact(5) + flush());
        try {
            if (args.length > 100) throw new ViaCatch();
            Integer.parseInt("z");
        } catch (ViaCatch e) {
            System.out.println("no");
        } catch (NumberFormatException e) {
            System.out.println("handler search does not initialise " + flush());
        }
        System.out.println(ViaSub.m + flush() + ViaSub.m2 + flush());
        System.out.println(Impl.PLAIN + flush());
        System.out.println(Impl.m + flush());
        System.out.println(Impl.COMPUTED + flush());
        System.out.println(LangClinitConstants.note("end", "e") + flush());
    }
}
