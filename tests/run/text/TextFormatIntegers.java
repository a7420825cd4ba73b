// Formatter conversions for integral types: d x X o with all flags, widths, negative numbers, locales fixed to ROOT.
import java.math.BigInteger;
import java.util.*;

public class TextFormatIntegers {
    static void f(String fmt, Object... args) {
        String r;
        try {
            r = "[" + String.format(Locale.ROOT, fmt, args) + "]";
        } catch (RuntimeException e) {
            r = e.getClass().getSimpleName() + ": " + e.getMessage();
        }
        System.out.println(fmt + " " + Arrays.toString(args) + " -> " + r);
    }

    public static void main(String[] args) {
        Object[] values = {0, 1, -1, 42, -12345, 1234567, Integer.MAX_VALUE, Integer.MIN_VALUE};
        String[] formats = {"%d", "%5d", "%-8d|", "%08d", "%+d", "% d", "%(d", "%,d", "%+,12d", "%(,d", "%0,12d", "% 08d", "%-+10d|"};
        for (String fm : formats) {
            StringBuilder sb = new StringBuilder(fm + " :");
            for (Object v : values) sb.append(" [").append(String.format(Locale.ROOT, fm, v)).append(']');
            System.out.println(sb);
        }
        Object[] longs = {0L, 1L << 40, -1L, Long.MIN_VALUE, Long.MAX_VALUE, (byte) -1, (short) -2, (byte) 127};
        for (String fm : new String[] {"%x", "%X", "%#x", "%o", "%#o", "%016x", "%d", "%,d", "%20x", "%-20o|"}) {
            StringBuilder sb = new StringBuilder(fm + " :");
            for (Object v : longs) sb.append(" [").append(String.format(Locale.ROOT, fm, v)).append(']');
            System.out.println(sb);
        }
        BigInteger big = new BigInteger("123456789012345678901234567890");
        for (String fm : new String[] {"%d", "%,d", "%+d", "%(,d", "%40d", "%-40d|", "%040d", "%x", "%X", "%#x", "%o", "%+x", "%(x", "% o", "%#045x"}) {
            f(fm, big);
            f(fm, big.negate());
        }
        f("%d", BigInteger.ZERO);
        f("%x", BigInteger.valueOf(-255));

        f("%2$d %1$d %2$d", 1, 2);
        f("%d %<d %<x %d", 10, 20);
        f("%3$s%2$s%1$s", "a", "b", "c");
        f("%1$d %d %d", 7, 8);
        f("%d%%", 50);
        f("%5%|%-5%|");
        f("a%nb".replace("%n", "%%"));
        f("%d", (Object) null);
        f("%8d|%-8d|%x", null, null, null);
        f("%c%c%c", 'a', 98, (byte) 99);
        f("%5c|%-5c|%C", 'x', 'y', 'z');
        f("%c", 0x1F600 > 0 ? 65 : 66);
        f("%b %B %b %b", true, false, null, "x");
        f("%h %H %h", "hello", "hello", null);
        f("%s %S %10s|%-10s|%.2s|%8.3s|", "abc", "abc", "abc", "abc", "abc", "abcdef");

        f("%d", "text");
        f("%d", 1.5);
        f("%d", 'c');
        f("%x", 1.5f);
        f("%d");
        f("%d %d", 1);
        f("%2$d", 1);
        f("%<d", 1);
        f("%-d", 1);
        f("%0d", 1);
        f("%-05d", 1);
        f("%+ d", 1);
        f("%#d", 1);
        f("%,x", 1);
        f("%+x", 1);
        f("%(x", 1L);
        f("%.3d", 1);
        f("%q", 1);
        f("%", 1);
        f("%5", 1);
        f("%--5d", 1);
        f("%ll", 1);
        f("%c", "str");
        f("%c", 0x110000);
        f("%c", -1);
        f("%.1c", 'x');
        f("%#s", "x");
        f("%,s", "x");
        f("%-s", "x");
        f("%5n");
        f("%.5n");
        f("%-%");
        f("%1$", 5);
        f("%0$d", 5);
        f("%99999999999d", 5);
        f("no conversions", 1, 2, 3);
        f("");

        System.out.println(String.format(Locale.US, "%,d %,d", 1234567, -1234567890123L) + " " + String.format((Locale) null, "%,d", 1234567));
        StringBuilder table = new StringBuilder();
        for (int i = 1; i <= 9; i++) table.append(String.format("%2d %4x %5o %8s%n", i * i, i * i, i * i, Integer.toBinaryString(i * i)));
        System.out.print(table);
        Formatter fm = new Formatter(new StringBuilder("pre:"), Locale.ROOT);
        fm.format("%d-", 1).format("%03d", 2);
        System.out.println(fm + " " + fm.out().getClass().getSimpleName() + " " + fm.locale().toString().isEmpty());
        fm.close();
        try {
            fm.format("x");
        } catch (FormatterClosedException e) {
            System.out.println("closed " + e.getMessage());
        }
    }
}
