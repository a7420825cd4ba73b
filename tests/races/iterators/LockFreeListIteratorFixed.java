// An iterator for each thread.
// check: --all
public class LockFreeListIteratorFixed {
    static final class Node {
        final int key;
        volatile Node next;

        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    static final Node HEAD = new Node(0, new Node(1, new Node(2, null)));

    static final class Cursor {
        Node at = HEAD;

        int next() {
            Node next = at.next;
            if (next == null) return 0;
            at = next;
            return next.key;
        }
    }

    public static void main(String[] args) {
        new Thread(() -> new Cursor().next()).start();
        new Cursor().next();
    }
}
