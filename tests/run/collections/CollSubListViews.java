// subList views over ArrayList, LinkedList, Arrays.asList and AbstractList: write-through, nesting, staleness.
import java.util.*;

public class CollSubListViews {
    static void attempt(String name, Runnable r) {
        try {
            r.run();
            System.out.println(name + ": completed");
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    static final class Countdown extends AbstractList<Integer> implements RandomAccess {
        final int n;
        Countdown(int n) { this.n = n; }
        public Integer get(int i) {
            Objects.checkIndex(i, n);
            return n - i;
        }
        public int size() { return n; }
    }

    static void edits(String label, List<Integer> base) {
        System.out.println("== " + label + " " + base);
        List<Integer> mid = base.subList(2, 8);
        System.out.println("mid " + mid + " size " + mid.size());
        mid.set(0, 77);
        System.out.println("write-through " + base.get(2));
        mid.add(55);
        mid.add(1, 66);
        System.out.println(mid + " | " + base);
        List<Integer> inner = mid.subList(1, 4);
        inner.remove(0);
        inner.addAll(Arrays.asList(-1, -2));
        System.out.println(inner + " | " + mid + " | " + base);
        inner.clear();
        System.out.println(inner + " | " + mid + " | " + base);
        mid.sort(Comparator.reverseOrder());
        System.out.println("sorted part " + base);
        Collections.rotate(mid, 2);
        System.out.println("rotated part " + base);
        Collections.swap(mid, 0, mid.size() - 1);
        mid.replaceAll(x -> x * 10);
        System.out.println("scaled part " + base + " index " + mid.indexOf(550) + " " + mid.contains(0));
        ListIterator<Integer> it = mid.listIterator(mid.size());
        StringBuilder sb = new StringBuilder();
        while (it.hasPrevious()) {
            int i = it.previousIndex();
            int v = it.previous();
            sb.append(i).append('=').append(v).append(' ');
            if (v == 50) it.remove();
            else if (v == 60) it.add(61);
        }
        System.out.println(sb + "-> " + base);
        System.out.println("removeIf " + mid.removeIf(x -> x > 400) + " " + base);
        System.out.println("equals copy " + mid.equals(new ArrayList<>(mid)) + " hash " + mid.hashCode());
        attempt("sub get", () -> mid.get(mid.size()));
        attempt("sub add", () -> mid.add(mid.size() + 1, 0));
        attempt("sub -1", () -> mid.subList(-1, 2));
        attempt("sub beyond", () -> mid.subList(0, mid.size() + 1));
        attempt("sub reversed", () -> mid.subList(2, 1));
        base.add(1000);
        attempt("stale size", () -> System.out.println(mid.size()));
        attempt("stale get", () -> System.out.println(mid.get(0)));
        attempt("stale iterate", () -> { for (int x : mid) System.out.println(x); });
    }

    public static void main(String[] args) {
        List<Integer> nums = new ArrayList<>();
        for (int i = 0; i < 10; i++) nums.add(i);
        edits("ArrayList", new ArrayList<>(nums));
        edits("LinkedList", new LinkedList<>(nums));

        List<Integer> fixed = Arrays.asList(9, 8, 7, 6, 5, 4);
        List<Integer> tail = fixed.subList(3, 6);
        Collections.sort(tail);
        System.out.println(fixed + " " + tail);
        attempt("fixed add", () -> tail.add(1));
        attempt("fixed remove", () -> tail.remove(0));
        attempt("fixed clear", tail::clear);

        Countdown cd = new Countdown(12);
        System.out.println(cd + " " + cd.subList(3, 7) + " " + cd.subList(3, 7).subList(1, 2));
        System.out.println(cd.subList(3, 7) instanceof RandomAccess);
        System.out.println(cd.indexOf(4) + " " + cd.subList(5, 10).indexOf(4) + " " + cd.subList(5, 10).lastIndexOf(99));
        attempt("countdown set", () -> cd.subList(1, 3).set(0, 5));
        attempt("countdown bounds", () -> cd.subList(1, 3).get(2));
        attempt("countdown range", () -> cd.subList(4, 13));

        List<Integer> un = Collections.unmodifiableList(nums).subList(2, 5);
        System.out.println(un);
        nums.set(3, 33);
        System.out.println(un);
        attempt("unmodifiable", () -> un.set(0, 0));
        List<String> of = List.of("a", "b", "c", "d", "e").subList(1, 4);
        System.out.println(of + " " + of.subList(1, 3) + " " + of.indexOf("d") + " " + of.contains("a"));
        attempt("of sub set", () -> of.set(0, "z"));
        attempt("of sub range", () -> of.subList(0, 4));
    }
}
