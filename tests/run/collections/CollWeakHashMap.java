// WeakHashMap with keys that stay strongly reachable, plus the reference classes used directly.
import java.lang.ref.*;
import java.util.*;

public class CollWeakHashMap {
    static final class Key implements Comparable<Key> {
        final int id;
        Key(int id) { this.id = id; }
        @Override public int hashCode() { return id % 7; }
        @Override public boolean equals(Object o) { return o instanceof Key && ((Key) o).id == id; }
        @Override public String toString() { return "K" + id; }
        @Override public int compareTo(Key o) { return Integer.compare(id, o.id); }
    }

    public static void main(String[] args) {
        List<Key> strong = new ArrayList<>();
        WeakHashMap<Key, String> m = new WeakHashMap<>();
        for (int i = 0; i < 40; i++) {
            Key k = new Key(i);
            strong.add(k);
            m.put(k, "v" + i);
        }
        System.out.println(m.size() + " " + m.isEmpty() + " " + new TreeMap<>(m));
        System.out.println(m.get(new Key(5)) + " " + m.get(new Key(50)) + " " + m.containsKey(new Key(39)) + " " + m.containsValue("v12") + " " + m.containsValue("w"));
        System.out.println(m.put(new Key(5), "five") + " " + m.get(strong.get(5)) + " " + m.remove(new Key(6)) + " " + m.remove(new Key(6)) + " " + m.size());
        Key nullUser = null;
        System.out.println(m.put(nullUser, "null key") + " " + m.get(null) + " " + m.containsKey(null) + " " + m.remove(null));
        System.out.println(m.put(strong.get(7), null) + " " + m.containsValue(null) + " " + m.get(strong.get(7)));
        Iterator<Map.Entry<Key, String>> it = m.entrySet().iterator();
        int removed = 0;
        while (it.hasNext()) {
            Map.Entry<Key, String> e = it.next();
            if (e.getKey().id % 4 != 0) { it.remove(); removed++; }
            else e.setValue(e.getValue() + "!");
        }
        System.out.println(removed + " " + new TreeMap<>(m));
        m.replaceAll((k, v) -> v + k.id);
        m.computeIfAbsent(strong.get(1), k -> "computed");
        m.merge(strong.get(4), "+", String::concat);
        m.compute(strong.get(8), (k, v) -> null);
        System.out.println(new TreeMap<>(m));
        System.out.println(new TreeSet<>(m.keySet()) + " " + new TreeSet<>(m.values()) + " " + m.equals(new HashMap<>(m)) + " " + (m.hashCode() == new HashMap<>(m).hashCode()));
        Map<Key, String> copy = new WeakHashMap<>(m);
        copy.keySet().retainAll(strong.subList(0, 10));
        System.out.println(new TreeMap<>(copy) + " " + m.size());
        copy.clear();
        System.out.println(copy + " " + copy.size());
        try {
            for (Key k : m.keySet()) m.remove(strong.get(1));
            System.out.println("removed without notice");
        } catch (ConcurrentModificationException e) {
            System.out.println("modified");
        }
        try {
            new WeakHashMap<String, String>(-3);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            new WeakHashMap<String, String>(3, 0f);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        WeakHashMap<Integer, Integer> big = new WeakHashMap<>();
        Integer[] keys = new Integer[2000];
        for (int i = 0; i < keys.length; i++) big.put(keys[i] = 10000 + i, i);
        long sum = 0;
        for (int i = 0; i < keys.length; i++) sum += big.get(10000 + i);
        System.out.println(big.size() + " " + sum);

        System.out.println("-- references");
        Key k = strong.get(3);
        ReferenceQueue<Key> q = new ReferenceQueue<>();
        WeakReference<Key> w = new WeakReference<>(k, q);
        SoftReference<Key> s = new SoftReference<>(k);
        PhantomReference<Key> p = new PhantomReference<>(k, q);
        System.out.println(w.get() + " " + s.get() + " " + p.get() + " " + w.refersTo(k) + " " + p.refersTo(k) + " " + w.refersTo(null) + " " + q.poll());
        System.out.println(w.enqueue() + " " + w.enqueue() + " " + w.get() + " " + (q.poll() == w) + " " + q.poll());
        s.clear();
        System.out.println(s.get() + " " + s.refersTo(null) + " " + s.enqueue());
        Reference.reachabilityFence(k);
        Set<Key> weakSet = Collections.newSetFromMap(new WeakHashMap<>());
        weakSet.addAll(strong.subList(0, 5));
        System.out.println(new TreeSet<>(weakSet) + " " + weakSet.contains(new Key(2)) + " " + weakSet.add(new Key(2)));
        System.out.println(strong.size() + " " + keys.length);
    }
}
