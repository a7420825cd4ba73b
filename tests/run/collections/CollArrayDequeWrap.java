// ArrayDeque: wrap-around, growth while wrapped, removal in the middle, iterators, null refusal.
import java.util.*;

public class CollArrayDequeWrap {
    static void attempt(String name, Runnable r) {
        try {
            r.run();
            System.out.println(name + ": completed");
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e.getClass().getName());
        }
    }

    /** Reference model to compare against. */
    static long model(long seed, int steps) {
        Random r = new Random(seed);
        ArrayDeque<Integer> d = new ArrayDeque<>(4);
        ArrayList<Integer> m = new ArrayList<>();
        long checksum = 0;
        for (int i = 0; i < steps; i++) {
            switch (r.nextInt(8)) {
                case 0: case 1: d.addLast(i); m.add(i); break;
                case 2: case 3: d.addFirst(i); m.add(0, i); break;
                case 4: {
                    Integer x = d.pollFirst();
                    Integer y = m.isEmpty() ? null : m.remove(0);
                    if (!Objects.equals(x, y)) throw new AssertionError(i + ": " + x + " " + y);
                    break;
                }
                case 5: {
                    Integer x = d.pollLast();
                    Integer y = m.isEmpty() ? null : m.remove(m.size() - 1);
                    if (!Objects.equals(x, y)) throw new AssertionError(i + ": " + x + " " + y);
                    break;
                }
                case 6: {
                    if (!m.isEmpty()) {
                        Integer v = m.get(r.nextInt(m.size()));
                        if (!d.remove(v) || !m.remove(v)) throw new AssertionError("remove " + v);
                    }
                    break;
                }
                default: {
                    Iterator<Integer> a = d.descendingIterator();
                    for (int k = m.size() - 1; k >= 0; k--) {
                        int x = a.next();
                        if (x != m.get(k)) throw new AssertionError("iteration");
                        if (x % 13 == 5) { a.remove(); m.remove(k); }
                    }
                }
            }
            checksum = checksum * 31 + d.size();
        }
        if (!new ArrayList<>(d).equals(m)) throw new AssertionError("content");
        for (int x : d) checksum = checksum * 17 + x;
        return checksum;
    }

    public static void main(String[] args) {
        ArrayDeque<Integer> d = new ArrayDeque<>(3);
        for (int i = 0; i < 40; i++) {
            if (i % 3 == 0) d.addFirst(i); else d.addLast(i);
            if (i % 5 == 4) System.out.println(i + " out " + d.removeFirst() + " " + d.removeLast());
        }
        System.out.println(d + " " + d.size());
        System.out.println(d.peekFirst() + " " + d.peekLast() + " " + d.getFirst() + " " + d.getLast() + " " + d.element());
        System.out.println(d.removeFirstOccurrence(20) + " " + d.removeLastOccurrence(1) + " " + d.remove(7) + " " + d.contains(8));
        System.out.println(d);
        System.out.println(d.removeIf(x -> x % 4 == 1) + " " + d);
        System.out.println(d.removeIf(x -> x > 1000) + " " + d.removeAll(Arrays.asList(2, 4, 6)) + " " + d);
        System.out.println(d.retainAll(Arrays.asList(36, 33, 38, 11, 12)) + " " + d);
        d.push(-1);
        System.out.println(d.pop() + " " + d.peek() + " " + Arrays.toString(d.toArray(new Integer[0])));
        ArrayDeque<Integer> c = d.clone();
        c.add(99);
        System.out.println(c + " " + d + " " + c.equals(d) + " " + c.equals(c));
        d.clear();
        System.out.println(d.isEmpty() + " " + d.poll() + " " + d.pollLast() + " " + d.peek() + " " + d.peekLast() + " " + d);
        attempt("add null", () -> d.add(null));
        attempt("offerFirst null", () -> d.offerFirst(null));
        attempt("removeFirst", d::removeFirst);
        attempt("removeLast", d::removeLast);
        attempt("getFirst", d::getFirst);
        attempt("element", d::element);
        attempt("pop", d::pop);
        attempt("iterator", () -> d.iterator().next());
        attempt("iterator remove", () -> d.iterator().remove());
        attempt("remove null", () -> System.out.println(d.remove(null) + " " + d.contains(null)));
        attempt("from nulls", () -> new ArrayDeque<>(Arrays.asList("a", null)));
        for (int i = 0; i < 6; i++) d.add(i);
        attempt("modified", () -> { for (Integer x : d) if (x == 2) { d.pollFirst(); d.pollFirst(); d.pollFirst(); d.pollFirst(); } });
        System.out.println(d);
        StringBuilder sb = new StringBuilder();
        Iterator<Integer> it = d.iterator();
        sb.append(it.next());
        it.forEachRemaining(x -> sb.append(',').append(x));
        System.out.println(sb);
        for (long seed = 1; seed <= 6; seed++) System.out.println("model " + seed + " " + model(seed, 900));

        // Sliding-window maximum.
        int[] v = new int[40];
        Random r = new Random(5);
        for (int i = 0; i < v.length; i++) v[i] = r.nextInt(100);
        ArrayDeque<Integer> w = new ArrayDeque<>();
        StringJoiner out = new StringJoiner(" ");
        for (int i = 0; i < v.length; i++) {
            while (!w.isEmpty() && v[w.peekLast()] <= v[i]) w.pollLast();
            w.addLast(i);
            if (w.peekFirst() <= i - 5) w.pollFirst();
            if (i >= 4) out.add("" + v[w.peekFirst()]);
        }
        System.out.println(out);
    }
}
