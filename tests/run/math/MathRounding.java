// floor, ceil, rint, round, sqrt, cbrt by StrictMath, ulp, nextUp and neighbours, scalb, IEEEremainder, getExponent, casts.
public class MathRounding {
    static final double[] VALUES = {0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -1.5, -2.5, 0.49999999999999994, 1e15 + 0.5, 4503599627370495.5, 4503599627370496.5, 9007199254740991.0, 1e300, -1e300, 0.1, -0.9, 123456.789,
            Double.MIN_VALUE, -Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 2147483647.5, -2147483648.5, 9.223372036854776E18};
    static final float[] FLOATS = {0f, -0f, 0.5f, 1.5f, 2.5f, -2.5f, 0.49999997f, 8388607.5f, 8388608.5f, 1e10f, Float.MIN_VALUE, Float.MAX_VALUE, Float.NaN, Float.NEGATIVE_INFINITY, 0.1f, 2147483648f};

    public static void main(String[] args) {
        for (double v : VALUES)
            System.out.println(v + ": floor " + Math.floor(v) + " ceil " + Math.ceil(v) + " rint " + Math.rint(v) + " round " + Math.round(v) + " int " + (int) v + " long " + (long) v + " float " + (float) v
                    + " sqrt " + Math.sqrt(v) + " ulp " + Math.ulp(v) + " up " + Math.nextUp(v) + " down " + Math.nextDown(v) + " exp " + Math.getExponent(v) + " sign " + Math.signum(v));
        for (float f : FLOATS)
            System.out.println(f + "f: round " + Math.round(f) + " int " + (int) f + " ulp " + Math.ulp(f) + " up " + Math.nextUp(f) + " down " + Math.nextDown(f) + " exp " + Math.getExponent(f) + " double " + (double) f + " sqrt " + (float) Math.sqrt(f));
        System.out.println("nextAfter " + Math.nextAfter(1.0, 2) + " " + Math.nextAfter(1.0, 0) + " " + Math.nextAfter(0.0, -1) + " " + Math.nextAfter(-0.0, 0.0) + " " + Math.nextAfter(Double.MAX_VALUE, Double.POSITIVE_INFINITY) + " " + Math.nextAfter(1f, 0.0) + " " + Math.nextAfter(Double.NaN, 1));
        StringBuilder sb = new StringBuilder();
        for (int e : new int[] {0, 1, -1, 10, -1074, -1075, -1100, 1023, 1024, 3000, -3000}) sb.append(Math.scalb(1.0, e)).append(' ').append(Math.scalb(-1.7, e)).append(' ').append(Math.scalb(3f, e)).append(" | ");
        System.out.println("scalb " + sb);
        double[][] rem = {{5, 3}, {-5, 3}, {5, -3}, {5.5, 2}, {10, 4}, {6, 4}, {1, 0}, {0, 5}, {-0.0, 5}, {1e300, 3}, {3, Double.POSITIVE_INFINITY}, {Double.POSITIVE_INFINITY, 3}, {0.3, 0.1}, {1, 0.1}};
        sb.setLength(0);
        for (double[] r : rem) sb.append(Math.IEEEremainder(r[0], r[1])).append(' ').append(r[0] % r[1]).append(" | ");
        System.out.println("remainder " + sb);
        sb.setLength(0);
        for (double v : new double[] {2, 3, 10, 0.5, 1e-300, 1e300, 2e-308, 4.9e-324, 15241578750190521.0, 0.1}) sb.append(Math.sqrt(v)).append(' ').append(StrictMath.sqrt(v)).append(' ').append(StrictMath.cbrt(v)).append(" | ");
        System.out.println("roots " + sb);
        long h = 0;
        java.util.Random r = new java.util.Random(8);
        for (int i = 0; i < 3000; i++) {
            double d = Double.longBitsToDouble(r.nextLong());
            if (Double.isNaN(d)) continue;
            h = h * 31 + Double.doubleToLongBits(Math.floor(d)) + Double.doubleToLongBits(Math.ceil(d)) * 3 + Double.doubleToLongBits(Math.rint(d)) * 5 + Math.round(d) * 7 + (int) d + (long) d + Float.floatToIntBits((float) d);
            h = h * 31 + Double.doubleToLongBits(Math.sqrt(Math.abs(d))) + Double.doubleToLongBits(Math.ulp(d)) + Double.doubleToLongBits(Math.nextUp(d));
            float f = Float.intBitsToFloat(r.nextInt());
            if (!Float.isNaN(f)) h = h * 31 + Math.round(f) + Float.floatToIntBits(Math.nextUp(f)) + Float.floatToIntBits(Math.ulp(f)) + (int) f + (long) f;
        }
        System.out.println("hash " + Long.toHexString(h));
        h = 0;
        for (int i = 0; i < 2000; i++) {
            double a = r.nextGaussian() * 1e3, b = r.nextGaussian(), c = r.nextGaussian() * 1e-3;
            h = h * 31 + Double.doubleToLongBits(Math.fma(a, b, c)) + Double.doubleToLongBits(a * b + c) * 3 + Double.doubleToLongBits(a / b) * 5 + Double.doubleToLongBits(a % b) * 7 + Double.doubleToLongBits(Math.IEEEremainder(a, b));
            h = h * 31 + Float.floatToIntBits((float) a * (float) b) + Float.floatToIntBits((float) a / (float) b) + Float.floatToIntBits((float) a % (float) b) + Float.floatToIntBits(Math.fma((float) a, (float) b, (float) c));
        }
        System.out.println("hash " + Long.toHexString(h));
        System.out.println(Math.fma(0x1.0000001p0, 0x1.0000001p0, -1.0) + " " + (0x1.0000001p0 * 0x1.0000001p0 - 1.0) + " " + Math.fma(Double.MAX_VALUE, 2, -Double.MAX_VALUE) + " " + Math.fma(Double.MIN_VALUE, 0.5, 0) + " " + Math.fma(-0.0, 1, 0.0) + " " + Math.fma(Double.POSITIVE_INFINITY, 0, 1));
        System.out.println(0.1 + 0.2 + " " + (0.1f + 0.2f) + " " + (0.1 + 0.7) * 10 + " " + 3 * 1.1 + " " + 1.0 / 3 + " " + 2 / 3f + " " + 100 * 1.1 + " " + 4.35 * 100 + " " + 1.1 * 1.1 + " " + 1e16 + 1 + " " + (1e16 + 1) + " " + (float) 0.1 + " " + (double) 0.1f + " " + 1e-310 / 10 + " " + Double.MIN_VALUE / 2 + " " + Float.MIN_VALUE / 2);
    }
}
