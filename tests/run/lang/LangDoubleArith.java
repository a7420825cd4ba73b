// The double opcodes: dadd dsub dmul ddiv drem dneg dcmpl dcmpg with rounding, denormals, NaN and signed zeros.
public class LangDoubleArith {
    static final double[] V = {0d, -0d, 1d, -1d, 0.1, 0.2, -0.3, 1e16, 9007199254740993d, -1e-200, 1e200, Double.MIN_VALUE, -Double.MIN_VALUE,
        Double.MIN_NORMAL, Double.MAX_VALUE, -Double.MAX_VALUE, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN};

    static String hex(double d) {
        return Long.toHexString(Double.doubleToLongBits(d));
    }

    static int relations(double a, double b) {
        int m = 0;
        if (a < b) m |= 1;
        if (a <= b) m |= 2;
        if (a == b) m |= 4;
        if (a != b) m |= 8;
        if (a >= b) m |= 16;
        if (a > b) m |= 32;
        boolean x = a < b, y = a >= b;
        if (x) m |= 64;
        if (y) m |= 128;
        while (!(a <= b)) {
            m |= 256;
            break;
        }
        return m;
    }

    static double slots(double a, int b, double c, long d, float e, double f) {
        return a - b + c * 2 - d + e * 4 - f;
    }

    public static void main(String[] args) {
        for (double a : V) {
            StringBuilder[] rows = new StringBuilder[6];
            for (int i = 0; i < rows.length; i++) rows[i] = new StringBuilder("  ").append("+-*/%?".charAt(i));
            for (double b : V) {
                rows[0].append(' ').append(hex(a + b));
                rows[1].append(' ').append(hex(a - b));
                rows[2].append(' ').append(hex(a * b));
                rows[3].append(' ').append(hex(a / b));
                rows[4].append(' ').append(hex(a % b));
                rows[5].append(' ').append(relations(a, b));
            }
            System.out.println(a + " " + hex(a) + " neg " + hex(-a) + " abs " + hex(Math.abs(a)));
            for (StringBuilder r : rows) System.out.println(r);
        }
        System.out.println(0.1 + 0.2);
        System.out.println(0.1 * 3 + " " + (0.1 + 0.1 + 0.1) + " " + (1 - 0.9) + " " + 4.35 * 100 + " " + 1.1 % 0.1);
        System.out.println(1e308 * 10 / 10 + " " + 1e308 * (10 / 10d) + " " + Double.MAX_VALUE * 1.0000000000000002);
        System.out.println(Double.MIN_VALUE / 2 + " " + Double.MIN_VALUE * 0.75 + " " + Double.MIN_NORMAL / 3 + " " + 4.9e-324 * 1e300);
        System.out.println(slots(1.5, 2, 3.25, 4L, 5.5f, 6.125));
        double sum = 0, comp = 0;
        for (int i = 1; i <= 2000; i++) {
            double t = 1.0 / i - comp, s = sum + t;
            comp = s - sum - t;
            sum = s;
            if (i % 400 == 0) System.out.println(i + " " + sum + " " + hex(comp));
        }
        double x = 0.5;
        for (int i = 0; i < 60; i++) {
            x = 3.9 * x * (1 - x);
            if (i % 10 == 9) System.out.println("logistic " + i + " " + x);
        }
        System.out.println(Math.sqrt(2) + " " + Math.sqrt(-1) + " " + hex(Math.sqrt(-0d)) + " " + Math.cbrt(27) + " " + StrictMath.hypot(3, 4));
        System.out.println(Math.floor(-0.5) + " " + Math.ceil(-0.5) + " " + Math.rint(2.5) + " " + Math.rint(3.5) + " " + Math.rint(-0.4) + " " + Math.round(-2.5) + " " + Math.round(2.5) + " " + Math.round(0.49999999999999994) + " " + Math.round(Double.NaN) + " " + Math.round(1e300));
        System.out.println(Math.fma(0.1, 10.0, -1.0) + " " + (0.1 * 10.0 - 1.0) + " " + Math.IEEEremainder(5, 3) + " " + Math.IEEEremainder(-5, 3));
        System.out.println(StrictMath.sin(1) + " " + StrictMath.cos(1e10) + " " + StrictMath.exp(1) + " " + StrictMath.log(10) + " " + StrictMath.pow(2, 0.5) + " " + StrictMath.atan2(-0d, -1));
        System.out.println(Math.signum(-3.0) + " " + Math.copySign(1, -0d) + " " + Math.getExponent(1e-310) + " " + Math.getExponent(Double.NaN) + " " + Math.ulp(1e16) + " " + Math.nextAfter(1, 2) + " " + Math.scalb(1.5, 1023));
        System.out.println(Double.toHexString(0.1) + " " + Double.toHexString(Double.MIN_VALUE) + " " + Double.toHexString(-0d) + " " + 0x1.8p3 + " " + 0x.8p-1073 + " " + 0x1p-1074);
        double y = 1e15;
        System.out.println(y++ + " " + y + " " + --y + " " + (y += 0.25) + " " + (y -= 1) + " " + (y *= -1) + " " + (y /= 7) + " " + (y %= 1000));
        int n = 10;
        n /= 0.3;
        System.out.println(n);
        long l = Long.MAX_VALUE;
        l -= 1.0;
        System.out.println(l + " " + (l + 1.0) + " " + (l == Long.MAX_VALUE + 0.0) + " " + ((double) l == (float) l));
        char c = 'a';
        c *= 1.5;
        System.out.println((int) c);
        double nan = 0d / 0;
        System.out.println((nan > 1) + " " + (nan < 1) + " " + (nan == nan) + " " + (nan != nan) + " " + !(nan >= 0) + " " + Double.compare(nan, 1) + " " + Double.compare(-0d, 0d));
    }
}
