// ConcurrentLinkedQueue and ConcurrentLinkedDeque: each element comes out exactly once.
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

public class ConcLinkedQueues {
    public static void main(String[] args) throws Exception {
        ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
        ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();
        AtomicIntegerArray seen = new AtomicIntegerArray(40);
        AtomicInteger taken = new AtomicInteger();
        Thread[] threads = new Thread[4];
        for (int t = 0; t < 4; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                if (id < 2) {
                    for (int i = 0; i < 10; i++) {
                        queue.add(id * 10 + i);
                        if (i % 2 == 0) deque.addFirst(20 + id * 10 + i);
                        else deque.addLast(20 + id * 10 + i);
                    }
                } else {
                    while (taken.get() < 40) {
                        Integer a = queue.poll();
                        Integer b = id == 2 ? deque.pollFirst() : deque.pollLast();
                        if (a != null) { seen.incrementAndGet(a); taken.incrementAndGet(); }
                        if (b != null) { seen.incrementAndGet(b); taken.incrementAndGet(); }
                        if (a == null && b == null) Thread.yield();
                    }
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println(seen + " " + queue.isEmpty() + " " + deque.isEmpty());
    }
}
