// Double.toString and Float.toString over powers, denormals, neighbours and random bit patterns; toHexString; round trips.
import java.util.Random;

public class MathDoubleToString {
    public static void main(String[] args) {
        double[] vs = {0.0, -0.0, 1.0, -1.0, 0.001, 0.0009999999999999999, 9999999.0, 9999999.999999998, 1.0E7, 12345678.9, 0.1, 0.2, 0.3, 1.0 / 3, 2.0 / 3, 1e21, 1e22, 1e23, 123456789012345680.0, 5e-324, 1e-323, 2.2250738585072014E-308, 2.225073858507201E-308,
                1.7976931348623157E308, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 100.0, 1234567.0, 0.5, 1.5, 2.0E-3, 9.007199254740992E15, 9.007199254740993E15, 4.35, 1.1, 3.0e-5, 2.2E-322, 8.41E21, 2.0E-2, 5.0E-324, 1.0E-5, 1.0E23, 8.5E21};
        for (double v : vs) System.out.println(Double.toString(v) + " " + Double.toHexString(v) + " " + Long.toHexString(Double.doubleToRawLongBits(v)) + " " + (Double.isNaN(v) || Double.parseDouble(Double.toString(v)) == v) + " " + (float) v);
        StringBuilder sb = new StringBuilder();
        for (int e = -330; e <= 310; e += 10) sb.append(Double.parseDouble("1e" + e)).append(' ').append(Double.parseDouble("9.87654321e" + e)).append(' ');
        System.out.println(sb);
        sb.setLength(0);
        for (int e = -1074; e < 1024; e += 53) sb.append(Math.scalb(1.0, e)).append(' ');
        System.out.println(sb);
        sb.setLength(0);
        double d = 1.0;
        for (int i = 0; i < 20; i++) { sb.append(d).append(' '); d = Math.nextUp(d); }
        d = Double.MIN_VALUE;
        for (int i = 0; i < 20; i++) { sb.append(d).append(' '); d = Math.nextUp(d); }
        d = 1e15;
        for (int i = 0; i < 20; i++) { sb.append(d).append(' '); d = Math.nextUp(d); }
        System.out.println(sb);

        float[] fs = {0f, -0f, 1f, 0.1f, 0.3f, 1e10f, 1.17549435E-38f, 1.4E-45f, 3.4028235E38f, 16777216f, 16777217f, 9999999f, 1e7f, 0.001f, 9.999999e-4f, 33554432f, 1.0e-44f, 8.589934592E9f, Float.NaN, Float.NEGATIVE_INFINITY, 2.0e-3f, 1.1f, 3.3e-10f};
        for (float f : fs) System.out.println(Float.toString(f) + " " + Float.toHexString(f) + " " + Integer.toHexString(Float.floatToIntBits(f)) + " " + (double) f + " " + (Float.isNaN(f) || Float.parseFloat(Float.toString(f)) == f));
        sb.setLength(0);
        float f = 1f;
        for (int i = 0; i < 20; i++) { sb.append(f).append(' '); f = Math.nextUp(f); }
        f = Float.MIN_VALUE;
        for (int i = 0; i < 20; i++) { sb.append(f).append(' '); f = Math.nextUp(f); }
        for (int e = -149; e < 128; e += 9) sb.append(Math.scalb(1f, e)).append(' ');
        System.out.println(sb);

        Random r = new Random(17);
        long h = 0;
        int bad = 0;
        for (int i = 0; i < 1500; i++) {
            double x = Double.longBitsToDouble(r.nextLong());
            String s = Double.toString(x);
            if (!Double.isNaN(x) && Double.parseDouble(s) != x) bad++;
            h = h * 31 + s.hashCode();
            float y = Float.intBitsToFloat(r.nextInt());
            s = Float.toString(y);
            if (!Float.isNaN(y) && Float.parseFloat(s) != y) bad++;
            h = h * 31 + s.hashCode();
            double z = r.nextInt(100000) / 100.0;
            s = "" + z;
            if (Double.parseDouble(s) != z) bad++;
            h = h * 31 + s.hashCode();
            h = h * 31 + Double.toHexString(x).hashCode();
        }
        System.out.println("random " + Long.toHexString(h) + " bad " + bad);
        sb.setLength(0);
        for (int i = 0; i < 60; i++) sb.append(r.nextGaussian()).append(' ').append(r.nextFloat()).append(' ');
        System.out.println(sb);
        System.out.println(Double.valueOf(1.5).hashCode() + " " + Double.hashCode(-0.0) + " " + Float.hashCode(1.5f) + " " + Double.compare(-0.0, 0.0) + " " + Double.valueOf(2).compareTo(3.0) + " " + Double.isFinite(1 / 0.0) + " " + Double.isInfinite(-1 / 0.0) + " " + Double.sum(1, 2) + " " + Double.max(Double.NaN, 1) + " " + Float.min(-0f, 0f));
        System.out.println(Double.valueOf(3.99).intValue() + " " + Double.valueOf(-3.99).longValue() + " " + Double.valueOf(300).byteValue() + " " + Double.valueOf(1e10).floatValue() + " " + Float.valueOf(7.7f).doubleValue() + " " + Double.valueOf(70000).shortValue());
        System.out.println(Double.longBitsToDouble(0x7ff8000000000001L) + " " + Long.toHexString(Double.doubleToLongBits(Double.longBitsToDouble(0x7ff8000000000001L))) + " " + Integer.toHexString(Float.floatToIntBits(Float.intBitsToFloat(0x7fc00001))) + " " + Double.MIN_EXPONENT + " " + Double.MAX_EXPONENT + " " + Float.MIN_NORMAL + " " + Double.SIZE + " " + Float.BYTES);
        String acc = "";
        for (double x = 0; x < 1; x += 0.1) acc += x + ",";
        System.out.println(acc);
        acc = "";
        for (float x = 0; x < 1; x += 0.1f) acc += x + ",";
        System.out.println(acc);
    }
}
