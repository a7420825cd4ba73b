// A stack that pops by a plain set: an element is popped twice, or one that was pushed meanwhile is lost.
// check: --all
// expect: assertion
// states: 125  transitions: 167
// check: --all --races off
// expect: assertion
// states: 393  transitions: 435
import java.util.concurrent.atomic.AtomicReference;

public class TreiberStackBroken {
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
        Node old = head.get();
        if (old == null) return 0;
        head.set(old.next);
        return old.value;
    }

    public static void main(String[] args) throws InterruptedException {
        TreiberStackBroken stack = new TreiberStackBroken();
        int[] popped = new int[2];
        Thread other = new Thread(() -> {
            stack.push(1);
            popped[0] = stack.pop();
        });
        other.start();
        stack.push(2);
        popped[1] = stack.pop();
        other.join();
        assert popped[0] + popped[1] == 3; //~ ASSERTION
    }
}
