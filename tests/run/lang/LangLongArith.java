// The long opcodes over corner values: ladd lsub lmul ldiv lrem lneg land lor lxor lcmp.
public class LangLongArith {
    static final long[] V = {0, 1, -1, 2, -2, 10, -10, 255, -256, 65536, 0x7fffffffL, 0x80000000L, 0xffffffffL, 0x100000000L,
        -0x80000000L, -0x80000001L, 3037000499L, 3037000500L, 0x5555555555555555L, 0xAAAAAAAAAAAAAAAAL, Long.MAX_VALUE, Long.MIN_VALUE};

    static long checksum;

    static void mix(long v) {
        checksum = checksum * 31 + v;
    }

    static String divRem(long a, long b) {
        String q, r;
        try {
            q = "" + a / b;
        } catch (ArithmeticException e) {
            q = e.getMessage();
        }
        try {
            r = "" + a % b;
        } catch (ArithmeticException e) {
            r = e.getMessage();
        }
        return q + "%" + r;
    }

    static String exact(int op, long a, long b) {
        try {
            switch (op) {
                case 0: return "" + Math.addExact(a, b);
                case 1: return "" + Math.subtractExact(a, b);
                case 2: return "" + Math.multiplyExact(a, b);
                case 3: return "" + Math.toIntExact(a);
                default: return "" + Math.negateExact(a);
            }
        } catch (ArithmeticException e) {
            return e.getMessage();
        }
    }

    static int cmp(long a, long b) {
        int m = 0;
        if (a < b) m |= 1;
        if (a <= b) m |= 2;
        if (a == b) m |= 4;
        if (a != b) m |= 8;
        if (a >= b) m |= 16;
        if (a > b) m |= 32;
        return m;
    }

    // parameters of one and two slots mixed, so that every local index is off by one somewhere
    static long slots(int a, long b, byte c, double d, long e, char f, float g, long h) {
        return a + b * 2 + c * 3 + (long) d * 4 + e * 5 + f * 6 + (long) g * 7 + h * 8;
    }

    public static void main(String[] args) {
        for (long a : V) {
            checksum = 0;
            StringBuilder cmps = new StringBuilder(), divs = new StringBuilder();
            for (long b : V) {
                mix(a + b);
                mix(a - b);
                mix(a * b);
                mix(a & b);
                mix(a | b);
                mix(a ^ b);
                cmps.append(cmp(a, b)).append(' ');
                divs.append(divRem(a, b)).append(' ');
                if (b != 0 && a / b * b + a % b != a) System.out.println("identity broken " + a + " " + b);
            }
            System.out.println(a + ": sum " + Long.toHexString(checksum) + " neg " + -a + " not " + ~a);
            System.out.println("  " + cmps);
            System.out.println("  " + divs);
        }
        long[] pairs = {Long.MAX_VALUE, 1, Long.MIN_VALUE, -1, 1L << 32, 1L << 31, 1L << 32, 1L << 32, 5, -6};
        for (int i = 0; i < pairs.length; i += 2)
            for (int op = 0; op < 5; op++) System.out.println(op + " " + pairs[i] + "," + pairs[i + 1] + " = " + exact(op, pairs[i], pairs[i + 1]));
        System.out.println(slots(1, 2L, (byte) -3, 4.9, 5L << 40, 'A', -7.7f, Long.MIN_VALUE >> 4));
        System.out.println(Math.multiplyHigh(Long.MIN_VALUE, Long.MIN_VALUE) + " " + Math.multiplyHigh(-1, 1) + " " + Math.multiplyHigh(Long.MAX_VALUE, 12345678901L));
        System.out.println(Long.divideUnsigned(-1, 10) + " " + Long.remainderUnsigned(-1, 10) + " " + Long.toUnsignedString(-1) + " " + Long.compareUnsigned(1, -1));
        System.out.println(Math.floorDiv(-7L, 2) + " " + Math.floorMod(-7L, 2) + " " + Math.floorMod(-7L, 3L) + " " + Math.floorDiv(Long.MIN_VALUE, -1L));
        long x = Long.MAX_VALUE;
        System.out.println(x++ + " " + x + " " + x-- + " " + ++x + " " + (x++ - --x));
        // mixed int/long operands and implicit widening
        int i = -5;
        long m = i;
        System.out.println((m + i) + " " + (m * Integer.MIN_VALUE) + " " + (i * Integer.MIN_VALUE) + " " + (i & 0xffffffffL) + " " + (i / 2L) + " " + (char) ('a' + m + 5));
        i += 3000000000L;
        System.out.println(i);
        i *= 1L << 33 | 3;
        System.out.println(i);
        short s = 10;
        s -= 0x123456789L;
        System.out.println(s);
        long fact = 1;
        for (int k = 1; k <= 30; k++) {
            fact *= k;
            System.out.println(k + "! = " + fact + (fact < 0 ? " neg" : ""));
        }
        long r = 42;
        for (int k = 0; k < 1000; k++) {
            r ^= r << 13;
            r ^= r >>> 7;
            r ^= r << 17;
            if (k % 200 == 0) System.out.println(r);
        }
    }
}
