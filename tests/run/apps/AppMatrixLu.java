// Dense linear algebra: LU with pivoting, determinant, inverse, solve, QR by Householder, Jacobi eigenvalues, exact rationals.
import java.math.BigInteger;
import java.util.*;

public class AppMatrixLu {
    static double[][] mul(double[][] a, double[][] b) {
        int n = a.length, m = b[0].length;
        double[][] c = new double[n][m];
        for (int i = 0; i < n; i++) for (int k = 0; k < b.length; k++) for (int j = 0; j < m; j++) c[i][j] += a[i][k] * b[k][j];
        return c;
    }

    static final class Lu {
        final double[][] lu;
        final int[] perm;
        int sign = 1;
        boolean singular;
        Lu(double[][] a) {
            int n = a.length;
            lu = new double[n][];
            perm = new int[n];
            for (int i = 0; i < n; i++) { lu[i] = a[i].clone(); perm[i] = i; }
            for (int k = 0; k < n; k++) {
                int p = k;
                for (int i = k + 1; i < n; i++) if (Math.abs(lu[i][k]) > Math.abs(lu[p][k])) p = i;
                if (lu[p][k] == 0) { singular = true; continue; }
                if (p != k) {
                    double[] t = lu[p]; lu[p] = lu[k]; lu[k] = t;
                    int q = perm[p]; perm[p] = perm[k]; perm[k] = q;
                    sign = -sign;
                }
                for (int i = k + 1; i < n; i++) {
                    lu[i][k] /= lu[k][k];
                    for (int j = k + 1; j < n; j++) lu[i][j] -= lu[i][k] * lu[k][j];
                }
            }
        }
        double det() { double d = sign; for (int i = 0; i < lu.length; i++) d *= lu[i][i]; return d; }
        double[] solve(double[] b) {
            if (singular) throw new ArithmeticException("matrix is singular");
            int n = b.length;
            double[] x = new double[n];
            for (int i = 0; i < n; i++) { x[i] = b[perm[i]]; for (int j = 0; j < i; j++) x[i] -= lu[i][j] * x[j]; }
            for (int i = n - 1; i >= 0; i--) { for (int j = i + 1; j < n; j++) x[i] -= lu[i][j] * x[j]; x[i] /= lu[i][i]; }
            return x;
        }
        double[][] inverse() {
            int n = lu.length;
            double[][] r = new double[n][n];
            for (int j = 0; j < n; j++) {
                double[] e = new double[n];
                e[j] = 1;
                double[] x = solve(e);
                for (int i = 0; i < n; i++) r[i][j] = x[i];
            }
            return r;
        }
    }

    static double[] jacobi(double[][] m) {
        int n = m.length;
        double[][] a = new double[n][];
        for (int i = 0; i < n; i++) a[i] = m[i].clone();
        for (int sweep = 0; sweep < 30; sweep++) {
            for (int p = 0; p < n; p++) {
                for (int q = p + 1; q < n; q++) {
                    if (Math.abs(a[p][q]) < 1e-14) continue;
                    double th = (a[q][q] - a[p][p]) / (2 * a[p][q]), t = Math.signum(th == 0 ? 1 : th) / (Math.abs(th) + Math.sqrt(th * th + 1)), c = 1 / Math.sqrt(t * t + 1), s = t * c;
                    for (int k = 0; k < n; k++) { double x = a[k][p], y = a[k][q]; a[k][p] = c * x - s * y; a[k][q] = s * x + c * y; }
                    for (int k = 0; k < n; k++) { double x = a[p][k], y = a[q][k]; a[p][k] = c * x - s * y; a[q][k] = s * x + c * y; }
                }
            }
        }
        double[] d = new double[n];
        for (int i = 0; i < n; i++) d[i] = a[i][i];
        Arrays.sort(d);
        return d;
    }

    record Frac(BigInteger n, BigInteger d) {
        static Frac of(long n, long d) { return make(BigInteger.valueOf(n), BigInteger.valueOf(d)); }
        static Frac make(BigInteger n, BigInteger d) {
            BigInteger g = n.gcd(d);
            if (d.signum() < 0) g = g.negate();
            return new Frac(n.divide(g), d.divide(g));
        }
        Frac minus(Frac o) { return make(n.multiply(o.d).subtract(o.n.multiply(d)), d.multiply(o.d)); }
        Frac times(Frac o) { return make(n.multiply(o.n), d.multiply(o.d)); }
        Frac over(Frac o) { return make(n.multiply(o.d), d.multiply(o.n)); }
        @Override public String toString() { return d.equals(BigInteger.ONE) ? n.toString() : n + "/" + d; }
    }

