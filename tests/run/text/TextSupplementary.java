// UTF-16 strings with supplementary and lone surrogates: counting, stepping, comparing, slicing, building.
import java.util.*;
import java.util.stream.*;

public class TextSupplementary {
    static String esc(String s) {
        StringBuilder sb = new StringBuilder();
        for (char c : s.toCharArray()) if (c < 32 || c > 126) sb.append(String.format("\\u%04X", (int) c)); else sb.append(c);
        return sb.toString();
    }

    static void p(String label, Object o) { System.out.println(label + ": " + esc(String.valueOf(o))); }

    static void attempt(String name, Runnable r) {
        try {
            r.run();
            p(name, "completed");
        } catch (RuntimeException e) {
            p(name, e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static String cps(String s) { return s.codePoints().mapToObj(c -> "U+" + Integer.toHexString(c).toUpperCase(Locale.ROOT)).collect(Collectors.joining(" ")); }

    public static void main(String[] args) {
        String s = "a\uD83D\uDE00\u00E9\uD835\uDD38\u20ACz";
        p("length", s.length() + " code points " + s.codePointCount(0, s.length()) + " " + s.codePoints().count() + " chars " + s.chars().count());
        p("code points", cps(s));
        for (int i = 0; i < s.length(); i++)
            p("at " + i, Integer.toHexString(s.charAt(i)) + " cp " + Integer.toHexString(s.codePointAt(i)) + " before " + Integer.toHexString(s.codePointBefore(i + 1)) + " surrogate " + Character.isSurrogate(s.charAt(i)));
        p("offset", s.offsetByCodePoints(0, 2) + " " + s.offsetByCodePoints(0, 4) + " " + s.offsetByCodePoints(s.length(), -3) + " " + s.offsetByCodePoints(2, 1) + " " + s.codePointCount(1, 2) + " " + s.codePointCount(1, 3) + " " + s.codePointCount(2, 6));
        attempt("offset beyond", () -> s.offsetByCodePoints(0, 20));
        attempt("count beyond", () -> s.codePointCount(0, 20));
        attempt("before 0", () -> s.codePointBefore(0));
        attempt("at end", () -> s.codePointAt(s.length()));

        String lone = "x\uD83Dy\uDE00z\uD83D";
        p("lone", cps(lone) + " len " + lone.length() + " count " + lone.codePointCount(0, lone.length()));
        p("lone reversed", new StringBuilder(lone).reverse());
        p("pair by concat", cps("\uD83D" + "\uDE00") + " " + ("\uD83D" + "\uDE00").equals("\uD83D\uDE00"));
        p("substring breaks", cps(s.substring(0, 2)) + " / " + cps(s.substring(2, 4)));
        p("replace inside", "\uD83D\uDE00\uD83D\uDE01".replace("\uDE00\uD83D", "-"));
        p("replace char", "\uD83D\uDE00".replace('\uDE00', '\uDE02') + " " + cps("\uD83D\uDE00".replace('\uDE00', '\uDE02')));
        p("indexOf", s.indexOf(0x1D538) + " " + s.indexOf(0x1F600) + " " + s.lastIndexOf(0x1F600) + " " + s.indexOf(0xDE00) + " " + s.indexOf(0x1F601) + " " + s.indexOf(0x1D538, 5));
        p("compare", "\uFFFD".compareTo("\uD83D\uDE00") + " " + Integer.compare("\uFFFD".codePointAt(0), "\uD83D\uDE00".codePointAt(0)) + " " + "\uD83D\uDE00".compareTo("\uD83D\uDE01"));
        p("case", "\uD801\uDC00\uD801\uDC28".toLowerCase(Locale.ROOT) + " " + "\uD801\uDC28".toUpperCase(Locale.ROOT) + " " + "\uD801\uDC00".equalsIgnoreCase("\uD801\uDC28") + " " + "\uD801\uDC00".compareToIgnoreCase("\uD801\uDC28") + " " + "\uD801\uDC00".regionMatches(true, 0, "\uD801\uDC28", 0, 2));
        p("hash", s.hashCode() + " " + lone.hashCode());
        p("strip", cps("\u3000\uD83D\uDE00\u3000".strip()));
        p("repeat", "\uD83D\uDE00".repeat(3).length() + " " + cps("\uD83D\uDE00".repeat(2)));

        StringBuilder b = new StringBuilder();
        for (int cp = 0x1F600; cp < 0x1F604; cp++) b.appendCodePoint(cp);
        p("built", b + " " + b.length() + " " + b.codePointCount(0, b.length()));
        p("built reversed", cps(b.reverse().toString()));
        b.setCharAt(1, 'X');
        p("cut", cps(b.toString()));
        b.deleteCharAt(0);
        p("deleted", cps(b.toString()));
        b.insert(1, Character.toChars(0x10000));
        p("inserted", cps(b.toString()));
        int[] points = s.codePoints().toArray();
        p("from ints", new String(points, 0, points.length).equals(s) + " " + cps(new String(points, 1, 2)));
        p("sorted points", cps(s.codePoints().sorted().collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString()));
        p("iterate", forward(s) + " | " + backward(s));
        p("letters", s.codePoints().filter(Character::isLetter).mapToObj(Integer::toHexString).toList());
        p("combining", "e\u0301".length() + " " + "e\u0301".equals("\u00E9") + " " + Character.getType('\u0301') + " " + "\uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67".codePointCount(0, 8));
        p("regex dot", "\uD83D\uDE00".matches(".") + " " + "\uD83D\uDE00".matches("..") + " " + "a\uD83D\uDE00b".replaceAll("[^a-z]", "*") + " " + "a\uD83D\uDE00b".replaceAll("\uD83D", "*") + " " + "\uD83D\uDE00".matches("[\uD83D\uDE00-\uD83D\uDE4F]") + " " + "\uD83D\uDE00".matches("\\x{1F600}"));
        p("split", Arrays.stream("a\uD83D\uDE00b".split("")).map(TextSupplementary::esc).toList());
        p("strings of points", s.codePoints().mapToObj(Character::toString).map(TextSupplementary::esc).collect(Collectors.joining(",")));
        p("format", String.format("%c|%s|%5c|", 0x1F600, "\uD83D\uDE00", 0x1F601));
        p("max", cps(new String(Character.toChars(Character.MAX_CODE_POINT))) + " " + Character.isDefined(0x10FFFF));
        TreeMap<Integer, Integer> freq = new TreeMap<>();
        "\uD83D\uDE00a\uD83D\uDE00b".codePoints().forEach(c -> freq.merge(c, 1, Integer::sum));
        p("frequency", freq);
        Set<String> set = new HashSet<>(List.of("\uD83D\uDE00", new String(Character.toChars(0x1F601))));
        p("in set", set.contains(new StringBuilder().appendCodePoint(0x1F600).toString()) + " " + set.contains("\uD83D"));
        p("truncate", esc(truncate(s, 2)) + " " + esc(truncate(s, 3)) + " " + esc(truncate(s, 100)));
    }

    static String forward(String s) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < s.length(); i += Character.charCount(s.codePointAt(i))) sb.append(i).append(' ');
        return sb.toString();
    }

    static String backward(String s) {
        StringBuilder sb = new StringBuilder();
        for (int i = s.length(); i > 0; i -= Character.charCount(s.codePointBefore(i))) sb.append(i).append(' ');
        return sb.toString();
    }

    static String truncate(String s, int chars) {
        if (s.length() <= chars) return s;
        return s.substring(0, Character.isHighSurrogate(s.charAt(chars - 1)) ? chars - 1 : chars);
    }
}
