// StringBuilder and StringBuffer: append of all types, insert, delete, replace, reverse with surrogates, capacity, inflation, errors.
public class LangStringBuilderOps {
    static String err(Runnable r) {
        try {
            r.run();
            return "ok";
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName() + ": " + e.getMessage();
        }
    }

    static String codes(CharSequence s) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < s.length(); i++) sb.append(Integer.toHexString(s.charAt(i))).append(' ');
        return sb.toString().trim();
    }

    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder();
        sb.append(true).append((byte) -1).append('c').append((short) 2).append(3).append(4L).append(5f).append(6d).append("s").append((String) null).append((Object) null)
            .append(new char[] {'x', 'y'}).append(new char[] {'a', 'b', 'c'}, 1, 2).append("substring", 3, 6).append(new StringBuilder("sb")).appendCodePoint(65).append(Integer.MIN_VALUE).append(Long.MIN_VALUE).append(Float.NaN).append(-0.0);
        System.out.println(sb + " " + sb.length());
        sb.setLength(10);
        sb.insert(0, "<").insert(1, 42).insert(3, 'z').insert(sb.length(), ">").insert(2, 1.5).insert(0, false).insert(5, new char[] {'!', '?'}).insert(1, (Object) null).insert(3, "abcdef", 2, 4).insert(0, 1L << 40).insert(2, 2.5f);
        System.out.println(sb);
        System.out.println(sb.delete(0, 5) + " " + sb.deleteCharAt(3) + " " + sb.delete(10, 1000) + " " + sb.replace(2, 4, "REPLACED") + " " + sb.replace(0, 0, "^") + " " + sb.replace(5, 500, "$"));
        System.out.println(sb.indexOf("E") + " " + sb.lastIndexOf("E") + " " + sb.indexOf("zz") + " " + sb.indexOf("", 3) + " " + sb.charAt(1) + " " + sb.substring(2) + " " + sb.substring(1, 3) + " " + sb.subSequence(0, 2));
        sb.setCharAt(0, '#');
        sb.setLength(sb.length() + 2);
        System.out.println(codes(sb));
        System.out.println(new StringBuilder("abc").reverse() + " " + codes(new StringBuilder("a\ud83d\ude00b").reverse()) + " | " + codes(new StringBuilder("\ude00\ud83d").reverse()) + " | " + new StringBuilder().reverse().length());
        StringBuilder cap = new StringBuilder();
        System.out.print(cap.capacity());
        cap.append("12345678901234567");
        System.out.print(" " + cap.capacity());
        cap.ensureCapacity(100);
        System.out.print(" " + cap.capacity());
        cap.trimToSize();
        System.out.println(" " + cap.capacity() + " " + new StringBuilder(5).capacity() + " " + new StringBuilder("xyz").capacity());
        StringBuilder wide = new StringBuilder("latin\u00ff");
        wide.append('\u0100').insert(0, "\u4e2d").append("more");
        System.out.println(wide.length() + " " + codes(wide));
        wide.deleteCharAt(0).setLength(6);
        System.out.println(wide.toString().equals("latin\u00ff") + " " + wide.compareTo(new StringBuilder("latin\u00ff")) + " " + new StringBuilder("a").compareTo(new StringBuilder("b")) + " " + new StringBuilder("a").equals(new StringBuilder("a")) + " " + "a".contentEquals(new StringBuilder("a")));
        StringBuilder e = new StringBuilder("12345");
        System.out.println(err(() -> e.charAt(5)));
        System.out.println(err(() -> e.charAt(-1)));
        System.out.println(err(() -> e.setCharAt(9, 'x')));
        System.out.println(err(() -> e.insert(6, "x")));
        System.out.println(err(() -> e.delete(3, 2)));
        System.out.println(err(() -> e.deleteCharAt(5)));
        System.out.println(err(() -> e.replace(6, 7, "x")));
        System.out.println(err(() -> e.substring(2, 7)));
        System.out.println(err(() -> e.substring(-1)));
        System.out.println(err(() -> e.setLength(-1)));
        System.out.println(err(() -> e.append("abc", 2, 5)));
        System.out.println(err(() -> e.append(new char[3], 2, 5)));
        System.out.println(err(() -> new StringBuilder(-5)));
        System.out.println(err(() -> new StringBuilder((String) null)).startsWith("NullPointerException"));
        System.out.println(err(() -> e.appendCodePoint(0x110000)));
        System.out.println(e);
        StringBuffer bf = new StringBuffer("buffer");
        bf.append(1).append('c').insert(0, 2.5).reverse().replace(0, 1, "zz").deleteCharAt(2).setCharAt(0, 'Q');
        System.out.println(bf + " " + bf.length() + " " + bf.indexOf("e") + " " + new StringBuilder(bf).append(bf).append((StringBuffer) null).length());
        StringBuilder self = new StringBuilder("ab");
        self.append(self).append(self, 1, 3).insert(1, self);
        System.out.println(self);
        CharSequence cs = new CharSequence() {
            public int length() { return 3; }

            public char charAt(int i) { return (char) ('p' + i); }

            public CharSequence subSequence(int a, int b) { return toString().substring(a, b); }

            @Override public String toString() { return "TOSTRING"; }
        };
        System.out.println(new StringBuilder(cs).append(cs).append(cs, 1, 2).append((Object) cs).insert(0, cs) + " " + String.join("-", cs, "x") + " " + "xpqr".contains(cs) + " " + cs.chars().sum() + " " + CharSequence.compare(cs, "pqr"));
        StringBuilder big = new StringBuilder();
        for (int i = 0; i < 3000; i++) {
            big.append(i % 7);
            if (i % 5 == 0) big.insert(big.length() / 2, (char) ('a' + i % 26));
            if (i % 11 == 10) big.delete(3, 6);
        }
        System.out.println(big.length() + " " + big.toString().hashCode() + " " + big.substring(100, 140) + " " + big.chars().filter(c -> c == '3').count());
        char[] dst = "..........".toCharArray();
        big.getChars(10, 14, dst, 3);
        System.out.println(new String(dst) + " " + big.codePointAt(5) + " " + big.codePointCount(0, 20) + " " + big.offsetByCodePoints(2, 3));
    }
}
