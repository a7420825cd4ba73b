// Michael and Scott's queue: two threads enqueue, one dequeues, the rest is drained: nothing is lost, nothing comes twice.
// check:
// expect: none
// states: 617  transitions: 777
import java.util.concurrent.atomic.AtomicReference;

public class MichaelScottQueue {
    static final class Node {
        final int value;
        final AtomicReference<Node> next = new AtomicReference<>();

        Node(int value) {
            this.value = value;
        }
    }

    final AtomicReference<Node> head;
    final AtomicReference<Node> tail;

    MichaelScottQueue() {
        Node dummy = new Node(0);
        head = new AtomicReference<>(dummy);
        tail = new AtomicReference<>(dummy);
    }

    void enqueue(int value) {
        Node node = new Node(value);
        for (;;) {
            Node last = tail.get();
            Node next = last.next.get();
            if (next != null) {
                tail.compareAndSet(last, next);
            } else if (last.next.compareAndSet(null, node)) {
                tail.compareAndSet(last, node);
                return;
            }
        }
    }

    int dequeue() {
        for (;;) {
            Node first = head.get();
            Node last = tail.get();
            Node next = first.next.get();
            if (first == last) {
                if (next == null) return 0;
                tail.compareAndSet(last, next);
            } else if (head.compareAndSet(first, next)) {
                return next.value;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        MichaelScottQueue queue = new MichaelScottQueue();
        Thread one = new Thread(() -> queue.enqueue(1));
        Thread two = new Thread(() -> queue.enqueue(2));
        one.start();
        two.start();
        int first = queue.dequeue();
        one.join();
        two.join();
        int second = queue.dequeue();
        int third = queue.dequeue();
        assert first + second + third == 3;
        assert first == 0 || third == 0;
    }
}
