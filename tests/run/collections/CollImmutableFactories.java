// List.of, Set.of, Map.of and copyOf: refusals of nulls, duplicates and changes; output sorted where order is free.
import java.util.*;
import java.util.stream.*;

public class CollImmutableFactories {
    static void attempt(String name, Runnable r) {
        try {
            r.run();
            System.out.println(name + ": completed");
        } catch (NullPointerException e) {
            System.out.println(name + ": NullPointerException");
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        System.out.println(List.of() + " " + List.of(1) + " " + List.of(1, 2) + " " + List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
        System.out.println(List.of(new String[] {"arr", "ay"}) + " " + List.of((Object) new String[] {"one"}).size());
        List<String> l = List.of("x", "y", "z", "y");
        System.out.println(l.indexOf("y") + " " + l.lastIndexOf("y") + " " + l.contains("q") + " " + l.hashCode() + " " + l.equals(Arrays.asList("x", "y", "z", "y")) + " " + (l instanceof RandomAccess));
        System.out.println(List.copyOf(l) == l ? "copyOf keeps" : "copyOf copies");
        List<String> src = new ArrayList<>(l);
        List<String> cp = List.copyOf(src);
        src.set(0, "changed");
        System.out.println(cp + " " + src);
        attempt("null element", () -> List.of("a", null));
        attempt("null single", () -> List.of((String) null));
        attempt("copyOf null", () -> List.copyOf(Arrays.asList(1, null)));
        attempt("contains null", () -> l.contains(null));
        attempt("indexOf null", () -> List.of("a").indexOf(null));
        attempt("add", () -> l.add("q"));
        attempt("set", () -> l.set(0, "q"));
        attempt("remove", () -> l.remove("absent"));
        attempt("clear", () -> List.of().clear());
        attempt("sort", () -> l.sort(null));
        attempt("iterator remove", () -> { Iterator<String> it = l.iterator(); it.next(); it.remove(); });
        attempt("get", () -> l.get(4));
        attempt("get 1 of 1", () -> List.of(1).get(1));
        attempt("get -1", () -> List.of(1, 2, 3).get(-1));
        ListIterator<String> li = l.listIterator(4);
        StringBuilder sb = new StringBuilder();
        while (li.hasPrevious()) sb.append(li.previousIndex()).append(li.previous());
        System.out.println(sb);
        attempt("previous", li::previous);

        Set<Integer> s = Set.of(30, 10, 20, 50, 40);
        System.out.println(new TreeSet<>(s) + " " + s.size() + " " + s.contains(30) + " " + s.contains(31) + " " + s.equals(new HashSet<>(Arrays.asList(10, 20, 30, 40, 50))) + " " + s.hashCode());
        attempt("set duplicate", () -> Set.of("a", "b", "a"));
        attempt("set duplicate pair", () -> Set.of(1, 1));
        attempt("set null", () -> Set.of(1, null));
        attempt("set contains null", () -> s.contains(null));
        attempt("set add", () -> s.add(1));
        attempt("set remove", () -> s.remove(99));
        attempt("set removeIf", () -> s.removeIf(x -> false));
        System.out.println(Set.copyOf(Arrays.asList(1, 1, 2, 2, 1)).size() + " " + Set.of().isEmpty() + " " + Set.of("only") + " " + new TreeSet<>(Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)));
        int sum = 0;
        for (int x : s) sum += x;
        System.out.println(sum + " " + s.stream().mapToInt(x -> x).max().getAsInt() + " " + s.toArray().length);

        Map<String, Integer> m = Map.of("one", 1, "two", 2, "three", 3);
        System.out.println(new TreeMap<>(m) + " " + m.get("two") + " " + m.get("four") + " " + m.getOrDefault("four", 4) + " " + m.containsValue(3) + " " + m.hashCode() + " " + m.equals(new HashMap<>(m)));
        attempt("map duplicate", () -> Map.of("a", 1, "a", 2));
        attempt("map null key", () -> Map.of(null, 1));
        attempt("map null value", () -> Map.of("a", null));
        attempt("map get null", () -> m.get(null));
        attempt("map put", () -> m.put("x", 1));
        attempt("map merge", () -> m.merge("one", 1, Integer::sum));
        attempt("map computeIfAbsent", () -> m.computeIfAbsent("one", k -> 5));
        attempt("map remove", () -> m.remove("zzz"));
        attempt("map replaceAll", () -> m.replaceAll((k, v) -> v));
        attempt("map keySet", () -> m.keySet().remove("one"));
        attempt("entries duplicate", () -> Map.ofEntries(Map.entry(1, 2), Map.entry(1, 3)));
        Map.Entry<String, Integer> e = Map.entry("k", 9);
        System.out.println(e + " " + e.hashCode() + " " + e.equals(new AbstractMap.SimpleEntry<>("k", 9)) + " " + Map.ofEntries(e) + " " + Map.ofEntries());
        attempt("entry set", () -> e.setValue(1));
        attempt("entry null", () -> Map.entry("k", null));
        System.out.println(new TreeMap<>(Map.of(1, "a", 2, "b", 3, "c", 4, "d", 5, "e", 6, "f", 7, "g", 8, "h", 9, "i", 10, "j")));
        System.out.println(Map.copyOf(m) == m ? "map copyOf keeps" : "map copyOf copies");
        System.out.println(m.entrySet().stream().sorted(Map.Entry.comparingByValue()).map(Object::toString).collect(Collectors.joining(";")));
        System.out.println(m.keySet().stream().sorted().toList() + " " + m.values().stream().sorted().toList());
        AbstractMap.SimpleImmutableEntry<String, Integer> im = new AbstractMap.SimpleImmutableEntry<>("i", null);
        System.out.println(im + " " + im.hashCode());
        attempt("immutable entry", () -> im.setValue(1));
        // Larger sets and maps: probing must find every member and no other.
        Integer[] many = IntStream.range(0, 300).map(i -> i * 13).boxed().toArray(Integer[]::new);
        Set<Integer> bigSet = Set.of(many);
        int found = 0;
        for (int i = -50; i < 4000; i++) if (bigSet.contains(i)) found++;
        Map<Integer, Integer> bigMap = IntStream.range(0, 300).boxed().collect(Collectors.toUnmodifiableMap(i -> i, i -> i * i));
        long vals = 0;
        for (int i = -5; i < 305; i++) vals += bigMap.getOrDefault(i, 0);
        System.out.println(found + " " + bigSet.size() + " " + vals + " " + bigMap.size());
    }
}
