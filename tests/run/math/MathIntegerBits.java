// Integer and Long bit operations, unsigned arithmetic, shifts, overflow, integer division corner cases.
import java.util.*;

public class MathIntegerBits {
    static final int[] INTS = {0, 1, -1, 2, 3, 7, 8, 0x55555555, 0xAAAAAAAA, 0x0F0F0F0F, 0x12345678, 0x80000000, 0x7FFFFFFF, -8, 1000000007};
    static final long[] LONGS = {0, 1, -1, 1L << 31, 1L << 32, -(1L << 31), 0x5555555555555555L, 0x123456789ABCDEFL, Long.MIN_VALUE, Long.MAX_VALUE, 0x8000000080000000L};

    static void attempt(String name, Runnable r) {
        try {
            r.run();
        } catch (ArithmeticException e) {
            System.out.println(name + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (int x : INTS)
            System.out.println(x + ": bits " + Integer.bitCount(x) + " nlz " + Integer.numberOfLeadingZeros(x) + " ntz " + Integer.numberOfTrailingZeros(x) + " high " + Integer.highestOneBit(x) + " low " + Integer.lowestOneBit(x)
                    + " rev " + Integer.reverse(x) + " revBytes " + Integer.toHexString(Integer.reverseBytes(x)) + " rotl7 " + Integer.rotateLeft(x, 7) + " rotr7 " + Integer.rotateRight(x, 7) + " rotl-3 " + Integer.rotateLeft(x, -3) + " sign " + Integer.signum(x));
        for (long x : LONGS)
            System.out.println(x + ": bits " + Long.bitCount(x) + " nlz " + Long.numberOfLeadingZeros(x) + " ntz " + Long.numberOfTrailingZeros(x) + " high " + Long.highestOneBit(x) + " low " + Long.lowestOneBit(x)
                    + " rev " + Long.reverse(x) + " revBytes " + Long.toHexString(Long.reverseBytes(x)) + " rotl13 " + Long.rotateLeft(x, 13) + " rotr70 " + Long.rotateRight(x, 70) + " sign " + Long.signum(x));
        System.out.println(Short.reverseBytes((short) 0x1234) + " " + (int) Character.reverseBytes('\u1234'));

        StringBuilder sb = new StringBuilder();
        for (int s : new int[] {0, 1, 31, 32, 33, -1, 63, 64}) sb.append(-7 << s).append(' ').append(-7 >> s).append(' ').append(-7 >>> s).append(' ').append(-7L << s).append(' ').append(-7L >> s).append(' ').append(-7L >>> s).append(" | ");
        System.out.println(sb);
        byte b = (byte) 0x90;
        b >>= 2;
        byte c = (byte) 0x90;
        c >>>= 2;
        short sh = (short) 0xFFFF;
        sh >>>= 10;
        char ch = '\uFFFF';
        ch >>= 4;
        int acc = 5;
        acc += 3.99;
        acc -= 'a' - 0.5;
        System.out.println(b + " " + c + " " + sh + " " + (int) ch + " " + acc);

        int[] divs = {1, -1, 2, -2, 3, -3, 7, Integer.MIN_VALUE, Integer.MAX_VALUE};
        for (int x : new int[] {7, -7, 0, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            sb.setLength(0);
            for (int d : divs)
                sb.append(x / d).append(',').append(x % d).append(',').append(Math.floorDiv(x, d)).append(',').append(Math.floorMod(x, d)).append(',').append(Integer.divideUnsigned(x, d)).append(',').append(Integer.remainderUnsigned(x, d)).append(' ');
            System.out.println(x + ": " + sb);
        }
        for (long x : new long[] {7, -7, Long.MIN_VALUE, Long.MAX_VALUE}) {
            sb.setLength(0);
            for (long d : new long[] {1, -1, 3, -3, 10, Long.MIN_VALUE, Long.MAX_VALUE, 1L << 40})
                sb.append(x / d).append(',').append(x % d).append(',').append(Math.floorDiv(x, d)).append(',').append(Math.floorMod(x, d)).append(',').append(Long.divideUnsigned(x, d)).append(',').append(Long.remainderUnsigned(x, d)).append(' ');
            System.out.println(x + ": " + sb);
        }
        int zero = args.length;
        attempt("int", () -> System.out.println(1 / zero));
        attempt("int rem", () -> System.out.println(1 % zero));
        attempt("long", () -> System.out.println(1L / zero));
        attempt("long rem", () -> System.out.println(1L % (long) zero));
        attempt("floorMod", () -> System.out.println(Math.floorMod(5, zero)));
        attempt("unsigned", () -> System.out.println(Integer.divideUnsigned(5, zero)));
        attempt("unsigned long", () -> System.out.println(Long.remainderUnsigned(-5, zero)));
        System.out.println(5.0 / zero + " " + -5.0 / zero + " " + 0.0 / zero + " " + 5.5 % 2 + " " + -5.5 % 2 + " " + 5.5 % 0 + " " + 1e300 * 1e10);

        for (int i = 0; i < INTS.length - 1; i++) {
            int x = INTS[i], y = INTS[i + 1];
            System.out.print((x & y) + " " + (x | y) + " " + (x ^ y) + " " + ~x + " " + x * y + " " + (x + y) + " " + (x - y) + " " + Integer.compareUnsigned(x, y) + " " + Integer.compare(x, y) + " " + Integer.toUnsignedLong(x) + "; ");
        }
        System.out.println();
        System.out.println(Math.multiplyHigh(Long.MAX_VALUE, Long.MAX_VALUE) + " " + Math.multiplyHigh(-1, 1) + " " + Math.multiplyHigh(0x123456789ABCDEFL, 0xFEDCBA987654321L) + " " + Math.multiplyFull(Integer.MIN_VALUE, Integer.MIN_VALUE));
        System.out.println((byte) 200 + " " + (short) 70000 + " " + (int) 5e9 + " " + (long) 1e30 + " " + (int) Double.NaN + " " + (char) 97.9 + " " + (byte) 300.7 + " " + (int) -0.9 + " " + (long) Float.NEGATIVE_INFINITY + " " + (int) (char) -1 + " " + (byte) '\u00e9' + " " + (int) 3000000000L + " " + (float) Long.MAX_VALUE + " " + (double) (1L << 53) + " " + (float) 16777217);
        long h = 1125899906842597L;
        for (int i = 0; i < 2000; i++) {
            h ^= h << 13;
            h ^= h >>> 7;
            h ^= h << 17;
            h += Long.rotateLeft(h, (int) h) * Integer.bitCount((int) (h >>> 32));
        }
        System.out.println(h);
        int m = 1;
        for (int i = 1; i < 40; i++) m = m * i + (m >>> 3) - (m << 2) % (i + 1) / 2;
        System.out.println(m + " " + gray(100) + " " + isqrt(2147395599) + " " + Integer.toBinaryString(interleave(0xABC, 0x123)));
    }

    static String gray(int n) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i += 13) sb.append(i ^ i >> 1).append('/');
        return sb.toString();
    }

    static int isqrt(int x) {
        int r = 0;
        for (int bit = 1 << 15; bit != 0; bit >>= 1) if ((long) (r | bit) * (r | bit) <= x) r |= bit;
        return r;
    }

    static int interleave(int x, int y) {
        int r = 0;
        for (int i = 0; i < 16; i++) r |= (x >> i & 1) << 2 * i | (y >> i & 1) << 2 * i + 1;
        return r;
    }
}
