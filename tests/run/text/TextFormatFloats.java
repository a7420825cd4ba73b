// Formatter conversions for floating point and BigDecimal: e f g a with flags, precision, rounding and special values.
import java.math.BigDecimal;
import java.util.*;

public class TextFormatFloats {
    static void f(String fmt, Object... args) {
        String r;
        try {
            r = "[" + String.format(Locale.ROOT, fmt, args) + "]";
        } catch (RuntimeException e) {
            r = e.getClass().getSimpleName() + ": " + e.getMessage();
        }
        System.out.println(fmt + " " + Arrays.toString(args) + " -> " + r);
    }

    static void row(String fm, Object... values) {
        StringBuilder sb = new StringBuilder(fm + " :");
        for (Object v : values) sb.append(" [").append(String.format(Locale.ROOT, fm, v)).append(']');
        System.out.println(sb);
    }

    public static void main(String[] args) {
        Object[] v = {0.0, -0.0, 1.0, -1.5, 3.14159265358979, 1234567.891, 1e-5, 1e10, 1e23, 0.1, 2.5, 3.5, 0.05, 123456789012345680.0};
        for (String fm : new String[] {"%f", "%.0f", "%.1f", "%.2f", "%10.3f", "%-10.1f|", "%010.2f", "%+.2f", "% .2f", "%(.2f", "%,.2f", "%+,015.1f", "%#.0f", "%.12f"}) row(fm, v);
        for (String fm : new String[] {"%e", "%.0e", "%.3e", "%E", "%15.2e", "%-15.2e|", "%015.2e", "%+.1e", "%(.1e", "%#.0e", "%.16e"}) row(fm, v);
        for (String fm : new String[] {"%g", "%.0g", "%.1g", "%.3g", "%G", "%12.4g", "%,.10g", "%+.2g", "%(g", "%.15g"}) row(fm, v);
        for (String fm : new String[] {"%a", "%A", "%.0a", "%.1a", "%.5a", "%25a", "%-25a|", "%+a", "%025a"}) row(fm, 1.0, -1.0, 0.0, -0.0, 0.1, Math.PI, 1e300, Double.MIN_VALUE, Double.MAX_VALUE, 0x1.fffffp-1030, 1.5f);
        Object[] sp = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Float.NaN, Float.NEGATIVE_INFINITY, null};
        for (String fm : new String[] {"%f", "%10.2f", "%-10f|", "%+f", "%(f", "%010f", "%e", "%G", "%a", "%A", "%,f", "% e"}) row(fm, sp);
        row("%f", 1.1f, 0.1f, 16777216f, 1e-10f, Float.MAX_VALUE, Float.MIN_VALUE);
        row("%.20f", 0.1, 0.1f, 1e-15, 2.0 / 3);
        row("%.3f", 0.0005, 0.0015, 0.0025, 1.0005, 1.0015, 1.00049999999, 9.9995, 99.99951);
        row("%.1f", 0.25, 0.35, 0.45, 0.75, 0.85, 0.95, 1.05, 0.15);
        row("%.0f", 0.5, 1.5, 2.5, 1e15 + 0.5, 4503599627370496.5, 9007199254740993.0);
        row("%g", 99999.95, 999999.5, 0.0001, 0.00009999, 0.00009999995, 100000.0, 1e6);
        row("%.3e", 9.9995, 9.99949, 1e-300, 4.9e-324, 1.7976931348623157e308);
        row("%.2f", 1e15, 1.005, 2.675, 1.115, 1e-3, 12345.675, -0.004, -0.005);

        BigDecimal[] bd = {new BigDecimal("0"), new BigDecimal("123.456"), new BigDecimal("-0.005"), new BigDecimal("1E+10"), new BigDecimal("1E-10"), new BigDecimal("99999999999999999999.995"), new BigDecimal("1.50")};
        for (String fm : new String[] {"%f", "%.0f", "%.2f", "%,.1f", "%e", "%.3e", "%g", "%.3g", "%20.4f", "%-20.1f|", "%020.2f", "%+.1f", "%(.2f", "%.15f", "%s", "%#.0f"}) row(fm, (Object[]) bd);
        f("%a", new BigDecimal("1"));

        f("%f", 1);
        f("%f", "x");
        f("%.f", 1.0);
        f("%-f", 1.0);
        f("%0f", 1.0);
        f("%#g", 1.0);
        f("%#e", 1.0);
        f("%,e", 1.0);
        f("%(a", 1.0);
        f("%,a", 1.0);
        f("%+ f", 1.0);
        f("%-010f", 1.0);
        f("%.-1f", 1.0);
        f("%1$.2f %1$e %1$g %1$s", 1234.5678);
        f("%2$.1f/%1$.1f", 1.25, 2.35);
        f("%s %s %s", 1.0, 1e7, 1.0f);
        f("%10s|%-10s|%.3s", 1.5, 1.5, 1.23456);
        System.out.println(String.format(Locale.US, "%,.3f", -9876543.21));
        double sum = 0;
        for (int i = 1; i <= 10; i++) {
            sum += 1.0 / i;
            System.out.println(String.format(Locale.ROOT, "%2d %8.5f %12.4e %-10.3g|", i, sum, sum * 1e6, sum / 1e4));
        }
    }
}
