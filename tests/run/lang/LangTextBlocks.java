// Text blocks: indentation stripping, escapes, line continuation, trailing blanks, quotes, concatenation, and their constancy.
public class LangTextBlocks {
    static final String CONST = """
        one
          two
        three""";

    static void show(String label, String s) {
        StringBuilder sb = new StringBuilder(label).append(" len=").append(s.length()).append(" [");
        for (char c : s.toCharArray()) {
            switch (c) {
                case '\n' -> sb.append("\\n");
                case '\t' -> sb.append("\\t");
                case '\r' -> sb.append("\\r");
                case '\b' -> sb.append("\\b");
                case '\f' -> sb.append("\\f");
                case ' ' -> sb.append('.');
                default -> {
                    if (c < 32 || c > 126) sb.append('<').append((int) c).append('>');
                    else sb.append(c);
                }
            }
        }
        System.out.println(sb.append("] ").append(s.hashCode()));
    }

    public static void main(String[] args) {
        show("const", CONST);
        show("empty", """
            """);
        show("newline", """

            """);
        show("indent", """
              deep
            shallow
                deeper
            """);
        show("closing left", """
            a
              b
          """);
        show("quotes", """
            "one" ""two"" \"""three\""" ""\""
            end\"""");
        show("escapes", """
            tab\there nl\nhere bs\\here oct\101\60\7 uni\u0041 sp\s|
            cr\r form\f back\b q\' dq\"
            """);
        show("continued", """
            one \
            two \
              three\
            four
            """);
        show("trailing", """
            stripped   
            kept  \s
            kept2\040\040
            tab\t
            """);
        show("blank lines", """
            a

            b


            """);
        show("no indent", """
a
 b
            """);
        show("mixed concat", "<" + """
            x
            """ + 1 + """
            y""" + 'c' + """
            """ + ">");
        String s = """
            {
              "name": "%s",
              "n": %d
            }""".formatted("t\"q", 42);
        show("formatted", s);
        System.out.println(CONST == "one\n  two\nthree");
        System.out.println("""
            abc""" == "abc");
        System.out.println("""
            x
            """ + "y" == "x\ny");
        System.out.println(switch ("k\n") {
            case """
                k
                """ -> "block as case label";
            default -> "no";
        });
        // the library side of it
        show("strip", "   a\n     b\n   c".stripIndent());
        show("strip2", "   a\n     b\n ".stripIndent());
        show("strip3", "\n\t\tx\n\t y".stripIndent());
        show("translate", "a\\tb\\n\\101\\s\\\\\\\nz".translateEscapes());
        try {
            "bad\\q".translateEscapes();
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        show("indent+", "a\n b\r\nc".indent(2));
        show("indent-", "  a\n b\nc".indent(-1));
        System.out.println(CONST.lines().count() + " " + CONST.lines().toList() + " " + "a\r\nb\rc\n\nd".lines().toList());
        System.out.println("  x ".strip() + "|" + "  x ".stripLeading() + "|" + "  x ".stripTrailing() + "|" + " \t\n".isBlank() + "ab".repeat(3) + "".repeat(5).isEmpty());
        String poem = """
            Roses are red,
                Violets "blue",
            \tand the tab \\ backslash \
            joins.
            """;
        int words = 0, upper = 0;
        for (String w : poem.split("\\s+")) {
            words++;
            if (Character.isUpperCase(w.charAt(0))) upper++;
        }
        System.out.println(words + " " + upper);
        System.out.print(poem);
        class Tmpl {
            final String t = """
                <%s>
                  body
                </%1$s>
                """;

            String fill(String tag) { return t.replace("%s", tag).replace("%1$s", tag); }
        }
        System.out.print(new Tmpl().fill("div"));
    }
}
