// multianewarray: full and partial dimensions, zero and negative sizes, ragged arrays, deep types, evaluation order.
import java.util.Arrays;

public class LangMultiArray {
    static String order = "";

    static int d(int v) {
        order += v + ",";
        return v;
    }

    static String make(int a, int b, int c) {
        try {
            int[][][] x = new int[a][b][c];
            return Arrays.deepToString(x);
        } catch (NegativeArraySizeException e) {
            return e.toString();
        }
    }

    static int depth(Class<?> c) {
        int n = 0;
        while (c.isArray()) {
            n++;
            c = c.getComponentType();
        }
        return n;
    }

    static long[][] pascal(int n) {
        long[][] t = new long[n][];
        for (int i = 0; i < n; i++) {
            t[i] = new long[i + 1];
            t[i][0] = t[i][i] = 1;
            for (int j = 1; j < i; j++) t[i][j] = t[i - 1][j - 1] + t[i - 1][j];
        }
        return t;
    }

    static double[][] mul(double[][] a, double[][] b) {
        double[][] r = new double[a.length][b[0].length];
        for (int i = 0; i < a.length; i++)
            for (int j = 0; j < b[0].length; j++)
                for (int k = 0; k < b.length; k++) r[i][j] += a[i][k] * b[k][j];
        return r;
    }

    public static void main(String[] args) {
        System.out.println(make(2, 3, 2) + " " + make(2, 0, 5) + " " + make(0, 7, 7) + " " + make(1, 1, 0));
        System.out.println(make(-1, 2, 2) + " " + make(2, -2, 2) + " " + make(2, 2, -3) + " " + make(0, -4, 2) + " " + make(0, 0, -5) + " " + make(-6, -7, -8));
        byte[][] b = new byte[2][];
        System.out.println(b[0] + " " + b.length + " " + b.getClass().getName());
        String[][][] s = new String[2][2][];
        System.out.println(s[1][1] + " " + s[0].length + " " + Arrays.deepToString(s) + " " + s[0].getClass().getName());
        boolean[][][][] z = new boolean[1][2][1][2];
        z[0][1][0][1] = true;
        System.out.println(Arrays.deepToString(z) + " " + z.getClass() + " " + depth(z.getClass()));
        char[][][] c = new char[2][][];
        c[0] = new char[][] {{'a'}, {}, {'b', 'c'}};
        c[1] = new char[1][3];
        c[1][0][2] = 'z';
        System.out.println(c[0][2][1] + "" + c[1][0][2] + (int) c[1][0][0] + c[0][0].length + c[0][1].length + c[0].length);
        Object o = new double[2][3];
        System.out.println((o instanceof Object[]) + " " + (o instanceof double[][]) + " " + (o instanceof Object[][]) + " " + (((Object[]) o)[0] instanceof double[]));
        // every row is a distinct object
        int[][] g = new int[3][2];
        g[0][0] = 1;
        g[1] = g[0];
        g[1][1] = 5;
        System.out.println(Arrays.deepToString(g) + (g[0] == g[1]) + (g[1] == g[2]));
        // dimension expressions run left to right, before any allocation
        int[][][] ord = new int[d(1)][d(2)][d(3)];
        System.out.println(order + ord[0][1].length);
        order = "";
        try {
            int[][] bad = new int[d(-1)][d(4)];
        } catch (NegativeArraySizeException e) {
            System.out.println(order + e.getMessage());
        }
        try {
            int k = 2;
            int[][] bad = new int[k = 3][k / (k - 3)];
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        int k = 4;
        int[][] late = new int[k][k = 2];
        System.out.println(late.length + " " + late[3].length);
        // mixed bracket declarations
        int[] m1[] = {{1}, {2, 3}}, m2 = {4};
        System.out.println(m1[1][1] + m2[0] + f(new int[][] {{7}})[0].length);
        long[][] p = pascal(12);
        System.out.println(Arrays.toString(p[11]) + " " + Arrays.toString(p[0]) + " " + p[5][2]);
        double[][] r = {{1, 2}, {3, 4}, {5, 6}}, q = {{0.5, -1, 2}, {1.5, 0, -3}};
        System.out.println(Arrays.deepToString(mul(r, q)) + Arrays.deepToString(mul(q, r)));
        // ragged traversal with swaps and 255 dimensions at the type level
        Object chain = new int[0];
        for (int i = 1; i < 255; i++) {
            Object[] next = (Object[]) java.lang.reflect.Array.newInstance(chain.getClass(), 1);
            next[0] = chain;
            chain = next;
        }
        System.out.println(depth(chain.getClass()) + " " + chain.getClass().getName().length());
        try {
            java.lang.reflect.Array.newInstance(chain.getClass(), 1);
            System.out.println("too deep");
        } catch (IllegalArgumentException e) {
            System.out.println("limit reached");
        }
        int[][][] cube = new int[3][4][5];
        int v = 0;
        for (int[][] plane : cube) for (int[] row : plane) for (int i = 0; i < row.length; i++) row[i] = v++ * (i % 2 == 0 ? 1 : -1);
        int sum = 0;
        for (int x = 0; x < 3; x++) for (int y = 0; y < 4; y++) for (int w = 0; w < 5; w++) sum += cube[x][y][w] * (x + 1) - y * w;
        System.out.println(sum + " " + cube[2][3][4] + " " + Arrays.hashCode(cube[1][1]) + " " + Arrays.deepHashCode(cube));
        try {
            System.out.println(cube[1][4][0]);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }

    static int[] f(int[] x)[] {
        return new int[][] {x};
    }

    static int[][] f(int[][] x) {
        return new int[][] {x[0], {1, 2}};
    }
}
