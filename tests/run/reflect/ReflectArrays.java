// java.lang.reflect.Array: newInstance of every type and shape, get and set with conversions, errors, multi-dimensional, class of results.
import java.lang.reflect.Array;
import java.util.Arrays;

public class ReflectArrays {
    interface Act { Object run() throws Throwable; }

    static void t(String label, Act a) {
        try {
            System.out.println(label + " = " + a.run());
        } catch (Throwable e) {
            System.out.println(label + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static final Class<?>[] TYPES = {boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class, String.class, Object.class, int[].class, Comparable.class};
    static final Object[] VALUES = {true, (byte) 1, 'b', (short) 3, 4, 5L, 6.5f, 7.5, "s", null};

    static String show(Object v) { return v instanceof Character ? "'" + v + "'" : v instanceof int[] ? "int[]" : String.valueOf(v); }

    static String row(Class<?> c) {
        Object arr = Array.newInstance(c, 2);
        StringBuilder sb = new StringBuilder(arr.getClass().getSimpleName()).append(' ').append(show(Array.get(arr, 0))).append(" |");
        for (Object v : VALUES) {
            try {
                Array.set(arr, 1, v);
                sb.append(' ').append(show(Array.get(arr, 1)));
            } catch (IllegalArgumentException e) {
                sb.append(" -");
            } catch (NullPointerException e) {
                sb.append(" N");
            }
        }
        return sb.toString();
    }

    static String gets(Object arr) {
        StringBuilder sb = new StringBuilder(arr.getClass().getSimpleName());
        for (int k = 0; k < 8; k++) {
            try {
                sb.append(' ');
                switch (k) {
                    case 0: sb.append(Array.getBoolean(arr, 0)); break;
                    case 1: sb.append(Array.getByte(arr, 0)); break;
                    case 2: sb.append((int) Array.getChar(arr, 0)); break;
                    case 3: sb.append(Array.getShort(arr, 0)); break;
                    case 4: sb.append(Array.getInt(arr, 0)); break;
                    case 5: sb.append(Array.getLong(arr, 0)); break;
                    case 6: sb.append(Array.getFloat(arr, 0)); break;
                    default: sb.append(Array.getDouble(arr, 0));
                }
            } catch (IllegalArgumentException e) {
                sb.append('-');
            }
        }
        return sb.toString();
    }

    static String sets(Object arr) {
        StringBuilder sb = new StringBuilder(arr.getClass().getSimpleName());
        for (int k = 0; k < 8; k++) {
            try {
                switch (k) {
                    case 0: Array.setBoolean(arr, 0, true); break;
                    case 1: Array.setByte(arr, 0, (byte) 11); break;
                    case 2: Array.setChar(arr, 0, 'c'); break;
                    case 3: Array.setShort(arr, 0, (short) 13); break;
                    case 4: Array.setInt(arr, 0, 14); break;
                    case 5: Array.setLong(arr, 0, 15L); break;
                    case 6: Array.setFloat(arr, 0, 16.5f); break;
                    default: Array.setDouble(arr, 0, 17.5);
                }
                sb.append(' ').append(show(Array.get(arr, 0)));
            } catch (IllegalArgumentException e) {
                sb.append(" -");
            }
        }
        return sb.toString();
    }

    static Object grow(Object arr) {
        int n = Array.getLength(arr);
        Object r = Array.newInstance(arr.getClass().getComponentType(), n * 2 + 1);
        System.arraycopy(arr, 0, r, 0, n);
        return r;
    }

    public static void main(String[] args) {
        for (Class<?> c : TYPES) System.out.println(row(c));
        for (Class<?> c : TYPES) {
            Object arr = Array.newInstance(c, 1);
            System.out.println(gets(arr) + " | " + sets(arr));
        }
        t("dims", () -> Arrays.deepToString((int[][]) Array.newInstance(int.class, 2, 3)) + Array.newInstance(int[].class, 2, 3).getClass().getSimpleName() + Array.newInstance(String[][].class, 1).getClass().getName());
        t("zero dims", () -> Array.getLength(Array.newInstance(long.class, 0)) + " " + Array.newInstance(long.class, new int[] {0, 5}).getClass().getSimpleName());
        t("no dims", () -> Array.newInstance(int.class, new int[0]));
        t("negative", () -> Array.newInstance(int.class, -1));
        t("negative inner", () -> Array.newInstance(int.class, 1, -2));
        t("void", () -> Array.newInstance(void.class, 1));
        t("null class", () -> Array.newInstance(null, 1));
        t("256 dims", () -> Array.newInstance(int.class, new int[256]));
        t("255 dims", () -> Array.newInstance(int.class, new int[255]).getClass().getName().length());
        int[] ia = {1, 2};
        t("get past", () -> Array.get(ia, 2));
        t("get negative", () -> Array.getInt(ia, -1));
        t("set past", () -> { Array.set(ia, 5, 1); return 0; });
        t("setInt past", () -> { Array.setInt(ia, 5, 1); return 0; });
        t("not an array", () -> Array.get("str", 0));
        t("length of no array", () -> Array.getLength("str"));
        t("length of null", () -> Array.getLength(null));
        t("get of null", () -> Array.get(null, 0));
        t("set null into int", () -> { Array.set(ia, 0, null); return 0; });
        t("set mismatch", () -> { Array.set(ia, 0, "s"); return 0; });
        t("set narrowing", () -> { Array.set(ia, 0, 1L); return 0; });
        t("setLong into int", () -> { Array.setLong(ia, 0, 1L); return 0; });
        t("set store check", () -> { Array.set(new Integer[1], 0, "s"); return 0; });
        t("setInt on Integer[]", () -> { Array.setInt(new Integer[1], 0, 5); return 0; });
        t("getInt on Integer[]", () -> Array.getInt(new Integer[] {5}, 0));
        t("getInt of char", () -> Array.getInt(new char[] {'a'}, 0) + Array.getDouble(new byte[] {-1}, 0));
        t("getByte of short", () -> Array.getByte(new short[] {1}, 0));
        t("nested", () -> { Object m = Array.newInstance(int.class, 2, 2); Array.setInt(Array.get(m, 1), 0, 9); return Arrays.deepToString((int[][]) m); });
        t("nested replace", () -> { Object m = Array.newInstance(int.class, 2, 2); Array.set(m, 0, new int[] {7}); return Arrays.deepToString((int[][]) m); });
        t("nested mismatch", () -> { Array.set(new int[1][1], 0, new long[1]); return 0; });
        t("grow", () -> Arrays.toString((String[]) grow(new String[] {"x"})) + Arrays.toString((double[]) grow(new double[] {1.5, 2})) + Arrays.deepToString((int[][]) grow(new int[][] {{1}})));
        t("generic", () -> ReflectArrays.<String>of(String.class, 3, "z").length + ReflectArrays.<String>of(String.class, 3, "z")[2]);
    }

    @SuppressWarnings("unchecked")
    static <T> T[] of(Class<T> c, int n, T v) {
        T[] r = (T[]) Array.newInstance(c, n);
        Arrays.fill(r, v);
        return r;
    }
}
