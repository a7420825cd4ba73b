// Two threads share one iterator of a lock-free list: the links are volatile, the iterator's own fields are not.
// check: --all
public class LockFreeListIterator {
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
            Node next = at.next; //~ RACE LockFreeListIterator$Cursor.at a
            if (next == null) return 0;
            at = next; //~ RACE LockFreeListIterator$Cursor.at a b b
            return next.key;
        }
    }

    public static void main(String[] args) {
        Cursor shared = new Cursor();
        new Thread(shared::next).start();
        shared.next();
    }
}
