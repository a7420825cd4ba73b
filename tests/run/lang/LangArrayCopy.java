// System.arraycopy: overlap both ways, bounds messages, type mismatch, partial copy before ArrayStoreException, all element types.
import java.util.Arrays;

public class LangArrayCopy {
    static String show(Object a) {
        if (a instanceof int[]) return Arrays.toString((int[]) a);
        if (a instanceof long[]) return Arrays.toString((long[]) a);
        if (a instanceof byte[]) return Arrays.toString((byte[]) a);
        if (a instanceof double[]) return Arrays.toString((double[]) a);
        if (a instanceof Object[]) return Arrays.deepToString((Object[]) a);
        return a == null ? "null" : a.getClass().getSimpleName();
    }

    static void copy(String label, Object src, int sp, Object dst, int dp, int n) {
        String r;
        try {
            System.arraycopy(src, sp, dst, dp, n);
            r = "ok";
        } catch (IndexOutOfBoundsException | ArrayStoreException | NullPointerException e) {
            r = e.getClass().getSimpleName() + ": " + e.getMessage();
        }
        System.out.println(label + " " + r + " -> " + show(dst));
    }

    public static void main(String[] args) {
        for (int sp = 0; sp <= 4; sp++) {
            for (int dp = 0; dp <= 4; dp += 2) {
                int[] a = {0, 1, 2, 3, 4, 5, 6, 7};
                copy("overlap " + sp + ">" + dp, a, sp, a, dp, 4);
            }
        }
        long[] la = {1L << 40, 2, 3, 4};
        copy("long", la, 0, la, 1, 3);
        double[] da = {Double.NaN, -0.0, 1e300};
        copy("double", da, 0, new double[4], 1, 3);
        byte[] ba = {1, 2, 3, 4, 5, 6, 7, 8, 9};
        copy("byte", ba, 1, ba, 0, 8);
        Object[] self = {"a", "b", "c", "d"};
        copy("refs up", self, 0, self, 1, 3);
        copy("refs down", self, 1, self, 0, 3);
        // bounds: each argument, overflowing sums, and zero length at the very end
        int[] s = {1, 2, 3}, d = new int[3];
        copy("neg src", s, -1, d, 0, 1);
        copy("neg dst", s, 0, d, -1, 1);
        copy("neg len", s, 0, d, 0, -1);
        copy("src end", s, 2, d, 0, 2);
        copy("dst end", s, 0, d, 2, 2);
        copy("overflow", s, Integer.MAX_VALUE, d, 0, Integer.MAX_VALUE);
        copy("overflow dst", s, 0, d, Integer.MAX_VALUE, 2);
        copy("zero at end", s, 3, d, 3, 0);
        copy("zero past end", s, 4, d, 0, 0);
        copy("zero past dst", s, 0, d, 4, 0);
        copy("obj src end", new Object[2], 1, new Object[5], 0, 2);
        copy("obj dst end", new String[5], 0, new Object[2], 1, 2);
        copy("obj neg", new String[5], 0, new Object[2], 0, -3);
        // null and type mismatches come before bounds
        copy("null src", null, -1, d, 0, 1);
        copy("null dst", s, -1, null, 0, 1);
        copy("not array src", "str", 0, d, 0, 1);
        copy("not array dst", s, 0, new StringBuilder("sb"), 0, 1);
        copy("int to long", s, 0, new long[3], 0, -1);
        copy("byte to boolean", ba, 0, new boolean[3], 0, 1);
        copy("char to short", new char[1], 0, new short[1], 0, 1);
        copy("prim to ref", s, 0, new Object[3], 0, 0);
        copy("ref to prim", new Integer[] {1}, 0, d, 0, 1);
        copy("int[][] to int[]", new int[1][1], 0, d, 0, 1);
        // a store check in the middle: what went before stays
        Object[] mixed = {"x", "y", 3, "z"};
        copy("partial", mixed, 0, new String[] {"-", "-", "-", "-", "-"}, 1, 4);
        copy("partial numbers", new Object[] {1, 2, 3.0, 4}, 0, new Integer[4], 0, 4);
        copy("nulls pass", new Object[] {null, "s", null}, 0, new Comparable[3], 0, 3);
        copy("interface", new Object[] {"s", 1, new StringBuilder("q"), new int[0]}, 0, new CharSequence[4], 0, 4);
        copy("down cast all fit", new Object[] {"p", "q"}, 0, new String[2], 0, 2);
        copy("unrelated but empty", new Integer[] {1}, 0, new String[2], 0, 0);
        copy("unrelated nulls", new Integer[2], 0, new String[] {"k", "k"}, 0, 2);
        copy("unrelated", new Integer[] {null, 5}, 0, new String[] {"k", "k"}, 0, 2);
        copy("nested", new int[][] {{1}, {2}}, 0, new Object[3], 1, 2);
        copy("nested cast", new Object[] {new int[] {1}, new long[] {2}}, 0, new int[2][], 0, 2);
        // library routines on top of it
        System.out.println(Arrays.toString(Arrays.copyOf(s, 5)) + Arrays.toString(Arrays.copyOfRange(s, 1, 2)) + Arrays.toString(Arrays.copyOfRange(s, 3, 6)));
        Object[] objs = Arrays.copyOf(new String[] {"a", "b"}, 3, Object[].class);
        objs[2] = 5;
        System.out.println(Arrays.toString(objs) + objs.getClass().getSimpleName());
        try {
            Arrays.copyOf(new Object[] {"a", 1}, 2, String[].class);
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        try {
            Arrays.copyOfRange(s, 2, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Arrays.copyOfRange(s, 4, 5);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("range " + e.getMessage());
        }
        int[] big = new int[2000];
        for (int i = 0; i < big.length; i++) big[i] = i * i;
        for (int i = 0; i < 50; i++) System.arraycopy(big, i, big, (i * 37) % 900, 1000 - i);
        System.out.println(Arrays.hashCode(big) + " " + big[999] + " " + big[1999]);
    }
}
