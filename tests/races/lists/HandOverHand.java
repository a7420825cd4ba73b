// A list locked hand over hand: every plain field is guarded by the lock of its node, or of the node before.
// check: --all
public class HandOverHand {
    static final class Node {
        int key;
        Node next;

        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    private final Node head = new Node(0, new Node(9, null));

    void add(int key) {
        synchronized (head) {
            insertAfter(head, key);
        }
    }

    // The caller holds the lock of the node.
    private void insertAfter(Node node, int key) {
        Node next = node.next;
        synchronized (next) {
            if (next.key < key) insertAfter(next, key);
            else if (next.key > key) node.next = new Node(key, next);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        HandOverHand list = new HandOverHand();
        Thread other = new Thread(() -> list.add(3));
        other.start();
        list.add(5);
        other.join();
        assert list.head.next.key == 3 && list.head.next.next.key == 5;
    }
}
