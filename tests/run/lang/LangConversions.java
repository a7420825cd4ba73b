// Every conversion opcode: i2l i2f i2d l2i l2f l2d f2i f2l f2d d2i d2l d2f i2b i2c i2s.
public class LangConversions {
    static final long[] L = {0, 1, -1, 127, 128, 129, 255, 256, -128, -129, 32767, 32768, -32768, -32769, 65535, 65536, 16777215, 16777216, 16777217,
        16777219, Integer.MAX_VALUE, Integer.MIN_VALUE, 0x80000000L, 0xffffffffL, 0x100000001L, 0x1234567890abcdefL, (1L << 53) + 1, (1L << 53) + 3,
        (1L << 62) + 1, 9223371761976868863L, Long.MAX_VALUE, Long.MIN_VALUE, Long.MIN_VALUE + 1, -0x7fffffbfffffffffL};
    static final double[] D = {0, -0d, 0.5, -0.5, 0.999999999999, 1.5, -1.5, 127.9, 128.1, -128.9, -129, 255.5, 32767.99, 32768, -32769.5, 65535.9, 65536, -1,
        2147483647d, 2147483647.9, 2147483648d, -2147483648d, -2147483648.9, -2147483649d, 4294967296d, 9007199254740993d, 9.223372036854775807e18,
        -9.223372036854775808e18, -9.3e18, 1e19, 1e38, 3.4028235677973366e38, 3.4028235677973362e38, 1e39, -1e39, 1e-45, 7e-46, 7.1e-46, -7e-46, 1e300, Double.MIN_VALUE, Double.MAX_VALUE,
        Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN, 0.1, 16777217, 33554433.5};

    static void fromLong(long v) {
        int i = (int) v;
        System.out.println(v + ": int " + i + " byte " + (byte) v + " short " + (short) v + " char " + (int) (char) v + " float " + (float) v + " double " + (double) v);
        System.out.println("   i->byte " + (byte) i + " short " + (short) i + " char " + (int) (char) i + " long " + (long) i + " float " + (float) i + " double " + (double) i
            + " exact " + ((int) (float) i == i) + ((long) (double) v == v) + ((long) (float) v == v));
    }

    static void fromDouble(double v) {
        float f = (float) v;
        System.out.println(v + ": int " + (int) v + " long " + (long) v + " byte " + (byte) v + " short " + (short) v + " char " + (int) (char) v
            + " float " + f + " " + Integer.toHexString(Float.floatToIntBits(f)));
        System.out.println("   f->int " + (int) f + " long " + (long) f + " byte " + (byte) f + " short " + (short) f + " char " + (int) (char) f
            + " double " + (double) f + " " + Long.toHexString(Double.doubleToLongBits((double) f)));
    }

    static byte retByte(int v) {
        return (byte) v;
    }

    static char retChar(int v) {
        return (char) v;
    }

    static short retShort(int v) {
        return (short) v;
    }

    static boolean retBool(int v) {
        return (v & 1) != 0;
    }

    static String which(int v) { return "int " + v; }

    static String which(long v) { return "long " + v; }

    static String which(float v) { return "float " + v; }

    static String which(double v) { return "double " + v; }

    static String which(Object v) { return "Object " + v; }

    public static void main(String[] args) {
        for (long v : L) fromLong(v);
        for (double v : D) fromDouble(v);
        for (int v : new int[] {200, -200, 70000, -70000, 0x12348765, 3}) System.out.println(retByte(v) + " " + (int) retChar(v) + " " + retShort(v) + " " + retBool(v));
        byte b = -3;
        short s = -300;
        char c = '\uffff';
        // widening through parameters and arithmetic promotion
        System.out.println(which(b) + ", " + which(s) + ", " + which(c) + ", " + which(1L) + ", " + which(c + 1f) + ", " + which(1L * 1f) + ", " + which(b * 1d) + ", " + which(true) + ", " + which((Integer) 4));
        System.out.println(which(b + b) + ", " + which(c + s) + ", " + which(-c) + ", " + which(~b) + ", " + which(+c) + ", " + which(b << 40L) + ", " + which(1L << 40));
        // chains: sign extension on the way
        System.out.println((char) b + 0 + " " + (int) (char) b + " " + (long) (char) (byte) 0x1ff + " " + (int) (char) (byte) -1 + " " + (short) (char) s + " " + (byte) (char) (short) 40000);
        System.out.println((int) (float) Integer.MAX_VALUE + " " + (int) (float) (Integer.MAX_VALUE - 64) + " " + (long) (float) Long.MAX_VALUE + " " + (long) (double) (Long.MAX_VALUE - 1024) + " " + (int) (char) -1.5f + " " + (int) (char) 70000.7);
        // round to nearest even of long -> float must not go through double
        long tricky = 0x4000004000000001L;
        System.out.println((float) tricky + " " + (float) (double) tricky + " " + ((float) tricky == (float) (double) tricky));
        final int k = 100;
        byte narrowed = k;
        b += 1.9;
        s += b;
        c += s;
        System.out.println(narrowed + " " + b + " " + s + " " + (int) c);
        Object[] boxes = {(byte) 1, (short) 2, (char) 67, 3, 4L, 5f, 6d, true};
        for (Object o : boxes) System.out.println(o.getClass().getSimpleName() + " " + o + (o instanceof Number ? " " + ((Number) o).intValue() + " " + ((Number) o).doubleValue() : ""));
    }
}
