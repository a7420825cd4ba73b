// Arrays nobody can allocate: OutOfMemoryError is thrown, caught, and the program goes on.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class ErrOutOfMemory {
    interface Act { Object run() throws Throwable; }

    static int caught;

    static void t(String label, Act a) {
        try {
            Object o = a.run();
            System.out.println(label + " gave " + (o == null ? null : o.getClass().getSimpleName()));
        } catch (OutOfMemoryError e) {
            caught++;
            System.out.println(label + " " + e.getClass().getName() + " vm error " + (e instanceof VirtualMachineError) + " has message " + (e.getMessage() != null));
        } catch (Throwable e) {
            System.out.println(label + " other " + e);
        }
    }

    static int[] field;
    int[] inst = {1, 2, 3};

    static class Holder {
        final long[] big;
        final int before = 5;

        Holder(int n) { big = new long[n]; }
    }

    static class Clinit {
        static final double[] BIG = new double[Integer.MAX_VALUE];
    }

    static <T> T[] generic(Class<T> c, int n) {
        @SuppressWarnings("unchecked")
        T[] r = (T[]) java.lang.reflect.Array.newInstance(c, n);
        return r;
    }

    static int order;

    static int next(int v) {
        order = order * 10 + 1;
        return v;
    }

    public static void main(String[] args) {
        int max = Integer.MAX_VALUE;
        t("int", () -> new int[max]);
        t("long", () -> new long[max]);
        t("double", () -> new double[max]);
        t("Object", () -> new Object[max]);
        t("String", () -> new String[max]);
        t("two dimensions", () -> new int[4][max]);
        t("two dimensions outer", () -> new int[max][1]);
        t("zero outer", () -> new int[0][max]);
        t("partial", () -> new int[max][]);
        t("negative inner", () -> new int[max][-1]);
        t("by reflection", () -> generic(Integer.class, max));
        t("copyOf", () -> Arrays.copyOf(new int[] {1}, max));
        t("constructor", () -> new Holder(max));
        t("static initialiser", () -> Clinit.BIG);
        t("static initialiser again", () -> Clinit.BIG);
        t("list", () -> new ArrayList<>(max));
        t("string repeat", () -> "abcdefgh".repeat(max / 4));
        field = new int[] {7};
        try {
            field = new int[max];
        } catch (OutOfMemoryError e) {
            System.out.println("field unchanged " + field[0]);
        }
        int[][] rows = new int[3][];
        int i = 0;
        try {
            rows[i++] = new int[next(max)];
        } catch (OutOfMemoryError e) {
            System.out.println("i " + i + " " + rows[0] + " order " + order);
        } finally {
            System.out.println("finally");
        }
        List<String> log = new ArrayList<>();
        for (int k = 0; k < 3; k++) {
            try {
                log.add("try" + k);
                Object o = k == 1 ? new int[2] : new long[max];
                log.add("ok" + k + o.getClass().getSimpleName());
            } catch (OutOfMemoryError e) {
                log.add("oom" + k);
            }
        }
        System.out.println(log + " " + caught);
        OutOfMemoryError own = new OutOfMemoryError("thrown by hand");
        try {
            throw own;
        } catch (VirtualMachineError e) {
            System.out.println(e + " " + (e == own));
        }
        // still able to allocate
        long sum = 0;
        for (int k = 0; k < 200; k++) {
            int[] a = new int[1000];
            a[k] = k;
            sum += a[k] + a.length;
        }
        System.out.println(sum + " " + new ErrOutOfMemory().inst.length);
    }
}
