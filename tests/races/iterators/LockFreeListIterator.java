// Two threads share one iterator of a lock-free list: the links are volatile, the iterator's three places are not.
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
        Node previous;
        Node current = HEAD;
        Node next = HEAD.next;

        int next() {
            Node node = next; //~ RACE LockFreeListIterator$Cursor.next a
            previous = current; //~ RACE LockFreeListIterator$Cursor.previous a a; LockFreeListIterator$Cursor.current a
            current = node; //~ RACE LockFreeListIterator$Cursor.current a b b
            next = node.next; //~ RACE LockFreeListIterator$Cursor.next a b b
            return node.key;
        }
    }

    public static void main(String[] args) {
        Cursor shared = new Cursor();
        new Thread(shared::next).start();
        shared.next();
    }
}
