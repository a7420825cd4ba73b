// Math exact arithmetic: addExact and relatives with overflow messages, absExact, toIntExact, clamps, min and max of specials.
import java.util.function.*;

public class MathExactOps {
    static void attempt(String name, Supplier<Object> r) {
        try {
            System.out.println(name + " = " + r.get());
        } catch (ArithmeticException e) {
            System.out.println(name + " -> " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        int max = Integer.MAX_VALUE, min = Integer.MIN_VALUE;
        long lmax = Long.MAX_VALUE, lmin = Long.MIN_VALUE;
        attempt("addExact", () -> Math.addExact(max, 0));
        attempt("addExact overflow", () -> Math.addExact(max, 1));
        attempt("addExact underflow", () -> Math.addExact(min, -1));
        attempt("addExact mixed", () -> Math.addExact(max, min));
        attempt("addExact long", () -> Math.addExact(lmax, 1L));
        attempt("subtractExact", () -> Math.subtractExact(min, 1));
        attempt("subtractExact ok", () -> Math.subtractExact(-1, max));
        attempt("subtractExact long", () -> Math.subtractExact(0L, lmin));
        attempt("multiplyExact", () -> Math.multiplyExact(46341, 46341));
        attempt("multiplyExact ok", () -> Math.multiplyExact(46340, 46340));
        attempt("multiplyExact min -1", () -> Math.multiplyExact(min, -1));
        attempt("multiplyExact long", () -> Math.multiplyExact(3037000500L, 3037000500L));
        attempt("multiplyExact long ok", () -> Math.multiplyExact(3037000499L, 3037000499L));
        attempt("multiplyExact long min", () -> Math.multiplyExact(lmin, -1L));
        attempt("multiplyExact long int", () -> Math.multiplyExact(lmax, 2));
        attempt("incrementExact", () -> Math.incrementExact(max));
        attempt("decrementExact", () -> Math.decrementExact(lmin));
        attempt("negateExact", () -> Math.negateExact(min));
        attempt("negateExact ok", () -> Math.negateExact(lmin + 1));
        attempt("absExact", () -> Math.absExact(min));
        attempt("absExact long", () -> Math.absExact(lmin));
        attempt("abs", () -> Math.abs(min) + " " + Math.abs(lmin) + " " + Math.abs(-0.0) + " " + Math.abs(Double.NEGATIVE_INFINITY) + " " + Math.abs(-5f) + " " + Math.absExact(-7));
        attempt("toIntExact", () -> Math.toIntExact(1L << 31));
        attempt("toIntExact ok", () -> Math.toIntExact(-(1L << 31)));
        attempt("strict addExact", () -> StrictMath.addExact(lmin, -1L));
        attempt("strict toIntExact", () -> StrictMath.toIntExact(lmax));
        attempt("floorDiv", () -> Math.floorDiv(min, -1) + " " + Math.floorDiv(-7, 2) + " " + Math.floorDiv(-7L, 2) + " " + Math.floorMod(-7L, 3) + " " + Math.floorMod(7, -3));

        double[] vs = {0.0, -0.0, 1.0, -1.0, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE};
        StringBuilder sb = new StringBuilder();
        for (double a : vs) for (double b : vs) sb.append(Math.max(a, b)).append('/').append(Math.min(a, b)).append(' ');
        System.out.println(sb);
        sb.setLength(0);
        float[] fs = {0f, -0f, 2f, Float.NaN, Float.NEGATIVE_INFINITY};
        for (float a : fs) for (float b : fs) sb.append(Math.max(a, b)).append('/').append(Math.min(a, b)).append(' ');
        System.out.println(sb);
        sb.setLength(0);
        for (double v : vs) sb.append(Math.signum(v)).append(' ').append(Math.copySign(3.5, v)).append(' ').append(Math.getExponent(v)).append(' ').append(Double.compare(v, 0.0)).append(' ').append(v == 0).append(' ').append(Double.doubleToLongBits(v)).append("; ");
        System.out.println(sb);
        System.out.println(Math.max(3, -3) + " " + Math.min(lmin, lmax) + " " + Math.max(-1L, 1) + " " + (0.0 == -0.0) + " " + (Double.NaN != Double.NaN) + " " + Double.valueOf(0.0).equals(-0.0) + " " + Double.valueOf(Double.NaN).equals(Double.NaN));

        // Saturating arithmetic checked against exact ops on a grid.
        int[] grid = {min, min + 1, -65536, -1, 0, 1, 2, 65535, 65536, max - 1, max};
        int overflows = 0;
        long sum = 0;
        for (int a : grid) {
            for (int b : grid) {
                try {
                    sum += Math.addExact(a, b);
                } catch (ArithmeticException e) {
                    overflows++;
                }
                try {
                    sum ^= Math.multiplyExact(a, b);
                } catch (ArithmeticException e) {
                    overflows += 1000;
                }
                try {
                    sum += Math.subtractExact(a, b);
                } catch (ArithmeticException e) {
                    overflows += 1000000;
                }
                if (Math.addExact((long) a, b) != (long) a + b || Math.multiplyExact((long) a, (long) b) != (long) a * b) throw new AssertionError();
            }
        }
        System.out.println(overflows + " " + sum);
        long f = 1;
        int n = 1;
        try {
            while (true) f = Math.multiplyExact(f, (long) n++);
        } catch (ArithmeticException e) {
            System.out.println("factorial overflows at " + (n - 1) + "! after " + f);
        }
        int x = 1, y = 1, steps = 0;
        try {
            while (true) {
                int z = Math.addExact(x, y);
                x = y;
                y = z;
                steps++;
            }
        } catch (ArithmeticException e) {
            System.out.println("fibonacci stops at " + y + " after " + steps);
        }
        System.out.println(Math.toDegrees(Math.PI) + " " + Math.toRadians(180) + " " + Math.E + " " + Math.fma(2.0, 3.0, 4.0) + " " + Math.fma(1e308, 10, Double.NEGATIVE_INFINITY) + " " + Math.fma(0.1f, 10f, -1f) + " " + (0.1f * 10f - 1f) + " " + Math.fma(0.1, 10, -1) + " " + Math.fma(Double.NaN, 1, 1));
    }
}
