// HashMap: insertion, order after resizes, null key and values, views, equality, capacity arguments.
import java.util.*;

public class CollHashMapBasics {
    static void attempt(String name, Runnable r) {
        try {
            r.run();
            System.out.println(name + ": completed");
        } catch (NullPointerException e) {
            System.out.println(name + ": NullPointerException");
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        HashMap<String, Integer> m = new HashMap<>();
        String[] words = "the quick brown fox jumps over the lazy dog and the cat sat on the mat".split(" ");
        for (int i = 0; i < words.length; i++) System.out.print(m.put(words[i], i) + " ");
        System.out.println();
        System.out.println(m);
        System.out.println(m.keySet() + " " + m.values());
        System.out.println(m.get("fox") + " " + m.get("wolf") + " " + m.getOrDefault("wolf", -1) + " " + m.containsKey("the") + " " + m.containsValue(13) + " " + m.containsValue(0));
        System.out.println(m.put(null, 1000) + " " + m.put(null, 2000) + " " + m.get(null) + " " + m.containsKey(null));
        System.out.println(m.put("nothing", null) + " " + m.get("nothing") + " " + m.containsKey("nothing") + " " + m.containsValue(null) + " " + m.getOrDefault("nothing", 5));
        System.out.println(m.putIfAbsent("nothing", 7) + " " + m.putIfAbsent("nothing", 8) + " " + m.get("nothing"));
        System.out.println(m.remove(null) + " " + m.remove("absent") + " " + m.remove("fox", 99) + " " + m.remove("fox", 3) + " " + m.size());
        System.out.println(m.replace("dog", 80) + " " + m.replace("absent", 1) + " " + m.replace("dog", 80, 81) + " " + m.replace("dog", 80, 82) + " " + m.get("dog"));
        m.replaceAll((k, v) -> v + k.length() * 100);
        System.out.println(m);

        System.out.println("-- integer keys in growing tables");
        Map<Integer, String> ints = new HashMap<>(2);
        for (int i = 0; i < 14; i++) {
            ints.put(i * 37 % 101 - 20, "v" + i);
            System.out.println(ints.size() + " " + ints.keySet());
        }
        Map<Object, Integer> mixed = new HashMap<>();
        mixed.put(1, 1); mixed.put(1L, 2); mixed.put('a', 3); mixed.put("a", 4); mixed.put(1.0, 5); mixed.put(true, 6);
        mixed.put(List.of(1, 2), 7); mixed.put(Arrays.asList(1, 2), 8); mixed.put(-0.0, 9); mixed.put(0.0, 10);
        mixed.put(Float.NaN, 11); mixed.put(Float.NaN, 12); mixed.put(Double.NaN, 13); mixed.put((short) 1, 14); mixed.put((byte) 1, 15);
        System.out.println(mixed.size() + " " + new TreeSet<>(mixed.values()) + " " + mixed.get(Float.NaN) + " " + mixed.get(0.0) + " " + mixed.get(1));

        System.out.println("-- views");
        m.keySet().removeIf(k -> k.length() < 4);
        System.out.println(m);
        m.values().removeIf(v -> v > 700);
        System.out.println(m);
        for (Map.Entry<String, Integer> e : m.entrySet()) e.setValue(e.getValue() * 2);
        System.out.println(m);
        Iterator<Map.Entry<String, Integer>> it = m.entrySet().iterator();
        Map.Entry<String, Integer> first = it.next();
        it.remove();
        System.out.println(first + " " + first.getKey() + " " + first.getValue() + " hash " + first.hashCode() + " left " + m);
        attempt("iterator remove twice", it::remove);
        attempt("keySet add", () -> m.keySet().add("x"));
        attempt("values add", () -> m.values().add(1));
        attempt("negative capacity", () -> new HashMap<String, String>(-1));
        attempt("NaN load factor", () -> new HashMap<String, String>(1, Float.NaN));
        attempt("null map", () -> new HashMap<String, String>((Map<String, String>) null));
        System.out.println(m.entrySet().contains(new AbstractMap.SimpleEntry<>("lazy", m.get("lazy"))) + " "
                + m.entrySet().remove(Map.entry("lazy", -1)) + " " + m.keySet().remove("lazy") + " " + m);

        System.out.println("-- equality and copies");
        Map<String, Integer> a = new HashMap<>(64), b = new TreeMap<>(), c = new LinkedHashMap<>();
        for (int i = 20; i-- > 0;) { a.put("k" + i, i); b.put("k" + i, i); c.put("k" + i, i); }
        System.out.println(a.equals(b) + " " + b.equals(c) + " " + c.equals(a) + " " + (a.hashCode() == b.hashCode()) + " " + a.hashCode());
        System.out.println(a);
        System.out.println(new HashMap<>(a));
        b.put("k3", 4);
        System.out.println(a.equals(b) + " " + a.keySet().equals(b.keySet()) + " " + a.entrySet().equals(b.entrySet()));
        HashMap<String, Integer> d = new HashMap<>(a);
        d.putAll(Map.of("k0", -1));
        @SuppressWarnings("unchecked")
        HashMap<String, Integer> e = (HashMap<String, Integer>) d.clone();
        e.clear();
        System.out.println(d.get("k0") + " " + e + " " + e.isEmpty() + " " + d.size());
        HashMap<Object, Object> self = new HashMap<>();
        self.put("me", self);
        System.out.println(self);
        long sum = 0;
        HashMap<Long, Long> big = new HashMap<>();
        for (long i = 0; i < 5000; i++) big.merge(i * i % 1009, i, Long::sum);
        for (Map.Entry<Long, Long> x : big.entrySet()) sum = sum * 31 + x.getKey() * 7 + x.getValue();
        System.out.println(big.size() + " " + sum);
        StringBuilder sb = new StringBuilder();
        a.forEach((k, v) -> sb.append(k).append(v % 2 == 0 ? '+' : '-'));
        System.out.println(sb);
    }
}
