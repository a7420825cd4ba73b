// A stack swung by compare-and-set: each thread pushes some elements and pops as many.
import java.util.concurrent.atomic.AtomicReference;

public class CasStack {
    static final class Node {
        final int value;
        final Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    static final AtomicReference<Node> TOP = new AtomicReference<>();

    static void push(int value) {
        for (;;) {
            Node old = TOP.get();
            if (TOP.compareAndSet(old, new Node(value, old))) return;
        }
    }

    static Node pop() {
        for (;;) {
            Node old = TOP.get();
            if (old == null || TOP.compareAndSet(old, old.next)) return old;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        int threads = Integer.parseInt(arguments[0]), operations = Integer.parseInt(arguments[1]);
        Thread[] workers = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            workers[i] = new Thread(() -> {
                for (int k = 0; k < operations; k++) push(k);
                for (int k = 0; k < operations; k++) {
                    Node popped = pop();
                    assert popped != null;
                }
            });
        }
        for (Thread worker : workers) worker.start();
        for (Thread worker : workers) worker.join();
        assert TOP.get() == null;
    }
}
