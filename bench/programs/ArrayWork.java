// Arrays: a sieve, matrix multiplication, hand-written quicksort and heapsort, a byte histogram, two-dimensional relaxation.
// The optional argument is the number of rounds.
public class ArrayWork {
    static int sieve(int n) {
        boolean[] composite = new boolean[n + 1];
        int count = 0;
        for (int i = 2; i <= n; i++) {
            if (composite[i]) continue;
            count++;
            for (long j = (long) i * i; j <= n; j += i) composite[(int) j] = true;
        }
        return count;
    }

    static double[][] multiply(double[][] a, double[][] b) {
        int n = a.length;
        double[][] c = new double[n][n];
        for (int i = 0; i < n; i++) {
            double[] ci = c[i], ai = a[i];
            for (int k = 0; k < n; k++) {
                double v = ai[k];
                double[] bk = b[k];
                for (int j = 0; j < n; j++) ci[j] += v * bk[j];
            }
        }
        return c;
    }

    static void quicksort(int[] a, int lo, int hi) {
        while (lo < hi) {
            int p = a[(lo + hi) >>> 1], i = lo, j = hi;
            while (i <= j) {
                while (a[i] < p) i++;
                while (a[j] > p) j--;
                if (i <= j) {
                    int t = a[i];
                    a[i++] = a[j];
                    a[j--] = t;
                }
            }
            if (j - lo < hi - i) {
                quicksort(a, lo, j);
                lo = i;
            } else {
                quicksort(a, i, hi);
                hi = j;
            }
        }
    }

    static void heapsort(long[] a) {
        int n = a.length;
        for (int i = n / 2 - 1; i >= 0; i--) sift(a, i, n);
        for (int end = n - 1; end > 0; end--) {
            long t = a[0];
            a[0] = a[end];
            a[end] = t;
            sift(a, 0, end);
        }
    }

    static void sift(long[] a, int i, int n) {
        long v = a[i];
        for (int k; (k = 2 * i + 1) < n; i = k) {
            if (k + 1 < n && a[k + 1] > a[k]) k++;
            if (a[k] <= v) break;
            a[i] = a[k];
        }
        a[i] = v;
    }

    static int histogram(byte[] data) {
        int[] h = new int[256];
        for (byte b : data) h[b & 255]++;
        int s = 0;
        for (int i = 0; i < 256; i++) s += h[i] * i;
        return s;
    }

    static int relax(int[][] g, int steps) {
        int n = g.length;
        for (int s = 0; s < steps; s++)
            for (int y = 1; y < n - 1; y++)
                for (int x = 1; x < n - 1; x++)
                    g[y][x] = (g[y - 1][x] + g[y + 1][x] + g[y][x - 1] + g[y][x + 1]) >> 2;
        int sum = 0;
        for (int[] row : g) for (int v : row) sum = sum * 31 + v;
        return sum;
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 70;
        long sum = 0;
        int seed = 12345;
        for (int r = 0; r < rounds; r++) {
            sum = sum * 31 + sieve(120000 + r);
            int n = 64;
            double[][] a = new double[n][n], b = new double[n][n];
            for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) {
                a[i][j] = (i * j + r) % 17;
                b[i][j] = (i - j) % 13;
            }
            double[][] c = multiply(a, b);
            for (int i = 0; i < n; i++) sum += (long) c[i][(i * 7) % n];
            int[] q = new int[40000];
            long[] h = new long[15000];
            byte[] bytes = new byte[100000];
            for (int i = 0; i < q.length; i++) q[i] = seed = seed * 1103515245 + 12345;
            for (int i = 0; i < h.length; i++) h[i] = (long) (seed = seed * 1103515245 + 12345) << 16 ^ i;
            for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) (i * 31 ^ i >> 3);
            quicksort(q, 0, q.length - 1);
            heapsort(h);
            for (int i = 0; i < q.length; i += 97) sum = sum * 31 + q[i];
            for (int i = 0; i < h.length; i += 97) sum = sum * 31 + h[i];
            sum = sum * 31 + histogram(bytes);
            int[][] g = new int[60][60];
            for (int i = 0; i < 60; i++) g[0][i] = g[i][59] = 100000 + i * r;
            sum = sum * 31 + relax(g, 40);
        }
        System.out.println("ArrayWork " + rounds + " " + Long.toHexString(sum));
    }
}
