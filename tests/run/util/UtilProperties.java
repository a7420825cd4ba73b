// java.util.Properties: load from readers and bytes with escapes and continuations, defaults, listing, sorted output.
import java.io.*;
import java.util.*;

public class UtilProperties {
    static String esc(String s) {
        StringBuilder sb = new StringBuilder();
        for (char c : s.toCharArray()) if (c < 32 || c > 126) sb.append(String.format("\\u%04X", (int) c)); else sb.append(c);
        return sb.toString();
    }

    static void show(String label, Properties p) {
        System.out.println(label);
        for (String k : new TreeSet<>(p.stringPropertyNames())) System.out.println("   '" + esc(k) + "' = '" + esc(p.getProperty(k)) + "'");
    }

    public static void main(String[] args) throws IOException {
        Properties p = new Properties();
        p.load(new StringReader("""
            # comment
            ! another comment
            simple=value
            colon : spaced value\t
            space separated value
            no.value
            empty=
            =empty key
               leading = whitespace
            escaped\\ key\\=\\: = a\\tb\\nc\\\\d
            unicode=\\u00e9\\u20AC
            continued = one, \\
                        two, \\
                        three
            not\\
            split=joined
            trailing.backslash=x\\\\
            hash=a#b!c
            dup=1
            dup=2
            quotes="kept"
            odd=\\q\\z
            """));
        show("loaded " + p.size(), p);
        Properties b = new Properties();
        b.load(new ByteArrayInputStream("latin=\u00E9\r\ncr=1\rlf=2\n\n\n  \nlast=3".getBytes("ISO-8859-1")));
        show("bytes", b);
        try {
            new Properties().load(new StringReader("bad=\\u12G4"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Properties d = new Properties(p);
        d.setProperty("simple", "override");
        d.setProperty("own", "yes");
        System.out.println(d.getProperty("simple") + " " + d.getProperty("dup") + " " + d.getProperty("none") + " " + d.getProperty("none", "dflt") + " " + d.size() + " " + d.containsKey("dup") + " " + d.stringPropertyNames().size());
        System.out.println(d.setProperty("own", "no") + " " + d.remove("own") + " " + d.get("dup") + " " + Collections.list(d.propertyNames()).size());
        Properties mixed = new Properties();
        mixed.put("num", 5);
        mixed.put("s", "t");
        System.out.println(mixed.getProperty("num") + " " + mixed.get("num") + " " + mixed.stringPropertyNames());
        try {
            mixed.store(new StringWriter(), null);
        } catch (ClassCastException e) {
            System.out.println("only strings can be stored");
        }
        try {
            p.setProperty(null, "x");
        } catch (NullPointerException e) {
            System.out.println("null key");
        }
        // Storing writes a date line first: compare the rest only.
        Properties s = new Properties();
        s.setProperty("k 1", " lead");
        s.setProperty("tab\t", "a=b:c#d!");
        s.setProperty("uni", "\u00E9\u20AC");
        s.setProperty("back", "c:\\dir\nx");
        StringWriter w = new StringWriter();
        s.store(w, "my comment\nsecond");
        List<String> lines = new ArrayList<>();
        for (String l : w.toString().split("\\R")) if (!l.startsWith("#")) lines.add(esc(l));
        Collections.sort(lines);
        System.out.println(lines);
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        s.store(bo, null);
        lines.clear();
        for (String l : bo.toString("ISO-8859-1").split("\\R")) if (!l.startsWith("#")) lines.add(esc(l));
        Collections.sort(lines);
        System.out.println(lines);
        Properties back = new Properties();
        back.load(new ByteArrayInputStream(bo.toByteArray()));
        System.out.println(back.equals(s));
        StringWriter ls = new StringWriter();
        Properties one = new Properties();
        one.setProperty("long", "x".repeat(60));
        one.list(new PrintWriter(ls, true));
        System.out.println(Arrays.toString(ls.toString().split("\\R")));
        p.clear();
        System.out.println(p.isEmpty() + " " + p);
        Properties t = new Properties();
        t.merge("c", "1", (x, y) -> x + y.toString());
        t.merge("c", "2", (x, y) -> x + y.toString());
        t.computeIfAbsent("d", k -> "made");
        t.replaceAll((k, v) -> v + "!");
        System.out.println(new TreeMap<>(t) + " " + t.contains("12!") + " " + t.getOrDefault("z", "zz"));
        Hashtable<String, Integer> ht = new Hashtable<>();
        for (String k : "one two three four five".split(" ")) ht.put(k, k.length());
        System.out.println(new TreeMap<>(ht) + " " + ht.contains(5) + " " + Collections.max(Collections.list(ht.elements())));
        try {
            ht.put("n", null);
        } catch (NullPointerException e) {
            System.out.println("null value");
        }
    }
}
