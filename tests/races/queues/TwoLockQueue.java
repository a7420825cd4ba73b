// A queue with a lock for each end: on an empty one both ends use the same plain link.
// check: --all
public class TwoLockQueue {
    static final class Node {
        int value;
        Node next;

        Node(int value) {
            this.value = value; //~ RACE TwoLockQueue$Node.value a
        }
    }

    static final Object PUT = new Object();
    static final Object TAKE = new Object();
    static Node head = new Node(0);
    static Node tail = head;

    static void put(int value) {
        synchronized (PUT) {
            Node node = new Node(value);
            tail.next = node; //~ RACE TwoLockQueue$Node.next a
            tail = node;
        }
    }

    static int take() {
        synchronized (TAKE) {
            Node first = head.next; //~ RACE TwoLockQueue$Node.next a
            if (first == null) return 0;
            head = first;
            return first.value; //~ RACE TwoLockQueue$Node.value a
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread producer = new Thread(() -> put(1));
        producer.start();
        take();
        producer.join();
    }
}
