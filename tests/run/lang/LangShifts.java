// ishl ishr iushr lshl lshr lushr: distances are masked to 5 or 6 bits, negative distances too.
public class LangShifts {
    static final int[] IV = {1, -1, 0x80000000, 0x7fffffff, 0x12345678, 0xdeadbeef};
    static final long[] LV = {1, -1, Long.MIN_VALUE, Long.MAX_VALUE, 0x123456789abcdef0L, 0xdeadbeefcafebabeL, 0xffffffffL};
    static final int[] DIST = {0, 1, 4, 15, 16, 31, 32, 33, 63, 64, 65, -1, -31, -32, -33, -64, 100, Integer.MIN_VALUE, Integer.MAX_VALUE};

    static long mix(long h, long v) {
        return (h ^ v) * 0x100000001b3L;
    }

    static int popSlow(int v) {
        int n = 0;
        for (; v != 0; v >>>= 1) n += v & 1;
        return n;
    }

    static int crc32(byte[] data) {
        int crc = ~0;
        for (byte b : data) {
            crc ^= b & 0xff;
            for (int k = 0; k < 8; k++) crc = (crc >>> 1) ^ (0xEDB88320 & -(crc & 1));
        }
        return ~crc;
    }

    public static void main(String[] args) {
        for (int v : IV) {
            StringBuilder l = new StringBuilder(), r = new StringBuilder(), u = new StringBuilder();
            for (int d : DIST) {
                l.append(' ').append(Integer.toHexString(v << d));
                r.append(' ').append(Integer.toHexString(v >> d));
                u.append(' ').append(Integer.toHexString(v >>> d));
            }
            System.out.println(v + "\n <<" + l + "\n >>" + r + "\n>>>" + u);
        }
        for (long v : LV) {
            StringBuilder l = new StringBuilder(), r = new StringBuilder(), u = new StringBuilder();
            for (int d : DIST) {
                l.append(' ').append(Long.toHexString(v << d));
                r.append(' ').append(Long.toHexString(v >> d));
                u.append(' ').append(Long.toHexString(v >>> d));
            }
            System.out.println(v + "\n <<" + l + "\n >>" + r + "\n>>>" + u);
        }
        // a long distance: only its low bits count, and the left operand's type decides the mask
        long[] longDist = {0, 1, 31, 32, 33, 63, 64, 0x100000000L, 0x100000001L, -1L, Long.MIN_VALUE | 5};
        for (long d : longDist)
            System.out.println(d + ": " + (1 << d) + " " + (1L << d) + " " + (-8 >> d) + " " + (-8L >> d) + " " + (-8 >>> d) + " " + (-8L >>> d));
        byte b = (byte) 0x90;
        short s = (short) 0x9000;
        char c = 0x9000;
        System.out.println((b >> 2) + " " + (b >>> 2) + " " + (b << 2) + " " + (b >>> 33) + " " + (s >> 3) + " " + (s >>> 3) + " " + (c >> 3) + " " + (c >>> 3) + " " + (c << 20));
        b >>= 2;
        s >>>= 2;
        c <<= 2;
        System.out.println(b + " " + s + " " + (int) c);
        b <<= 33;
        s >>= 40;
        c >>>= 64;
        System.out.println(b + " " + s + " " + (int) c);
        int[] ia = {1, -1, 3};
        long[] la = {1, -1, 3};
        ia[0] <<= 33;
        ia[1] >>>= -4;
        ia[2] >>= 1L << 32;
        la[0] <<= 33;
        la[1] >>>= -4;
        la[2] >>= 1L << 32;
        System.out.println(ia[0] + " " + ia[1] + " " + ia[2] + " " + la[0] + " " + la[1] + " " + la[2]);
        int order = 1;
        System.out.println((order++ << order++ << order++) + " " + order + " " + (1 + 2 << 3 - 1) + " " + (-1 >>> 28 >> 1) + " " + (1 << 31 >> 31 >>> 31));
        for (int d = 0; d < 40; d += 3)
            System.out.println(d + " rot " + Integer.toHexString(0x12345678 << d | 0x12345678 >>> -d) + " " + Integer.toHexString(Integer.rotateLeft(0x12345678, d))
                + " " + Long.toHexString(0x123456789abcdef0L << d | 0x123456789abcdef0L >>> -d) + " " + Long.toHexString(Long.rotateRight(0x123456789abcdef0L, d)));
        for (int v : IV) System.out.println(popSlow(v) + " " + Integer.bitCount(v));
        System.out.println(Integer.toHexString(crc32("123456789".getBytes())) + " " + Integer.toHexString(crc32(new byte[] {-1, 0, 127, -128})));
        long h = 0xcbf29ce484222325L;
        for (int i = -70; i < 70; i++) {
            h = mix(h, 0x0123456789abcdefL << i);
            h = mix(h, 0xfedcba9876543210L >> i);
            h = mix(h, 0xfedcba9876543210L >>> i);
            h = mix(h, 0x89abcdef << i);
            h = mix(h, 0x89abcdef >> i);
            h = mix(h, 0x89abcdef >>> i);
            if (i % 20 == 0) System.out.println(i + " " + Long.toHexString(h));
        }
    }
}
