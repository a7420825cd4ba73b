// EnumMap and EnumSet: ordering, ranges, complement, more than 64 constants, nulls, views, constant bodies as keys.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

public class LangEnumMapSet {
    enum Small { A, B, C, D { @Override String t() { return "dd"; } }, E; String t() { return name(); } }

    enum Large {
        L00, L01, L02, L03, L04, L05, L06, L07, L08, L09, L10, L11, L12, L13, L14, L15, L16, L17, L18, L19, L20, L21, L22, L23, L24, L25, L26, L27, L28, L29,
        L30, L31, L32, L33, L34, L35, L36, L37, L38, L39, L40, L41, L42, L43, L44, L45, L46, L47, L48, L49, L50, L51, L52, L53, L54, L55, L56, L57, L58, L59,
        L60, L61, L62, L63, L64, L65, L66, L67, L68, L69
    }

    static String err(Runnable r) {
        try {
            r.run();
            return "no error";
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName() + ": " + e.getMessage();
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        EnumMap<Small, String> m = new EnumMap<>(Small.class);
        m.put(Small.D, "d");
        m.put(Small.A, "a");
        m.put(Small.C, null);
        System.out.println(m + " " + m.size() + " " + m.containsKey(Small.C) + m.containsKey(Small.B) + m.containsValue(null) + m.get(Small.E));
        System.out.println(m.put(Small.A, "aa") + " " + m.remove(Small.C) + " " + m.remove(Small.B) + " " + m.keySet() + m.values() + m.entrySet());
        for (Map.Entry<Small, String> e : m.entrySet()) e.setValue(e.getKey().t() + e.getKey().ordinal());
        System.out.println(m + " " + m.getOrDefault(Small.E, "none") + " " + m.computeIfAbsent(Small.B, k -> k.name() + "!") + " " + m.merge(Small.B, "x", String::concat));
        Iterator<Small> it = m.keySet().iterator();
        while (it.hasNext()) if (it.next().ordinal() % 2 == 1) it.remove();
        System.out.println(m + " " + m.equals(Map.of(Small.A, "A0")) + " " + new EnumMap<>(m).equals(m) + " " + m.clone());
        System.out.println(err(() -> m.put(null, "x")));
        System.out.println(err(() -> ((Map) m).put(Large.L01, "x")));
        System.out.println(((Map) m).get(Large.L01) + " " + m.get(null) + " " + m.containsKey("str"));
        EnumSet<Small> s = EnumSet.of(Small.E, Small.A);
        System.out.println(s + " " + EnumSet.complementOf(s) + EnumSet.allOf(Small.class) + EnumSet.noneOf(Small.class) + EnumSet.range(Small.B, Small.D) + EnumSet.copyOf(Arrays.asList(Small.C, Small.C, Small.B)));
        System.out.println(s.add(Small.B) + " " + s.add(Small.B) + " " + s.remove(Small.A) + " " + s.contains(Small.E) + " " + s.contains(null) + " " + ((EnumSet) s).contains(Large.L00) + " " + s);
        System.out.println(s.addAll(EnumSet.range(Small.A, Small.C)) + " " + s + s.removeAll(EnumSet.of(Small.B)) + s + s.retainAll(EnumSet.of(Small.A, Small.D, Small.E)) + s + s.containsAll(EnumSet.of(Small.E)));
        System.out.println(err(() -> EnumSet.range(Small.D, Small.A)));
        System.out.println(err(() -> s.add(null)).startsWith("NullPointerException"));
        System.out.println(err(() -> ((EnumSet) s).add(Large.L00)));
        System.out.println(err(() -> EnumSet.copyOf(new ArrayList<Small>())));
        System.out.println(s.getClass().getSimpleName() + " " + EnumSet.noneOf(Large.class).getClass().getSimpleName());
        // jumbo: bits in the second word
        EnumSet<Large> big = EnumSet.range(Large.L60, Large.L67);
        big.add(Large.L00);
        big.remove(Large.L64);
        System.out.println(big + " " + big.size() + " " + EnumSet.complementOf(big).size() + " " + big.contains(Large.L63) + big.contains(Large.L64));
        EnumSet<Large> odd = EnumSet.noneOf(Large.class);
        for (Large l : Large.values()) if (l.ordinal() % 3 == 1) odd.add(l);
        EnumSet<Large> copy = odd.clone();
        copy.retainAll(big);
        System.out.println(odd.size() + " " + copy + " " + odd.equals(EnumSet.copyOf(odd)) + " " + odd.removeAll(big) + odd.size());
        int sum = 0;
        for (Iterator<Large> i = odd.iterator(); i.hasNext(); ) {
            Large l = i.next();
            sum = sum * 31 + l.ordinal();
            if (sum % 2 == 0) i.remove();
        }
        System.out.println(sum + " " + odd.size());
        EnumMap<Large, Integer> lm = new EnumMap<>(Large.class);
        for (int i = 0; i < 300; i++) lm.merge(Large.values()[i * i % 70], 1, Integer::sum);
        System.out.println(lm);
        EnumMap<Small, EnumSet<Small>> graph = new EnumMap<>(Small.class);
        for (Small a : Small.values()) graph.put(a, EnumSet.noneOf(Small.class));
        graph.get(Small.A).addAll(List.of(Small.B, Small.C));
        graph.get(Small.B).add(Small.D);
        graph.get(Small.D).add(Small.E);
        for (Small k : Small.values())
            for (Small i : Small.values())
                if (graph.get(i).contains(k)) graph.get(i).addAll(graph.get(k));
        System.out.println(graph);
    }
}
