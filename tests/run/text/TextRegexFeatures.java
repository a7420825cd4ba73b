// Regular expression features: look-around, anchors, boundaries, character classes and set operations, flags, escapes.
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

public class TextRegexFeatures {
    static String esc(String s) { return s.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r").replace("\t", "\\t"); }

    static void all(String re, int flags, String in) {
        List<String> hits = Pattern.compile(re, flags).matcher(in).results().map(r -> r.start() + ":" + esc(r.group())).collect(Collectors.toList());
        System.out.println("/" + esc(re) + "/" + flags + " '" + esc(in) + "' " + hits);
    }

    static void all(String re, String in) { all(re, 0, in); }

    public static void main(String[] args) {
        all("foo(?=bar)", "foobar foobaz");
        all("foo(?!bar)", "foobar foobaz");
        all("(?<=\\$)\\d+", "$10 20 $30");
        all("(?<!\\$)\\b\\d+", "$10 20 $30");
        all("(?<=a{1,3})b", "ab aab aaaab b");
        all("(?<!un)(?<!re)do", "do undo redo");
        all("(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).{6,}", "Passw0rd");
        all("(?=(\\w\\w))", "abcd");
        all("\\b\\w", "one two,three");
        all("\\B\\w", "ab c");
        all("\\bcat\\b", "cat concat cat's");
        all("^\\w+", "one\ntwo\nthree");
        all("^\\w+", Pattern.MULTILINE, "one\ntwo\r\nthree");
        all("\\w+$", "one\ntwo\n");
        all("\\w+$", Pattern.MULTILINE, "one\ntwo\r\nthree");
        all("\\A\\w+|\\w+\\z|\\w+\\Z", Pattern.MULTILINE, "a\nb\nc\n");
        all("a.c", "abc a\nc a\rc");
        all("a.c", Pattern.DOTALL, "abc a\nc");
        all("(?s)a.c", "a\nc");
        all("a.c", Pattern.UNIX_LINES, "a\rc a\nc");
        all("a b # comment\n c", Pattern.COMMENTS, "abc a b");
        all("(?x) [a-c]+ \\s \\d # x", "abc 1");
        all("abc", Pattern.CASE_INSENSITIVE, "ABC aBc xbc");
        all("[a-f]+", Pattern.CASE_INSENSITIVE, "ABCxyzDEF");
        all("\\u00e9", Pattern.CASE_INSENSITIVE, "E");
        all("a.b*", Pattern.LITERAL, "a.b* aab");
        all("A.B", Pattern.LITERAL | Pattern.CASE_INSENSITIVE, "a.b axb");

        all("[a-z&&[^aeiou]]+", "hello world");
        all("[a-c[x-z]]+", "abxyzc mno");
        all("[a-z&&[def]]", "abcdefg");
        all("[^a-z\\s]", "a1 b-2");
        all("[\\w&&\\D]+", "ab12cd");
        all("[a\\]b]+", "a]b[");
        all("[a^b]+", "a^b");
        all("[a-]+", "a-b-");
        all("[-a]+", "a-b-");
        all("[.+*?]+", "a.b+c*?");
        all("\\d+|\\D+", "12ab34");
        all("\\s+", "a b\t\nc\u000Bd");
        all("\\S+", " x yy ");
        all("\\h+", "a \tb\nc");
        all("\\v+", "a\n\rb c");
        all("\\R", "a\r\nb\nc\rd");
        all("\\w+", "snake_case kebab-case x1");
        all("\\p{Alpha}+|\\p{Digit}+|\\p{Punct}+", "ab12!?_");
        all("\\p{Upper}\\p{Lower}+", "Hello World FOO");
        all("\\p{XDigit}+", "cafe 12AF xyz");
        all("\\p{Space}|\\p{Blank}", "a b\tc");
        all("\\P{Alpha}+", "a1-b");
        all("\\p{javaUpperCase}+", "aBC");
        all("\\p{L}+|\\p{N}+", "abc123");
        all("\\p{Lu}", "aBcD");
        all("\\p{IsAlphabetic}+", "ab1");
        all("\\p{InBasicLatin}+", "xyz");
        all("\\x41\\101\\u0043".replace("\\101", "\\0102"), "ABC");
        all("\\t|\\n|\\e|\\a|\\f", "a\tb\n");
        all("\\cA|\\x{62}", "\u0001b");
        all("\\.|\\*|\\\\", "a.b*c\\");
        all("\\Q.*\\E", "a.*b");
        all("\\G\\d", "123a45");
        all("\\G(?:\\w\\w)", "aabbc dd");
        all("\\X", "ab");
        all("(?<![\\w.])\\d+(?:\\.\\d+)?(?![\\w.])", "3.14 2 x5 6.7.8 9");
        all("\\b(?:0|[1-9]\\d*)\\b", "0 12 007 305");
        all("\"(?:[^\"\\\\]|\\\\.)*\"", "say \"a \\\"quoted\\\" word\" and \"b\"");
        all("/\\*.*?\\*/", Pattern.DOTALL, "a /* one\ntwo */ b /**/ c");
        all("(?m)^(?:\\s*#.*|\\s*)$", "x\n# c\n\n  # d\ny");

        System.out.println(Pattern.compile("a+b").pattern() + " " + Pattern.compile("x", Pattern.CASE_INSENSITIVE | Pattern.MULTILINE).flags() + " " + Pattern.compile("(?i)x").flags() + " " + Pattern.compile("q") + " " + Pattern.quote("a.b") + " " + Pattern.quote("x\\Ey"));
        System.out.println("a.b".matches(Pattern.quote("a.b")) + " " + "x\\Ey".matches(Pattern.quote("x\\Ey")) + " " + Pattern.matches("\\d{3}", "123") + " " + "".matches("^$"));
        System.out.println(Pattern.compile("\\w+").matcher("hello there").lookingAt() + " " + Pattern.compile("b").matcher("abc").lookingAt());
        long t = 0;
        for (int i = 0; i < 300; i++) t = t * 31 + ("k" + i + "=v" + i * 7).replaceAll("(\\d)(?=\\d*=)", "<$1>").hashCode();
        System.out.println(Long.toHexString(t));
    }
}
