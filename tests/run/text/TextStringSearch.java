// String searching: indexOf family, startsWith, contains, regionMatches, over Latin-1 and UTF-16 contents.
import java.util.*;

public class TextStringSearch {
    static void p(String label, Object o) { System.out.println(label + ": " + o); }

    static int naive(String h, String n, int from) {
        for (int i = Math.max(from, 0); i + n.length() <= h.length(); i++) {
            int j = 0;
            while (j < n.length() && h.charAt(i + j) == n.charAt(j)) j++;
            if (j == n.length()) return i;
        }
        return -1;
    }

    static int naiveLast(String h, String n, int from) {
        for (int i = Math.min(from, h.length() - n.length()); i >= 0; i--) {
            int j = 0;
            while (j < n.length() && h.charAt(i + j) == n.charAt(j)) j++;
            if (j == n.length()) return i;
        }
        return -1;
    }

    static String random(Random r, int n, String alphabet) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) sb.append(alphabet.charAt(r.nextInt(alphabet.length())));
        return sb.toString();
    }

    public static void main(String[] args) {
        String s = "mississippi river";
        p("indexOf char", s.indexOf('s') + " " + s.indexOf('s', 4) + " " + s.indexOf('z') + " " + s.indexOf('i', -5) + " " + s.indexOf('i', 100) + " " + s.indexOf('r'));
        p("lastIndexOf char", s.lastIndexOf('s') + " " + s.lastIndexOf('s', 4) + " " + s.lastIndexOf('z') + " " + s.lastIndexOf('m', 0) + " " + s.lastIndexOf('m', -1) + " " + s.lastIndexOf('r', 999));
        p("indexOf str", s.indexOf("iss") + " " + s.indexOf("iss", 2) + " " + s.indexOf("iss", 5) + " " + s.indexOf("") + " " + s.indexOf("", 99) + " " + s.indexOf("river!") + " " + s.indexOf("", -3) + " " + "".indexOf("") + " " + "".indexOf("a"));
        p("lastIndexOf str", s.lastIndexOf("iss") + " " + s.lastIndexOf("iss", 3) + " " + s.lastIndexOf("") + " " + s.lastIndexOf("", 5) + " " + s.lastIndexOf("iss", -1) + " " + s.lastIndexOf("", -1) + " " + s.lastIndexOf("mississippi river?"));
        p("contains", s.contains("ssip") + " " + s.contains("") + " " + s.contains("Miss") + " " + s.contains(new StringBuilder("river")));
        p("starts", s.startsWith("miss") + " " + s.startsWith("") + " " + s.startsWith("issi", 1) + " " + s.startsWith("x", 99) + " " + s.startsWith("", 17) + " " + s.startsWith("", 18) + " " + s.startsWith("m", -1) + " " + s.startsWith(s + "x"));
        p("ends", s.endsWith("river") + " " + s.endsWith("") + " " + s.endsWith("rive") + " " + s.endsWith(s) + " " + "a".endsWith("ba"));
        p("regionMatches", s.regionMatches(1, "xissx", 1, 3) + " " + s.regionMatches(1, "xISSx", 1, 3) + " " + s.regionMatches(true, 1, "xISSx", 1, 3) + " " + s.regionMatches(-1, "m", 0, 1) + " " + s.regionMatches(16, "rr", 0, 2) + " " + s.regionMatches(0, "zz", 2, 0) + " " + s.regionMatches(0, "zz", 0, -5) + " " + s.regionMatches(true, 0, "\u00B5", 0, 1));
        p("regionMatches wide", "a\u20ACb".regionMatches(1, "\u20AC", 0, 1) + " " + "a\u20ACb".regionMatches(2, "b", 0, 1) + " " + "\u00E4".regionMatches(true, 0, "\u00C4", 0, 1) + " " + "\u0131".regionMatches(true, 0, "I", 0, 1) + " " + "\u03C3".regionMatches(true, 0, "\u03A3", 0, 1));

        String w = "x\u20ACy\uD83D\uDE00z\u20AC";
        p("wide", w.indexOf('\u20AC') + " " + w.lastIndexOf('\u20AC') + " " + w.indexOf(0x1F600) + " " + w.lastIndexOf(0x1F600) + " " + w.indexOf(0xD83D) + " " + w.indexOf("\uDE00") + " " + w.indexOf('z') + " " + w.indexOf(0x110000) + " " + w.indexOf(-1));
        p("latin in wide", w.indexOf("y") + " " + w.contains("z\u20AC") + " " + "xyz".indexOf("\u20AC") + " " + "xyz".indexOf('\u20AC') + " " + "xyz".contains("x\u20AC") + " " + "xyz".lastIndexOf("\u20AC") + " " + "caf\u00E9".indexOf('\u00E9'));
        p("matches", "abc123".matches("[a-z]+\\d+") + " " + "abc123x".matches("[a-z]+\\d+") + " " + "".matches("") + " " + "a\nb".matches("a.b"));

        Random r = new Random(77);
        long check = 0;
        int n = 0;
        for (String alphabet : new String[] {"ab", "abc\u00E9", "ab\u20AC", "a\uD83D\uDE00\u20AC"}) {
            for (int i = 0; i < 300; i++) {
                String h = random(r, r.nextInt(40), alphabet), k = random(r, r.nextInt(4), alphabet);
                int from = r.nextInt(45) - 2;
                int a = h.indexOf(k, from), b = h.lastIndexOf(k, from);
                int want = k.isEmpty() ? Math.min(Math.max(from, 0), h.length()) : naive(h, k, from);
                if (a != want || b != naiveLast(h, k, from)) throw new AssertionError(i + " " + from + " got " + a + "/" + b);
                if (h.contains(k) != (naive(h, k, 0) >= 0)) throw new AssertionError("contains");
                if (new StringBuilder(h).indexOf(k, from) != a || new StringBuilder(h).lastIndexOf(k, from) != b) throw new AssertionError("builder");
                check = check * 31 + a * 7 + b;
                n++;
            }
        }
        p("against naive", n + " " + check);
        String big = "a".repeat(5000) + "b" + "a".repeat(5000);
        p("long", big.indexOf('b') + " " + big.lastIndexOf('b') + " " + big.indexOf("ab") + " " + big.lastIndexOf("ba") + " " + big.indexOf("aab") + " " + big.contains("bb") + " " + big.indexOf("b" + "a".repeat(5000)) + " " + big.indexOf("b" + "a".repeat(5001)));

        int count = 0;
        for (int at = s.indexOf("i"); at >= 0; at = s.indexOf("i", at + 1)) count++;
        p("count of i", count);
        Map<Character, Integer> freq = new TreeMap<>();
        for (char c : s.toCharArray()) freq.merge(c, 1, Integer::sum);
        p("frequency", freq);
        p("palindromes", palindrome("A man, a plan, a canal: Panama") + " " + palindrome("not one"));
        p("common prefix", prefix("interview", "internet", "interval", "internal") + "|" + prefix("a", "b") + "|" + prefix("same", "same"));
        p("rotation", isRotation("waterbottle", "erbottlewat") + " " + isRotation("abc", "acb"));
        p("between", between("<<key=value>>", "=", ">>") + " " + between("none", "=", ">"));
        p("subsequence", lcs("AGGTABQRSTUV", "GXTXAYBUVRS"));
        try {
            s.indexOf((String) null);
        } catch (NullPointerException e) {
            p("null", "NullPointerException");
        }
        CharSequence cs = new StringBuilder("seq\u20AC");
        p("charsequence", cs.isEmpty() + " " + cs.charAt(3 - 1) + " " + cs.subSequence(0, 3) + " " + cs.chars().max().getAsInt());
    }

    static boolean palindrome(String s) {
        String t = s.toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "");
        return new StringBuilder(t).reverse().toString().equals(t);
    }

    static String prefix(String... ss) {
        String p = ss[0];
        for (String s : ss) while (!s.startsWith(p)) p = p.substring(0, p.length() - 1);
        return p;
    }

    static boolean isRotation(String a, String b) { return a.length() == b.length() && (a + a).contains(b); }

    static String between(String s, String a, String b) {
        int i = s.indexOf(a);
        int j = i < 0 ? -1 : s.indexOf(b, i + a.length());
        return j < 0 ? "?" : s.substring(i + a.length(), j);
    }

    static String lcs(String a, String b) {
        int[][] t = new int[a.length() + 1][b.length() + 1];
        for (int i = a.length() - 1; i >= 0; i--)
            for (int j = b.length() - 1; j >= 0; j--)
                t[i][j] = a.charAt(i) == b.charAt(j) ? t[i + 1][j + 1] + 1 : Math.max(t[i + 1][j], t[i][j + 1]);
        StringBuilder sb = new StringBuilder();
        for (int i = 0, j = 0; i < a.length() && j < b.length();) {
            if (a.charAt(i) == b.charAt(j)) { sb.append(a.charAt(i)); i++; j++; }
            else if (t[i + 1][j] >= t[i][j + 1]) i++; else j++;
        }
        return sb.toString();
    }
}
