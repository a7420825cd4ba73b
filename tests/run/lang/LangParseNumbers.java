// Numbers to text and back: parseInt/parseLong/parseDouble corners, toString of floating point, radix, messages of NumberFormatException.
public class LangParseNumbers {
    static String i(String s, int radix) {
        try {
            return "" + Integer.parseInt(s, radix);
        } catch (NumberFormatException e) {
            return "<" + e.getMessage() + ">";
        }
    }

    static String l(String s) {
        try {
            return "" + Long.parseLong(s);
        } catch (NumberFormatException e) {
            return "<" + e.getMessage() + ">";
        }
    }

    static String d(String s) {
        try {
            double v = Double.parseDouble(s);
            return v + "/" + Long.toHexString(Double.doubleToLongBits(v)) + "/" + Float.parseFloat(s);
        } catch (NumberFormatException | NullPointerException e) {
            return "<" + e.getClass().getSimpleName() + " " + e.getMessage() + ">";
        }
    }

    static String narrow(String s) {
        String r = "";
        try { r += Byte.parseByte(s); } catch (NumberFormatException e) { r += "<" + e.getMessage() + ">"; }
        try { r += Short.parseShort(s); } catch (NumberFormatException e) { r += "<" + e.getMessage() + ">"; }
        return r;
    }

    public static void main(String[] args) {
        for (String s : new String[] {"0", "-0", "+7", "2147483647", "2147483648", "-2147483648", "-2147483649", "", " 1", "1 ", "-", "+", "--1", "1_000", "0x10", "12a", "\u0663", "99999999999999999999"})
            System.out.println("[" + (s.equals("\u0663") ? "arabic three" : s) + "] " + (s.equals("\u0663") ? Integer.parseInt(s) : i(s, 10)) + " " + (s.equals("\u0663") ? Long.parseLong(s) : l(s)));
        System.out.println(i(null, 10) + " " + i("1", 1) + " " + i("1", 37) + " " + i("zz", 36) + " " + i("-7fffffff", 16) + " " + i("-80000000", 16) + " " + i("80000000", 16) + " " + i("102", 2) + " " + i("Kona", 27));
        System.out.println(narrow("127") + " " + narrow("128") + " " + narrow("-32769") + " " + narrow("x"));
        String[] ds = {"0", "-0", "1", "1.", ".5", "-.5e1", "1e400", "1e-400", "NaN", "-Infinity", "+Infinity", "infinity", "0x1p3", "0x1.8p-1074", "0x1", "1d", "1f", "1L", " 1.5 ", "1e", "e1", "", ".", "1.7976931348623157e308", "1.7976931348623159e308",
            "4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "2.2250738585072011e-308", "2.2250738585072012e-308", "9007199254740993", "0.1", "123456789012345678901234567890", "1e23", "8.5e22", "3.4028235677973366e38", "1.1754943e-38",
            "100000000000000000000000000000000000000000000000000", "0.000000000000000000000000000000000000000000000000001", "16777217", "0.30000000000000004", "1.00000017881393432617187499"};
        for (String s : ds) System.out.println("[" + s + "] " + d(s));
        System.out.println(d(null));
        double[] outs = {1, 10, 100, 1e3, 1e6, 1e7, 12345678, 1e-3, 9.999e-4, 1e-4, 123456789.125, 0.1 + 0.2, 1.0 / 3, 2.0 / 3, 1e21, 1e22, 1e23, 2e-3, 5e-324, Math.PI, Math.E, 4.35, 100.0 / 3, 2.2250738585072014E-308, 1.0E16, 123e-7, 9007199254740992.0, 0.001, 9999999.0, 1.0E7};
        StringBuilder sb = new StringBuilder();
        for (double v : outs) sb.append(v).append(' ').append((float) v).append("  ");
        System.out.println(sb);
        // every printed double must read back as itself
        long seed = 12345;
        int bad = 0, len = 0;
        for (int k = 0; k < 400; k++) {
            seed = seed * 6364136223846793005L + 1442695040888963407L;
            double v = Double.longBitsToDouble(seed);
            if (v != v) continue;
            String s = Double.toString(v);
            len += s.length();
            if (Double.parseDouble(s) != v) bad++;
            float f = Float.intBitsToFloat((int) (seed >>> 32));
            if (f == f && Float.parseFloat(Float.toString(f)) != f) bad++;
        }
        System.out.println(bad + " bad, " + len);
        System.out.println(Integer.toString(-255, 16) + " " + Integer.toHexString(-255) + " " + Integer.toString(255, 99) + " " + Integer.toOctalString(8) + " " + Integer.toBinaryString(10) + " " + Long.toString(Long.MIN_VALUE, 36) + " " + Long.toHexString(-1) + " " + Integer.toUnsignedString(-1, 36));
        try {
            Integer.decode("09");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Integer.parseInt("a12b", 1, 4, 10);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Integer.parseInt("a123b", 1, 4, 10) + " " + Integer.decode("-0x1F") + Integer.decode("017") + Long.decode("#7f") + " " + Integer.valueOf("5", 6) + " " + Boolean.parseBoolean("TrUe") + Boolean.parseBoolean("yes") + Boolean.parseBoolean(null));
        try {
            Integer.parseUnsignedInt("-1");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Integer.parseUnsignedInt("4294967296");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(String.format(java.util.Locale.ROOT, "%d %5d|%-5d|%05d %x %X %o %,d %+d %(d %e %.3f %10.2f|%g %a %b %c %s %S %% %n", 1, 2, 3, 4, 255, 255, 8, 1234567, 5, -6, 12345.678, 2.0 / 3, -1.005, 0.0001234, 1.0, true, 'c', "str", "up").trim());
    }
}
