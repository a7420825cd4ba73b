// A Treiber stack: what is pushed is popped exactly once.
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReference;

public class ConcTreiberStack {
    record Node(int value, Node next) {
    }

    static final AtomicReference<Node> TOP = new AtomicReference<>();

    static void push(int value) {
        Node top;
        do {
            top = TOP.get();
        } while (!TOP.compareAndSet(top, new Node(value, top)));
    }

    static Integer pop() {
        Node top;
        do {
            top = TOP.get();
            if (top == null) return null;
        } while (!TOP.compareAndSet(top, top.next()));
        return top.value();
    }

    public static void main(String[] args) throws Exception {
        AtomicIntegerArray seen = new AtomicIntegerArray(30);
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 10; i++) {
                    push(id * 10 + i);
                    if (i % 2 == 1) seen.incrementAndGet(pop());
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        int rest = 0;
        for (Integer value = pop(); value != null; value = pop(), rest++) seen.incrementAndGet(value);
        System.out.println("rest " + rest + " " + seen);
    }
}
