// StringJoiner: prefixes, empty values, merging, and joins of many kinds of sources.
import java.util.*;
import java.util.stream.*;

public class TextStringJoiner {
    static void p(String label, Object o) { System.out.println(label + ": " + o); }

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

    public static void main(String[] args) throws Exception {
        StringJoiner j = new StringJoiner(", ", "{", "}");
        p("empty", j + " " + j.length());
        j.setEmptyValue("EMPTY");
        p("empty value", j + " " + j.length());
        j.add("a");
        p("one", j + " " + j.length());
        j.add("").add("c").add(null).add(new StringBuilder("sb"));
        p("several", j + " " + j.length());
        StringJoiner k = new StringJoiner("-", "<", ">").add("x").add("y");
        j.merge(k);
        p("merged", j + " other " + k);
        j.merge(new StringJoiner("+"));
        p("merged empty", j);
        p("merged self", new StringJoiner("/", "[", "]").add("p").add("q").merge(new StringJoiner("/").add("r")));
        StringJoiner self = new StringJoiner("|").add("1").add("2");
        self.merge(self);
        p("self", self);
        p("no delimiter", new StringJoiner("").add("a").add("b") + " " + new StringJoiner(";").add(""));
        attempt("null delimiter", () -> new StringJoiner(null));
        attempt("null empty value", () -> new StringJoiner(",").setEmptyValue(null));
        StringJoiner many = new StringJoiner(",");
        for (int i = 0; i < 100; i++) many.add(Integer.toString(i, 36));
        p("many", many.length() + " " + many.toString().hashCode());

        StringJoiner rows = new StringJoiner("\n", "", "\n--");
        for (int i = 1; i <= 4; i++) {
            StringJoiner row = new StringJoiner(" | ", "| ", " |").setEmptyValue("| |");
            for (int k2 = 1; k2 < i; k2++) row.add("" + i * k2);
            rows.add(row.toString());
        }
        p("rows", rows);
        p("joining", Stream.of("x", "y").collect(Collectors.joining("+", "(", ")")) + " " + String.join("", "a", "b") + " " + String.join("-", new StringBuilder("sb"), "s", new StringBuffer("q")));
        p("join many", String.join(":", Collections.nCopies(5, "z")) + " " + String.join(", ", new ArrayDeque<>(List.of("d", "e"))) + " " + String.join("\u2192", "a", "b").length());
        p("wide", new StringJoiner("\u20AC", "<", ">").add("a").add("\u00E9").toString().length() + " " + new StringJoiner("\u20AC").add("1").add("2").toString().codePointAt(1));
        j.setEmptyValue("changed");
        p("late empty value", j.length() > 0 ? "kept" : "lost");
        Map<String, StringJoiner> by = new TreeMap<>();
        for (String w : "apple avocado beet bean cherry".split(" ")) by.computeIfAbsent(w.substring(0, 1), q -> new StringJoiner("&", q + "=[", "]")).add(w);
        p("grouped", by.values());
        StringJoiner nested = new StringJoiner(", ", "{", "}");
        for (Map.Entry<String, StringJoiner> e : by.entrySet()) nested.add(e.getKey() + ":" + e.getValue().length());
        p("nested", nested);
        attempt("null join", () -> String.join(",", (Iterable<String>) null));
        attempt("null merge", () -> new StringJoiner(",").merge(null));
    }
}
