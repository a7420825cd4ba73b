// Formatter beyond numbers: s S b h c, Formattable objects, argument indexes, dates in numeric conversions, errors.
import java.time.*;
import java.util.*;

public class TextFormatGeneral {
    static void f(String fmt, Object... args) {
        String r;
        try {
            r = "[" + String.format(Locale.ROOT, fmt, args) + "]";
        } catch (IllegalFormatException e) {
            r = e.getClass().getName() + ": " + e.getMessage();
        } catch (RuntimeException e) {
            r = "other " + e.getClass().getName() + ": " + e.getMessage();
        }
        System.out.println(fmt + " -> " + r);
    }

    static final class Money implements Formattable {
        final long cents;
        Money(long c) { cents = c; }
        @Override public void formatTo(Formatter fm, int flags, int width, int precision) {
            StringBuilder sb = new StringBuilder();
            sb.append('$').append(cents / 100);
            if (precision != 0) sb.append('.').append(String.format("%02d", cents % 100));
            if ((flags & FormattableFlags.ALTERNATE) != 0) sb.append(" USD");
            if ((flags & FormattableFlags.UPPERCASE) != 0) sb.insert(0, "UP:");
            boolean left = (flags & FormattableFlags.LEFT_JUSTIFY) != 0;
            while (sb.length() < width) if (left) sb.append('_'); else sb.insert(0, '_');
            fm.format("%s", sb);
        }
    }

    static final class Plain {
        @Override public String toString() { return "plain-object"; }
        @Override public int hashCode() { return 0xBEEF; }
    }

    static final class Nullish {
        @Override public String toString() { return null; }
    }

    public static void main(String[] args) {
        f("%s|%10s|%-14s|%.5s|%S|%14.4s|", new Plain(), "ab", new Plain(), new Plain(), new Plain(), new Plain());
        f("%s %s %s", null, true, List.of(1, 2));
        f("%.2s|%6.1s|", null, true);
        f("%s %s", new int[0].length, Optional.of(1));
        f("%s", new Nullish());
        f("%b %b %b %B %10b %-7b| %.2b", true, null, 1, false, true, false, true);
        f("%h %h %H %h %8h|", new Plain(), "abc", "xyz", null, 255);
        f("%h %h", true, 1.5);
        f("%s|%12s|%-12s|%.0s|%#s|%S|%#12.1S", new Money(12345), new Money(99), new Money(5), new Money(700), new Money(100), new Money(1), new Money(2));
        f("%c|%3c|%-3c|%C|%c", 'q', 'r', 's', 't', null);
        f("%c %c %c", (short) 65, 0x263A > 0 ? 66 : 0, Integer.valueOf(67));

        f("%1$s %1$s %2$s %1$s", "a", "b");
        f("%s %2$s %s %<s", "a", "b", "c");
        f("%2$s %s %s", "a", "b");
        f("%s %1$s %s", "x", "y");
        f("%<s", "x");
        f("%3$s", "x", "y");
        f("%s %s", "one");
        f("%1$s%1$", "x");
        f("literal %% percent %n".replace(" %n", ""));
        f("%tY", "string");
        f("%tQ", "x");
        f("%tZ", 5);
        f("%t", 5);
        f("%y", 5);
        f("%i", 5);
        f("%S%y", "x", "y");
        f("%", 1);
        f("abc%");
        f("%-5");
        f("% s", "x");
        f("%+s", "x");
        f("%0s", "x");
        f("%(b", true);
        f("%#b", true);
        f("%,c", 'x');
        f("%#h", "x");
        f("%--s", "x");
        f("%-5.s", "x");
        f("%5.3c", 'x');
        f("%.2%");
        f("%b %c", "x", "long");
        f("%c", true);
        f("%c", 1.5);
        f("%c", 5L);
        f("%c", 0xD800);
        f("%e", 5);
        f("%x", "x");
        f("%n%5d".substring(2), "five");

        LocalDate d = LocalDate.of(2024, 2, 9);
        LocalDateTime dt = LocalDateTime.of(2024, 12, 31, 23, 5, 9, 123456789);
        f("%tY-%<tm-%<td %<tj %<ty %<tC %<te", d);
        f("%tH:%<tM:%<tS %<tI %<tl %<tk %<tL %<tN", dt);
        f("%tF %<tT %<tR %<tD", dt);
        f("%1$tY%2$tm", d, dt);
        f("%tF|%12tF|%-12tF|%TF", d, d, d, d);
        f("%tH", d);
        f("%ts %<tQ", Instant.ofEpochMilli(1234567890123L).atOffset(ZoneOffset.UTC));
        f("%tz", Instant.ofEpochSecond(0).atOffset(ZoneOffset.ofHours(5)));
        f("%tB %<tA %<tb %<ta %<tp", LocalDateTime.of(2021, 7, 4, 15, 0));
        f("%tF", (Object) null);
        f("%5tF|%-6tT|", null, null);

        System.out.println("%s-%s".formatted(1, 2) + " " + String.format("%5s".repeat(3), 1, 2, 3) + " " + "%s".formatted((Object) new String[] {"x"}.length));
        System.out.println(String.format("%s %s", new Object[] {"spread", "out"}) + " " + String.format("%s", (Object) "one"));
        Formatter fm = new Formatter();
        for (int i = 0; i < 3; i++) fm.format("%d:%s;", i, "x".repeat(i));
        System.out.println(fm);
        try {
            String.format((String) null, "x");
        } catch (NullPointerException e) {
            System.out.println("null format");
        }
        MissingFormatArgumentException m = new MissingFormatArgumentException("%q");
        IllegalFormatConversionException c = new IllegalFormatConversionException('d', String.class);
        UnknownFormatConversionException u = new UnknownFormatConversionException("z");
        FormatFlagsConversionMismatchException ff = new FormatFlagsConversionMismatchException("#", 'd');
        System.out.println(m.getFormatSpecifier() + " " + c.getConversion() + c.getArgumentClass().getSimpleName() + " " + u.getConversion() + " " + ff.getFlags() + ff.getConversion());
        System.out.println(m.getMessage() + " | " + c.getMessage() + " | " + u.getMessage() + " | " + ff.getMessage());
    }
}
