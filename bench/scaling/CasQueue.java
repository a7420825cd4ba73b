// A linked queue after Michael and Scott: each thread adds some elements and takes as many.
import java.util.concurrent.atomic.AtomicReference;

public class CasQueue {
    static final class Node {
        final int value;
        final AtomicReference<Node> next = new AtomicReference<>();

        Node(int value) {
            this.value = value;
        }
    }

    static final AtomicReference<Node> HEAD = new AtomicReference<>(new Node(-1));
    static final AtomicReference<Node> TAIL = new AtomicReference<>(HEAD.get());

    static void add(int value) {
        Node node = new Node(value);
        for (;;) {
            Node last = TAIL.get(), next = last.next.get();
            if (next != null) {
                TAIL.compareAndSet(last, next);
            } else if (last.next.compareAndSet(null, node)) {
                TAIL.compareAndSet(last, node);
                return;
            }
        }
    }

    static boolean take() {
        for (;;) {
            Node first = HEAD.get(), last = TAIL.get(), next = first.next.get();
            if (next == null) return false;
            if (first == last) {
                TAIL.compareAndSet(last, next);
            } else if (HEAD.compareAndSet(first, next)) {
                return true;
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        int threads = Integer.parseInt(arguments[0]), operations = Integer.parseInt(arguments[1]);
        Thread[] workers = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            workers[i] = new Thread(() -> {
                for (int k = 0; k < operations; k++) add(k);
                for (int k = 0; k < operations; k++) {
                    boolean taken = take();
                    assert taken;
                }
            });
        }
        for (Thread worker : workers) worker.start();
        for (Thread worker : workers) worker.join();
        boolean more = take();
        assert !more;
    }
}
