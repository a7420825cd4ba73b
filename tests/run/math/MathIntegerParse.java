// Integer, Long, Short and Byte: parsing and printing in every radix, decode, exact error messages.
import java.util.*;
import java.util.function.*;

public class MathIntegerParse {
    static void attempt(String name, Supplier<Object> r) {
        try {
            System.out.println(name + " = " + r.get());
        } catch (RuntimeException e) {
            System.out.println(name + " -> " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (String s : new String[] {"0", "-0", "+7", "2147483647", "2147483648", "-2147483648", "-2147483649", "", "-", "+", " 1", "1 ", "1_000", "0x10", "1.0", "1L", "--1", "+-1", "\u0661\u0662", "99999999999", "abc"})
            attempt("parseInt('" + s.replaceAll("[^\\x00-\\x7F]", "?") + "')", () -> {
                try {
                    return Integer.parseInt(s);
                } catch (NumberFormatException e) {
                    throw new NumberFormatException(e.getMessage().replaceAll("[^\\x00-\\x7F]", "?"));
                }
            });
        attempt("parseInt(null)", () -> Integer.parseInt(null));
        attempt("parseLong(null)", () -> Long.parseLong(null));
        attempt("parseInt radix 1", () -> Integer.parseInt("1", 1));
        attempt("parseInt radix 37", () -> Integer.parseInt("1", 37));
        attempt("parseInt zz 36", () -> Integer.parseInt("zz", 36));
        attempt("parseInt -ff 16", () -> Integer.parseInt("-FF", 16));
        attempt("parseInt 9 base 8", () -> Integer.parseInt("19", 8));
        attempt("parseInt 7fffffff", () -> Integer.parseInt("7fffffff", 16));
        attempt("parseInt 80000000", () -> Integer.parseInt("80000000", 16));
        attempt("parseInt -80000000", () -> Integer.parseInt("-80000000", 16));
        attempt("parseInt slice", () -> Integer.parseInt("ab123cd", 2, 5, 10));
        attempt("parseInt slice bad", () -> Integer.parseInt("ab123cd", 1, 5, 10));
        attempt("parseInt slice range", () -> Integer.parseInt("abc", 2, 5, 10));
        attempt("parseUnsignedInt", () -> Integer.parseUnsignedInt("4294967295") + " " + Integer.parseUnsignedInt("ffffffff", 16));
        attempt("parseUnsignedInt too big", () -> Integer.parseUnsignedInt("4294967296"));
        attempt("parseUnsignedInt negative", () -> Integer.parseUnsignedInt("-1"));
        attempt("parseLong", () -> Long.parseLong("9223372036854775807") + " " + Long.parseLong("-9223372036854775808"));
        attempt("parseLong too big", () -> Long.parseLong("9223372036854775808"));
        attempt("parseLong L", () -> Long.parseLong("5L"));
        attempt("parseUnsignedLong", () -> Long.parseUnsignedLong("18446744073709551615") + " " + Long.parseUnsignedLong("ffffffffffffffff", 16));
        attempt("parseUnsignedLong too big", () -> Long.parseUnsignedLong("18446744073709551616"));
        attempt("parseUnsignedLong huge", () -> Long.parseUnsignedLong("99999999999999999999999"));
        attempt("parseByte", () -> Byte.parseByte("-128") + " " + Byte.parseByte("7f", 16));
        attempt("parseByte 128", () -> Byte.parseByte("128"));
        attempt("parseShort", () -> Short.parseShort("32767") + " " + Short.parseShort("-8000", 16));
        attempt("parseShort 40000", () -> Short.parseShort("40000"));
        for (String s : new String[] {"0x1F", "-0x1f", "#ff", "017", "-017", "0", "0X", "+0xA", "08", "0x80000000", "-0x80000000", "-", "0x-1", "2147483648"}) attempt("decode('" + s + "')", () -> Integer.decode(s));
        attempt("Long.decode", () -> Long.decode("-0x8000000000000000") + " " + Long.decode("0777777777777777777777"));
        attempt("Short.decode", () -> Short.decode("0x8000"));
        attempt("Byte.decode", () -> Byte.decode("-0200") + " " + Byte.decode("#7F"));

        int[] ints = {0, 1, -1, 255, -255, 123456789, Integer.MAX_VALUE, Integer.MIN_VALUE};
        long[] longs = {0, -1, 1L << 33, -(1L << 52) - 3, Long.MAX_VALUE, Long.MIN_VALUE};
        for (int radix = 2; radix <= 36; radix++) {
            StringBuilder sb = new StringBuilder();
            sb.append(radix);
            for (int v : ints) {
                String t = Integer.toString(v, radix);
                if (Integer.parseInt(t, radix) != v || Integer.parseInt(t.toUpperCase(Locale.ROOT), radix) != v) throw new AssertionError(t);
                sb.append(' ').append(t);
            }
            for (long v : longs) {
                String t = Long.toString(v, radix), u = Long.toUnsignedString(v, radix);
                if (Long.parseLong(t, radix) != v || Long.parseUnsignedLong(u, radix) != v) throw new AssertionError(t);
                sb.append(' ').append(t).append('/').append(u);
            }
            System.out.println(sb);
        }
        System.out.println(Integer.toString(255, 99) + " " + Long.toString(-255, 1));
        for (int v : ints) System.out.println(v + " " + Integer.toBinaryString(v) + " " + Integer.toOctalString(v) + " " + Integer.toHexString(v) + " " + Integer.toUnsignedString(v));
        for (long v : longs) System.out.println(v + " " + Long.toBinaryString(v) + " " + Long.toOctalString(v) + " " + Long.toHexString(v) + " " + Long.toUnsignedString(v));
        long p10 = 1;
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 19; i++, p10 *= 10) sb.append(p10).append(' ').append(p10 - 1).append(' ').append(-p10).append(' ');
        System.out.println(sb);
        System.setProperty("my.int", "0x20");
        System.setProperty("my.bad", "zz");
        System.out.println(Integer.getInteger("my.int") + " " + Integer.getInteger("my.bad", 5) + " " + Integer.getInteger("none") + " " + Long.getLong("my.int", 1L) + " " + Boolean.getBoolean("my.int"));
        System.out.println(Integer.valueOf("77").equals(77) + " " + Integer.valueOf("zz", 36) + " " + (Integer.valueOf(127) == Integer.valueOf(127)) + " " + Long.valueOf("-5") + " " + Integer.valueOf(-128).hashCode() + " " + Long.hashCode(1L << 32) + " " + Short.valueOf((short) 5).compareTo((short) 9) + " " + Byte.toUnsignedInt((byte) -1) + " " + Short.toUnsignedLong((short) -1));
        System.out.println(Boolean.parseBoolean("TRUE") + " " + Boolean.parseBoolean("yes") + " " + Boolean.parseBoolean(null) + " " + Boolean.valueOf("true").hashCode() + " " + Boolean.logicalXor(true, false) + " " + Boolean.toString(false).length());
    }
}
