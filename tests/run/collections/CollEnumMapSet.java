// EnumMap and EnumSet, small and with more than 64 constants; ranges, complements, views, bodies in constants.
import java.util.*;
import java.util.stream.*;

public class CollEnumMapSet {
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN; Day next() { return values()[(ordinal() + 1) % 7]; } }

    enum Op {
        ADD("+") { int apply(int a, int b) { return a + b; } },
        SUB("-") { int apply(int a, int b) { return a - b; } },
        MUL("*") { int apply(int a, int b) { return a * b; } };
        final String sym;
        Op(String s) { sym = s; }
        abstract int apply(int a, int b);
    }

    enum Big {
        B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, B10, B11, B12, B13, B14, B15, B16, B17, B18, B19,
        B20, B21, B22, B23, B24, B25, B26, B27, B28, B29, B30, B31, B32, B33, B34, B35, B36, B37, B38, B39,
        B40, B41, B42, B43, B44, B45, B46, B47, B48, B49, B50, B51, B52, B53, B54, B55, B56, B57, B58, B59,
        B60, B61, B62, B63, B64, B65, B66, B67, B68, B69, B70
    }

    static void attempt(String name, Runnable r) {
        try {
            r.run();
            System.out.println(name + ": completed");
        } catch (NullPointerException | ClassCastException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName());
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        EnumSet<Day> weekend = EnumSet.of(Day.SUN, Day.SAT);
        EnumSet<Day> work = EnumSet.complementOf(weekend);
        System.out.println(weekend + " " + work + " " + EnumSet.allOf(Day.class).size() + " " + EnumSet.noneOf(Day.class));
        System.out.println(EnumSet.range(Day.TUE, Day.FRI) + " " + EnumSet.of(Day.MON) + " " + EnumSet.of(Day.FRI, Day.MON, Day.WED, Day.FRI, Day.SUN, Day.TUE));
        System.out.println(work.add(Day.SAT) + " " + work.add(Day.SAT) + " " + work.remove(Day.MON) + " " + work.remove(Day.MON) + " " + work.remove("MON") + " " + work);
        System.out.println(work.containsAll(weekend) + " " + work.contains(null) + " " + work.contains(Op.ADD) + " " + work.retainAll(EnumSet.range(Day.WED, Day.SAT)) + " " + work);
        System.out.println(work.removeAll(weekend) + " " + work + " " + work.addAll(weekend) + " " + work + " " + work.addAll(List.of(Day.MON)) + " " + work);
        System.out.println(work.equals(new HashSet<>(work)) + " " + work.clone().equals(work) + " " + EnumSet.copyOf(List.of(Day.THU, Day.MON)));
        Iterator<Day> it = work.iterator();
        while (it.hasNext()) if (it.next().ordinal() % 2 == 0) it.remove();
        System.out.println(work + " " + work.isEmpty());
        attempt("range reversed", () -> EnumSet.range(Day.FRI, Day.MON));
        attempt("copyOf empty", () -> EnumSet.copyOf(new ArrayList<Day>()));
        attempt("add null", () -> work.add(null));
        attempt("iterator remove", () -> work.iterator().remove());

        EnumMap<Day, Integer> m = new EnumMap<>(Day.class);
        System.out.println(m + " " + m.put(Day.WED, 3) + " " + m.put(Day.MON, 1) + " " + m.put(Day.WED, 33) + " " + m.put(Day.SUN, null) + " " + m);
        System.out.println(m.get(Day.SUN) + " " + m.containsKey(Day.SUN) + " " + m.containsKey(Day.SAT) + " " + m.containsValue(null) + " " + m.get("MON") + " " + m.containsKey(null) + " " + m.size());
        m.merge(Day.MON, 5, Integer::sum);
        m.computeIfAbsent(Day.FRI, d -> d.ordinal());
        m.putIfAbsent(Day.SUN, 7);
        System.out.println(m + " " + m.keySet() + " " + m.values() + " " + m.entrySet());
        for (Map.Entry<Day, Integer> e : m.entrySet()) e.setValue(-e.getValue());
        m.keySet().removeIf(d -> d == Day.WED);
        System.out.println(m + " " + m.remove(Day.FRI) + " " + m.remove(Day.FRI) + " " + m.equals(new TreeMap<>(m)) + " " + m.equals(m.clone()));
        attempt("put null key", () -> m.put(null, 1));
        attempt("raw wrong type", () -> { @SuppressWarnings({"unchecked", "rawtypes"}) Object o = ((Map) m).put(Op.ADD, 1); });
        attempt("copy of empty map", () -> new EnumMap<>(new HashMap<Day, Integer>()));
        System.out.println(new EnumMap<>(Map.of(Day.TUE, "t", Day.MON, "m")));

        for (Op op : Op.values())
            System.out.println(op + " " + op.sym + " " + op.apply(6, 3) + " " + op.name() + " " + op.ordinal() + " " + op.getDeclaringClass().getSimpleName() + " " + (op.getClass() == Op.class));
        System.out.println(EnumSet.allOf(Op.class) + " " + new EnumMap<Op, String>(Map.of(Op.MUL, "x")).containsKey(Op.MUL));
        attempt("valueOf", () -> System.out.println(Day.valueOf("TUE").next() + " " + Day.SUN.next() + " " + Day.FRI.compareTo(Day.MON)));
        attempt("valueOf bad", () -> Day.valueOf("mon"));
        attempt("Enum.valueOf bad", () -> Enum.valueOf(Op.class, "DIV"));

        EnumSet<Big> all = EnumSet.allOf(Big.class);
        System.out.println(all.size() + " " + all.getClass().getSimpleName() + " " + weekend.getClass().getSimpleName());
        EnumSet<Big> odd = EnumSet.noneOf(Big.class);
        for (Big b : all) if (b.ordinal() % 9 == 0) odd.add(b);
        System.out.println(odd + " " + EnumSet.complementOf(odd).size() + " " + EnumSet.range(Big.B60, Big.B67));
        odd.addAll(EnumSet.range(Big.B62, Big.B65));
        odd.removeAll(EnumSet.of(Big.B0, Big.B64));
        System.out.println(odd + " " + odd.contains(Big.B63) + " " + odd.contains(Big.B64) + " " + odd.size());
        odd.retainAll(EnumSet.range(Big.B30, Big.B70));
        Iterator<Big> bi = odd.iterator();
        bi.next(); bi.remove();
        System.out.println(odd + " " + odd.hashCode() * 0);
        System.out.println("" + Stream.of(Day.values()).collect(Collectors.groupingBy(d -> d.name().length() + d.ordinal() % 2, TreeMap::new, Collectors.toCollection(() -> EnumSet.noneOf(Day.class)))));
        EnumMap<Day, EnumSet<Day>> graph = new EnumMap<>(Day.class);
        for (Day d : Day.values()) graph.computeIfAbsent(d, k -> EnumSet.noneOf(Day.class)).add(d.next().next());
        System.out.println(graph);
        switch (Day.valueOf("SAT")) {
            case MON -> System.out.println("monday");
            case SAT, SUN -> System.out.println("weekend");
            default -> System.out.println("other");
        }
    }
}
