// Library collections: HashMap counting, ArrayList sorting, PriorityQueue scheduling, ArrayDeque, TreeMap, iterators, boxing.
// The optional argument is the number of rounds.
import java.util.*;

public class CollectionsWork {
    static long counting(int n) {
        HashMap<Integer, Integer> m = new HashMap<>();
        for (int i = 0; i < n; i++) m.merge(i * 7919 % 1009, 1, Integer::sum);
        long s = 0;
        for (Map.Entry<Integer, Integer> e : m.entrySet()) s = s * 31 + e.getKey() * e.getValue();
        for (int i = 0; i < n; i += 3) m.remove(i % 1009);
        return s + m.size();
    }

    static long strings(int n) {
        HashMap<String, Integer> m = new HashMap<>();
        for (int i = 0; i < n; i++) {
            String k = "key" + i % 500;
            Integer old = m.get(k);
            m.put(k, old == null ? 1 : old + 1);
        }
        long s = 0;
        for (String k : m.keySet()) s += k.hashCode() * (long) m.get(k);
        return s;
    }

    static long lists(int n, int seed) {
        ArrayList<Integer> l = new ArrayList<>();
        for (int i = 0; i < n; i++) l.add((seed = seed * 1103515245 + 12345) >>> 8);
        Collections.sort(l);
        long s = 0;
        for (Integer x : l) s = s * 31 + x;
        l.removeIf(x -> (x & 3) == 0);
        for (int i = 0; i < l.size(); i += 7) l.set(i, -l.get(i));
        return s + l.size() + l.get(l.size() / 2);
    }

    record Task(int due, int id) implements Comparable<Task> {
        @Override public int compareTo(Task o) { return due != o.due ? Integer.compare(due, o.due) : Integer.compare(id, o.id); }
    }

    static long queue(int n) {
        PriorityQueue<Task> q = new PriorityQueue<>();
        long s = 0;
        for (int i = 0; i < n; i++) {
            q.add(new Task(i * 31 % 977, i));
            if (i % 3 == 2) s = s * 31 + q.poll().id();
        }
        while (!q.isEmpty()) s = s * 31 + q.poll().due();
        return s;
    }

    static long deque(int n) {
        ArrayDeque<Integer> d = new ArrayDeque<>();
        long s = 0;
        for (int i = 0; i < n; i++) {
            d.addLast(i);
            if (i % 2 == 0) d.addFirst(-i);
            if (d.size() > 50) s += d.pollFirst() + d.pollLast();
        }
        return s;
    }

    static long tree(int n) {
        TreeMap<Integer, String> t = new TreeMap<>();
        for (int i = 0; i < n; i++) t.put(i * 7919 % 4001, "v");
        long s = 0;
        for (int i = 0; i < n; i++) {
            Integer k = t.ceilingKey(i);
            if (k != null) s += k;
        }
        for (int k : t.headMap(n / 2).keySet()) s = s * 31 + k;
        return s;
    }

    static long graph(int n) {
        List<List<Integer>> g = new ArrayList<>();
        for (int i = 0; i < n; i++) g.add(new LinkedList<>());
        for (int i = 0; i < n * 3; i++) g.get(i * 31 % n).add(i * 17 % n);
        BitSet seen = new BitSet(n);
        Deque<Integer> todo = new ArrayDeque<>(List.of(0));
        long s = 0;
        while (!todo.isEmpty()) {
            int x = todo.poll();
            if (seen.get(x)) continue;
            seen.set(x);
            s = s * 31 + x;
            todo.addAll(g.get(x));
        }
        return s + seen.cardinality();
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 34;
        long sum = 0;
        for (int r = 0; r < rounds; r++) {
            sum = sum * 31 + counting(8000 + r);
            sum = sum * 31 + strings(4000 + r);
            sum = sum * 31 + lists(4000 + r, r);
            sum = sum * 31 + queue(3000 + r);
            sum = sum * 31 + deque(6000 + r);
            sum = sum * 31 + tree(3000 + r);
            sum = sum * 31 + graph(1000 + r);
        }
        System.out.println("CollectionsWork " + rounds + " " + Long.toHexString(sum));
    }
}
