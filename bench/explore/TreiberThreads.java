// Treiber's stack: each thread pushes and pops in turns. All of them use one AtomicReference at every step.
import java.util.concurrent.atomic.AtomicReference;

public class TreiberThreads {
    static final class Node {
        final int value;
        final Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    final AtomicReference<Node> head = new AtomicReference<>();

    void push(int value) {
        Node old;
        do {
            old = head.get();
        } while (!head.compareAndSet(old, new Node(value, old)));
    }

    int pop() {
        Node old;
        do {
            old = head.get();
            if (old == null) return 0;
        } while (!head.compareAndSet(old, old.next));
        return old.value;
    }

    public static void main(String[] arguments) throws InterruptedException {
        int threads = Integer.parseInt(arguments[0]), operations = Integer.parseInt(arguments[1]);
        TreiberThreads stack = new TreiberThreads();
        Thread[] workers = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            workers[i] = new Thread(() -> {
                for (int k = 0; k < operations; k += 2) {
                    stack.push(1);
                    stack.pop();
                }
            });
            workers[i].start();
        }
        for (Thread worker : workers) worker.join();
        assert stack.head.get() == null;
    }
}
