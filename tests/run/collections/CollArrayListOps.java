// ArrayList: growth, positional edits, bulk operations, conversions and bounds errors.
import java.util.*;
import java.util.function.*;

public class CollArrayListOps {
    static void attempt(String name, Runnable r) {
        try {
            r.run();
            System.out.println(name + ": completed");
        } catch (NullPointerException | ClassCastException e) {
            System.out.println(name + ": " + e.getClass().getName());
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        ArrayList<Integer> a = new ArrayList<>();
        for (int i = 0; i < 25; i++) a.add(i * i % 17);
        System.out.println(a + " size " + a.size());
        a.add(0, 100);
        a.add(13, 200);
        a.add(a.size(), 300);
        System.out.println(a);
        System.out.println("remove(int) " + a.remove(1) + ", remove(Object) " + a.remove((Integer) 16)
                + ", absent " + a.remove((Integer) 12345));
        System.out.println(a.indexOf(16) + " " + a.lastIndexOf(16) + " " + a.indexOf(null) + " " + a.contains(200));
        System.out.println("set returns " + a.set(2, -2) + " -> " + a.get(2));

        List<Integer> evens = new ArrayList<>(a);
        System.out.println("removeIf " + evens.removeIf(x -> (x & 1) != 0) + " " + evens);
        System.out.println("removeIf again " + evens.removeIf(x -> (x & 1) != 0));
        evens.replaceAll(x -> x / 2);
        System.out.println("replaceAll " + evens);
        System.out.println("addAll mid " + evens.addAll(2, Arrays.asList(7, 8, 9)) + " " + evens);
        System.out.println("addAll empty " + evens.addAll(Collections.emptyList()));
        System.out.println("retainAll " + evens.retainAll(Arrays.asList(7, 8, 9, 50, 100)) + " " + evens);
        System.out.println("removeAll " + evens.removeAll(Arrays.asList(8)) + " " + evens);
        System.out.println("containsAll " + evens.containsAll(Arrays.asList(7, 9)) + " " + evens.containsAll(Arrays.asList(7, 8)));

        ArrayList<String> s = new ArrayList<>(Arrays.asList("pear", null, "fig", "apple", null, "fig"));
        System.out.println(s + " null at " + s.indexOf(null) + ".." + s.lastIndexOf(null));
        System.out.println("hash " + s.hashCode() + " equals LinkedList " + s.equals(new LinkedList<>(s)));
        s.removeIf(Objects::isNull);
        s.sort(null);
        System.out.println(s);
        s.sort(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        System.out.println(s);

        String[] small = s.toArray(new String[0]);
        String[] big = new String[7];
        Arrays.fill(big, "x");
        String[] same = s.toArray(big);
        System.out.println(small.length + " " + Arrays.toString(small) + " " + (same == big) + " " + Arrays.toString(big));
        String[] gen = s.toArray(String[]::new);
        System.out.println(Arrays.toString(gen) + " " + gen.getClass().getSimpleName());
        Object[] plain = s.toArray();
        System.out.println(plain.getClass().getSimpleName() + " " + plain.length);

        @SuppressWarnings("unchecked")
        ArrayList<String> copy = (ArrayList<String>) s.clone();
        copy.clear();
        System.out.println(copy + " " + copy.isEmpty() + " original " + s.size());
        copy.trimToSize();
        copy.ensureCapacity(100);
        copy.add("after trim");
        System.out.println(copy);

        attempt("get -1", () -> a.get(-1));
        attempt("get size", () -> a.get(a.size()));
        attempt("set 99", () -> a.set(99, 0));
        attempt("add 99", () -> a.add(99, 0));
        attempt("remove 99", () -> a.remove(99));
        attempt("addAll -1", () -> a.addAll(-1, Arrays.asList(1)));
        attempt("capacity -1", () -> new ArrayList<Integer>(-1));
        attempt("null collection", () -> new ArrayList<Integer>((Collection<Integer>) null));
        attempt("removeIf null", () -> a.removeIf(null));
        attempt("toArray wrong type", () -> {
            Object[] wrong = ((List<?>) s).toArray(new Integer[5]);
            System.out.println(wrong.length);
        });

        // Removal from the middle of a predicate that throws leaves the list as it was.
        ArrayList<Integer> guarded = new ArrayList<>(Arrays.asList(1, 2, 3, 4, 5));
        attempt("throwing predicate", () -> guarded.removeIf(x -> {
            if (x == 4) throw new IllegalStateException("at " + x);
            return x == 2;
        }));
        System.out.println(guarded);

        // Growth from both default and explicit capacities.
        for (int cap : new int[] {0, 1, 2, 10}) {
            ArrayList<Integer> g = new ArrayList<>(cap);
            long sum = 0;
            for (int i = 0; i < 1000; i++) g.add(i);
            for (int x : g) sum += x;
            while (g.size() > 3) g.remove(g.size() / 2);
            System.out.println("cap " + cap + " sum " + sum + " left " + g);
        }
        StringBuilder sb = new StringBuilder();
        a.forEach(x -> sb.append(x).append(';'));
        System.out.println(sb);
        ArrayList<Object> self = new ArrayList<>();
        self.add(1);
        self.add(self);
        System.out.println(self);
        BiFunction<Integer, Integer, List<Integer>> range = (lo, hi) -> {
            List<Integer> r = new ArrayList<>();
            for (int i = lo; i < hi; i++) r.add(i);
            return r;
        };
        System.out.println(range.apply(3, 9));
    }
}
