// Treiber's stack: two threads push one element and pop one each; together they get what was pushed.
// check:
// expect: none
// states: 98  transitions: 140
import java.util.concurrent.atomic.AtomicReference;

public class TreiberStack {
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

    public static void main(String[] args) throws InterruptedException {
        TreiberStack stack = new TreiberStack();
        int[] popped = new int[2];
        Thread other = new Thread(() -> {
            stack.push(1);
            popped[0] = stack.pop();
        });
        other.start();
        stack.push(2);
        popped[1] = stack.pop();
        other.join();
        assert popped[0] + popped[1] == 3;
        assert stack.head.get() == null;
    }
}
