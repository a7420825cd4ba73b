// Arrays of every type: newarray/anewarray defaults, xaload/xastore with truncation, bounds, length, class names, covariance.
import java.util.Arrays;

public class LangArraysAll {
    interface Shape { }

    static class Sq implements Shape {
        public String toString() {
            return "sq";
        }
    }

    static String at(Object arr, int i) {
        try {
            if (arr instanceof boolean[]) return "" + ((boolean[]) arr)[i];
            if (arr instanceof byte[]) return "" + ((byte[]) arr)[i];
            if (arr instanceof char[]) return "" + (int) ((char[]) arr)[i];
            if (arr instanceof short[]) return "" + ((short[]) arr)[i];
            if (arr instanceof int[]) return "" + ((int[]) arr)[i];
            if (arr instanceof long[]) return "" + ((long[]) arr)[i];
            if (arr instanceof float[]) return "" + ((float[]) arr)[i];
            if (arr instanceof double[]) return "" + ((double[]) arr)[i];
            return "" + ((Object[]) arr)[i];
        } catch (ArrayIndexOutOfBoundsException e) {
            return e.getMessage();
        }
    }

    static int put(Object arr, int i, int v) {
        try {
            if (arr instanceof boolean[]) ((boolean[]) arr)[i] = (v & 1) == 1;
            else if (arr instanceof byte[]) ((byte[]) arr)[i] = (byte) v;
            else if (arr instanceof char[]) ((char[]) arr)[i] = (char) v;
            else if (arr instanceof short[]) ((short[]) arr)[i] = (short) v;
            else if (arr instanceof int[]) ((int[]) arr)[i] = v;
            else if (arr instanceof long[]) ((long[]) arr)[i] = v * 0x100000001L;
            else if (arr instanceof float[]) ((float[]) arr)[i] = v / 8f;
            else if (arr instanceof double[]) ((double[]) arr)[i] = v / 10.0;
            else ((Object[]) arr)[i] = v % 2 == 0 ? null : "v" + v;
            return 0;
        } catch (ArrayIndexOutOfBoundsException e) {
            return 1;
        } catch (ArrayStoreException e) {
            System.out.println("store " + e.getMessage());
            return 2;
        }
    }

    static int length(Object arr) {
        return java.lang.reflect.Array.getLength(arr);
    }

    static int sum(int... xs) {
        int s = 0;
        for (int x : xs) s += x;
        return s + xs.length * 1000;
    }

    static String kinds(Object... os) {
        return os == null ? "null array" : os.length + Arrays.toString(os);
    }

    public static void main(String[] args) {
        Object[] all = {new boolean[3], new byte[3], new char[3], new short[3], new int[3], new long[3], new float[3], new double[3],
            new String[3], new Object[3], new Comparable[3], new Integer[3], new Shape[3], new int[3][], new boolean[0], new Object[0]};
        for (Object a : all) {
            System.out.print(a.getClass().getName() + " " + length(a) + ":");
            for (int i = -1; i <= 3; i++) System.out.print(" " + at(a, i));
            int err = 0;
            err += put(a, 0, 0x12345681);
            err += put(a, 1, -2);
            err += put(a, 2, 65537);
            err += put(a, 3, 1);
            err += put(a, Integer.MIN_VALUE, 1);
            System.out.print(" | " + err + ":");
            for (int i = 0; i < length(a); i++) System.out.print(" " + at(a, i));
            System.out.println(" " + a.getClass().getSuperclass().getName() + " " + Arrays.toString(a.getClass().getInterfaces()) + " " + a.getClass().getComponentType());
        }
        // covariance and the store check
        Object[] strs = new String[2];
        Object[][] nest = new Integer[2][2];
        Shape[] shapes = new Sq[1];
        Object[] ints = new int[2][3];
        String[] log = new String[6];
        int n = 0;
        try { strs[0] = 1; } catch (ArrayStoreException e) { log[n++] = e.getMessage(); }
        try { nest[0][0] = "s"; } catch (ArrayStoreException e) { log[n++] = e.getMessage(); }
        try { nest[0] = new String[1]; } catch (ArrayStoreException e) { log[n++] = e.getMessage(); }
        try { shapes[0] = new Shape() { }; } catch (ArrayStoreException e) { log[n++] = e.getMessage(); }
        try { ints[0] = new long[1]; } catch (ArrayStoreException e) { log[n++] = e.getMessage(); }
        strs[0] = null;
        nest[1] = new Integer[] {9};
        shapes[0] = new Sq();
        ints[1] = new int[] {4};
        System.out.println(Arrays.toString(log) + strs[0] + nest[1][0] + shapes[0] + ((int[]) ints[1])[0] + nest[0].length);
        // index is evaluated and checked after the right hand side; null array after that
        int[] a = {1, 2, 3};
        int i = 0;
        a[i] = i = 2;
        System.out.println(Arrays.toString(a) + i);
        try {
            a[5] = i = 7;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(i + " " + e.getMessage());
        }
        int[] nul = null;
        try {
            nul[i++] = i++;
        } catch (NullPointerException e) {
            System.out.println(i);
        }
        System.out.println(sum() + " " + sum(1) + " " + sum(1, 2, 3) + " " + sum(new int[] {5, 5}));
        System.out.println(kinds() + kinds((Object[]) null) + kinds((Object) null) + kinds(1, 'c', "s") + kinds((Object[]) new String[] {"x"}) + kinds((Object[]) new Integer[] {1, 2}));
        char[] cs = {'h', 'i'};
        System.out.println(cs);
        System.out.println(String.valueOf(cs) + cs.length + new String(cs, 1, 1));
        for (int len : new int[] {-1, Integer.MIN_VALUE}) {
            try { Object o = new long[len]; } catch (NegativeArraySizeException e) { System.out.println(e.getMessage()); }
            try { Object o = new String[len]; } catch (NegativeArraySizeException e) { System.out.println(e.getMessage()); }
        }
        long total = 0;
        boolean[] sieve = new boolean[500];
        for (int p = 2; p < sieve.length; p++) {
            if (sieve[p]) continue;
            total += p;
            for (int q = p * p; q < sieve.length; q += p) sieve[q] = true;
        }
        System.out.println(total);
    }
}
