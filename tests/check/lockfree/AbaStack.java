// A stack that uses its nodes again: between a look at the head and the exchange the head may go away and come back, and a
// node that was popped is popped a second time.
// check: --all
// expect: assertion
// states: 136  transitions: 171
import java.util.concurrent.atomic.AtomicReference;

public class AbaStack {
    static final class Node {
        volatile Node next;
    }

    final AtomicReference<Node> head = new AtomicReference<>();

    void push(Node node) {
        Node old;
        do {
            old = head.get();
            node.next = old;
        } while (!head.compareAndSet(old, node));
    }

    Node pop() {
        Node old;
        do {
            old = head.get();
            if (old == null) return null;
        } while (!head.compareAndSet(old, old.next));
        return old;
    }

    public static void main(String[] args) throws InterruptedException {
        AbaStack stack = new AbaStack();
        stack.push(new Node());
        stack.push(new Node());
        Node[] kept = new Node[1];
        Thread other = new Thread(() -> {
            Node first = stack.pop();
            kept[0] = stack.pop();
            if (first != null) stack.push(first);
        });
        other.start();
        Node one = stack.pop();
        Node two = stack.pop();
        other.join();
        assert kept[0] == null || kept[0] != one && kept[0] != two; //~ ASSERTION
    }
}