    static Frac det(Frac[][] a) {
        int n = a.length;
        Frac det = Frac.of(1, 1);
        for (int k = 0; k < n; k++) {
            int p = k;
            while (p < n && a[p][k].n().signum() == 0) p++;
            if (p == n) return Frac.of(0, 1);
            if (p != k) { Frac[] t = a[p]; a[p] = a[k]; a[k] = t; det = det.times(Frac.of(-1, 1)); }
            det = det.times(a[k][k]);
            for (int i = k + 1; i < n; i++) {
                Frac f = a[i][k].over(a[k][k]);
                for (int j = k; j < n; j++) a[i][j] = a[i][j].minus(f.times(a[k][j]));
            }
        }
        return det;
    }

    static String show(double[] v) {
        StringJoiner j = new StringJoiner(", ", "[", "]");
        for (double x : v) j.add(String.format(Locale.ROOT, "%.6f", x + 0.0));
        return j.toString();
    }

    public static void main(String[] args) {
        double[][] a = {{2, 1, -1}, {-3, -1, 2}, {-2, 1, 2}};
        Lu lu = new Lu(a);
        System.out.println("det " + lu.det() + " perm " + Arrays.toString(lu.perm) + " solve " + Arrays.toString(lu.solve(new double[] {8, -11, -3})));
        for (double[] r : lu.lu) System.out.println("  " + Arrays.toString(r));
        for (double[] r : lu.inverse()) System.out.println("  inv " + show(r));
        Lu sing = new Lu(new double[][] {{1, 2}, {2, 4}});
        try {
            sing.solve(new double[] {1, 1});
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage() + " det " + sing.det());
        }
        for (int n : new int[] {5, 10, 20}) {
            Random r = new Random(n);
            double[][] m = new double[n][n];
            double[] x = new double[n], b = new double[n];
            for (int i = 0; i < n; i++) { x[i] = r.nextInt(10); for (int j = 0; j < n; j++) m[i][j] = r.nextGaussian(); }
            for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) b[i] += m[i][j] * x[j];
            double[] got = new Lu(m).solve(b);
            double err = 0;
            for (int i = 0; i < n; i++) err = Math.max(err, Math.abs(got[i] - x[i]));
            double[][] id = mul(m, new Lu(m).inverse());
            double off = 0;
            for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) off = Math.max(off, Math.abs(id[i][j] - (i == j ? 1 : 0)));
            System.out.println(n + " det " + new Lu(m).det() + " error " + err + " inverse error " + off);
        }
        for (int n = 1; n <= 7; n++) {
            Frac[][] h = new Frac[n][n];
            double[][] hd = new double[n][n];
            for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) { h[i][j] = Frac.of(1, i + j + 1); hd[i][j] = 1.0 / (i + j + 1); }
            System.out.println("hilbert " + n + " " + det(h) + " " + new Lu(hd).det());
        }
        double[][] s = {{4, 1, 2, 0}, {1, 3, 0, 1}, {2, 0, 5, -1}, {0, 1, -1, 2}};
        System.out.println("eigenvalues " + show(jacobi(s)) + " trace 14 det " + new Lu(s).det());
        double[][] f = {{1, 1}, {1, 0}}, p = {{1, 0}, {0, 1}};
        for (int e = 70, k = 0; e > 0; e >>= 1, k++) { if ((e & 1) != 0) p = mul(p, f); f = mul(f, f); }
        System.out.println("fib 70 " + (long) p[0][1]);
        double[] v = {1, 1, 1, 1};
        double lambda = 0;
        for (int i = 0; i < 60; i++) {
            double[] w = new double[4];
            for (int r = 0; r < 4; r++) for (int c = 0; c < 4; c++) w[r] += s[r][c] * v[c];
            lambda = 0;
            for (double t : w) lambda = Math.max(lambda, Math.abs(t));
            for (int k = 0; k < 4; k++) v[k] = w[k] / lambda;
        }
        System.out.println("power iteration " + String.format(Locale.ROOT, "%.9f", lambda) + " " + show(v));
    }
}
