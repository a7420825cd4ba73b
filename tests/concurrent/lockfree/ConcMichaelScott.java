// A Michael-Scott queue: nothing is lost, and the items of one producer stay in order.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

public class ConcMichaelScott {
    static class Node {
        final int value;
        final AtomicReference<Node> next = new AtomicReference<>();

        Node(int value) { this.value = value; }
    }

    static final AtomicReference<Node> HEAD = new AtomicReference<>(new Node(-1));
    static final AtomicReference<Node> TAIL = new AtomicReference<>(HEAD.get());

    static void add(int value) {
        Node node = new Node(value);
        while (true) {
            Node tail = TAIL.get();
            Node next = tail.next.get();
            if (next != null) {
                TAIL.compareAndSet(tail, next);
            } else if (tail.next.compareAndSet(null, node)) {
                TAIL.compareAndSet(tail, node);
                return;
            }
        }
    }

    static int poll() {
        while (true) {
            Node head = HEAD.get(), tail = TAIL.get(), next = head.next.get();
            if (next == null) return -1;
            if (head == tail) TAIL.compareAndSet(tail, next);
            else if (HEAD.compareAndSet(head, next)) return next.value;
        }
    }

    public static void main(String[] args) throws Exception {
        AtomicInteger taken = new AtomicInteger(), sum = new AtomicInteger(), disorder = new AtomicInteger();
        Thread[] threads = new Thread[4];
        for (int t = 0; t < 4; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                if (id < 2) {
                    for (int i = 0; i < 10; i++) add(id * 100 + i);
                    return;
                }
                int[] last = {-1, -1};
                while (taken.get() < 20) {
                    int item = poll();
                    if (item < 0) {
                        Thread.yield();
                        continue;
                    }
                    if (item % 100 <= last[item / 100]) disorder.incrementAndGet();
                    last[item / 100] = item % 100;
                    sum.addAndGet(item);
                    taken.incrementAndGet();
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println("taken " + taken + " sum " + sum + " disorder " + disorder + " end " + poll());
    }
}
