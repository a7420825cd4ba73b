// An atomic array of buckets, the first of which wins.
// check: --all
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;

public class LockFreeHashSetFixed {
    static final class Node {
        final int key;
        AtomicReference<Node> next;

        Node(int key, Node next) {
            this.key = key;
            this.next = new AtomicReference<>(next);
        }
    }

    static final class Bucket {
        Node head;

        Bucket() {
            head = new Node(Integer.MIN_VALUE, null);
        }

        void add(int key) {
            AtomicReference<Node> link = head.next;
            Node after = link.get();
            while (!link.compareAndSet(after, new Node(key, after))) after = link.get();
        }
    }

    private final AtomicReferenceArray<Bucket> buckets = new AtomicReferenceArray<>(1);

    Bucket bucket(int at) {
        if (buckets.get(at) == null) buckets.compareAndSet(at, null, new Bucket());
        return buckets.get(at);
    }

    static final LockFreeHashSetFixed SET = new LockFreeHashSetFixed();

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> SET.bucket(0).add(1));
        other.start();
        SET.bucket(0).add(2);
        other.join();
        Node first = SET.bucket(0).head.next.get();
        assert first.key + first.next.get().key == 3;
    }
}
