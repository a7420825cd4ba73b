// PriorityQueue: heap layout visible through iteration, comparators, removal, heapify from collections.
import java.util.*;

public class CollPriorityQueueHeap {
    record Job(String name, int pri) {}

    static void attempt(String name, Runnable r) {
        try {
            r.run();
            System.out.println(name + ": completed");
        } catch (IllegalArgumentException | NoSuchElementException e) {
            System.out.println(name + ": " + e.getClass().getName() + ": " + e.getMessage());
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e.getClass().getName());
        }
    }

    static <T> String drain(PriorityQueue<T> q) {
        StringJoiner j = new StringJoiner(" ", "<", ">");
        while (!q.isEmpty()) j.add(String.valueOf(q.poll()));
        return j.toString();
    }

    public static void main(String[] args) {
        PriorityQueue<Integer> q = new PriorityQueue<>();
        int[] vals = {5, 3, 8, 1, 9, 2, 7, 3, 5, 0, 6, 4};
        for (int v : vals) {
            q.offer(v);
            System.out.println("+" + v + " " + q);
        }
        System.out.println(q.peek() + " " + q.element() + " " + q.size() + " " + q.contains(7) + " " + q.contains(70));
        System.out.println(q.remove(3) + " " + q);
        System.out.println(q.remove(0) + " " + q);
        System.out.println(q.remove(42) + " " + q);
        for (int i = 0; i < 4; i++) System.out.println("-" + q.poll() + " " + q);
        Iterator<Integer> it = q.iterator();
        List<Integer> seen = new ArrayList<>();
        while (it.hasNext()) {
            int x = it.next();
            seen.add(x);
            if (x % 2 == 1) it.remove();
        }
        System.out.println(seen + " -> " + q);
        System.out.println(q.removeIf(x -> x > 6) + " " + q + " " + drain(q));
        System.out.println(q.poll() + " " + q.peek());
        attempt("remove on empty", q::remove);
        attempt("element on empty", q::element);
        attempt("null", () -> q.add(null));
        attempt("capacity 0", () -> new PriorityQueue<Integer>(0));

        PriorityQueue<Integer> heap = new PriorityQueue<>(Arrays.asList(9, 8, 7, 6, 5, 4, 3, 2, 1, 0));
        System.out.println("heapified " + heap + " " + Arrays.toString(heap.toArray()));
        PriorityQueue<Integer> fromSorted = new PriorityQueue<>(new TreeSet<>(Arrays.asList(5, 1, 4)));
        System.out.println("from sorted set " + fromSorted + " " + fromSorted.comparator());
        PriorityQueue<Integer> copy = new PriorityQueue<>(heap);
        System.out.println("same layout " + copy.toString().equals(heap.toString()) + " equals " + copy.equals(heap));

        PriorityQueue<String> rev = new PriorityQueue<>(2, Comparator.comparing(String::length).reversed().thenComparing(Comparator.naturalOrder()));
        Collections.addAll(rev, "kiwi", "fig", "banana", "apple", "cherry", "date", "plum", "elderberry", "nut");
        System.out.println(rev);
        System.out.println(drain(rev));

        PriorityQueue<Job> jobs = new PriorityQueue<>(Comparator.comparingInt(Job::pri));
        for (int i = 0; i < 12; i++) jobs.add(new Job("j" + i, i * 7 % 5));
        System.out.println(drain(jobs));

        PriorityQueue<Object> mixed = new PriorityQueue<>();
        mixed.add("text");
        attempt("mixed types", () -> mixed.add(1));
        System.out.println(mixed.size());
        PriorityQueue<Object> notComparable = new PriorityQueue<>();
        attempt("not comparable", () -> notComparable.add(new Object()));
        System.out.println("size " + notComparable.size());

        // k smallest / median by two heaps
        Random r = new Random(99);
        PriorityQueue<Integer> low = new PriorityQueue<>(Collections.reverseOrder());
        PriorityQueue<Integer> high = new PriorityQueue<>();
        StringBuilder meds = new StringBuilder();
        for (int i = 0; i < 30; i++) {
            int v = r.nextInt(1000);
            if (low.isEmpty() || v <= low.peek()) low.add(v); else high.add(v);
            if (low.size() > high.size() + 1) high.add(low.poll());
            if (high.size() > low.size()) low.add(high.poll());
            meds.append(low.peek()).append(' ');
        }
        System.out.println(meds);
        System.out.println(low + "\n" + high);
        PriorityQueue<Long> ugly = new PriorityQueue<>(List.of(1L));
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 40; i++) {
            long x = ugly.poll();
            while (!ugly.isEmpty() && ugly.peek() == x) ugly.poll();
            sb.append(x).append(' ');
            ugly.add(x * 2);
            ugly.add(x * 3);
            ugly.add(x * 5);
        }
        System.out.println(sb);
        attempt("modified while iterating", () -> { for (Integer x : heap) heap.add(x); });
        heap.clear();
        System.out.println(heap + " " + heap.isEmpty());
    }
}
