// Branches: all if_icmp/if/ifnull/if_acmp forms, lcmp fcmpl fcmpg dcmpl dcmpg, as conditions, values and loop tests.
import java.util.Arrays;

public class LangCompare {
    static String ints(int a, int b) {
        return "" + (a < b ? 1 : 0) + (a <= b ? 1 : 0) + (a == b ? 1 : 0) + (a != b ? 1 : 0) + (a >= b ? 1 : 0) + (a > b ? 1 : 0);
    }

    static String zero(int a) {
        return "" + (a < 0 ? 1 : 0) + (a <= 0 ? 1 : 0) + (a == 0 ? 1 : 0) + (a != 0 ? 1 : 0) + (a >= 0 ? 1 : 0) + (a > 0 ? 1 : 0);
    }

    static String floats(float a, float b) {
        String s = "";
        if (a < b) s += "<";
        if (!(a < b)) s += "!<";
        if (a > b) s += ">";
        if (!(a > b)) s += "!>";
        if (a <= b) s += "<=";
        if (!(a <= b)) s += "!<=";
        if (a >= b) s += ">=";
        if (!(a >= b)) s += "!>=";
        if (a == b) s += "==";
        if (a != b) s += "!=";
        return s;
    }

    static String doubles(double a, double b) {
        boolean lt = a < b, gt = a > b, le = a <= b, ge = a >= b, eq = a == b, ne = a != b;
        return (lt ? "<" : "") + (gt ? ">" : "") + (le ? "<=" : "") + (ge ? ">=" : "") + (eq ? "==" : "") + (ne ? "!=" : "")
            + (lt == !ge) + (gt == !le) + (eq == !ne);
    }

    static String refs(Object a, Object b) {
        return (a == b ? "same" : "diff") + (a != b ? "/diff" : "/same") + (a == null ? " anull" : " a") + (null != b ? " b" : " bnull");
    }

    static int calls;

    static boolean t(boolean v) {
        calls = calls * 3 + (v ? 1 : 2);
        return v;
    }

    public static void main(String[] args) {
        int[] iv = {0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int a : iv) {
            StringBuilder sb = new StringBuilder(zero(a)).append(':');
            for (int b : iv) sb.append(' ').append(ints(a, b));
            System.out.println(sb);
        }
        float[] fv = {0f, -0f, 1f, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MIN_VALUE};
        for (float a : fv) for (float b : fv) System.out.println(a + " " + b + " " + floats(a, b) + "  " + doubles(a, b));
        String s = "x";
        Object[] ov = {null, s, new String("x"), "x", new int[0]};
        for (int i = 0; i < ov.length; i++) for (int j = 0; j < ov.length; j++) System.out.println(i + "," + j + " " + refs(ov[i], ov[j]));
        long[] lv = {0, 1L << 32, -(1L << 32), 1, -1, Long.MAX_VALUE, Long.MIN_VALUE, 0x80000000L};
        for (long a : lv) {
            StringBuilder sb = new StringBuilder();
            for (long b : lv) sb.append(a < b ? '<' : a == b ? '=' : a > b ? '>' : '?').append(Long.compare(a, b)).append(Long.signum(a)).append(' ');
            System.out.println(sb);
        }
        // boolean operators: short circuit and not
        for (int m = 0; m < 8; m++) {
            boolean a = (m & 1) != 0, b = (m & 2) != 0, c = (m & 4) != 0;
            calls = 0;
            boolean r1 = t(a) && t(b) || t(c);
            int c1 = calls;
            calls = 0;
            boolean r2 = t(a) & t(b) | t(c);
            int c2 = calls;
            calls = 0;
            boolean r3 = !(t(a) || !t(b)) && t(c) ? t(a) ^ t(b) : t(c) == t(a);
            int c3 = calls;
            calls = 0;
            boolean r4 = t(a) ? t(b) ? t(c) : !t(c) : t(b) || t(c);
            System.out.println(m + " " + r1 + c1 + " " + r2 + c2 + " " + r3 + c3 + " " + r4 + calls);
        }
        boolean acc = true;
        acc &= t(false);
        acc |= t(true);
        acc ^= t(true);
        System.out.println(acc);
        // conditions used as loop tests
        int n = 0;
        for (double d = 0; d < 1; d += 0.1) n++;
        int m = 0;
        for (float f = 1; f > 0; f /= 2) m++;
        int k = 0;
        long l = Integer.MAX_VALUE - 3L;
        while (l <= Integer.MAX_VALUE) {
            l++;
            k++;
        }
        int z = 0;
        double nan = Double.NaN;
        while (nan < 10) z++;
        do z++; while (nan == nan);
        for (; nan >= 0 || z < 5; ) z++;
        System.out.println(n + " " + m + " " + k + " " + z);
        Double[] boxed = {1.0, Double.NaN, -0.0, 0.0, Double.NEGATIVE_INFINITY, -1.0};
        Arrays.sort(boxed);
        System.out.println(Arrays.toString(boxed));
        double[] raw = {1.0, Double.NaN, 0.0, -0.0, Double.NEGATIVE_INFINITY, -1.0};
        Arrays.sort(raw);
        System.out.println(Arrays.toString(raw) + " " + Arrays.binarySearch(raw, -0.0) + " " + Arrays.binarySearch(raw, Double.NaN));
    }
}
