// StrictMath transcendental functions on many values, printed exactly: trigonometric, hyperbolic, exponential, logarithms, powers.
import java.util.Random;

public class MathStrictFunctions {
    interface F { double f(double x); }
    interface G { double f(double x, double y); }

    static final double[] XS = {0.0, -0.0, 1e-300, 1e-10, 0.1, 0.5, 0.7853981633974483, 1.0, 1.5707963267948966, 2.0, 3.141592653589793, 10.0, 100.0, 1e5, 1e10, 1e22, 1e300, -0.3, -1.0, -5.5, -1e8,
            Double.MIN_VALUE, Double.MAX_VALUE, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 709.78, 710.0, -745.0, -746.0, 0.9999999999999999, 1.0000000000000002};

    static void row(String name, F f) {
        StringBuilder sb = new StringBuilder(name);
        for (double x : XS) sb.append(' ').append(f.f(x));
        System.out.println(sb);
        Random r = new Random(name.hashCode());
        long h = 0;
        for (int i = 0; i < 400; i++) {
            double x = (r.nextDouble() - 0.5) * Math.scalb(1.0, r.nextInt(24) - 10);
            h = h * 31 + Double.doubleToLongBits(f.f(x));
        }
        System.out.println("   random " + Long.toHexString(h));
    }

    static void grid(String name, G g) {
        double[] v = {0.0, -0.0, 0.5, 1.0, -1.0, 2.0, 3.0, -2.5, 10.0, 1e10, -1e-10, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 0.3333333333333333, 1e200};
        for (double x : v) {
            StringBuilder sb = new StringBuilder(name + "(" + x + ",*)");
            for (double y : v) sb.append(' ').append(g.f(x, y));
            System.out.println(sb);
        }
        Random r = new Random(name.hashCode());
        long h = 0;
        for (int i = 0; i < 400; i++) h = h * 31 + Double.doubleToLongBits(g.f(r.nextDouble() * 20, r.nextGaussian() * 5));
        System.out.println("   random " + Long.toHexString(h));
    }

    public static void main(String[] args) {
        row("sin", StrictMath::sin);
        row("cos", StrictMath::cos);
        row("tan", StrictMath::tan);
        row("asin", StrictMath::asin);
        row("acos", StrictMath::acos);
        row("atan", StrictMath::atan);
        row("sinh", StrictMath::sinh);
        row("cosh", StrictMath::cosh);
        row("tanh", StrictMath::tanh);
        row("exp", StrictMath::exp);
        row("expm1", StrictMath::expm1);
        row("log", StrictMath::log);
        row("log10", StrictMath::log10);
        row("log1p", StrictMath::log1p);
        row("cbrt", StrictMath::cbrt);
        row("toRadians", StrictMath::toRadians);
        row("toDegrees", StrictMath::toDegrees);
        grid("pow", StrictMath::pow);
        grid("atan2", StrictMath::atan2);
        grid("hypot", StrictMath::hypot);
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i <= 360; i += 30) sb.append(StrictMath.sin(StrictMath.toRadians(i))).append(' ');
        System.out.println(sb);
        sb.setLength(0);
        for (int i = -5; i <= 20; i++) sb.append(StrictMath.pow(10, i)).append(' ').append(StrictMath.log10(StrictMath.pow(10, i))).append(' ');
        System.out.println(sb);
        double pi = 0;
        for (int k = 0; k < 15; k++) pi += StrictMath.pow(16, -k) * (4.0 / (8 * k + 1) - 2.0 / (8 * k + 4) - 1.0 / (8 * k + 5) - 1.0 / (8 * k + 6));
        System.out.println(pi + " " + 4 * StrictMath.atan(1) + " " + StrictMath.exp(1) + " " + StrictMath.log(10) + " " + StrictMath.sqrt(2) + " " + StrictMath.pow(2, 0.5) + " " + StrictMath.hypot(3, 4) + " " + StrictMath.sinh(1) + " " + StrictMath.cbrt(27));
        double x = 0.5;
        for (int i = 0; i < 200; i++) x = StrictMath.cos(x);
        System.out.println("cos fixpoint " + x);
        x = 1;
        for (int i = 0; i < 50; i++) x = x - (StrictMath.exp(x) - 3 * x * x) / (StrictMath.exp(x) - 6 * x);
        System.out.println("newton " + x);
    }
}
