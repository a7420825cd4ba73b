// Volatile links and marks; final keys.
// check: --all
public class LazyListFixed {
    static final class Node {
        final int key;
        volatile Node next;
        volatile boolean marked;

        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    private final Node head = new Node(0, new Node(5, new Node(9, null)));

    void insertThenRemove() {
        Node first = head;
        Node second = first.next;
        synchronized (first) {
            synchronized (second) {
                first.next = new Node(3, second);
                second.marked = true;
            }
        }
    }

    boolean contains(int key) {
        Node at = head;
        while (at.key < key) at = at.next;
        return at.key == key && !at.marked;
    }

    public static void main(String[] args) throws InterruptedException {
        LazyListFixed list = new LazyListFixed();
        Thread other = new Thread(list::insertThenRemove);
        other.start();
        list.contains(5);
        other.join();
    }
}
