// dup, dup_x1, dup_x2, dup2, dup2_x1, dup2_x2: assignment and increment expressions whose value is used,
// on locals, fields, statics and array elements of one- and two-slot types.
import java.util.Arrays;

public class LangDupForms {
    static int si = 1;
    static long sl = 1L << 33;
    static double sd = 0.5;
    static float sf = 0.25f;
    static byte sb = 127;
    static char sc = 'x';
    static short ss = -32768;
    static String st = "s";
    int i = 10;
    long l = 1L << 34;
    double d = 1.5;
    float f = 2.5f;
    byte b = -128;
    char c = 0;
    short s = 32767;
    String t = "t";
    LangDupForms next;
    static int calls;

    LangDupForms self() {
        calls++;
        return this;
    }

    static int ix(int v) {
        calls += 100;
        return v;
    }

    static String sum(Object... os) {
        return Arrays.toString(os);
    }

    public static void main(String[] args) {
        LangDupForms o = new LangDupForms();
        o.next = new LangDupForms();
        // statics
        System.out.println(sum(si++, ++si, si += 5, si, sl++, ++sl, sl <<= 2, sl, sd++, --sd, sd *= 3, sf--, ++sf, sf /= 2));
        System.out.println(sum(sb++, sb, --sb, (int) sc++, (int) ++sc, ss--, ss, ++ss, st += 1, st += 'c', st += 2L, st));
        // instance fields
        System.out.println(sum(o.i++, ++o.i, o.i -= 100, o.l++, ++o.l, o.l ^= -1, o.d++, ++o.d, o.d /= 4, o.f++, ++o.f, o.f %= 2));
        System.out.println(sum(o.b--, o.b, ++o.b, (int) o.c--, (int) o.c, o.s++, o.s, --o.s, o.t += o.i, o.t += null, o.t));
        System.out.println(sum(o.self().i++, o.self().l--, ++o.self().d, o.self().next.self().l += o.self().l, calls));
        // chained assignments
        int a, b2, c2;
        a = b2 = c2 = 42;
        long x, y, z;
        x = y = z = Long.MIN_VALUE;
        double p, q;
        p = q = -0.0;
        o.i = o.next.i = si = a = 7;
        o.l = o.next.l = sl = x = a;
        o.d = o.next.d = sd = p = x;
        System.out.println(sum(a, b2, c2, x, y, z, p, q, o.i, o.next.i, si, o.l, o.next.l, sl, o.d, o.next.d, sd));
        // array elements
        int[] ia = {1, 2, 3, 4};
        long[] la = {1, 2, 3, 4};
        double[] da = {1, 2, 3, 4};
        float[] fa = {1, 2, 3, 4};
        byte[] ba = {127, -128, 3, 4};
        char[] ca = {0, 65535, 'c', 'd'};
        short[] sa = {32767, -32768, 3, 4};
        boolean[] za = {true, false, true, false};
        String[] ta = {"a", null, "c"};
        calls = 0;
        System.out.println(sum(ia[0]++, ++ia[0], ia[ix(1)] += 10, ia[ix(2)] <<= 3, ia[3] = ia[2] = ia[1], Arrays.toString(ia), calls));
        System.out.println(sum(la[0]++, ++la[0], la[ix(1)] += 1L << 40, la[ix(2)] >>>= 1, la[3] = la[2] = la[1], Arrays.toString(la), calls));
        System.out.println(sum(da[0]++, ++da[0], da[ix(1)] *= 0.1, da[ix(2)]--, da[3] = da[2] = da[1], Arrays.toString(da)));
        System.out.println(sum(fa[0]++, ++fa[0], fa[1] /= 3, fa[2]--, fa[3] = fa[2] = fa[1], Arrays.toString(fa)));
        System.out.println(sum(ba[0]++, --ba[1], ba[2] *= 100, ba[3] = ba[2] = 5, Arrays.toString(ba)));
        System.out.println(sum((int) ca[0]--, (int) ++ca[1], (int) (ca[2] += 1.7), (int) (ca[3] = ca[2]), (int) ca[0], (int) ca[1]));
        System.out.println(sum(sa[0]++, --sa[1], sa[2] -= 40000, sa[3] = sa[2], Arrays.toString(sa)));
        System.out.println(sum(za[0] &= false, za[1] |= true, za[2] ^= true, za[3] = za[0] = !za[1], Arrays.toString(za)));
        System.out.println(sum(ta[0] += "b", ta[1] += "n", ta[2] += ta[0] += 1, Arrays.toString(ta)));
        // deep stacks: the duplicated value below other two-slot operands
        long deep = sl + (la[0] = (la[1] = 5L) + (x = 6L)) * (o.l = o.next.l++ + ++o.l) - (sl = 3L);
        double deepd = sd + (da[0] = (da[1] = 0.5) * (p = 2)) - (o.d = o.next.d-- - --o.d) / (sd = 8);
        System.out.println(sum(deep, deepd, la[0], la[1], x, o.l, o.next.l, sl, da[0], da[1], p, o.d, o.next.d, sd));
        int[][] m = {{1, 2}, {3, 4}};
        long[][] ml = {{1, 2}, {3, 4}};
        int k = 0;
        m[k++][k--] += m[1][k]++ + ++m[1][1];
        ml[k++][k--] -= ml[1][k]-- * --ml[1][1];
        System.out.println(Arrays.deepToString(m) + Arrays.deepToString(ml) + k);
        o.next.next = o;
        o.next.next.next.l += (o.next.next.i += 3) + (o.next.d += 2.25);
        System.out.println(sum(o.next.l, o.i, o.next.d));
        Object obj;
        String str = (String) (obj = st = o.t = "same");
        System.out.println(sum(str == obj, st == o.t, new StringBuilder(str).append(obj = "z").append(obj)));
        if ((a = o.i) > 0 && (x = o.l) != (o.l += 1) && (p = o.d) < (o.d = 1e9)) System.out.println(sum(a, x, o.l, p, o.d));
    }
}
