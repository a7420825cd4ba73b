// Arrays.sort for every element type, ranges, NaN and zero order, merge-sort stability, comparator failures.
import java.util.*;

public class CollArraysSort {
    static void attempt(String name, Runnable r) {
        try {
            r.run();
            System.out.println(name + ": completed");
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    static long hash(int[] a) { long h = 1; for (int x : a) h = h * 31 + x; return h; }

    static int[] pattern(int kind, int n) {
        Random r = new Random(kind * 1000L + n);
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            switch (kind) {
                case 0: a[i] = r.nextInt(); break;
                case 1: a[i] = i; break;
                case 2: a[i] = n - i; break;
                case 3: a[i] = r.nextInt(5); break;
                case 4: a[i] = i % 2 == 0 ? i : -i; break;
                case 5: a[i] = Math.min(i, n - i); break;
                case 6: a[i] = i + (i % 50 == 0 ? -100 : 0); break;
                default: a[i] = 7;
            }
        }
        return a;
    }

    public static void main(String[] args) {
        for (int n : new int[] {0, 1, 2, 3, 10, 43, 47, 64, 100, 286, 500, 3000}) {
            StringBuilder sb = new StringBuilder("n=" + n);
            for (int kind = 0; kind < 8; kind++) {
                int[] a = pattern(kind, n);
                Arrays.sort(a);
                for (int i = 1; i < n; i++) if (a[i - 1] > a[i]) throw new AssertionError("unsorted " + kind + " " + n);
                sb.append(' ').append(Long.toHexString(hash(a)));
            }
            System.out.println(sb);
        }
        byte[] b = {5, -128, 127, 0, -1, 3};
        short[] s = {300, -300, 32767, -32768, 0, 1};
        char[] c = "the quick brown fox".toCharArray();
        long[] l = {5L << 40, -1L, Long.MIN_VALUE, Long.MAX_VALUE, 0};
        float[] f = {0.0f, -0.0f, Float.NaN, 1e-45f, Float.NEGATIVE_INFINITY, -1f, Float.POSITIVE_INFINITY, 3.5f};
        double[] d = {0.0, Double.NaN, -0.0, 1.0, -0.0, 0.0, Double.MIN_VALUE, -1.0, Double.NEGATIVE_INFINITY, Double.NaN, 1e300};
        Arrays.sort(b); Arrays.sort(s); Arrays.sort(c); Arrays.sort(l); Arrays.sort(f); Arrays.sort(d);
        System.out.println(Arrays.toString(b) + " " + Arrays.toString(s) + " '" + new String(c) + "' " + Arrays.toString(l));
        System.out.println(Arrays.toString(f) + " " + Arrays.toString(d));
        byte[] many = new byte[500];
        char[] manyC = new char[2500];
        new Random(3).nextBytes(many);
        for (int i = 0; i < manyC.length; i++) manyC[i] = (char) (i * 40503);
        Arrays.sort(many); Arrays.sort(manyC);
        System.out.println(Arrays.hashCode(many) + " " + Arrays.hashCode(manyC) + " " + many[0] + " " + many[499] + " " + (int) manyC[2499]);
        int[] part = {9, 8, 7, 6, 5, 4, 3, 2, 1};
        Arrays.sort(part, 2, 6);
        System.out.println(Arrays.toString(part));
        attempt("range reversed", () -> Arrays.sort(part, 6, 2));
        attempt("range beyond", () -> Arrays.sort(part, 0, 10));
        attempt("range negative", () -> Arrays.sort(part, -1, 3));

        String[] words = "one two three four five six seven eight nine ten eleven twelve".split(" ");
        Arrays.sort(words);
        System.out.println(Arrays.toString(words));
        Arrays.sort(words, Comparator.comparingInt(String::length));
        System.out.println(Arrays.toString(words));
        Arrays.sort(words, 3, 9, Collections.reverseOrder());
        System.out.println(Arrays.toString(words));
        Object[] bad = {1, "two", 3L};
        try {
            Arrays.sort(bad);
        } catch (ClassCastException e) {
            System.out.println("mixed types");
        }
        for (int n : new int[] {5, 31, 32, 33, 200, 1000}) {
            Integer[][] recs = new Integer[n][];
            Random r = new Random(n);
            for (int i = 0; i < n; i++) recs[i] = new Integer[] {r.nextInt(7), i};
            int[] compares = {0};
            Arrays.sort(recs, (x, y) -> { compares[0]++; return x[0].compareTo(y[0]); });
            boolean stable = true;
            for (int i = 1; i < n; i++) if (recs[i - 1][0].equals(recs[i][0]) && recs[i - 1][1] > recs[i][1]) stable = false;
            System.out.println("n=" + n + " stable " + stable + " comparisons " + compares[0]);
        }
        Integer[] runs = new Integer[600];
        for (int i = 0; i < 600; i++) runs[i] = i < 200 ? i * 3 : i < 400 ? (400 - i) * 3 + 1 : (i * 2) % 701;
        int[] cnt = {0};
        Arrays.sort(runs, (x, y) -> { cnt[0]++; return Integer.compare(x, y); });
        System.out.println("timsort runs " + cnt[0] + " " + Arrays.hashCode(runs));
        attempt("broken comparator", () -> {
            Integer[] z = new Integer[300];
            Random r = new Random(12);
            for (int i = 0; i < z.length; i++) z[i] = r.nextInt(1000);
            Random coin = new Random(5);
            for (int t = 0; t < 50; t++) Arrays.sort(z, (x, y) -> coin.nextInt(3) - 1);
        });
        attempt("throwing comparator", () -> Arrays.sort(new Integer[] {1, 2}, (x, y) -> { throw new IllegalStateException("cmp " + x + " " + y); }));
        System.out.println(Arrays.binarySearch(l, 0L) + " " + Arrays.binarySearch(d, -0.0) + " " + Arrays.binarySearch(d, Double.NaN) + " " + Arrays.binarySearch(c, 'z') + " " + Arrays.binarySearch(new String[] {"a", "c"}, "b"));
        System.out.println(Arrays.binarySearch(new int[] {1, 3, 5, 7}, 1, 3, 7) + " " + Arrays.binarySearch(b, (byte) 3) + " " + Arrays.binarySearch(f, 3.5f));
    }
}
