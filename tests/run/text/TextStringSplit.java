// String.split and friends: limits, empty strings, fast path characters, regular expressions, tokenizers.
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

public class TextStringSplit {
    static String show(String[] a) {
        return a.length + " " + Arrays.stream(a).map(s -> "'" + s + "'").collect(Collectors.joining(" "));
    }

    static void split(String s, String re, int limit) {
        System.out.println("'" + s + "' by '" + re + "' limit " + limit + " -> " + show(s.split(re, limit)));
    }

    public static void main(String[] args) {
        for (int limit : new int[] {0, -1, 1, 2, 3, 10}) {
            split("a,b,,c,,", ",", limit);
            split(",a", ",", limit);
            split("boo:and:foo", "o", limit);
        }
        split("", ",", 0);
        split("", "", 0);
        split(",", ",", 0);
        split(",", ",", -1);
        split(",,,", ",", 0);
        split("abc", "", 0);
        split("abc", "", 2);
        split("abc", "", -1);
        split("no match", "x", 0);
        split("a.b.c", ".", 0);
        split("a.b.c", "\\.", 0);
        split("a|b|c", "|", 0);
        split("a|b|c", "\\|", 0);
        split("a||b", "||", 0);
        split("1  2   3", " ", 0);
        split("1  2   3", " +", 0);
        split("  lead", " +", 0);
        split("tab\\path", "\\\\", 0);
        split("a1b22c333d", "\\d+", 0);
        split("a1b22c333d", "\\d", 0);
        split("a1b22c333d", "(?<=\\d)(?=\\D)", 0);
        split("camelCaseSplitHere", "(?=[A-Z])", 0);
        split("x=1;y=2;;z", "[=;]", 0);
        split("key: value: rest", ": ", 2);
        split("2024-01-31T10:20", "[-T:]", 0);
        split("aXbxc", "(?i)x", 0);
        split("a,b;c d", "[,; ]", 0);
        split("(a)(b)", "[()]", 0);
        split("a$b$c", "$", 0);
        split("a$b$c", "\\$", 2);
        split("a^b", "^", 0);
        split("a+b", "\\+", 0);
        split("line1\nline2\r\nline3", "\\R", 0);
        split("one, two ,three", "\\s*,\\s*", 0);
        split("aaaa", "aa", 0);
        split("aaaa", "aa", -1);
        split("baaaab", "a*", 0);
        System.out.println("\u20AC1\u20AC2".split("\u20AC").length);
        System.out.println(show("a\uD83D\uDE00b\uD83D\uDE00c".split("\uD83D\uDE00")));
        System.out.println("a\uD83D\uDE00b".split("").length + " " + "\uD83D\uDE00".split("").length);

        System.out.println(show(Pattern.compile("-").split("a-b-c--")) + " / " + show(Pattern.compile("-").split("a-b-c--", -1)) + " / " + Pattern.compile("-").splitAsStream("a-b--c").toList());
        for (String bad : new String[] {"[", "(", "*", "\\"}) {
            try {
                "abc".split(bad);
            } catch (PatternSyntaxException e) {
                System.out.println("bad '" + bad + "' " + e.getDescription() + " at " + e.getIndex());
            }
        }
        StringTokenizer t = new StringTokenizer("a b\tc\nd  e");
        StringBuilder sb = new StringBuilder(t.countTokens() + ":");
        while (t.hasMoreTokens()) sb.append(t.nextToken()).append('|');
        System.out.println(sb);
        t = new StringTokenizer("1+2*(3-4)", "+-*()", true);
        List<String> toks = new ArrayList<>();
        while (t.hasMoreElements()) toks.add((String) t.nextElement());
        System.out.println(toks);
        t = new StringTokenizer("k=v;w", "=");
        System.out.println(t.nextToken() + " " + t.nextToken(";") + " " + t.countTokens() + " " + t.nextToken());
        try {
            t.nextToken();
        } catch (NoSuchElementException e) {
            System.out.println("no more tokens " + t.hasMoreTokens());
        }
        System.out.println(new StringTokenizer("").hasMoreTokens() + " " + new StringTokenizer(",,,", ",").countTokens() + " " + new StringTokenizer("a", "").nextToken());

        System.out.println(csv("plain,\"quoted, comma\",\"he said \"\"hi\"\"\",,end"));
        System.out.println(parseQuery("a=1&b=two&c=&d&a=3"));
        System.out.println(Arrays.stream("3 1 2".split(" ")).map(Integer::valueOf).sorted().map(String::valueOf).collect(Collectors.joining("<")));
        System.out.println(Arrays.toString("a:b:c".split(":", 2)[1].split(":")) + " " + "last.dot.name".substring("last.dot.name".lastIndexOf('.') + 1));
        String wrapped = wrap("the quick brown fox jumps over the lazy dog and runs away from it", 16);
        System.out.println(wrapped + "\n" + wrapped.split("\n").length);
    }

    static List<String> csv(String line) {
        List<String> out = new ArrayList<>();
        StringBuilder cur = new StringBuilder();
        boolean q = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (q) {
                if (c == '"' && i + 1 < line.length() && line.charAt(i + 1) == '"') { cur.append('"'); i++; }
                else if (c == '"') q = false;
                else cur.append(c);
            } else if (c == '"') q = true;
            else if (c == ',') { out.add(cur.toString()); cur.setLength(0); }
            else cur.append(c);
        }
        out.add(cur.toString());
        return out;
    }

    static Map<String, List<String>> parseQuery(String q) {
        Map<String, List<String>> m = new TreeMap<>();
        for (String kv : q.split("&")) {
            String[] p = kv.split("=", 2);
            m.computeIfAbsent(p[0], k -> new ArrayList<>()).add(p.length > 1 ? p[1] : null);
        }
        return m;
    }

    static String wrap(String s, int width) {
        StringBuilder out = new StringBuilder();
        int col = 0;
        for (String w : s.split(" ")) {
            if (col > 0 && col + 1 + w.length() > width) { out.append('\n'); col = 0; }
            if (col > 0) { out.append(' '); col++; }
            out.append(w);
            col += w.length();
        }
        return out.toString();
    }
}
