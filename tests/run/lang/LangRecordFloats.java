// Equality, hash and text of records with float, double, boxed, array and nested components.
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

public class LangRecordFloats {
    record F(float f) { }

    record D(double d) { }

    record FD(float f, double d, Float bf, Double bd) { }

    record Arr(double[] a, String[][] b) { }

    record Mixed(long l, char c, boolean z, D inner, Object any) { }

    record Z(boolean a, boolean b) { }

    record B8(byte b) { }

    record S16(short s) { }

    record C16(char c) { }

    record L64(long l) { }

    // 24 components: the generated methods must walk all of them
    record Many(int a, int b, int c, int d, int e, int f, int g, int h, long i, long j, long k, long l, double m, double n, float o, float p,
                String q, String r, char s, char t, byte u, short v, boolean w, Object x) { }

    static Many many(int seed) {
        return new Many(seed, seed + 1, seed + 2, 3, 4, 5, 6, 7, 8L << 32, 9, 10, seed, 12.5, 13, 14f, 15.25f, "q" + seed, null, 's', 't', (byte) 20, (short) 21, true, seed % 2 == 0 ? "x" : 1.0);
    }

    public static void main(String[] args) {
        float[] fs = {0f, -0f, 1.5f, Float.NaN, Float.intBitsToFloat(0x7fc00001), Float.POSITIVE_INFINITY, Float.MIN_VALUE};
        for (float x : fs) {
            StringBuilder sb = new StringBuilder();
            for (float y : fs) sb.append(new F(x).equals(new F(y)) ? '1' : '0').append(x == y ? '=' : '!');
            System.out.println(new F(x) + " " + new F(x).hashCode() + " " + Float.hashCode(x) + " " + sb);
        }
        double[] ds = {0d, -0d, 0.1, Double.NaN, Double.longBitsToDouble(0x7ff8000000000001L), Double.NEGATIVE_INFINITY, Double.MIN_VALUE, 1e100};
        for (double x : ds) {
            StringBuilder sb = new StringBuilder();
            for (double y : ds) sb.append(new D(x).equals(new D(y)) ? '1' : '0').append(x == y ? '=' : '!');
            System.out.println(new D(x) + " " + new D(x).hashCode() + " " + Double.hashCode(x) + " " + sb);
        }
        FD a = new FD(0f, -0d, null, Double.NaN), b = new FD(0f, -0d, null, 0.0 / 0.0), c = new FD(-0f, -0d, null, Double.NaN);
        System.out.println(a.equals(b) + " " + a.equals(c) + " " + a.hashCode() + " " + b.hashCode() + " " + c.hashCode() + " " + a);
        double[] d1 = {1, 2};
        Arr x = new Arr(d1, null), y = new Arr(d1, null), z = new Arr(d1.clone(), null);
        System.out.println(x.equals(y) + " " + x.equals(z) + " " + (x.hashCode() == y.hashCode()) + " " + new Arr(null, null) + new Arr(null, null).hashCode());
        d1[0] = 9;
        System.out.println(x.equals(y) + " " + y.a()[0]);
        Mixed m = new Mixed(1L << 35, 'm', true, new D(-0.0), new Mixed(0, ' ', false, null, "deep"));
        System.out.println(m + " " + m.hashCode() + " " + m.equals(new Mixed(1L << 35, 'm', true, new D(0.0), m.any())) + m.equals(new Mixed(1L << 35, 'm', true, new D(-0.0), new Mixed(0, ' ', false, null, "deep"))));
        for (int i = 0; i < 4; i++) System.out.print(new Z((i & 1) != 0, (i & 2) != 0).hashCode() + " " + new Z((i & 1) != 0, (i & 2) != 0) + " ");
        System.out.println();
        System.out.println(new B8((byte) -128).hashCode() + " " + new S16((short) -1).hashCode() + " " + new C16('\uffff').hashCode() + " " + new L64(-1).hashCode() + " " + new L64(1L << 32).hashCode() + " " + new L64(Long.MIN_VALUE));
        Many p = many(4), q = many(4), r = many(5);
        System.out.println(p.equals(q) + " " + p.equals(r) + " " + p.hashCode() + " " + r.hashCode());
        System.out.println(p);
        System.out.println(r);
        Set<Object> set = new HashSet<>();
        for (int i = 0; i < 300; i++) {
            set.add(new L64(i % 40));
            set.add(new F(i % 3 == 0 ? 0f : i % 3 == 1 ? -0f : Float.NaN));
            set.add(new Z(i % 2 == 0, i % 5 == 0));
        }
        System.out.println(set.size() + " " + set.contains(new L64(39)) + set.contains(new L64(40)) + set.contains(new F(Float.NaN)));
        Map<D, String> map = new HashMap<>();
        map.put(new D(0.0), "plus");
        map.put(new D(-0.0), "minus");
        map.put(new D(Double.NaN), "nan");
        System.out.println(map.get(new D(0)) + map.get(new D(-0d)) + map.get(new D(0d / 0)) + map.size());
        Object other = new D(1.5);
        System.out.println(new F(1.5f).equals(other) + " " + other.equals(new F(1.5f)) + " " + new D(1.5f).equals(other));
    }
}
