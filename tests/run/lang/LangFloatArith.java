// The float opcodes: fadd fsub fmul fdiv frem fneg, rounding, denormals, infinities, NaN and signed zeros.
public class LangFloatArith {
    static final float[] V = {0f, -0f, 1f, -1f, 0.1f, -0.1f, 3.5f, 1e10f, -1e-10f, 16777216f, 16777217f, Float.MIN_VALUE, -Float.MIN_VALUE,
        Float.MIN_NORMAL, Float.MAX_VALUE, -Float.MAX_VALUE, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NaN};

    static String hex(float f) {
        return Integer.toHexString(Float.floatToIntBits(f));
    }

    static int relations(float a, float b) {
        int m = 0;
        if (a < b) m |= 1;
        if (a <= b) m |= 2;
        if (a == b) m |= 4;
        if (a != b) m |= 8;
        if (a >= b) m |= 16;
        if (a > b) m |= 32;
        if (!(a < b)) m |= 64;
        if (!(a > b)) m |= 128;
        return m;
    }

    public static void main(String[] args) {
        for (float a : V) {
            StringBuilder add = new StringBuilder("  add"), mul = new StringBuilder("  mul"), div = new StringBuilder("  div"),
                rem = new StringBuilder("  rem"), sub = new StringBuilder("  sub"), rel = new StringBuilder("  rel");
            for (float b : V) {
                add.append(' ').append(hex(a + b));
                sub.append(' ').append(hex(a - b));
                mul.append(' ').append(hex(a * b));
                div.append(' ').append(hex(a / b));
                rem.append(' ').append(hex(a % b));
                rel.append(' ').append(relations(a, b));
            }
            System.out.println(a + " " + hex(a) + " neg " + hex(-a) + " 0-a " + hex(0f - a) + " abs " + hex(Math.abs(a)));
            System.out.println(add);
            System.out.println(sub);
            System.out.println(mul);
            System.out.println(div);
            System.out.println(rem);
            System.out.println(rel);
        }
        // intermediate results are rounded to float at every step
        float x = 16777216f;
        System.out.println((x + 1f) + " " + (x + 1f + 1f) + " " + (x + (1f + 1f)) + " " + (x + 1f == x));
        float third = 1f / 3f;
        System.out.println(third + " " + third * 3f + " " + (double) third + " " + (third * 3.0) + " " + (1f - third - third - third));
        float big = Float.MAX_VALUE;
        System.out.println((big * 2f / 2f) + " " + (big + 1f == big) + " " + (big + big * 1e-7f));
        float tiny = Float.MIN_VALUE;
        System.out.println(tiny / 2f + " " + tiny * 0.75f + " " + tiny * 0.5f + " " + -tiny / 2f + " " + (tiny * 3f) / 2f);
        float sum = 0f;
        for (int i = 0; i < 1000; i++) sum += 0.1f;
        System.out.println("sum " + sum + " " + hex(sum));
        float p = 1f;
        for (int i = 0; i < 160; i++) {
            p /= 2f;
            if (i % 20 == 9 || p == 0f) System.out.println(i + " " + p);
            if (p == 0f) break;
        }
        System.out.println(5.5f % 2f + " " + -5.5f % 2f + " " + 5.5f % -2f + " " + hex(-4f % 2f) + " " + hex(4f % -2f) + " " + 1e20f % 3f);
        System.out.println(0f == -0f);
        System.out.println(Float.compare(0f, -0f) + " " + Float.compare(Float.NaN, Float.POSITIVE_INFINITY) + " " + Float.valueOf(0f).equals(-0f) + " " + Float.valueOf(Float.NaN).equals(Float.NaN));
        System.out.println(hex(Math.min(0f, -0f)) + " " + hex(Math.max(-0f, 0f)) + " " + Math.min(Float.NaN, 1f) + " " + Math.max(1f, Float.NaN));
        float y = 1.5f;
        y++;
        System.out.println(y-- + " " + --y + " " + -y);
        y += 1e-8;
        System.out.println(y);
        y *= 1e300 / 1e299;
        System.out.println(y);
        int n = 5;
        n *= 1.7f;
        System.out.println(n + " " + 7 / 2f + " " + 'a' * 1f + " " + (byte) -1 / 4f + " " + 1L * 0.1f);
        System.out.println(Float.toHexString(0.1f) + " " + Float.toHexString(Float.MIN_VALUE) + " " + Math.ulp(1f) + " " + Math.nextUp(1f) + " " + Math.nextDown(0f) + " " + Math.scalb(1f, -149));
        System.out.println(Float.intBitsToFloat(0x7f800001) + " " + Float.intBitsToFloat(0x80000000) + " " + Float.intBitsToFloat(0x3f9d70a4) + " " + Float.floatToIntBits(Float.intBitsToFloat(0xffc12345)));
        System.out.println(0f / 0f == 0f / 0f ? "eq" : "ne");
        float nan = Float.NaN;
        System.out.println((nan > 1 ? 1 : 2) + " " + (nan < 1 ? 1 : 2) + " " + (nan >= nan ? 1 : 2) + " " + (nan != nan ? 1 : 2) + " " + (!(nan <= 0) ? 1 : 2));
    }
}
