// getfield/putfield/getstatic/putstatic for every type, with layout pressure: many fields, inheritance with equal names, truncation, volatile, final.
public class LangFieldsAllTypes {
    static class A {
        boolean z = true; byte b = -1; char c = 'c'; short s = -2; int i = -3; long l = -4L << 40; float f = -5.5f; double d = -6.25; String t = "t"; int[] a = {7}; Object o;
    }

    static class B extends A {
        boolean z; byte b = 11; byte b2 = 12; byte b3 = 13; char c = 'd'; long l = 1L << 62; short s = 14; double d = 0.1; float f = 0.2f; int i = 15; A next; volatile long vl = 16; volatile double vd = 17; transient char tc = 'x'; final int fin;

        B(int v) { fin = v; }
    }

    static class C extends B {
        byte b = 21; long l = 22; Object o = "C.o"; boolean z1 = true, z2, z3 = true; char c1 = '1', c2 = '2'; short q1 = 1, q2 = -1;

        C() { super(99); }

        String all() {
            return "" + ((A) this).z + ((A) this).b + ((A) this).c + ((A) this).s + ((A) this).i + ((A) this).l + ((A) this).f + ((A) this).d + " " + super.z + super.b + b2 + b3 + super.c + super.l + s + d + f + i + vl + vd + tc + fin
                + " " + b + l + o + z1 + z2 + z3 + c1 + c2 + q1 + q2 + ((A) this).o + t + a[0];
        }
    }

    static boolean sz; static byte sb; static char sc; static short ss; static int si; static long sl; static float sf; static double sd; static String st; static Object so; static int[] sa; static volatile int sv; static final Object SFIN = new Object[0];

    static class Def { boolean z; byte b; char c; short s; int i; long l; float f; double d; String t; int[] a; }

    static class Gen<T> {
        T v;
        T[] arr;

        Gen(T v) { this.v = v; }
    }

    static byte narrowB(int x) {
        A a = new A();
        a.b = (byte) x;
        return a.b;
    }

    static int everything(Def d) {
        return (d.z ? 1 : 0) + d.b + d.c + d.s + d.i + (int) d.l + (int) d.f + (int) d.d + (d.t == null ? 1 : 0) + (d.a == null ? 2 : 0);
    }

    public static void main(String[] args) throws Exception {
        C c = new C();
        System.out.println(c.all());
        A a = c;
        B b = c;
        a.z = false;
        b.z = true;
        a.b = 1;
        b.b = 2;
        c.b = 3;
        a.l = Long.MIN_VALUE;
        b.l = Long.MAX_VALUE;
        c.l = -1;
        a.d = Double.MIN_VALUE;
        b.d = Double.MAX_VALUE;
        a.c = '\uffff';
        b.c = 1;
        a.f = Float.MIN_VALUE;
        b.vd = Double.NaN;
        b.vl = -1L >>> 1;
        a.o = c;
        c.o = a;
        c.z2 = true;
        c.q2 = (short) 0x18000;
        b.next = a;
        System.out.println(a.z + " " + b.z + " " + a.b + b.b + c.b + b.b2 + b.b3 + " " + a.l + " " + b.l + " " + c.l + " " + a.d + " " + b.d + " " + (int) a.c + " " + (int) b.c + " " + a.f + " " + b.f + " " + b.vd + " " + b.vl + " " + (a.o == c.o) + c.z1 + c.z2 + c.z3 + c.q2 + c.c1 + c.c2 + (b.next == c));
        Def d = new Def();
        System.out.println(d.z + " " + d.b + " " + (int) d.c + " " + d.s + " " + d.i + " " + d.l + " " + d.f + " " + d.d + " " + d.t + " " + d.a + " " + everything(d));
        System.out.println(sz + " " + sb + " " + (int) sc + " " + ss + " " + si + " " + sl + " " + sf + " " + sd + " " + st + " " + so + " " + sa + " " + sv + " " + (SFIN != null));
        sz = !sz;
        sb--;
        sc--;
        ss -= 5;
        si = ~si;
        sl = ~sl << 40;
        sf -= 0.5f;
        sd += 1e-300;
        st += "x";
        so = sa = new int[] {4};
        sv += 3;
        System.out.println(sz + " " + sb + " " + (int) sc + " " + ss + " " + si + " " + sl + " " + sf + " " + sd + " " + st + " " + (so == sa) + " " + sv);
        for (int v : new int[] {0, 127, 128, 255, 256, -129, 1 << 20 | 5}) System.out.print(narrowB(v) + " ");
        System.out.println();
        Gen<String> g = new Gen<>("gen");
        g.arr = new String[] {"p", "q"};
        System.out.println(g.v.length() + g.arr[1] + g.arr.length);
        g.v += g.arr[0] += "!";
        System.out.println(g.v + g.arr[0]);
        // neighbours must not be disturbed by narrow stores
        Def[] ds = new Def[4];
        for (int i = 0; i < ds.length; i++) ds[i] = new Def();
        for (int r = 0; r < 300; r++) {
            Def x = ds[r & 3];
            x.z ^= r % 3 == 0;
            x.b += r;
            x.c += r * 7;
            x.s -= r * 13;
            x.i = x.i * 31 + r;
            x.l = x.l * 31 + r;
            x.f = x.f / 2 + r;
            x.d = x.d / 3 + r;
        }
        for (Def x : ds) System.out.println(x.z + " " + x.b + " " + (int) x.c + " " + x.s + " " + x.i + " " + x.l + " " + x.f + " " + x.d);
        B self = new B(1);
        B chain = self;
        for (int i = 0; i < 5; i++) {
            B n = new B(chain.fin * 2);
            n.next = chain;
            chain = n;
        }
        int depth = 0;
        for (A p = chain; p instanceof B; p = ((B) p).next) depth = depth * 3 + ((B) p).fin;
        System.out.println(depth + " " + ((B) ((B) chain.next).next).fin + " " + (chain.next.l += 5) + " " + ((B) chain.next).l++ + " " + ((B) chain.next).l);
    }
}
