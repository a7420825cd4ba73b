// Unmodifiable, synchronized and checked wrappers: refusals, write-through of the backing collection, equality.
import java.util.*;
import java.util.function.*;

public class CollCollectionsWrappers {
    static void attempt(String name, Runnable r) {
        try {
            r.run();
            System.out.println(name + ": completed");
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        List<String> base = new ArrayList<>(List.of("b", "a", "c"));
        List<String> ro = Collections.unmodifiableList(base);
        System.out.println(ro + " " + ro.equals(base) + " " + (ro.hashCode() == base.hashCode()) + " " + (ro instanceof RandomAccess) + " " + (Collections.unmodifiableList(new LinkedList<>()) instanceof RandomAccess));
        base.add("d");
        System.out.println(ro + " " + ro.get(3) + " " + ro.indexOf("c") + " " + ro.contains("z"));
        attempt("add", () -> ro.add("x"));
        attempt("add at", () -> ro.add(0, "x"));
        attempt("remove", () -> ro.remove("b"));
        attempt("remove at", () -> ro.remove(0));
        attempt("set", () -> ro.set(0, "x"));
        attempt("clear", ro::clear);
        attempt("sort", () -> ro.sort(null));
        attempt("removeIf", () -> ro.removeIf(s -> false));
        attempt("replaceAll", () -> ro.replaceAll(s -> s));
        attempt("addAll empty", () -> ro.addAll(List.of()));
        attempt("iterator remove", () -> { Iterator<String> it = ro.iterator(); it.next(); it.remove(); });
        attempt("list iterator set", () -> { ListIterator<String> it = ro.listIterator(); it.next(); it.set("q"); });

        Map<String, List<Integer>> mb = new TreeMap<>();
        mb.put("x", new ArrayList<>(List.of(1)));
        mb.put("y", new ArrayList<>(List.of(2)));
        Map<String, List<Integer>> mro = Collections.unmodifiableMap(mb);
        mro.get("x").add(5);
        System.out.println(mro + " " + mro.keySet() + " " + mro.values() + " " + mro.entrySet());
        attempt("put", () -> mro.put("z", null));
        attempt("compute", () -> mro.compute("x", (k, v) -> null));
        attempt("computeIfAbsent present", () -> mro.computeIfAbsent("x", k -> null));
        attempt("merge", () -> mro.merge("x", List.of(), (a, b) -> a));
        attempt("keySet remove", () -> mro.keySet().remove("x"));
        attempt("values clear", () -> mro.values().clear());
        attempt("entry setValue", () -> mro.entrySet().iterator().next().setValue(null));
        attempt("entrySet removeIf", () -> mro.entrySet().removeIf(e -> true));
        System.out.println(mro.getOrDefault("none", List.of(9)) + " " + mro.containsKey("y") + " " + mro.equals(mb));
        NavigableMap<String, Integer> nav = Collections.unmodifiableNavigableMap(new TreeMap<>(Map.of("a", 1, "b", 2, "c", 3)));
        System.out.println(nav.headMap("c") + " " + nav.descendingMap() + " " + nav.floorEntry("bb") + " " + nav.firstEntry());
        attempt("nav poll", () -> nav.pollFirstEntry());
        attempt("nav sub put", () -> nav.tailMap("b").put("c", 0));
        SortedSet<Integer> ss = Collections.unmodifiableSortedSet(new TreeSet<>(List.of(5, 1, 3)));
        System.out.println(ss + " " + ss.first() + " " + ss.headSet(4) + " " + ss.tailSet(3));
        attempt("sorted add", () -> ss.add(1));
        Collection<Integer> uc = Collections.unmodifiableCollection(new ArrayList<>(List.of(1, 2)));
        System.out.println(uc + " equals list " + uc.equals(List.of(1, 2)) + " equals itself " + uc.equals(uc));

        List<Integer> sync = Collections.synchronizedList(new ArrayList<>());
        for (int i = 0; i < 10; i++) sync.add(i * 3 % 7);
        synchronized (sync) {
            int s = 0;
            for (int x : sync) s += x;
            System.out.println(sync + " sum " + s);
        }
        sync.sort(null);
        sync.removeIf(x -> x == 3);
        System.out.println(sync + " " + sync.indexOf(6) + " " + sync.subList(1, 3) + " " + sync.equals(new ArrayList<>(sync)));
        Map<String, Integer> sm = Collections.synchronizedMap(new LinkedHashMap<>());
        sm.merge("k", 1, Integer::sum);
        sm.merge("k", 1, Integer::sum);
        sm.computeIfAbsent("j", String::length);
        System.out.println(sm + " " + sm.keySet() + " " + sm.values() + " " + sm.entrySet());
        Set<Integer> sset = Collections.synchronizedSet(new TreeSet<>(Set.of(3, 1, 2)));
        System.out.println(sset.add(1) + " " + sset.add(0) + " " + sset + " " + sset.contains(2));
        System.out.println(Collections.synchronizedNavigableMap(new TreeMap<>(Map.of(1, 2, 3, 4))).ceilingKey(2));

        List<Integer> typed = new ArrayList<>();
        List<Integer> checked = Collections.checkedList(typed, Integer.class);
        checked.add(1);
        @SuppressWarnings({"unchecked", "rawtypes"})
        Consumer<Object> raw = o -> ((List) checked).add(o);
        attempt("checked wrong", () -> raw.accept("text"));
        attempt("checked null", () -> raw.accept(null));
        System.out.println(typed);
        @SuppressWarnings({"unchecked", "rawtypes"})
        Consumer<Object> rawMap = o -> ((Map) Collections.checkedMap(new HashMap<String, Integer>(), String.class, Integer.class)).put("a", o);
        attempt("checked map value", () -> rawMap.accept(1.5));
        attempt("checked map good", () -> rawMap.accept(15));
        attempt("unmodifiable null", () -> Collections.unmodifiableList(null));
        List<String> twice = Collections.unmodifiableList(ro);
        System.out.println(twice + " " + Collections.unmodifiableSet(Collections.unmodifiableSet(new TreeSet<>(base))));
    }
}
