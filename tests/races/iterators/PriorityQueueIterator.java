// Two threads share one iterator of a lock-free priority queue, a list with a faster lane: the iterator's cursor is plain.
// check: --all
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReferenceArray;

public class PriorityQueueIterator {
    static final class Node {
        final int priority;
        final AtomicBoolean taken = new AtomicBoolean();
        final AtomicReferenceArray<Node> next; // by level; level 0 has all nodes

        Node(int priority, Node... next) {
            this.priority = priority;
            this.next = new AtomicReferenceArray<>(next);
        }
    }

    static final Node LAST = new Node(3, null, null);
    static final Node MIDDLE = new Node(2, LAST);
    static final Node FIRST = new Node(1, MIDDLE, LAST);

    static int poll() {
        Node node = FIRST;
        while (!node.taken.compareAndSet(false, true)) node = node.next.get(0);
        return node.priority;
    }

    static final class Cursor {
        Node cursor = FIRST;

        int next() {
            Node node = cursor; //~ RACE PriorityQueueIterator$Cursor.cursor a
            while (node.taken.get()) node = node.next.get(0);
            cursor = node.next.get(0); //~ RACE PriorityQueueIterator$Cursor.cursor a b b
            return node.priority;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        poll();
        Cursor shared = new Cursor();
        Thread other = new Thread(shared::next);
        other.start();
        shared.next();
        other.join();
    }
}
