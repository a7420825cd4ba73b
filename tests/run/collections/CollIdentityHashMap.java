// IdentityHashMap: reference semantics, content checked without relying on its order.
import java.util.*;

public class CollIdentityHashMap {
    static final class Node {
        final String name;
        final List<Node> out = new ArrayList<>();
        Node(String name) { this.name = name; }
        @Override public boolean equals(Object o) { throw new AssertionError("equals must not be called"); }
        @Override public int hashCode() { throw new AssertionError("hashCode must not be called"); }
    }

    static <V> TreeMap<String, Integer> counts(IdentityHashMap<String, V> m) {
        TreeMap<String, Integer> t = new TreeMap<>();
        for (String k : m.keySet()) t.merge(k, 1, Integer::sum);
        return t;
    }

    static int reach(Node n, Set<Node> seen) {
        if (!seen.add(n)) return 0;
        int c = 1;
        for (Node x : n.out) c += reach(x, seen);
        return c;
    }

    static Node copy(Node n, Map<Node, Node> done) {
        Node known = done.get(n);
        if (known != null) return known;
        Node c = new Node(n.name + "'");
        done.put(n, c);
        for (Node x : n.out) c.out.add(copy(x, done));
        return c;
    }

    public static void main(String[] args) {
        String lit = "key", other = new String("key"), third = new String("key");
        IdentityHashMap<String, Integer> m = new IdentityHashMap<>();
        System.out.println(m.put(lit, 1) + " " + m.put(other, 2) + " " + m.put(lit, 3) + " " + m.size());
        System.out.println(m.get("key") + " " + m.get(other) + " " + m.get(third) + " " + m.get(third.intern()));
        System.out.println(m.containsKey(third) + " " + m.containsKey(other) + " " + counts(m));
        System.out.println(m.remove(third) + " " + m.remove(other) + " " + m.size() + " " + m);
        Integer a = Integer.valueOf(1000000), b = Integer.valueOf(1000000);
        IdentityHashMap<Object, Object> vals = new IdentityHashMap<>();
        vals.put("a", a);
        System.out.println(vals.containsValue(a) + " " + vals.containsValue(b) + " " + vals.remove("a", b) + " " + vals.remove("a", a) + " " + vals);
        vals.put(null, null);
        System.out.println(vals.containsKey(null) + " " + vals.get(null) + " " + vals.containsValue(null) + " " + vals + " " + vals.size());
        Integer small = 100, small2 = 100;
        vals.put(small, "cached");
        System.out.println(vals.get(small2) + " " + vals.get(100) + " " + vals.get(100L));

        IdentityHashMap<String, Integer> bulk = new IdentityHashMap<>(4);
        List<String> keep = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            String s = new String("s" + i % 10);
            keep.add(s);
            bulk.put(s, i);
        }
        System.out.println(bulk.size() + " " + counts(bulk));
        long sum = 0;
        for (String s : keep) sum += bulk.get(s);
        System.out.println(sum);
        for (int i = 0; i < 500; i += 3) if (bulk.remove(keep.get(i)) != i) throw new AssertionError();
        for (int i = 0; i < 500; i++) if (bulk.containsKey(keep.get(i)) != (i % 3 != 0)) throw new AssertionError("at " + i);
        System.out.println(bulk.size() + " " + counts(bulk));
        Iterator<Map.Entry<String, Integer>> it = bulk.entrySet().iterator();
        int removed = 0;
        while (it.hasNext()) {
            Map.Entry<String, Integer> e = it.next();
            if (e.getValue() % 2 == 0) { it.remove(); removed++; }
        }
        int bad = 0;
        for (int i = 0; i < 500; i++) if (bulk.containsKey(keep.get(i)) != (i % 3 != 0 && i % 2 == 1)) bad++;
        System.out.println("removed " + removed + " left " + bulk.size() + " bad " + bad);
        for (Map.Entry<String, Integer> e : bulk.entrySet()) e.setValue(-e.getValue());
        System.out.println(bulk.get(keep.get(1)) + " " + bulk.get(keep.get(499)) + " " + new TreeSet<>(bulk.values()).first());
        @SuppressWarnings("unchecked")
        IdentityHashMap<String, Integer> clone = (IdentityHashMap<String, Integer>) bulk.clone();
        System.out.println(clone.equals(bulk) + " " + clone.keySet().equals(bulk.keySet()));
        clone.clear();
        System.out.println(clone.size() + " " + bulk.size() + " " + clone.isEmpty());
        bulk.replaceAll((k, v) -> k.length());
        System.out.println(new TreeSet<>(bulk.values()));
        System.out.println(bulk.merge(keep.get(1), 5, Integer::sum) + " " + bulk.merge(new String("s1"), 5, Integer::sum) + " " + bulk.size());

        Node[] ns = new Node[6];
        for (int i = 0; i < ns.length; i++) ns[i] = new Node("n" + i);
        for (int i = 0; i < ns.length; i++) { ns[i].out.add(ns[(i * 2 + 1) % 6]); ns[i].out.add(ns[i / 2]); }
        Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        System.out.println("reach " + reach(ns[2], seen) + " " + seen.contains(ns[3]) + " " + seen.contains(new Node("n3")));
        Map<Node, Node> done = new IdentityHashMap<>();
        Node c = copy(ns[0], done);
        StringBuilder sb = new StringBuilder();
        for (Node n : ns) sb.append(n.name).append("->").append(done.containsKey(n) ? done.get(n).name : "none").append(' ');
        System.out.println(sb + "" + c.out.get(0).name + c.out.get(0).out.get(1).name + " " + (c.out.get(1) == c));
        try {
            new IdentityHashMap<String, String>(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            for (String k : bulk.keySet()) bulk.put(new String(k), 0);
        } catch (ConcurrentModificationException e) {
            System.out.println("modified");
        }
    }
}
