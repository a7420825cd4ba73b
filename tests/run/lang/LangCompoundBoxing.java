// Compound assignment and increments on boxed variables, fields, arrays and collections; unboxing of null.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class LangCompoundBoxing {
    static Integer si = 126;
    static Long sl = 127L;
    static Character sc = 'a';
    Double d = 1.5;
    Boolean z = true;
    Byte b = 127;
    Short s = -1;
    Float f = 0.1f;
    static int got;

    LangCompoundBoxing me() {
        got++;
        return this;
    }

    static String npe(Runnable r) {
        try {
            r.run();
            return "fine";
        } catch (NullPointerException e) {
            return e.getMessage();
        }
    }

    static <T extends Comparable<T>> T max(T a, T b) {
        return a.compareTo(b) >= 0 ? a : b;
    }

    public static void main(String[] args) {
        System.out.println(si++ + " " + ++si + " " + si + " " + (si += 1000) + " " + si-- + " " + (si /= 7));
        System.out.println(sl++ + " " + sl + " " + (sl <<= 40) + " " + (sl ^= 1L) + " " + --sl);
        System.out.println(sc++ + " " + sc + " " + ++sc + " " + (char) (sc + 1) + " " + (sc + 1));
        LangCompoundBoxing o = new LangCompoundBoxing();
        System.out.println(o.d++ + " " + (o.d *= 2) + " " + o.me().d-- + " " + (o.me().d += o.me().d) + " " + got);
        System.out.println((o.z &= false) + " " + (o.z |= o.z) + " " + (o.z ^= true) + " " + !o.z);
        o.b++;
        o.s--;
        o.f++;
        System.out.println(o.b + " " + o.s + " " + o.f + " " + -o.f + " " + ~o.s + " " + (o.b << 2));
        Integer[] arr = {1, 2, 3};
        int k = 0;
        arr[k++] += arr[k++] *= arr[k--]++;
        System.out.println(arr[0] + " " + arr[1] + " " + arr[2] + " " + k);
        Long[] la = {1L, null};
        la[0] += 5;
        la[1] = la[0]++;
        System.out.println(la[0] + " " + la[1]);
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 5; i++) list.add(i * i);
        list.set(0, list.get(1) + list.get(2));
        int total = 0;
        for (Integer v : list) total += v;
        for (int v : list) total *= v == 0 ? 1 : v;
        System.out.println(list + " " + total + " " + list.remove(1) + " " + list.remove((Integer) 9) + " " + list);
        Map<String, Integer> m = new HashMap<>();
        for (String w : "a b a c b a".split(" ")) m.merge(w, 1, Integer::sum);
        m.put("a", m.get("a") + 10);
        m.compute("b", (key, v) -> v == null ? 1 : v << 4);
        System.out.println(m.get("a") + " " + m.get("b") + " " + m.get("c") + " " + m.getOrDefault("d", -1));
        // unboxing null in all places; parameter and field names come from the class file
        Integer nul = null;
        Map<String, Integer> em = new HashMap<>();
        System.out.println(npe(() -> { int v = nul; }));
        System.out.println(npe(() -> { int v = em.get("x"); }));
        System.out.println(npe(() -> { Integer local = null; local++; }));
        System.out.println(npe(() -> { Long[] x = {null}; x[0] += 1; }));
        System.out.println(npe(() -> { if ((Boolean) (Object) null) return; }));
        System.out.println(npe(() -> { o.d = null; double v = o.d * 2; }));
        System.out.println(npe(() -> { switch (nul) { default: } }));
        System.out.println(npe(() -> { Object v = true ? nul : 0; }));
        System.out.println(npe(() -> { Object v = true ? nul : (Integer) 0; }));
        System.out.println(npe(() -> { for (int v : new Integer[] {null}) ; }));
        // mixed arithmetic of boxes
        Integer i = 7;
        Long l = 7L;
        Double d = 7.0;
        Character c = 7;
        Byte b = 7;
        System.out.println((i + l) + " " + (i * d) + " " + (c + b) + " " + (i / 2) + " " + (d / 2) + " " + (i == 7) + (l == 7) + (d == 7) + (c == 7) + i.equals(7) + l.equals(7) + i.equals(7L) + d.equals(7.0));
        System.out.println((i < l) + " " + (i >= d) + " " + (c != i.intValue()) + " " + max(3, 5) + max("a", "b") + max('x', 'c') + max(1.5, -1.5));
        Object[] objs = {i + i, i + l, b + b, c++, i > 0 ? i : d, i > 0 ? 1 : 'a', (byte) 1, (short) (b + 1), -b, !Boolean.TRUE};
        for (Object x : objs) System.out.print(x.getClass().getSimpleName() + "=" + x + " ");
        System.out.println();
        long prim = i;
        double wide = i;
        prim += d;
        int back = (int) (long) l + (int) (double) d + (char) c + (byte) b;
        System.out.println(prim + " " + wide + " " + back);
        Comparable<Integer> ci = 5;
        Number n = 5.5f;
        Object ob = 'c';
        System.out.println(ci.compareTo(6) + " " + n.intValue() + " " + (char) ob + " " + ((char) ob + 1) + " " + (int) (Integer) ci);
        try {
            System.out.println((int) ob);
        } catch (ClassCastException e) {
            System.out.println("no cast from Character to int");
        }
    }
}
