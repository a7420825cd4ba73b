// The java.util.concurrent collections used from one thread: content, atomic operations, bounded queues, ordering.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class CollConcurrentSingle {
    static void attempt(String name, Runnable r) {
        try {
            r.run();
            System.out.println(name + ": completed");
        } catch (NullPointerException e) {
            System.out.println(name + ": NullPointerException");
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    static final class Clash implements Comparable<Clash> {
        final int id;
        Clash(int id) { this.id = id; }
        @Override public int hashCode() { return 3; }
        @Override public boolean equals(Object o) { return o instanceof Clash && ((Clash) o).id == id; }
        @Override public int compareTo(Clash o) { return Integer.compare(id, o.id); }
    }

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        for (String w : "a b c a b a".split(" ")) m.merge(w, 1, Integer::sum);
        System.out.println(m + " " + m.mappingCount() + " " + m.putIfAbsent("a", 9) + " " + m.putIfAbsent("d", 9) + " " + m.replace("d", 9, 10) + " " + m.remove("d", 9) + " " + m);
        System.out.println(m.reduceValues(Long.MAX_VALUE, Integer::sum) + " " + m.search(Long.MAX_VALUE, (k, v) -> v == 2 ? k : null) + " " + m.reduceKeys(Long.MAX_VALUE, (x, y) -> x.compareTo(y) > 0 ? x : y));
        m.forEach(Long.MAX_VALUE, (k, v) -> System.out.print(k + v + " "));
        System.out.println(m.computeIfAbsent("e", String::length) + " " + m.compute("a", (k, v) -> null) + " " + m.computeIfPresent("zz", (k, v) -> 1) + " " + m.contains(10) + " " + m.keySet());
        attempt("null key", () -> m.put(null, 1));
        attempt("null value", () -> m.put("x", null));
        attempt("recursive", () -> m.computeIfAbsent("r", k -> m.computeIfAbsent("r", j -> 1)));
        Set<String> ks = ConcurrentHashMap.newKeySet();
        System.out.println(ks.add("q") + " " + ks.add("q") + " " + ks + " " + m.keySet(77).add("viaKeySet") + " " + m.get("viaKeySet"));
        ConcurrentHashMap<Clash, Integer> tree = new ConcurrentHashMap<>();
        for (int i = 0; i < 80; i++) tree.put(new Clash(i * 7 % 80), i);
        for (int i = 0; i < 80; i += 2) tree.remove(new Clash(i));
        int sum = 0;
        for (int i = 0; i < 80; i++) sum += tree.getOrDefault(new Clash(i), 0);
        System.out.println(tree.size() + " " + sum);
        ConcurrentHashMap<Integer, Integer> big = new ConcurrentHashMap<>(4);
        for (int i = 0; i < 3000; i++) big.put(i * 31, i);
        long h = 0;
        for (Map.Entry<Integer, Integer> e : big.entrySet()) h = h * 31 + e.getKey() + e.getValue();
        System.out.println(big.size() + " " + h);

        ConcurrentSkipListMap<Integer, String> sk = new ConcurrentSkipListMap<>();
        for (int i = 0; i < 20; i++) sk.put(i * 13 % 20, "s" + i);
        System.out.println(sk + " " + sk.floorKey(30) + " " + sk.higherEntry(7) + " " + sk.headMap(4) + " " + sk.descendingMap().firstKey() + " " + sk.pollFirstEntry() + " " + sk.subMap(5, true, 8, true));
        System.out.println(new ConcurrentSkipListSet<>(List.of(5, 3, 9)).descendingSet() + " " + sk.tailMap(18, false));

        CopyOnWriteArrayList<Integer> cow = new CopyOnWriteArrayList<>(List.of(3, 1, 2));
        Iterator<Integer> snap = cow.iterator();
        cow.sort(null);
        cow.addIfAbsent(3);
        cow.addAllAbsent(List.of(3, 4, 4, 5));
        System.out.println(cow + " snapshot " + snap.next() + snap.next() + snap.next() + " " + cow.removeIf(x -> x > 3) + " " + cow + " " + new CopyOnWriteArraySet<>(List.of(1, 2)).add(1));

        ArrayBlockingQueue<Integer> abq = new ArrayBlockingQueue<>(3);
        System.out.println(abq.offer(1) + " " + abq.offer(2) + " " + abq.offer(3) + " " + abq.offer(4) + " " + abq.remainingCapacity() + " " + abq + " " + abq.poll() + " " + abq.peek());
        abq.put(5);
        attempt("full", () -> abq.add(6));
        List<Integer> sink = new ArrayList<>();
        System.out.println(abq.drainTo(sink, 2) + " " + sink + " " + abq + " " + abq.take() + " " + abq.poll(1, TimeUnit.MILLISECONDS));
        LinkedBlockingDeque<Integer> lbd = new LinkedBlockingDeque<>(4);
        lbd.addFirst(1); lbd.addLast(2); lbd.putFirst(0);
        System.out.println(lbd + " " + lbd.takeLast() + " " + lbd.pollFirst() + " " + lbd.removeFirstOccurrence(1) + " " + lbd.isEmpty() + " " + lbd.remainingCapacity());
        PriorityBlockingQueue<String> pbq = new PriorityBlockingQueue<>(2, Comparator.comparing(String::length));
        Collections.addAll(pbq, "ccc", "a", "dddd", "bb");
        System.out.println(pbq + " " + pbq.take() + pbq.take() + pbq.take() + pbq.take() + pbq.poll());
        ConcurrentLinkedDeque<Integer> cld = new ConcurrentLinkedDeque<>(List.of(1, 2, 3));
        cld.push(0);
        System.out.println(cld + " " + cld.pollLast() + " " + cld.removeLast() + " " + cld.peekFirst() + " " + cld.size());
        LinkedBlockingQueue<Integer> lbq = new LinkedBlockingQueue<>(2);
        System.out.println(lbq.offer(1) + " " + lbq.offer(2) + " " + lbq.offer(3) + " " + lbq + " " + lbq.contains(2) + " " + lbq.remove(1) + " " + lbq.size());
        System.out.println(new SynchronousQueue<Integer>().offer(1) + " " + new SynchronousQueue<Integer>().poll() + " " + new LinkedTransferQueue<>(List.of(1, 2)).poll() + " " + new LinkedTransferQueue<Integer>().tryTransfer(1));
        attempt("bad capacity", () -> new ArrayBlockingQueue<Integer>(0));

        AtomicInteger ai = new AtomicInteger(5);
        System.out.println(ai.getAndIncrement() + " " + ai.incrementAndGet() + " " + ai.compareAndSet(7, 70) + " " + ai.compareAndSet(7, 71) + " " + ai.getAndAdd(-3) + " " + ai.updateAndGet(x -> x * 2) + " " + ai.accumulateAndGet(6, Math::max) + " " + ai);
        AtomicLong al = new AtomicLong(1L << 40);
        AtomicIntegerArray aa = new AtomicIntegerArray(new int[] {1, 2, 3});
        AtomicReference<String> ar = new AtomicReference<>("x");
        LongAdder la = new LongAdder();
        la.add(5); la.increment(); la.decrement();
        LongAccumulator lacc = new LongAccumulator(Math::max, Long.MIN_VALUE);
        lacc.accumulate(4); lacc.accumulate(2);
        System.out.println(al.addAndGet(-1) + " " + aa.addAndGet(1, 10) + " " + aa + " " + ar.getAndSet("y") + " " + ar.updateAndGet(s -> s + s) + " " + la + " " + la.sumThenReset() + " " + la.sum() + " " + lacc.get());
        AtomicStampedReference<String> st = new AtomicStampedReference<>("v", 1);
        int[] stamp = new int[1];
        System.out.println(st.compareAndSet("v", "w", 1, 2) + " " + st.compareAndSet("w", "z", 1, 3) + " " + st.get(stamp) + stamp[0] + " " + new AtomicMarkableReference<>("m", true).isMarked() + " " + new AtomicBoolean().getAndSet(true));
    }
}
