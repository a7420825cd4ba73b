// A volatile link between the two ends.
// check: --all
public class TwoLockQueueFixed {
    static final class Node {
        int value;
        volatile Node next;

        Node(int value) {
            this.value = value;
        }
    }

    static final Object PUT = new Object();
    static final Object TAKE = new Object();
    static Node head = new Node(0);
    static Node tail = head;

    static void put(int value) {
        synchronized (PUT) {
            Node node = new Node(value);
            tail.next = node;
            tail = node;
        }
    }

    static int take() {
        synchronized (TAKE) {
            Node first = head.next;
            if (first == null) return 0;
            head = first;
            return first.value;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread producer = new Thread(() -> put(1));
        producer.start();
        int taken = take();
        assert taken == 0 || taken == 1;
        producer.join();
    }
}
