// String methods: construction, access, case, trimming, replacement, repetition, joining, comparison, interning.
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.stream.*;

public class TextStringMethods {
    static void p(String label, Object o) { System.out.println(label + ": " + esc(String.valueOf(o))); }

    static String esc(String s) {
        StringBuilder sb = new StringBuilder();
        for (char c : s.toCharArray()) {
            if (c == '\n') sb.append("\\n"); else if (c == '\t') sb.append("\\t"); else if (c == '\r') sb.append("\\r");
            else if (c < 32 || c > 126) sb.append(String.format("\\u%04X", (int) c));
            else sb.append(c);
        }
        return sb.toString();
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
        String s = "The Quick Brown Fox";
        p("length", s.length() + " " + "".length() + " " + s.isEmpty() + " " + "".isEmpty() + " " + " \t\u2003".isBlank() + " " + "\u00A0".isBlank());
        p("charAt", s.charAt(0) + "" + s.charAt(s.length() - 1) + " " + s.codePointAt(4));
        p("substring", s.substring(4) + "|" + s.substring(4, 9) + "|" + s.substring(19) + "|" + s.subSequence(0, 3));
        p("case", s.toUpperCase(Locale.ROOT) + " " + s.toLowerCase(Locale.ROOT) + " " + "stra\u00DFe".toUpperCase(Locale.ROOT) + " " + "\u0130I".toLowerCase(Locale.ROOT) + " " + "\u03A3\u039F\u03A3".toLowerCase(Locale.ROOT) + " " + "\uFB01x".toUpperCase(Locale.ROOT) + " " + "\uD801\uDC28".toUpperCase(Locale.ROOT));
        p("turkish", "TITLE".toLowerCase(new Locale("tr")) + " " + "title".toUpperCase(new Locale("tr")));
        p("trim", "|" + "  \t a b \n\u0000".trim() + "|" + "\u2003 a \u2003".trim() + "|" + "\u2003 a \u2003".strip() + "|" + "  x  ".stripLeading() + "|" + "  x  ".stripTrailing() + "|" + "   ".strip() + "|");
        p("replace", "banana".replace('a', 'o') + " " + "banana".replace("an", "<>") + " " + "aaa".replace("aa", "b") + " " + "abc".replace("", "-") + " " + "x.y.z".replace(".", "") + " " + "none".replace('q', 'z'));
        p("concat", "ab".concat("").concat("cd") + " " + "a" + 1 + 2L + 'c' + 1.5f + 2.5 + true + null + new char[] {'z'}.length);
        p("repeat", "ab".repeat(3) + "|" + "x".repeat(0) + "|" + "".repeat(9) + "|" + "-".repeat(20) + "|" + "\u20AC".repeat(3));
        attempt("repeat -1", () -> "a".repeat(-1));
        p("join", String.join("-", "a", "b", "c") + " " + String.join(",", List.of()) + " " + String.join("+", new TreeSet<>(List.of("z", "y"))) + " " + String.join("/", Arrays.asList("a", null, "b")));
        p("valueOf", String.valueOf(1) + String.valueOf('c') + String.valueOf(2.0) + String.valueOf(true) + String.valueOf((Object) null) + String.valueOf(new char[] {'h', 'i'}) + String.valueOf(new char[] {'a', 'b', 'c', 'd'}, 1, 2) + String.copyValueOf(new char[] {'e', 'f'}));
        p("constructors", new String() + new String("lit") + new String(new char[] {'x', 'y', 'z'}, 1, 2) + new String(new int[] {0x41, 0x1F600, 0x42}, 0, 3).length() + new String(new StringBuilder("sb")) + new String("bytes".getBytes(StandardCharsets.US_ASCII), 1, 3, StandardCharsets.US_ASCII));
        p("equals", "a".equals("a") + " " + "a".equals(null) + " " + "a".equals('a') + " " + "ABC".equalsIgnoreCase("abc") + " " + "\u00DF".equalsIgnoreCase("ss") + " " + "\u0130".equalsIgnoreCase("i") + " " + "\u03C2".equalsIgnoreCase("\u03C3") + " " + "x".contentEquals(new StringBuilder("x")) + " " + "x".contentEquals((CharSequence) "y"));
        p("compare", "a".compareTo("b") + " " + "abc".compareTo("abd") + " " + "abc".compareTo("abcde") + " " + "".compareTo("x") + " " + "Z".compareTo("a") + " " + "\uFFFF".compareTo("\uD800\uDC00") + " " + "\u20AC".compareTo("a") + " " + "a".compareTo("\u20AC"));
        p("compareIgnoreCase", "ABC".compareToIgnoreCase("abd") + " " + "abc".compareToIgnoreCase("ABC") + " " + "a".compareToIgnoreCase("B") + " " + "_".compareToIgnoreCase("A") + " " + "\u00C4".compareToIgnoreCase("\u00E4") + " " + "\u00FF".compareToIgnoreCase("\u0178"));
        p("hashCode", "".hashCode() + " " + "a".hashCode() + " " + "hello".hashCode() + " " + "polygenelubricants".hashCode() + " " + "\u20ACuro".hashCode() + " " + "Aa".hashCode() + "=" + "BB".hashCode());
        String built = new StringBuilder("inter").append("ned").toString();
        p("intern", (built == "interned") + " " + (built.intern() == "interned") + " " + ("inter" + "ned" == "interned") + " " + (new String("interned") == "interned"));
        p("toCharArray", Arrays.toString("h\u00E9!".toCharArray()).length() + " " + "abc".toCharArray().length);
        char[] dst = "........".toCharArray();
        "hello".getChars(1, 4, dst, 2);
        p("getChars", new String(dst));
        attempt("getChars bounds", () -> "hello".getChars(1, 9, new char[10], 0));
        attempt("getChars dst", () -> "hello".getChars(0, 5, new char[3], 0));
        attempt("charAt 3", () -> "abc".charAt(3));
        attempt("charAt -1", () -> "abc".charAt(-1));
        attempt("charAt utf16", () -> "ab\u20AC".charAt(3));
        attempt("substring reversed", () -> "abc".substring(2, 1));
        attempt("substring beyond", () -> "abc".substring(4));
        attempt("substring end", () -> "abc".substring(1, 4));
        attempt("substring negative", () -> "abc".substring(-1));
        attempt("subSequence", () -> "abc".subSequence(1, 9));
        attempt("new String", () -> new String(new char[3], 2, 2));
        attempt("new String code point", () -> new String(new int[] {0x110000}, 0, 1));
        attempt("codePointAt", () -> "abc".codePointAt(3));
        attempt("concat null", () -> "a".concat(null));
        attempt("join null", () -> String.join(null, "a"));
        p("chars", "az".chars().boxed().toList() + " " + "\u20ACx".chars().sum() + " " + "b\u00E9".chars().mapToObj(Integer::toHexString).collect(Collectors.joining(",")));
        p("transform", "5".transform(Integer::parseInt).longValue() + " " + "ab".<String>transform(x -> x + x) + " " + "q".transform(x -> List.of(x, x)));
        p("formatted", "%s is %d".formatted("x", 5) + " " + "%05.1f|".formatted(3.14159));
        p("describe", "text".describeConstable().get() + " " + "a".getClass().getName() + " " + CharSequence.compare("ab", new StringBuilder("ac")));
        p("compact vs wide", ("abc" + "\u20AC").substring(0, 3).equals("abc") + " " + ("\u20ACabc").substring(1).hashCode() + " " + "abc".hashCode() + " " + ("ab\u20AC".replace('\u20AC', 'c') == "abc") + " " + "ab\u20AC".replace('\u20AC', 'c').equals("abc") + " " + "\u00FF\u0100".indexOf('\u00FF'));
        p("big", Stream.generate(() -> "xyz").limit(1000).collect(Collectors.joining()).hashCode() + " " + "y".repeat(100000).hashCode());
        String loop = "";
        for (int i = 0; i < 50; i++) loop += (char) ('a' + i % 26);
        p("accumulated", loop + " " + loop.hashCode());
        StringBuilder rev = new StringBuilder();
        for (int i = s.length() - 1; i >= 0; i--) rev.append(s.charAt(i));
        p("reverse", rev + " " + new StringBuilder(s).reverse().toString().contentEquals(rev));
    }
}
