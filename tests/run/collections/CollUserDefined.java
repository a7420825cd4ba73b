// User-defined collections on the Abstract* skeletons and on plain Iterable: inherited behaviour.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class CollUserDefined {
    static void attempt(String name, Runnable r) {
        try {
            r.run();
            System.out.println(name + ": completed");
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    /** Open-addressing set of ints with tombstones. */
    static final class IntSet extends AbstractSet<Integer> {
        private static final int FREE = 0, USED = 1, DEAD = 2;
        private int[] keys = new int[8];
        private byte[] state = new byte[8];
        private int size, filled;
        @Override public int size() { return size; }
        private int find(int k) {
            int i = k * 0x9E3779B9 >>> 8 & keys.length - 1;
            while (state[i] != FREE && !(state[i] == USED && keys[i] == k)) i = i + 1 & keys.length - 1;
            return i;
        }
        @Override public boolean contains(Object o) { return o instanceof Integer && state[find((Integer) o)] == USED; }
        @Override public boolean add(Integer k) {
            int i = find(k);
            if (state[i] == USED) return false;
            keys[i] = k;
            state[i] = USED;
            size++;
            if (++filled * 2 > keys.length) rehash();
            return true;
        }
        private void rehash() {
            int[] ok = keys;
            byte[] os = state;
            keys = new int[ok.length * 2];
            state = new byte[keys.length];
            size = filled = 0;
            for (int i = 0; i < ok.length; i++) if (os[i] == USED) add(ok[i]);
        }
        @Override public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int i = 0, last = -1;
                @Override public boolean hasNext() {
                    while (i < keys.length && state[i] != USED) i++;
                    return i < keys.length;
                }
                @Override public Integer next() {
                    if (!hasNext()) throw new NoSuchElementException("end of set");
                    return keys[last = i++];
                }
                @Override public void remove() {
                    if (last < 0) throw new IllegalStateException("no element");
                    state[last] = DEAD;
                    size--;
                    last = -1;
                }
            };
        }
    }

    /** Map view over two parallel lists. */
    static final class PairMap extends AbstractMap<String, Integer> {
        final List<String> ks = new ArrayList<>();
        final List<Integer> vs = new ArrayList<>();
        @Override public Integer put(String k, Integer v) {
            int i = ks.indexOf(k);
            if (i >= 0) return vs.set(i, v);
            ks.add(k);
            vs.add(v);
            return null;
        }
        @Override public Set<Entry<String, Integer>> entrySet() {
            return new AbstractSet<>() {
                @Override public int size() { return ks.size(); }
                @Override public Iterator<Entry<String, Integer>> iterator() {
                    return new Iterator<>() {
                        int i = 0;
                        @Override public boolean hasNext() { return i < ks.size(); }
                        @Override public Entry<String, Integer> next() {
                            final int at = i++;
                            return new SimpleEntry<>(ks.get(at), vs.get(at)) {
                                @Override public Integer setValue(Integer v) { vs.set(at, v); return super.setValue(v); }
                            };
                        }
                        @Override public void remove() { i--; ks.remove(i); vs.remove(i); }
                    };
                }
            };
        }
    }

    static final class Bag<T> extends AbstractCollection<T> {
        final List<T> l = new ArrayList<>();
        @Override public Iterator<T> iterator() { return l.iterator(); }
        @Override public int size() { return l.size(); }
        @Override public boolean add(T t) { return l.add(t); }
    }

    record Range(int lo, int hi) implements Iterable<Integer> {
        @Override public Iterator<Integer> iterator() {
            return IntStream.range(lo, hi).iterator();
        }
    }

    static final class Fifo extends AbstractQueue<String> {
        final LinkedList<String> l = new LinkedList<>();
        @Override public Iterator<String> iterator() { return l.iterator(); }
        @Override public int size() { return l.size(); }
        @Override public boolean offer(String s) { return l.size() < 3 && l.add(s); }
        @Override public String poll() { return l.poll(); }
        @Override public String peek() { return l.peek(); }
    }

    public static void main(String[] args) {
        IntSet s = new IntSet();
        for (int i = 0; i < 40; i++) s.add(i * 11 % 53);
        System.out.println(s.size() + " " + s.contains(11) + " " + s.contains(52) + " " + s.contains("x") + " " + s.add(11));
        System.out.println(s);
        System.out.println(new TreeSet<>(s) + " " + s.hashCode() + " " + s.equals(new HashSet<>(s)) + " " + s.remove(11) + " " + s.remove(11) + " " + s.size());
        System.out.println(s.removeIf(x -> x > 9) + " " + new TreeSet<>(s) + " " + s.retainAll(List.of(0, 2, 4, 6, 8)) + " " + new TreeSet<>(s) + " " + s.removeAll(Set.of(0)) + " " + new TreeSet<>(s));
        System.out.println(Arrays.toString(new TreeSet<>(s).toArray()) + " " + s.toArray(new Integer[0]).length + " " + s.stream().mapToInt(x -> x).sum() + " " + s.containsAll(List.of(2, 4)));
        attempt("next at end", () -> new IntSet().iterator().next());
        attempt("remove early", () -> s.iterator().remove());
        s.clear();
        System.out.println(s + " " + s.isEmpty());

        PairMap m = new PairMap();
        for (String w : "one two three one four two".split(" ")) m.merge(w, 1, Integer::sum);
        System.out.println(m + " " + m.size() + " " + m.get("two") + " " + m.containsKey("five") + " " + m.containsValue(1) + " " + m.hashCode() + " " + m.equals(new HashMap<>(m)));
        m.replaceAll((k, v) -> v * 10 + k.length());
        System.out.println(m + " " + m.remove("three") + " " + m.remove("none") + " " + m.keySet() + " " + m.values() + " " + m.getOrDefault("q", 0));
        m.computeIfAbsent("q", String::length);
        m.computeIfPresent("one", (k, v) -> null);
        m.keySet().remove("four");
        System.out.println(m);
        m.values().removeIf(v -> v == 1);
        m.putAll(Map.of("z", 26));
        System.out.println(m + " " + m.entrySet().iterator().next());
        m.clear();
        System.out.println(m + " " + m.isEmpty());

        Bag<String> b = new Bag<>();
        System.out.println(b + " " + b.addAll(List.of("x", "y", "x")) + " " + b + " " + b.remove("x") + " " + b + " " + b.contains("y") + " " + b.equals(List.of("y", "x")));
        b.add("b");
        System.out.println(b.stream().sorted().toList() + " " + String.join("+", b));
        int sum = 0;
        for (int a : new Range(3, 7)) for (int c : new Range(0, a)) sum += a * c;
        System.out.println(sum + " " + new Range(1, 4) + " " + StreamSupport.stream(new Range(0, 5).spliterator(), false).map(x -> x * x).toList());
        new Range(7, 10).forEach(x -> System.out.print(x + " "));
        System.out.println();
        Fifo f = new Fifo();
        System.out.println(f.add("a") + " " + f.addAll(List.of("b", "c")) + " " + f.offer("d") + " " + f + " " + f.element() + " " + f.remove());
        attempt("full", () -> { f.add("x"); f.add("y"); });
        f.clear();
        attempt("empty", f::remove);
        attempt("self", () -> f.addAll(f));
        attempt("abstract list", () -> new AbstractList<Integer>() { public Integer get(int i) { return i; } public int size() { return 3; } }.add(1));
        attempt("abstract map", () -> new AbstractMap<String, String>() { public Set<Entry<String, String>> entrySet() { return Set.of(); } }.put("a", "b"));
    }
}
