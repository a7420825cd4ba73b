// lines, indent, stripIndent, translateEscapes, text blocks, strip variants, isBlank.
import java.util.*;
import java.util.stream.*;

public class TextStringLines {
    static String esc(String s) {
        StringBuilder sb = new StringBuilder("\"");
        for (char c : s.toCharArray()) {
            switch (c) {
                case '\n' -> sb.append("\\n");
                case '\r' -> sb.append("\\r");
                case '\t' -> sb.append("\\t");
                case '"' -> sb.append("\\\"");
                case '\\' -> sb.append("\\\\");
                default -> { if (c < 32 || c > 126) sb.append(String.format("\\u%04x", (int) c)); else sb.append(c); }
            }
        }
        return sb.append('"').toString();
    }

    static void p(String label, String s) { System.out.println(label + ": " + esc(s)); }

    static void attempt(String in) {
        try {
            p("translate " + esc(in), in.translateEscapes());
        } catch (IllegalArgumentException e) {
            System.out.println("translate " + esc(in) + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        String block = """
            Hello,
              "World" \
            joined
            	tab	inside
            trailing   \040
            escapes: \\ \" \u0041 \101
              last""";
        p("block", block);
        String closed = """
            a
              b
            """;
        p("closed", closed);
        String shifted = """
                a
              b
            c
          """;
        p("shifted", shifted);
        String quotes = """
            ""\" and \"""
            '' "" "x\"""";
        p("quotes", quotes);
        p("empty block", """
            """);
        p("s escape", """
            pad  \s
            x\s\s""");
        p("concat", """
            n=%d
            """.formatted(5) + """
            end""");

        for (String s : new String[] {"", "\n", "a", "a\n", "a\nb", "a\r\nb\r\n", "\r\r\n\n", "a\n\nb\n", "x\u2028y\u0085z\u000Bw\fv"})
            System.out.println("lines " + esc(s) + " " + s.lines().map(TextStringLines::esc).collect(Collectors.toList()) + " " + s.lines().count());
        for (int n : new int[] {0, 2, -1, -3, -100}) {
            p("indent " + n, "  a\n b\r\nc\n    d".indent(n));
            p("indent empty " + n, "".indent(n));
        }
        p("indent tab", "\t\tx\n \ty".indent(-1));
        p("stripIndent", "    a\n      b\n\n    c  ".stripIndent());
        p("stripIndent last blank", "    a\n      b\n  ".stripIndent());
        p("stripIndent crlf", "  a\r\n  b".stripIndent());
        p("stripIndent none", "a\n  b".stripIndent());
        p("stripIndent tabs", "\ta\n\t\tb".stripIndent());
        p("stripIndent one", "   single   ".stripIndent());

        attempt("a\\nb\\tc\\bd\\fe\\rf\\sg");
        attempt("\\\"q\\\" \\'s\\' \\\\");
        attempt("\\0 \\7 \\12 \\101 \\377 \\400 \\1012");
        attempt("line\\\ncontinued\\\r\nmore");
        attempt("plain");
        attempt("");
        attempt("\\q");
        attempt("tail\\");
        attempt("\\u0041");
        attempt("\\8");

        p("strip", "\u2000\u3000 a b \u2028\t".strip());
        p("stripLeading", " \u205Fx ".stripLeading());
        p("stripTrailing", " x\u00A0 \u2003".stripTrailing());
        p("trim keeps", "\u2003x\u2003".trim());
        p("trim controls", "\u0000\u0001\u001F x \u007F".trim());
        for (String s : new String[] {"", " ", "\t\n\r\f\u000B", "\u001C\u001D\u001E\u001F", "\u00A0", "\u2007", "\u202F", "\u1680", "\u180E", "\u200B", "\u3000", " x "})
            System.out.println("blank " + esc(s) + " " + s.isBlank() + " strip length " + s.strip().length() + " trim length " + s.trim().length());

        String poem = """
            Roses are red,
              violets are blue;
            lines() is lazy,
              and so are you.
            """;
        System.out.print(poem);
        System.out.println(poem.lines().map(String::strip).filter(l -> l.endsWith(",")).toList());
        System.out.println(poem.lines().mapToInt(String::length).max().getAsInt());
        int[] no = {0};
        System.out.print(poem.lines().map(l -> String.format("%2d| %s%n", ++no[0], l)).collect(Collectors.joining()));
        System.out.print(poem.indent(3));
        System.out.println(poem.lines().map(l -> new StringBuilder(l.strip()).reverse()).collect(Collectors.joining("/")));
        Iterator<String> it = "p\nq\nr".lines().skip(1).iterator();
        System.out.println(it.next() + it.next() + it.hasNext());
        String table = Stream.of(new String[] {"id", "name"}, new String[] {"1", "ann"}, new String[] {"22", "bob"})
                .map(r -> "%-4s|%6s|".formatted(r[0], r[1])).collect(Collectors.joining("\n", "", "\n"));
        System.out.print(table);
    }
}
