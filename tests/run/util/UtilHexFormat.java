// HexFormat: delimiters, prefixes, case, parsing and its errors, digits and numbers.
import java.util.*;
import java.util.function.*;

public class UtilHexFormat {
    static void attempt(String name, Supplier<Object> r) {
        try {
            System.out.println(name + ": " + r.get());
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        byte[] b = {0, 1, 15, 16, 127, -128, -1, 0x5A};
        HexFormat h = HexFormat.of(), up = h.withUpperCase(), colon = HexFormat.ofDelimiter(":"), fancy = HexFormat.ofDelimiter(", ").withPrefix("0x").withSuffix("h").withUpperCase();
        System.out.println(h.formatHex(b) + " " + up.formatHex(b) + " " + colon.formatHex(b) + " " + fancy.formatHex(b) + " " + h.formatHex(b, 2, 5) + " [" + h.formatHex(new byte[0]) + "]");
        System.out.println(h + " | " + fancy + " | " + h.equals(HexFormat.of()) + " " + fancy.hashCode() * 0 + " " + fancy.delimiter() + fancy.prefix() + fancy.suffix() + " " + fancy.isUpperCase() + " " + fancy.withLowerCase().formatHex(new byte[] {-1}));
        System.out.println(Arrays.toString(h.parseHex("00ff7F80")) + " " + Arrays.toString(colon.parseHex("DE:ad:Be:ef")) + " " + Arrays.toString(fancy.parseHex("0x01h, 0xFFh")) + " " + Arrays.toString(h.parseHex("")) + " " + Arrays.toString(h.parseHex("xx0102yy", 2, 6)) + " " + Arrays.toString(h.parseHex("0a0b".toCharArray(), 0, 4)));
        attempt("odd", () -> h.parseHex("abc").length);
        attempt("bad digit", () -> h.parseHex("0g").length);
        attempt("bad delimiter", () -> colon.parseHex("01-02").length);
        attempt("missing delimiter", () -> colon.parseHex("0102").length);
        attempt("bad prefix", () -> fancy.parseHex("01h").length);
        attempt("trailing", () -> colon.parseHex("01:").length);
        attempt("range", () -> h.parseHex("0102", 3, 9).length);
        attempt("format range", () -> h.formatHex(b, 5, 20));
        System.out.println(h.toHexDigits((byte) -2) + " " + h.toHexDigits('\u20AC') + " " + h.toHexDigits((short) -3) + " " + h.toHexDigits(255) + " " + up.toHexDigits(-1L) + " " + h.toHexDigits(0xABCDEFL, 4) + " " + h.toHexDigits(5, 0).isEmpty() + " " + h.toLowHexDigit(0x1B) + h.toHighHexDigit(0x1B) + up.toHighHexDigit(0xC3));
        attempt("digits 17", () -> h.toHexDigits(1L, 17));
        System.out.println(HexFormat.fromHexDigit('c') + " " + HexFormat.fromHexDigit('C') + " " + HexFormat.isHexDigit('g') + " " + HexFormat.isHexDigit('9') + " " + HexFormat.fromHexDigits("7fffffff") + " " + HexFormat.fromHexDigits("ffffffff") + " " + HexFormat.fromHexDigitsToLong("ffffffffffffffff") + " " + HexFormat.fromHexDigits("xx12", 2, 4));
        attempt("fromHexDigit", () -> HexFormat.fromHexDigit('z'));
        attempt("fromHexDigits 9", () -> HexFormat.fromHexDigits("123456789"));
        attempt("fromHexDigits empty", () -> HexFormat.fromHexDigits(""));
        attempt("fromHexDigits bad", () -> HexFormat.fromHexDigits("12x4"));
        attempt("fromHexDigitsToLong 17", () -> HexFormat.fromHexDigitsToLong("12345678901234567"));
        StringBuilder sb = new StringBuilder("dump: ");
        attempt("append", () -> colon.formatHex(sb, b, 0, 3));
        Random r = new Random(16);
        long sum = 0;
        for (int i = 0; i < 100; i++) {
            byte[] x = new byte[r.nextInt(40)];
            r.nextBytes(x);
            for (HexFormat f : new HexFormat[] {h, up, colon, fancy}) {
                String s = f.formatHex(x);
                if (!Arrays.equals(f.parseHex(s), x)) throw new AssertionError(s);
                sum = sum * 31 + s.hashCode();
            }
        }
        System.out.println(Long.toHexString(sum));
        byte[] data = "The quick brown fox jumps over the lazy dog!".getBytes();
        for (int off = 0; off < data.length; off += 16) {
            int n = Math.min(16, data.length - off);
            StringBuilder line = new StringBuilder(h.toHexDigits((short) off)).append("  ");
            line.append(String.format("%-48s", HexFormat.ofDelimiter(" ").formatHex(data, off, off + n))).append('|');
            for (int i = 0; i < n; i++) line.append((char) data[off + i]);
            System.out.println(line.append('|'));
        }
        UUID u = new UUID(0x123456789ABCDEFL, 0x8edcba9876543210L);
        System.out.println(u + " " + u.version() + " " + u.variant() + " " + u.hashCode() + " " + UUID.fromString("1-2-3-4-5") + " " + u.compareTo(new UUID(0, 0)) + " " + UUID.fromString(u.toString()).equals(u) + " " + u.getMostSignificantBits());
        attempt("uuid bad", () -> UUID.fromString("not-a-uuid"));
        attempt("uuid short", () -> UUID.fromString("1-2-3-4"));
        attempt("uuid long", () -> UUID.fromString("123456789-1-2-3-4"));
        attempt("uuid too long", () -> UUID.fromString("00000000-0000-0000-0000-0000000000000000"));
        attempt("uuid time", () -> { try { return u.timestamp(); } catch (UnsupportedOperationException e) { return e.getMessage(); } });
    }
}
