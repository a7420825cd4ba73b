// StringBuilder and StringBuffer: append of all types, insert, delete, replace, reverse, capacity, errors, widening.
import java.util.*;

public class TextStringBuilder {
    static void p(String label, Object o) {
        StringBuilder sb = new StringBuilder();
        for (char c : String.valueOf(o).toCharArray()) if (c < 32 || c > 126) sb.append(String.format("\\u%04x", (int) c)); else sb.append(c);
        System.out.println(label + ": " + sb);
    }

    static void attempt(String name, Runnable r) {
        try {
            r.run();
            p(name, "completed");
        } catch (NullPointerException e) {
            p(name, "NullPointerException");
        } catch (RuntimeException e) {
            p(name, e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        b.append(true).append('c').append(1).append(2L).append(1.5f).append(2.25).append("str").append((String) null).append((Object) null).append(new char[] {'x', 'y'})
         .append(new char[] {'1', '2', '3', '4'}, 1, 2).append("substring", 3, 6).append(new StringBuilder("sb")).append((CharSequence) null).append(new StringBuffer("buf")).append(List.of(1)).appendCodePoint(0x1F600).appendCodePoint('z');
        p("append", b + " " + b.length());
        p("numbers", new StringBuilder().append(Integer.MIN_VALUE).append(' ').append(Long.MIN_VALUE).append(' ').append(0).append(' ').append(-1L).append(' ').append(Integer.MAX_VALUE).append(' ').append(-0.0).append(' ').append(Float.NaN).append(' ').append(1e21).append(' ').append(100f).append(' ').append((byte) -5).append((short) 7));
        StringBuilder s = new StringBuilder("0123456789");
        p("insert", s.insert(0, "<").insert(s.length(), ">").insert(5, 3.5).insert(2, true).insert(3, 'c').insert(4, 99L).insert(1, new char[] {'a', 'b'}).insert(0, (String) null).insert(2, new char[] {'p', 'q', 'r'}, 1, 2).insert(1, "sequence", 0, 3));
        s = new StringBuilder("hello world");
        p("delete", s.delete(2, 5) + " " + s.deleteCharAt(0) + " " + s.delete(5, 100) + " " + s.delete(1, 1));
        s = new StringBuilder("hello world");
        p("replace", s.replace(0, 5, "HI") + " " + s.replace(2, 3, "---") + " " + s.replace(5, 999, "") + " " + s.replace(1, 1, "ins"));
        p("reverse", new StringBuilder("abc").reverse() + " " + new StringBuilder("").reverse() + " " + new StringBuilder("a\uD83D\uDE00b").reverse() + " " + new StringBuilder("\uDE00\uD83D").reverse() + " " + new StringBuilder("\u20ACx").reverse());
        s = new StringBuilder("abc");
        s.setCharAt(1, 'X');
        p("setCharAt", s);
        s.setCharAt(1, '\u20AC');
        p("setCharAt wide", s + " " + s.length());
        s.setCharAt(1, 'b');
        p("narrow again", s + " " + s.toString().equals("abc") + " " + "abc".contentEquals(s) + " " + (s.toString().hashCode() == "abc".hashCode()));
        s.setLength(5);
        p("setLength grow", s);
        s.setLength(2);
        p("setLength shrink", s);
        s.setLength(0);
        p("cleared", "[" + s + "] " + s.isEmpty());
        p("capacity", new StringBuilder().capacity() + " " + new StringBuilder("hello").capacity() + " " + new StringBuilder(100).capacity());
        s = new StringBuilder();
        StringBuilder caps = new StringBuilder();
        int last = s.capacity();
        for (int i = 0; i < 300; i++) { s.append('x'); if (s.capacity() != last) { last = s.capacity(); caps.append(last).append(' '); } }
        s.trimToSize();
        p("growth", caps + "trimmed " + s.capacity());
        s.ensureCapacity(305);
        p("ensured", s.capacity() >= 305);
        p("search", new StringBuilder("banana").indexOf("an") + " " + new StringBuilder("banana").indexOf("an", 2) + " " + new StringBuilder("banana").lastIndexOf("an") + " " + new StringBuilder("banana").lastIndexOf("an", 2) + " " + new StringBuilder("banana").indexOf("x"));
        p("compare", new StringBuilder("a").compareTo(new StringBuilder("b")) + " " + new StringBuilder("ab").compareTo(new StringBuilder("a")) + " " + new StringBuilder("a").equals(new StringBuilder("a")) + " " + new StringBuilder("\u20AC").compareTo(new StringBuilder("a")));
        p("parts", new StringBuilder("abcdef").substring(2) + " " + new StringBuilder("abcdef").substring(1, 3) + " " + new StringBuilder("abcdef").subSequence(0, 2) + " " + new StringBuilder("abcdef").charAt(5));
        char[] dst = new char[6];
        Arrays.fill(dst, '.');
        new StringBuilder("xyz\u20AC").getChars(1, 3, dst, 2);
        p("getChars", new String(dst));
        p("codePoints", new StringBuilder("a\uD83D\uDE00b").codePointCount(0, 4) + " " + new StringBuilder("a\uD83D\uDE00b").codePointAt(1) + " " + new StringBuilder("a\uD83D\uDE00b").codePointBefore(3) + " " + new StringBuilder("a\uD83D\uDE00b").offsetByCodePoints(0, 2));
        p("chars", new StringBuilder("az").chars().sum() + " " + new StringBuilder("\uD83D\uDE00").codePoints().count());

        StringBuilder e = new StringBuilder("abc");
        attempt("charAt", () -> e.charAt(3));
        attempt("charAt -1", () -> e.charAt(-1));
        attempt("setCharAt", () -> e.setCharAt(3, 'x'));
        attempt("deleteCharAt", () -> e.deleteCharAt(3));
        attempt("delete", () -> e.delete(2, 1));
        attempt("delete negative", () -> e.delete(-1, 1));
        attempt("delete past", () -> e.delete(4, 5));
        attempt("insert", () -> e.insert(4, "x"));
        attempt("insert -1", () -> e.insert(-1, 'x'));
        attempt("replace", () -> e.replace(4, 5, "x"));
        attempt("replace reversed", () -> e.replace(2, 1, "x"));
        attempt("substring", () -> e.substring(2, 5));
        attempt("substring start", () -> e.substring(4));
        attempt("setLength", () -> e.setLength(-1));
        attempt("capacity", () -> new StringBuilder(-1));
        attempt("null string", () -> new StringBuilder((String) null));
        attempt("null chars", () -> e.append((char[]) null));
        attempt("append range", () -> e.append("abc", 2, 5));
        attempt("append code point", () -> e.appendCodePoint(0x110000));
        attempt("getChars", () -> e.getChars(0, 3, new char[2], 0));
        p("unchanged", e);

        StringBuffer buf = new StringBuffer("sync");
        buf.append(1).insert(0, '<').append('>').reverse().replace(0, 1, "[").deleteCharAt(buf.length() - 1).setCharAt(0, '(');
        p("buffer", buf + " " + buf.length() + " " + buf.indexOf("c") + " " + buf.compareTo(new StringBuffer("a")) + " " + buf.capacity());
        StringBuilder self = new StringBuilder("ab");
        self.append(self).append(self).insert(2, self);
        p("self", self);
        StringBuilder mix = new StringBuilder();
        for (int i = 0; i < 600; i += 7) mix.append((char) (i % 2 == 0 ? 'a' + i % 26 : 0x100 + i)).insert(i % 5 % (mix.length() + 1), i);
        p("mixed", mix.toString().hashCode() + " " + mix.length());
        StringBuilder out = new StringBuilder();
        for (int n = 1; n <= 15; n++) out.append(n % 15 == 0 ? "FizzBuzz" : n % 5 == 0 ? "Buzz" : n % 3 == 0 ? "Fizz" : n).append(n < 15 ? "," : "\n".strip());
        p("fizz", out);
        Appendable ap = new StringBuilder();
        try {
            ap.append("seq").append('c').append("12345", 1, 3);
        } catch (java.io.IOException x) {
            p("io", x);
        }
        p("appendable", ap);
    }
}
