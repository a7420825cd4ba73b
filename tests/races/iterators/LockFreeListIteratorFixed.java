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
        Node previous;
        Node current = HEAD;
        Node next = HEAD.next;

        int next() {
            Node node = next;
            previous = current;
            current = node;
            next = node.next;
            return node.key;
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            assert new Cursor().next() == 1;
        }).start();
        assert new Cursor().next() == 1;
    }
}
