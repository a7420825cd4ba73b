// PatternSyntaxException: descriptions, indexes and full messages for many malformed patterns; borderline legal ones.
import java.util.regex.*;

public class TextRegexErrors {
    static void bad(String re) { bad(re, 0); }

    static void bad(String re, int flags) {
        try {
            Pattern p = Pattern.compile(re, flags);
            System.out.println("'" + re + "' compiles, groups " + p.matcher("").groupCount());
        } catch (PatternSyntaxException e) {
            System.out.println("'" + re + "' -> " + e.getDescription() + " | index " + e.getIndex() + " | same pattern " + e.getPattern().equals(re));
            System.out.println(e.getMessage().replace(System.lineSeparator(), "\n   "));
        } catch (IllegalArgumentException e) {
            System.out.println("'" + re + "' -> IllegalArgumentException " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        bad("(");
        bad(")");
        bad("(a");
        bad("a)");
        bad("((a)");
        bad("[");
        bad("[a");
        bad("[]");
        bad("[^]");
        bad("[a-");
        bad("[z-a]");
        bad("[a&&");
        bad("[[a]");
        bad("*a");
        bad("+");
        bad("?");
        bad("a**");
        bad("a+++");
        bad("a{");
        bad("a{1");
        bad("a{1,");
        bad("a{2,1}");
        bad("a{,3}");
        bad("a{x}");
        bad("a{99999999999}");
        bad("{1}");
        bad("\\");
        bad("a\\");
        bad("\\y");
        bad("\\x");
        bad("\\x1");
        bad("\\x{110000}");
        bad("\\x{12");
        bad("\\u12");
        bad("\\0");
        bad("\\08");
        bad("\\c");
        bad("\\p");
        bad("\\p{");
        bad("\\p{Foo}");
        bad("\\p{IsFoo}");
        bad("\\p{InFoo}");
        bad("\\pX");
        bad("\\k");
        bad("\\k<x>");
        bad("\\k<");
        bad("(?<");
        bad("(?<1a>x)");
        bad("(?<a>x)(?<a>y)");
        bad("(?<a x)");
        bad("(?");
        bad("(?z)");
        bad("(?i");
        bad("(?<=a*)b");
        bad("(?<=a+)b");
        bad("(?<!x{2,})b");
        bad("(?<=a{1,5}|bc)d");
        bad("(?#comment)");
        bad("\\2(a)");
        bad("(a)\\2");
        bad("\\Qunclosed");
        bad("\\E");
        bad("[\\d-z]");
        bad("[a-\\d]");
        bad("a|*");
        bad("|");
        bad("()");
        bad("a||b");
        bad("^*");
        bad("$+");
        bad("(?:)*");
        bad("\\b+");
        bad("x{0}");
        bad("[&&]");
        bad("[a&&b]");
        bad("}");
        bad("]");
        bad("(?i)(?-i)");
        bad("(?x) a # unclosed (");
        bad("multi\nline(");
        bad("tab\there[");
        bad("a", 0x10000000);
        bad("a\\", Pattern.LITERAL);

        PatternSyntaxException e = new PatternSyntaxException("desc", "ab\ncd", 4);
        System.out.println(e.getMessage());
        System.out.println(new PatternSyntaxException("desc", "pattern", -1).getMessage());
        System.out.println(new PatternSyntaxException("d", "", 0).getMessage());
        try {
            Pattern.compile(null);
        } catch (NullPointerException x) {
            System.out.println("null pattern");
        }
        try {
            "abc".matches("(");
        } catch (PatternSyntaxException x) {
            System.out.println("matches: " + x.getDescription());
        }
        try {
            "abc".replaceAll("[", "");
        } catch (PatternSyntaxException x) {
            System.out.println("replaceAll: " + x.getDescription());
        }
    }
}
