// Arrays utilities: toString, deep operations, fill, copy, compare, mismatch, hashCode, setAll, asList.
import java.util.*;

public class CollArraysUtil {
    static void attempt(String name, Runnable r) {
        try {
            r.run();
            System.out.println(name + ": completed");
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        int[] none = null;
        System.out.println(Arrays.toString(none) + Arrays.toString(new int[0]) + Arrays.toString(new boolean[2]) + Arrays.toString(new char[] {'a', 'z'})
                + Arrays.toString(new byte[] {-1}) + Arrays.toString(new short[] {2}) + Arrays.toString(new long[] {3}) + Arrays.toString(new float[] {1.5f}) + Arrays.toString(new double[] {-0.0})
                + Arrays.toString(new Object[] {null, "s", 1}));
        Object[] deep = {1, new int[] {2, 3}, new Object[] {"x", new String[] {"y", null}, new double[][] {{1.5}, {}}}, null, new char[][] {{'p'}}};
        System.out.println(Arrays.deepToString(deep));
        deep[0] = deep;
        System.out.println(Arrays.deepToString(deep));
        Object[] d1 = {new int[] {1}, new String[][] {{"a"}, {"b", null}}}, d2 = {new int[] {1}, new String[][] {{"a"}, {"b", null}}};
        System.out.println(Arrays.equals(d1, d2) + " " + Arrays.deepEquals(d1, d2) + " " + Arrays.deepHashCode(d1) + " " + (Arrays.deepHashCode(d1) == Arrays.deepHashCode(d2)));
        System.out.println(Arrays.deepEquals(new Object[] {new int[] {1}}, new Object[] {new long[] {1}}) + " " + Arrays.deepEquals(null, null));
        System.out.println(Arrays.hashCode(new int[] {1, 2, 3}) + " " + Arrays.hashCode(new long[] {1L << 40, 5}) + " " + Arrays.hashCode(new double[] {1.5, -0.0, Double.NaN})
                + " " + Arrays.hashCode(new boolean[] {true, false}) + " " + Arrays.hashCode(new char[] {'q'}) + " " + Arrays.hashCode(new String[] {"a", null}) + " " + Arrays.hashCode((int[]) null)
                + " " + Arrays.hashCode(new float[] {1f}) + " " + Arrays.hashCode(new byte[] {-3, 4}) + " " + Arrays.hashCode(new short[] {9}));
        System.out.println(Arrays.equals(new double[] {0.0}, new double[] {-0.0}) + " " + Arrays.equals(new double[] {Double.NaN}, new double[] {Double.NaN})
                + " " + Arrays.equals(new int[] {1, 2, 3, 4}, 1, 3, new int[] {0, 2, 3}, 1, 3) + " " + Arrays.equals(new String[] {"A"}, new String[] {"a"}, String.CASE_INSENSITIVE_ORDER));

        int[] f = new int[8];
        Arrays.fill(f, 3);
        Arrays.fill(f, 2, 5, -1);
        System.out.println(Arrays.toString(f));
        String[] st = new String[4];
        Arrays.fill(st, 1, 3, "mid");
        System.out.println(Arrays.toString(st));
        attempt("fill store", () -> Arrays.fill((Object[]) new String[2], 1));
        attempt("fill range", () -> Arrays.fill(f, 5, 9, 0));
        System.out.println(Arrays.toString(Arrays.copyOf(f, 3)) + Arrays.toString(Arrays.copyOf(f, 10)) + Arrays.toString(Arrays.copyOf(st, 6)) + Arrays.toString(Arrays.copyOfRange(f, 4, 12)) + Arrays.toString(Arrays.copyOfRange(f, 8, 9)));
        Object[] objs = Arrays.copyOf(st, 2, Object[].class);
        System.out.println(objs.getClass().getSimpleName() + " " + Arrays.copyOf(new boolean[] {true}, 3)[1]);
        attempt("copyOf negative", () -> Arrays.copyOf(f, -1));
        attempt("copyOfRange start", () -> Arrays.copyOfRange(f, 9, 10));
        attempt("copyOfRange reversed", () -> Arrays.copyOfRange(f, 3, 1));
        attempt("copyOf type", () -> Arrays.copyOf(new Object[] {1}, 1, String[].class));

        System.out.println(Arrays.mismatch(new int[] {1, 2, 3}, new int[] {1, 2, 4}) + " " + Arrays.mismatch(new int[] {1, 2}, new int[] {1, 2}) + " " + Arrays.mismatch(new int[] {1, 2}, new int[] {1, 2, 3})
                + " " + Arrays.mismatch(new double[] {0.0}, new double[] {-0.0}) + " " + Arrays.mismatch(new String[] {"a", null}, new String[] {"a", null}) + " " + Arrays.mismatch("hello world".getBytes(), "hello there".getBytes()));
        byte[] x = new byte[100], y = new byte[100];
        for (int i = 0; i < 100; i += 17) {
            y[i] = 1;
            System.out.print(Arrays.mismatch(x, y) + "/" + Arrays.mismatch(x, 1, 100, y, 1, 100) + " ");
            y[i] = 0;
        }
        System.out.println(Arrays.equals(x, y));
        System.out.println(Arrays.compare(new int[] {1, 2}, new int[] {1, 3}) + " " + Arrays.compare(new int[] {1}, new int[] {1, 3, 5}) + " " + Arrays.compare(new byte[] {-1}, new byte[] {1}) + " " + Arrays.compareUnsigned(new byte[] {-1}, new byte[] {1})
                + " " + Arrays.compare((int[]) null, new int[0]) + " " + Arrays.compare(new boolean[] {true}, new boolean[] {false}) + " " + Arrays.compare(new String[] {"b"}, new String[] {"a"}) + " " + Arrays.compare(new String[] {null}, new String[] {"a"})
                + " " + Arrays.compare(new double[] {0.0}, new double[] {-0.0}) + " " + Arrays.compareUnsigned(new long[] {-1}, new long[] {1}) + " " + Arrays.compare(new char[] {'a'}, new char[] {'c'}));

        long[] sq = new long[6];
        Arrays.setAll(sq, i -> (long) i * i);
        double[] half = new double[4];
        Arrays.setAll(half, i -> i / 2.0);
        String[] gen = new String[5];
        Arrays.setAll(gen, i -> "x".repeat(i));
        System.out.println(Arrays.toString(sq) + Arrays.toString(half) + Arrays.toString(gen));
        System.out.println(Arrays.stream(sq, 1, 4).sum() + " " + Arrays.stream(gen).filter(s -> s.length() > 2).count() + " " + Arrays.stream(new int[] {4, 6}).average().getAsDouble());

        String[] backing = {"c", "b", "a"};
        List<String> view = Arrays.asList(backing);
        view.set(0, "z");
        backing[2] = "y";
        System.out.println(view + " " + backing[0] + " " + view.indexOf("y") + " " + view.contains(null));
        view.sort(null);
        System.out.println(Arrays.toString(backing) + " " + Arrays.asList(1, null, 3) + " " + Arrays.asList(new int[] {1, 2}).size() + " " + Arrays.asList().isEmpty());
        attempt("asList add", () -> view.add("q"));
        attempt("asList remove", () -> view.remove(0));
        attempt("asList get", () -> view.get(3));
        attempt("asList toArray", () -> System.out.println(view.toArray().getClass().getSimpleName() + " " + view.toArray(new Object[0]).length));
        int[][] grid = new int[3][4];
        for (int[] row : grid) Arrays.setAll(row, i -> i);
        int[][] shallow = grid.clone();
        shallow[0][0] = 99;
        shallow[1] = new int[] {-1};
        System.out.println(Arrays.deepToString(grid) + Arrays.deepToString(shallow));
    }
}
