// Bit methods of Integer and Long, against slow versions of our own.
public class LangBitTwiddle {
    static final int[] IV = {0, 1, -1, 2, 0x80000000, 0x7fffffff, 0x00ff00ff, 0x12345678, 0xf0000000, 0x0000f000, -123456789, 0x55555555};
    static final long[] LV = {0, 1, -1, Long.MIN_VALUE, Long.MAX_VALUE, 0x00ff00ff00ff00ffL, 0x123456789abcdef0L, 1L << 32, 1L << 31, 0xfffffffff0000000L, -98765432109876L, 0x5555555555555555L};

    static int count(long v) {
        int n = 0;
        while (v != 0) {
            v &= v - 1;
            n++;
        }
        return n;
    }

    static int lead(long v, int bits) {
        int n = 0;
        while (n < bits && (v >>> bits - 1 - n & 1) == 0) n++;
        return n;
    }

    static int trail(long v, int bits) {
        int n = 0;
        while (n < bits && (v >>> n & 1) == 0) n++;
        return n;
    }

    static long reverse(long v, int bits) {
        long r = 0;
        for (int i = 0; i < bits; i++) if ((v >>> i & 1) != 0) r |= 1L << bits - 1 - i;
        return r;
    }

    static boolean same(String what, long a, long b) {
        if (a != b) System.out.println("MISMATCH " + what + " " + a + " " + b);
        return a == b;
    }

    public static void main(String[] args) {
        for (int v : IV) {
            long u = v & 0xffffffffL;
            boolean ok = same("bitCount", Integer.bitCount(v), count(u)) & same("nlz", Integer.numberOfLeadingZeros(v), lead(u, 32)) & same("ntz", Integer.numberOfTrailingZeros(v), trail(u, 32))
                & same("reverse", Integer.reverse(v), (int) reverse(u, 32)) & same("highest", Integer.highestOneBit(v), v == 0 ? 0 : 1 << 31 - lead(u, 32)) & same("lowest", Integer.lowestOneBit(v), v & -v);
            System.out.println(ok + " " + Integer.toHexString(v) + " " + Integer.bitCount(v) + " " + Integer.numberOfLeadingZeros(v) + " " + Integer.numberOfTrailingZeros(v) + " " + Integer.toHexString(Integer.reverse(v))
                + " " + Integer.toHexString(Integer.reverseBytes(v)) + " " + Integer.highestOneBit(v) + " " + Integer.lowestOneBit(v) + " " + Integer.rotateLeft(v, 5) + " " + Integer.rotateRight(v, 37) + " " + Integer.signum(v)
                + " " + Integer.toBinaryString(v) + " " + Integer.toOctalString(v) + " " + Integer.toUnsignedString(v) + " " + Integer.toString(v, 36) + " " + Integer.toUnsignedLong(v));
        }
        for (long v : LV) {
            boolean ok = same("bitCount", Long.bitCount(v), count(v)) & same("nlz", Long.numberOfLeadingZeros(v), lead(v, 64)) & same("ntz", Long.numberOfTrailingZeros(v), trail(v, 64))
                & same("reverse", Long.reverse(v), reverse(v, 64)) & same("highest", Long.highestOneBit(v), v == 0 ? 0 : 1L << 63 - lead(v, 64)) & same("lowest", Long.lowestOneBit(v), v & -v);
            System.out.println(ok + " " + Long.toHexString(v) + " " + Long.bitCount(v) + " " + Long.numberOfLeadingZeros(v) + " " + Long.numberOfTrailingZeros(v) + " " + Long.toHexString(Long.reverse(v))
                + " " + Long.toHexString(Long.reverseBytes(v)) + " " + Long.highestOneBit(v) + " " + Long.lowestOneBit(v) + " " + Long.rotateLeft(v, 13) + " " + Long.rotateRight(v, -13) + " " + Long.signum(v)
                + " " + Long.toBinaryString(v) + " " + Long.toUnsignedString(v) + " " + Long.toString(v, 2).length() + " " + Long.toString(v, 36));
        }
        int gray = 0;
        for (int i = 0; i < 64; i++) gray = gray * 31 + (i ^ i >>> 1);
        long morton = 0;
        for (int i = 0; i < 32; i++) morton |= (0xCAFEL >>> i & 1) << 2 * i | (0xBEEFL >>> i & 1) << 2 * i + 1;
        System.out.println(gray + " " + Long.toHexString(morton));
        int swap1 = 0x1234, swap2 = 0x5678;
        swap1 ^= swap2;
        swap2 ^= swap1;
        swap1 ^= swap2;
        System.out.println(Integer.toHexString(swap1) + " " + Integer.toHexString(swap2) + " " + (-5 & 3) + " " + (-5 | 3) + " " + (-5 ^ 3) + " " + ~-5 + " " + (5 & ~1) + " " + ((5 & -5) == 1));
        long x = 0;
        for (int i = 0; i < 64; i += 5) x |= 1L << i;
        StringBuilder bits = new StringBuilder();
        for (long y = x; y != 0; y &= y - 1) bits.append(Long.numberOfTrailingZeros(y)).append(' ');
        System.out.println(bits);
        System.out.println(Short.reverseBytes((short) 0x1280) + " " + (int) Character.reverseBytes('\u0102') + " " + Byte.toUnsignedInt((byte) -1) + " " + Short.toUnsignedInt((short) -2) + " " + Byte.toUnsignedLong((byte) -128));
        System.out.println(Integer.parseUnsignedInt("4294967295") + " " + Long.parseUnsignedLong("18446744073709551615") + " " + Integer.parseInt("-80000000", 16) + " " + Integer.decode("0x7f") + Integer.decode("-010") + Integer.decode("#ff") + " " + Long.decode("-0x8000000000000000"));
        boolean[] set = new boolean[3];
        set[0] ^= true;
        set[1] |= set[0] & !set[2];
        set[2] = set[0] ^ set[1] | true & false;
        System.out.println(set[0] + " " + set[1] + " " + set[2] + " " + (true ^ true) + (false | true) + (true & !false));
        java.util.BitSet bs = new java.util.BitSet();
        for (int i = 2; i < 300; i++) {
            boolean prime = true;
            for (int j = 2; j * j <= i; j++) prime &= i % j != 0;
            bs.set(i, prime);
        }
        System.out.println(bs.cardinality() + " " + bs.nextSetBit(200) + " " + bs.previousSetBit(199) + " " + bs.nextClearBit(2) + " " + bs.length() + " " + Long.toHexString(bs.toLongArray()[1]) + " " + bs.hashCode());
        java.util.BitSet other = java.util.BitSet.valueOf(new long[] {x, ~x});
        other.and(bs);
        other.flip(100, 110);
        System.out.println(other + " " + other.intersects(bs));
    }
}
