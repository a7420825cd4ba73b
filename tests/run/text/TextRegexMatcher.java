// The Matcher API: find loops, regions, bounds, hitEnd, reset, usePattern, append-replacement, MatchResult snapshots.
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

public class TextRegexMatcher {
    static void p(String label, Object o) { System.out.println(label + ": " + o); }

    static void attempt(String name, Runnable r) {
        try {
            r.run();
            p(name, "completed");
        } catch (RuntimeException e) {
            p(name, e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Matcher m = Pattern.compile("(\\w)(\\d+)").matcher("a1 b22 c333");
        p("groupCount", m.groupCount());
        while (m.find()) p("find", m.group() + " " + m.start() + "-" + m.end() + " " + m.group(1) + "@" + m.start(1) + " " + m.group(2) + "@" + m.end(2));
        p("exhausted", m.find());
        attempt("group after failure", m::group);
        p("find(int)", m.find(4) + " " + m.group() + " " + m.find(0) + " " + m.group());
        attempt("find beyond", () -> m.find(50));
        attempt("find negative", () -> m.find(-1));
        m.reset();
        p("lookingAt", m.lookingAt() + " " + m.group() + " " + m.end());
        p("matches", m.matches() + " " + m.reset("z9").matches() + " " + m.group(2));
        p("regions", m.reset("a1 b22 c333").region(3, 6).find() + " " + m.group() + " " + m.find() + " " + m.regionStart() + " " + m.regionEnd());
        p("region matches", m.reset("xxa1xx").region(2, 4).matches() + " " + m.lookingAt());
        attempt("bad region", () -> m.region(4, 2));

        Matcher anchor = Pattern.compile("^b$").matcher("abc").region(1, 2);
        p("anchoring", anchor.matches() + " " + anchor.hasAnchoringBounds() + " " + anchor.useAnchoringBounds(false).matches());
        Matcher look = Pattern.compile("(?<=a)b(?=c)").matcher("abc").region(1, 2);
        p("transparent", look.matches() + " " + look.hasTransparentBounds() + " " + look.useTransparentBounds(true).matches());
        for (String in : new String[] {"", "1", "12", "12.", "12.5", "x", "12.5x"}) {
            Matcher h = Pattern.compile("\\d+\\.\\d+").matcher(in);
            boolean ok = h.matches();
            p("hitEnd '" + in + "'", ok + " " + h.hitEnd() + " " + (ok ? h.requireEnd() : ""));
        }
        Matcher re = Pattern.compile("a$").matcher("a");
        p("requireEnd", re.find() + " " + re.requireEnd());

        m.reset("k1=v1;k2=v2");
        m.usePattern(Pattern.compile("(?<key>\\w+)=(?<val>\\w+)"));
        p("usePattern", m.find() + " " + m.group("key") + " " + m.group("val") + " " + m.pattern());
        MatchResult snap = m.toMatchResult();
        m.find();
        p("snapshot", snap.group() + " " + snap.start(2) + " " + snap.groupCount() + " live " + m.group());
        attempt("null pattern", () -> m.usePattern(null));
        p("toString", Pattern.compile("x").matcher("yx").region(1, 2).toString());

        StringBuilder sb = new StringBuilder();
        Matcher r = Pattern.compile("(\\d+)").matcher("a1b22c333d");
        while (r.find()) r.appendReplacement(sb, "<" + Integer.parseInt(r.group()) * 2 + ">");
        p("before tail", sb);
        r.appendTail(sb);
        p("append", sb);
        StringBuffer buf = new StringBuffer();
        r.reset();
        if (r.find()) r.appendReplacement(buf, "$1$1");
        p("buffer", r.appendTail(buf));
        p("replaceAll", r.replaceAll("#") + " " + r.replaceFirst("[$1]") + " " + r.replaceAll(x -> "{" + x.group().length() + "}") + " " + r.replaceFirst(x -> Matcher.quoteReplacement("$\\" + x.start())));
        attempt("bad group ref", () -> r.replaceAll("$2"));
        attempt("bad dollar", () -> r.replaceAll("$"));
        attempt("bad escape", () -> r.replaceAll("\\"));
        attempt("bad name", () -> r.replaceAll("${x}"));
        attempt("unclosed name", () -> r.replaceAll("${x"));
        attempt("dollar letter", () -> r.replaceAll("$x"));
        p("quoteReplacement", Matcher.quoteReplacement("a$b\\c") + " " + "x".replaceAll("x", Matcher.quoteReplacement("$1\\")));
        p("results", Pattern.compile("\\w+").matcher("one two three").results().map(MatchResult::group).map(String::length).toList());
        p("results limited", Pattern.compile("\\w").matcher("abcdef").results().skip(1).limit(2).map(x -> x.group() + x.start()).toList());
        attempt("modify during results", () -> { Matcher q = Pattern.compile("\\w").matcher("abc"); q.results().forEach(x -> q.reset()); });
        attempt("modify during replaceAll", () -> { Matcher q = Pattern.compile("\\w").matcher("abc"); q.replaceAll(x -> { q.find(); return "z"; }); });
        p("empty matches", Pattern.compile("x*").matcher("axb").results().map(x -> x.start() + "-" + x.end()).toList() + " " + "abc".replaceAll("x*", "-") + " " + "abc".replaceFirst("", "^"));
        p("string methods", "aaa".replaceFirst("a", "b") + " " + "a.b.c".replaceAll(".", "x") + " " + "a1b2".replaceAll("[a-z](\\d)", "$1") + " " + "one  two".replaceAll("\\s+", " "));

        Matcher opt = Pattern.compile("(a)?(b)?c").matcher("bc");
        p("optional groups", opt.matches() + " " + opt.group(1) + " " + opt.start(1) + " " + opt.end(1) + " " + opt.group(2));
        p("replace with unset group", "bc".replaceAll("(a)?(b)c", "[$1|$2]"));
        CharSequence chars = new StringBuilder("mutable text");
        Matcher seq = Pattern.compile("t").matcher(chars);
        p("charsequence", seq.results().count() + " " + seq.reset().replaceAll("T"));
        Scanner sc = new Scanner("id:17 name:bob");
        sc.findInLine("(\\w+):(\\d+)");
        p("scanner match", sc.match().group(2) + " " + sc.findInLine("name:(\\w+)") + " " + sc.match().group(1));
        String tmpl = "Dear ${name}, you owe ${amount} by ${date}.";
        Map<String, String> vars = Map.of("name", "Ann", "amount", "$5");
        p("template", Pattern.compile("\\$\\{(\\w+)\\}").matcher(tmpl).replaceAll(x -> Matcher.quoteReplacement(vars.getOrDefault(x.group(1), "?" + x.group(1)))));
        p("camel", Pattern.compile("_([a-z])").matcher("some_snake_case").replaceAll(x -> x.group(1).toUpperCase(Locale.ROOT)) + " " + "someCamelCase".replaceAll("([A-Z])", "_$1").toLowerCase(Locale.ROOT));
        Map<String, Integer> tokens = new TreeMap<>();
        Matcher lex = Pattern.compile("(?<num>\\d+)|(?<id>[a-z]\\w*)|(?<op>[-+*/=()])|(?<ws>\\s+)|(?<bad>.)").matcher("x1 = (42 + y) * 7 ? z");
        while (lex.find()) for (String g : List.of("num", "id", "op", "ws", "bad")) if (lex.group(g) != null) tokens.merge(g, 1, Integer::sum);
        p("lexer", tokens);
        p("predicates", Stream.of("abc", "xyz", "cab").filter(Pattern.compile("a.").asPredicate()).toList() + " " + Stream.of("ab", "abc").filter(Pattern.compile("a.").asMatchPredicate()).toList());
    }
}
