// Regular expressions: capturing, named and nested groups, backreferences, alternation order, quantifier kinds.
import java.util.*;
import java.util.regex.*;

public class TextRegexGroups {
    static void m(String re, String... inputs) {
        Pattern p = Pattern.compile(re);
        for (String in : inputs) {
            Matcher m = p.matcher(in);
            StringBuilder sb = new StringBuilder("/" + re + "/ '" + in + "' ");
            if (m.matches()) {
                sb.append("matches");
                groups(m, sb);
            } else {
                m.reset();
                int n = 0;
                while (m.find()) {
                    sb.append(n++ == 0 ? "finds " : ", ").append('[').append(m.start()).append(',').append(m.end()).append(')').append('\'').append(m.group()).append('\'');
                    groups(m, sb);
                }
                if (n == 0) sb.append("no match");
            }
            System.out.println(sb);
        }
    }

    static void groups(Matcher m, StringBuilder sb) {
        for (int g = 1; g <= m.groupCount(); g++) sb.append(" ").append(g).append('=').append(m.group(g)).append('@').append(m.start(g));
    }

    public static void main(String[] args) {
        m("(a)(b)?(c)", "abc", "ac", "xacx");
        m("(a|ab)(c|bcd)(d*)", "abcd", "abcdd");
        m("((a)|(b))+", "abab", "b", "c");
        m("(?:ab)+", "ababx", "abab");
        m("(\\w)\\1", "aabbcd", "abc");
        m("(\\w+) \\1", "the the cat", "this is");
        m("(a*)*", "aaa", "b", "");
        m("(a*)+", "aab");
        m("(.)(.)(.)\\3\\2\\1", "abccba", "xabccbay");
        m("(a+)(a*)", "aaaa");
        m("(a+?)(a*)", "aaaa");
        m("(a++)(a*)", "aaaa");
        m("a++a", "aaaa");
        m("a*+b", "aaab", "aaa");
        m("<(.+)>", "<a><b>");
        m("<(.+?)>", "<a><b>");
        m("<(.++)>", "<a><b>");
        m("x{2}", "xxxxx");
        m("x{2,}", "xxxxx");
        m("x{1,2}?", "xxx");
        m("(x{0,2})y", "xxxy");
        m("a|ab|abc", "abc");
        m("(?:a|ab|abc)$", "abc");
        m("(a)|(b)|(c)", "cab");
        m("^(\\d{3})-(\\d{4})$", "555-1234", "5555-123");
        m("(\\d+)(?:px|em)?", "12px 5em 7");
        m("((\\w+)\\.)+(\\w+)", "www.example.com");
        m("(?i)hello (WORLD)", "HeLLo world");
        m("(?i:a)b", "Ab", "AB");
        m("a(?i)b(?-i)c", "aBc", "aBC", "Abc");
        m("\\Qa.b\\E+", "a.bb", "axb");
        m("(a?)(a?)(a?)aaa", "aaa", "aaaa");
        m("(|a)b", "ab", "b");
        m("[abc]+([^abc])", "abcx", "abc");
        m("\\((\\d+),(\\d+)\\)", "(1,2)(33,44)");

        Matcher n = Pattern.compile("(?<year>\\d{4})-(?<month>\\d\\d)(?:-(?<day>\\d\\d))?").matcher("on 2024-02-29 and 2023-01");
        while (n.find()) System.out.println(n.group("year") + " " + n.group("month") + " " + n.group("day") + " " + n.start("month") + " " + n.end("year") + " " + n.start("day"));
        System.out.println("2024-02".replaceAll("(?<y>\\d+)-(?<m>\\d+)", "${m}/${y}"));
        m("(?<q>['\"]).*?\\k<q>", "say 'it' or \"that's\"");
        try {
            n.reset();
            n.find();
            n.group("nope");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            n.group(9);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            Pattern.compile("x").matcher("y").group();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Matcher many = Pattern.compile("(1)(2)(3)(4)(5)(6)(7)(8)(9)(a)(b)\\11").matcher("123456789abb");
        System.out.println(many.matches() + " " + many.groupCount() + " " + many.group(11));
        System.out.println("abcdefghijk".replaceAll("(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)(k)", "$11$10$1"));
        System.out.println("aa1".matches("(a)\\11") + " " + "x".replaceAll("(x)", "$1$1") + " " + "x".replaceAll("(x)", "\\$1\\\\"));
        m("(?:(\\d+)|(\\w+))\\s*(?:,|$)", "12, ab,34");
        m("^(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?!$)|$)){4}$", "192.168.0.1", "256.1.1.1", "1.2.3");
        m("(?=(\\d{3})+$)\\d", "1234567");
        System.out.println("1234567".replaceAll("(?<=\\d)(?=(\\d{3})+$)", ","));
        // catastrophic-looking but fine with possessive quantifiers
        System.out.println(Pattern.matches("(x+x+)+y", "x".repeat(12)) + " " + Pattern.matches("(?>x+x+)+y", "x".repeat(200)) + " " + Pattern.matches("x++y", "x".repeat(500) + "y"));
        m("(?>a|ab)c", "abc", "ac");
        m("(\\d+)\\s(?=USD)", "100 USD 200 EUR");
    }
}
