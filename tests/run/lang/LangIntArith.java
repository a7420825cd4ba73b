// The int opcodes over a grid of corner values: iadd isub imul idiv irem ineg iand ior ixor,
// and the exact-arithmetic methods next to them.
public class LangIntArith {
    static final int[] V = {0, 1, -1, 2, -2, 7, -7, 127, -128, 255, 32767, -32768, 65535, 65536,
        46340, 46341, 0x55555555, 0xAAAAAAAA, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE + 1};

    static int checksum;

    static void mix(int v) {
        checksum = checksum * 31 + v;
    }

    static String div(int a, int b) {
        try {
            return Integer.toString(a / b);
        } catch (ArithmeticException e) {
            return e.getMessage();
        }
    }

    static String rem(int a, int b) {
        try {
            return Integer.toString(a % b);
        } catch (ArithmeticException e) {
            return e.getMessage();
        }
    }

    static String exact(char op, int a, int b) {
        try {
            switch (op) {
                case '+': return "" + Math.addExact(a, b);
                case '-': return "" + Math.subtractExact(a, b);
                default: return "" + Math.multiplyExact(a, b);
            }
        } catch (ArithmeticException e) {
            return e.getMessage();
        }
    }

    static int abs(int x) {
        return x < 0 ? -x : x;
    }

    public static void main(String[] args) {
        for (int a : V) {
            checksum = 0;
            StringBuilder line = new StringBuilder();
            for (int b : V) {
                mix(a + b);
                mix(a - b);
                mix(a * b);
                mix(a & b);
                mix(a | b);
                mix(a ^ b);
                line.append(div(a, b)).append('%').append(rem(a, b)).append(' ');
                if (b != 0 && (a / b) * b + a % b != a) System.out.println("identity broken " + a + " " + b);
            }
            System.out.println(a + ": sum " + Integer.toHexString(checksum) + " neg " + (-a) + " not " + (~a) + " abs " + abs(a));
            System.out.println("  " + line);
        }
        for (int a : V) {
            StringBuilder line = new StringBuilder();
            for (int b : V) line.append(exact('+', a, b).length()).append(exact('-', a, b).length()).append(exact('*', a, b).length()).append(',');
            System.out.println(a + " exact lengths " + line);
        }
        System.out.println(exact('+', Integer.MAX_VALUE, 1) + "; " + exact('-', Integer.MIN_VALUE, 1) + "; " + exact('*', 65536, 65536));
        // constants of every loading form: iconst, bipush, sipush, ldc
        int[] consts = {-1, 0, 1, 2, 3, 4, 5, 6, -2, 127, 128, -128, -129, 32767, 32768, -32768, -32769, 8388607, -2147483648};
        int s = 0;
        for (int c : consts) {
            s = s * 17 ^ c;
            System.out.println(c + " -> " + s);
        }
        System.out.println(Math.floorDiv(-7, 2) + " " + Math.floorMod(-7, 2) + " " + Math.floorDiv(7, -2) + " " + Math.floorMod(7, -2)
            + " " + Math.floorDiv(Integer.MIN_VALUE, -1) + " " + Math.floorMod(Integer.MIN_VALUE, -1));
        System.out.println(Integer.divideUnsigned(-1, 2) + " " + Integer.remainderUnsigned(-1, 10) + " " + Integer.divideUnsigned(Integer.MIN_VALUE, -1)
            + " " + Integer.remainderUnsigned(Integer.MIN_VALUE, -1) + " " + Integer.compareUnsigned(-1, 1) + " " + Integer.toUnsignedString(-1));
        System.out.println(Math.multiplyFull(Integer.MIN_VALUE, Integer.MIN_VALUE) + " " + Math.multiplyFull(-1, Integer.MAX_VALUE));
        // increments in expressions
        int i = Integer.MAX_VALUE;
        System.out.println(i++ + " " + i + " " + --i + " " + (i++ + ++i) + " " + i);
        byte b = 127;
        short h = -32768;
        char c = 0;
        b++;
        h--;
        c--;
        System.out.println(b + " " + h + " " + (int) c);
        b += 200;
        h *= 3;
        c /= 2;
        System.out.println(b + " " + h + " " + (int) c);
        b >>>= 1;
        System.out.println(b);
        b = -1;
        b >>>= 1;
        System.out.println(b + " " + (b >>> 1) + " " + (byte) (b >>> 25));
        h = -1;
        h >>>= 17;
        System.out.println(h);
        // a linear congruential run: overflow on every step
        int r = 1;
        for (int k = 0; k < 2000; k++) {
            r = r * 1103515245 + 12345;
            if (k % 250 == 0) System.out.println(k + " " + r + " " + (r >>> 16 & 0x7fff));
        }
        int acc = 0;
        for (int k = -50; k <= 50; k++) {
            if (k == 0) continue;
            acc += 1000003 / k - 1000003 % k;
            acc ^= k << 3 | -k >>> 28;
        }
        System.out.println("acc " + acc);
    }
}
