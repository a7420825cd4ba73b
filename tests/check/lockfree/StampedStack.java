// A stack that uses its nodes again, with a stamp that tells a head that came back from one that never left.
// check:
// expect: none
// states: 262  transitions: 340
import java.util.concurrent.atomic.AtomicStampedReference;

public class StampedStack {
    static final class Node {
        volatile Node next;
    }

    final AtomicStampedReference<Node> head = new AtomicStampedReference<>(null, 0);

    void push(Node node) {
        int[] stamp = new int[1];
        Node old;
        do {
            old = head.get(stamp);
            node.next = old;
        } while (!head.compareAndSet(old, node, stamp[0], stamp[0] + 1));
    }

    Node pop() {
        int[] stamp = new int[1];
        Node old;
        do {
            old = head.get(stamp);
            if (old == null) return null;
        } while (!head.compareAndSet(old, old.next, stamp[0], stamp[0] + 1));
        return old;
    }

    public static void main(String[] args) throws InterruptedException {
        StampedStack stack = new StampedStack();
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
        assert kept[0] == null || kept[0] != one && kept[0] != two;
    }
}
