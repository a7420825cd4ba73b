// LRU and LFU caches built by hand on linked nodes, compared with LinkedHashMap on traces; hit-rate statistics.
import java.util.*;
import java.util.function.*;

public class AppLruCache {
    interface Cache<K, V> {
        V get(K k);
        void put(K k, V v);
        int size();
        String dump();
    }

    static final class Lru<K, V> implements Cache<K, V> {
        private final class Node {
            final K key;
            V value;
            Node prev, next;
            Node(K k, V v) { key = k; value = v; }
        }

        private final int capacity;
        private final Map<K, Node> map = new HashMap<>();
        private final Node head = new Node(null, null), tail = new Node(null, null);
        private final BiConsumer<K, V> onEvict;
        int hits, misses, evictions;

        Lru(int capacity, BiConsumer<K, V> onEvict) {
            if (capacity <= 0) throw new IllegalArgumentException("capacity must be positive: " + capacity);
            this.capacity = capacity;
            this.onEvict = onEvict;
            head.next = tail;
            tail.prev = head;
        }

        private void unlink(Node n) { n.prev.next = n.next; n.next.prev = n.prev; }

        private void pushFront(Node n) {
            n.next = head.next;
            n.prev = head;
            head.next.prev = n;
            head.next = n;
        }

        @Override public V get(K k) {
            Node n = map.get(k);
            if (n == null) { misses++; return null; }
            hits++;
            unlink(n);
            pushFront(n);
            return n.value;
        }

        @Override public void put(K k, V v) {
            Node n = map.get(k);
            if (n != null) {
                n.value = v;
                unlink(n);
                pushFront(n);
                return;
            }
            if (map.size() == capacity) {
                Node old = tail.prev;
                unlink(old);
                map.remove(old.key);
                evictions++;
                onEvict.accept(old.key, old.value);
            }
            n = new Node(k, v);
            map.put(k, n);
            pushFront(n);
        }

        V computeIfAbsent(K k, Function<K, V> f) {
            V v = get(k);
            if (v == null) put(k, v = f.apply(k));
            return v;
        }

        @Override public int size() { return map.size(); }

        @Override public String dump() {
            StringJoiner j = new StringJoiner(" ", "[", "]");
            for (Node n = head.next; n != tail; n = n.next) j.add(n.key + "=" + n.value);
            return j.toString();
        }
    }

    static final class Lfu<K, V> implements Cache<K, V> {
        private final int capacity;
        private final Map<K, V> values = new HashMap<>();
        private final Map<K, Integer> counts = new HashMap<>();
        private final TreeMap<Integer, LinkedHashSet<K>> byCount = new TreeMap<>();
        int hits, misses;
        Lfu(int c) { capacity = c; }
        private void touch(K k) {
            int c = counts.merge(k, 1, Integer::sum);
            if (c > 1) {
                Set<K> s = byCount.get(c - 1);
                s.remove(k);
                if (s.isEmpty()) byCount.remove(c - 1);
            }
            byCount.computeIfAbsent(c, x -> new LinkedHashSet<>()).add(k);
        }
        @Override public V get(K k) {
            if (!values.containsKey(k)) { misses++; return null; }
            hits++;
            touch(k);
            return values.get(k);
        }
        @Override public void put(K k, V v) {
            if (!values.containsKey(k) && values.size() == capacity) {
                Map.Entry<Integer, LinkedHashSet<K>> least = byCount.firstEntry();
                K victim = least.getValue().iterator().next();
                least.getValue().remove(victim);
                if (least.getValue().isEmpty()) byCount.pollFirstEntry();
                counts.remove(victim);
                values.remove(victim);
            }
            values.put(k, v);
            touch(k);
        }
        @Override public int size() { return values.size(); }
        @Override public String dump() { return byCount.toString(); }
    }

    static long fibCalls;

    static long fib(Lru<Integer, Long> c, int n) {
        fibCalls++;
        if (n < 2) return n;
        Long known = c.get(n);
        if (known != null) return known;
        long v = fib(c, n - 1) + fib(c, n - 2);
        c.put(n, v);
        return v;
    }

    public static void main(String[] args) {
        List<String> evicted = new ArrayList<>();
        Lru<String, Integer> c = new Lru<>(3, (k, v) -> evicted.add(k + v));
        for (String op : "put:a:1 put:b:2 put:c:3 get:a put:d:4 get:b get:c put:a:9 put:e:5 get:d get:a".split(" ")) {
            String[] p = op.split(":");
            String r = "";
            if (p[0].equals("put")) c.put(p[1], Integer.parseInt(p[2])); else r = " -> " + c.get(p[1]);
            System.out.println(op + r + " " + c.dump());
        }
        System.out.println("evicted " + evicted + " hits " + c.hits + " misses " + c.misses);
        System.out.println(c.computeIfAbsent("z", String::length) + " " + c.computeIfAbsent("z", k -> -1) + " " + c.dump());
        try {
            new Lru<String, String>(0, (k, v) -> {});
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }

        for (int cap : new int[] {1, 2, 5, 20}) {
            Lru<Integer, Integer> mine = new Lru<>(cap, (k, v) -> {});
            LinkedHashMap<Integer, Integer> ref = new LinkedHashMap<>(16, 0.75f, true) {
                @Override protected boolean removeEldestEntry(Map.Entry<Integer, Integer> e) { return size() > cap; }
            };
            Random r = new Random(cap);
            for (int i = 0; i < 3000; i++) {
                int k = (int) Math.abs(r.nextGaussian() * 12);
                if (r.nextInt(3) == 0) {
                    mine.put(k, i);
                    ref.put(k, i);
                } else if (!Objects.equals(mine.get(k), ref.get(k))) throw new AssertionError("step " + i);
            }
            List<String> l = new ArrayList<>();
            ref.forEach((k, v) -> l.add(0, k + "=" + v));
            System.out.println("capacity " + cap + " same " + mine.dump().equals("[" + String.join(" ", l) + "]") + " hits " + mine.hits + " misses " + mine.misses + " evictions " + mine.evictions);
        }

        Lfu<String, Integer> f = new Lfu<>(3);
        for (String k : "a b c a a b d e a f b".split(" ")) {
            if (f.get(k) == null) f.put(k, 1);
            System.out.println(k + " " + f.dump());
        }
        System.out.println("lfu hits " + f.hits + " misses " + f.misses + " size " + f.size());

        int[][] rates = new int[2][4];
        int[] caps = {4, 8, 16, 32};
        for (int i = 0; i < caps.length; i++) {
            Lru<Integer, Integer> a = new Lru<>(caps[i], (k, v) -> {});
            Lfu<Integer, Integer> b = new Lfu<>(caps[i]);
            Random r = new Random(50);
            for (int n = 0; n < 3000; n++) {
                int k = r.nextInt(4) == 0 ? 1000 + n : Math.min(r.nextInt(40), r.nextInt(40));
                a.computeIfAbsent(k, x -> x);
                if (b.get(k) == null) b.put(k, k);
            }
            rates[0][i] = a.hits;
            rates[1][i] = b.hits;
        }
        System.out.println("hits " + Arrays.deepToString(rates));
        for (int cap : new int[] {2, 3, 10, 100}) {
            fibCalls = 0;
            System.out.println("fib(22) with " + cap + " " + fib(new Lru<>(cap, (k, v) -> {}), 22) + " calls " + fibCalls);
        }
    }
}
