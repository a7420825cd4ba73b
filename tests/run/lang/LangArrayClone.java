// clone of arrays and objects: shallow copies, arrays of every type, Cloneable, CloneNotSupportedException, covariant clone.
import java.util.ArrayList;
import java.util.Arrays;

public class LangArrayClone {
    static class P implements Cloneable {
        int x = 1;
        long y = 2;
        double z = 3;
        int[] arr = {1, 2, 3};
        P link;
        final String name;
        static int made;

        P(String n) {
            name = n;
            made++;
        }

        @Override
        public P clone() throws CloneNotSupportedException {
            return (P) super.clone();
        }

        public String toString() {
            return name + x + y + z + Arrays.toString(arr) + (link == null ? "" : link == this ? "me" : link.name);
        }
    }

    static class Q extends P {
        byte b = 4;
        boolean flag = true;
        char c = 'q';
        transient short s = 5;
        volatile float f = 6;

        Q() {
            super("Q");
        }

        @Override
        public Q clone() throws CloneNotSupportedException {
            Q q = (Q) super.clone();
            q.arr = arr.clone();
            return q;
        }

        public String toString() {
            return super.toString() + b + flag + c + s + f;
        }
    }

    static class No {
        Object tryClone() {
            try {
                return super.clone();
            } catch (CloneNotSupportedException e) {
                return e.toString();
            }
        }
    }

    static class SubNo extends No implements Cloneable {
        int v = 77;
    }

    interface Copy<T> extends Cloneable {
        T copy();
    }

    record Pt(int x, int[] a) implements Copy<Pt> {
        public Pt copy() {
            try {
                return (Pt) clone();
            } catch (CloneNotSupportedException e) {
                return null;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        int[] i = {1, 2, 3};
        int[] i2 = i.clone();
        i2[0] = 9;
        System.out.println(Arrays.toString(i) + Arrays.toString(i2) + (i == i2) + i2.getClass().getName());
        long[] l = {Long.MIN_VALUE, 1};
        boolean[] z = {true, false};
        byte[] b = {-1, 2};
        char[] c = {'x', 0};
        short[] s = {-3};
        float[] f = {1.5f, Float.NaN};
        double[] d = {-0.0};
        System.out.println(Arrays.equals(l, l.clone()) + " " + Arrays.equals(z, z.clone()) + Arrays.equals(b, b.clone()) + Arrays.equals(c, c.clone())
            + Arrays.equals(s, s.clone()) + Arrays.equals(f, f.clone()) + Arrays.equals(d, d.clone()) + new int[0].clone().length);
        int[][] m = {{1}, {2}};
        int[][] m2 = m.clone();
        m2[0][0] = 5;
        m2[1] = new int[] {6};
        System.out.println(Arrays.deepToString(m) + Arrays.deepToString(m2) + (m[0] == m2[0]));
        Object[] os = new String[] {"a", null};
        Object[] os2 = os.clone();
        System.out.println(os2.getClass().getSimpleName() + (os2[0] == os[0]) + os2[1]);
        try {
            os2[1] = 1;
        } catch (ArrayStoreException e) {
            System.out.println("clone keeps its type");
        }
        P p = new P("p");
        p.link = p;
        P p2 = p.clone();
        p2.x = 10;
        p2.arr[0] = 99;
        System.out.println(p + " " + p2 + " " + P.made + " " + (p2.link == p) + (p.getClass() == p2.getClass()));
        Q q = new Q();
        q.x = 50;
        q.s = -5;
        P q2 = q.clone();
        q2.arr[0] = 77;
        P asP = q;
        System.out.println(q + " " + q2 + " " + q2.getClass().getSimpleName() + " " + asP.clone() + " " + P.made);
        System.out.println(new No().tryClone());
        Object sub = new SubNo().tryClone();
        System.out.println(((SubNo) sub).v);
        Pt pt = new Pt(3, i);
        Pt pt2 = pt.copy();
        System.out.println(pt2.x() + " " + (pt2.a() == i) + (pt2 == pt) + pt.equals(pt2));
        ArrayList<int[]> al = new ArrayList<>();
        al.add(i);
        @SuppressWarnings("unchecked")
        ArrayList<int[]> al2 = (ArrayList<int[]>) al.clone();
        al2.get(0)[1] = 42;
        al2.add(null);
        System.out.println(al.size() + " " + al2.size() + " " + i[1]);
        Object arr = i;
        System.out.println(arr instanceof Cloneable ? "arrays are Cloneable" : "?");
        System.out.println(arr instanceof java.io.Serializable ? "and Serializable" : "?");
        int[] nul = null;
        try {
            nul.clone();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        StringBuilder sb = new StringBuilder();
        for (String w : args.clone()) sb.append(w);
        System.out.println(sb.length() + " " + args.clone().length);
        Object viaReflection = int[].class.getMethod("hashCode").getDeclaringClass().getName();
        System.out.println(viaReflection);
        try {
            int[].class.getMethod("clone");
        } catch (NoSuchMethodException e) {
            System.out.println("no public clone: " + e.getMessage());
        }
    }
}
