// String concatenation through invokedynamic: every type of operand, constants with the tag characters, null, arrays, += forms, surrogates.
public class InvokeConcatTypes {
    static class Named {
        final String n;
        static int calls;

        Named(String n) { this.n = n; }

        @Override public String toString() {
            calls++;
            return n;
        }
    }

    static String codes(String s) {
        StringBuilder sb = new StringBuilder();
        for (char c : s.toCharArray()) {
            if (c >= 32 && c < 127) sb.append(c);
            else sb.append('<').append(Integer.toHexString(c)).append('>');
        }
        return sb.append(':').append(s.length()).toString();
    }

    static String sfield = "sf";
    static long slong = 5;
    String ifield;
    char ichar = 'i';
    double[] darr = {1.5};
    static final char TAG = '\1';
    static final String CONST2 = "\2const\2";

    public static void main(String[] args) {
        boolean z = true;
        byte b = -128;
        char c = 'c';
        short s = -32768;
        int i = Integer.MIN_VALUE;
        long l = Long.MIN_VALUE;
        float f = 1.1f;
        double d = -0.0;
        String t = "text", nt = null;
        Object o = new Named("obj"), no = null;
        Integer bi = null;
        char[] cs = null;
        System.out.println("" + z + b + c + s + i + l + f + d + t + nt + o + no + bi + cs);
        System.out.println(z + "," + b + "," + c + "," + s + "," + i + "," + l + "," + f + "," + d + "," + t + "," + o);
        System.out.println(1 + 2 + "x" + 1 + 2 + 'a' + ('a' + 1) + (char) ('a' + 1) + 1.0f + 1e10 + 1L + true + null);
        System.out.println(c + c + "" + c + c + ("" + c) + c);
        System.out.println(codes("\1" + i + "\2" + t + "\1\2" + c + TAG + CONST2 + l + "\0" + z));
        System.out.println(codes(TAG + t + TAG) + " " + codes("" + TAG + 1) + " " + codes("\1\1\1" + nt + "\2\2\2") + " " + codes(t + '\1' + '\2'));
        System.out.println(codes("\u00e9" + i + "\u4e2d" + c + "\ud83d\ude00" + z) + codes("latin\u00ff" + t) + codes(t + '\u0100') + codes("" + '\ud83d' + '\ude00'));
        System.out.println(Float.NaN + " " + Float.POSITIVE_INFINITY + Double.MIN_VALUE + Float.MAX_VALUE + 100f + 1e7f + 1e-5 + 0.001f + (0.1f + 0.2f) + (0.1 + 0.2));
        System.out.println("" + Byte.MAX_VALUE + Short.MAX_VALUE + Character.MAX_RADIX + Integer.MAX_VALUE + Long.MAX_VALUE + (byte) 200 + (short) 40000 + (int) 'x' + (long) 1e18 + (char) 65 + -1 + ~1 + !z);
        InvokeConcatTypes me = new InvokeConcatTypes(), nul = null;
        System.out.println(sfield + slong + me.ifield + me.ichar + me.darr[0] + args.length);
        // += on every kind of target
        String acc = "a";
        acc += 1;
        acc += 'c';
        acc += 2.5;
        acc += null;
        acc += z;
        acc += acc;
        sfield += slong++ + "," + slong;
        me.ifield += me.ichar;
        me.ifield += me.ifield.length() + 1L;
        String[] arr = {"x", null};
        int k = 0;
        arr[k++] += k + arr[k];
        arr[k] += arr[0] += k;
        Object oo = "obj";
        oo += "ect" + 1;
        CharSequence seq = "seq";
        seq += "uence" + oo;
        System.out.println(acc + " " + sfield + " " + me.ifield + " " + arr[0] + " " + arr[1] + " " + oo + " " + seq);
        // the value of an object is taken once per occurrence
        Named.calls = 0;
        Named n = new Named("n"), nn = new Named(null);
        String r = "" + n + n + nn + n;
        System.out.println(r + " " + Named.calls + " " + codes(nn + "") + " " + (nn + "|" + nn).length());
        System.out.println(("" + new int[0]).startsWith("[I@") + " " + ("" + new String[0]).startsWith("[Ljava.lang.String;@") + " " + String.valueOf(new char[] {'o', 'k'}) + ("x" + new char[0]).startsWith("x[C@"));
        System.out.println("" + InvokeConcatTypes.class + int.class + Thread.State.NEW + java.util.List.of(1, 2) + new StringBuilder("sb") + (Object) 'q' + (Number) 5 + (Comparable<?>) "cmp" + java.util.Optional.empty());
        System.out.println((i > 0 ? "pos" : "neg") + (z ? 1 : 2.0) + (z ? 'a' : 0) + (z ? null : 0) + (i = 5) + i++ + ++i + (t = "new") + t);
        final String k1 = "k";
        final int k2 = 2;
        System.out.println((k1 + k2 + 'c' + 1.5 + true == "k2c1.5true") + " " + (k1 + i).equals("k7") + " " + (k1 + i == "k7") + " " + ((k1 + i).intern() == "k7"));
        try {
            System.out.println("a" + nul.ifield + "b");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println("a" + new Object() { public String toString() { throw new IllegalStateException("toString failed"); } } + "b");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        String big = "";
        for (int q = 0; q < 100; q++) big += q + (q % 10 == 9 ? "\n" : " ");
        System.out.println(big.length() + " " + big.hashCode());
        String empty = "", e2 = "" + empty;
        System.out.println((empty + "").length() + (empty + empty).length() + (nt + empty) + ("" + nt).length() + e2.isEmpty() + (t + "" == t) + ("" + t == t) + (t + empty).equals(t));
    }
}
