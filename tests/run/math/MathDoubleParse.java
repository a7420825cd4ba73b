// Double.parseDouble and Float.parseFloat: rounding, hex floats, whitespace, suffixes, extremes, error messages.
import java.util.*;

public class MathDoubleParse {
    static void d(String s) {
        String shown = s == null ? "null" : "'" + s.replace("\t", "\\t").replace("\n", "\\n") + "'";
        String r, q;
        try {
            double v = Double.parseDouble(s);
            r = v + " " + Long.toHexString(Double.doubleToLongBits(v));
        } catch (NumberFormatException e) {
            r = "NumberFormatException: " + e.getMessage();
        } catch (NullPointerException e) {
            r = "NullPointerException";
        }
        try {
            float v = Float.parseFloat(s);
            q = v + " " + Integer.toHexString(Float.floatToIntBits(v));
        } catch (NumberFormatException | NullPointerException e) {
            q = e.getClass().getSimpleName();
        }
        System.out.println(shown + " -> " + r + " | " + q);
    }

    public static void main(String[] args) {
        for (String s : new String[] {"0", "-0", "+0.0", "1", "1.", ".5", "-.5", "1e3", "1E+3", "1e-3", "1d", "1f", "1D", "1.5F", " 2.5 ", "\t3\n", "00012", "1e0005", "0.000000001", "123456789012345678901234567890",
                "NaN", "+NaN", "-NaN", "Infinity", "-Infinity", "+Infinity", "nan", "inf", "INFINITY", "1e308", "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308", "1e309", "-1e400", "1e99999999999",
                "4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "2.47032822920623272088e-324", "1e-324", "1e-99999999999", "2.2250738585072011e-308", "2.2250738585072012e-308", "2.2250738585072014e-308",
                "3.4028235e38", "3.4028236e38", "3.40282357e38", "1.4e-45", "7.0e-46", "7.1e-46", "1.17549435e-38",
                "0.1", "0.10000000000000000555111512312578270211815834045410156250", "9007199254740993", "9007199254740992.5", "9007199254740993.0000000000000000000000000001", "1.00000017881393432617187499", "1.00000017881393432617187500", "1.00000017881393432617187501",
                "0x1p0", "0x1.8p1", "0X1.FFFFFFFFFFFFFp1023", "0x1.fffffffffffff8p1023", "0x1p-1074", "0x1p-1075", "0x1.8p-1075", "0x0.8p0", "0x.8p1", "0xap-2", "-0x1.2p+3f", "0x1.00000000000008p0", "0x1.000000000000080001p0", "0x1p1024", "0x123456789abcdefp0", "0x1.p1", "0x0p0",
                "", " ", "abc", "1.2.3", "1e", "e5", "--1", "+-1", "1_000", "1,5", "0x1", "0x", "0x1.8", "0xp1", "0x1p", "1ff", "1 2", "1e5.5", "$1", "(1)", ".", "-", "+", "1e+", "Infinit", "NaNx", "0b11", "1L"})
            d(s);
        d(null);
        System.out.println(Double.valueOf("3.5").equals(3.5) + " " + Double.valueOf(" 1e1 ") + " " + Float.valueOf("0x1p3"));

        Random r = new Random(4);
        long h = 0;
        for (int i = 0; i < 600; i++) {
            StringBuilder sb = new StringBuilder();
            int n = 1 + r.nextInt(25);
            for (int k = 0; k < n; k++) sb.append((char) ('0' + r.nextInt(10)));
            sb.insert(r.nextInt(n + 1), '.');
            sb.append('e').append(r.nextInt(640) - 330);
            h = h * 31 + Double.doubleToLongBits(Double.parseDouble(sb.toString()));
            h = h * 31 + Float.floatToIntBits(Float.parseFloat(sb.substring(0, sb.indexOf("e")) + "e" + (r.nextInt(90) - 50)));
        }
        System.out.println("random " + Long.toHexString(h));
        // Halfway cases between neighbours written out in full decimal by BigDecimal.
        h = 0;
        for (int i = 0; i < 60; i++) {
            double x = Math.scalb(1 + r.nextDouble(), r.nextInt(60) - 30), y = Math.nextUp(x);
            java.math.BigDecimal mid = new java.math.BigDecimal(x).add(new java.math.BigDecimal(y)).divide(java.math.BigDecimal.valueOf(2));
            double m = Double.parseDouble(mid.toPlainString());
            double above = Double.parseDouble(mid.toPlainString() + "0000000001"), even = (Double.doubleToLongBits(x) & 1) == 0 ? x : y;
            if (m != even || above != y) throw new AssertionError(mid.toString());
            h = h * 31 + Double.doubleToLongBits(m);
        }
        System.out.println("halfway " + Long.toHexString(h));
        for (String s : new String[] {"0x1.000002p0", "0x1.000001p0", "0x1.0000010000001p0", "0x1.000003p0", "0x1.ffffffp127", "0x1.fffffep127", "0x1p-149", "0x1p-150", "0x1.8p-150", "0x1.000001p-126"}) System.out.print(Float.parseFloat(s) + "/" + (float) Double.parseDouble(s) + " ");
        System.out.println();
        Scanner sc = new Scanner("1.5 2e3 -0.25 7 x").useLocale(Locale.ROOT);
        double sum = 0;
        while (sc.hasNextDouble()) sum += sc.nextDouble();
        System.out.println(sum + " " + sc.next());
    }
}
