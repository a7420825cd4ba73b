// A lock-free hash set that makes its buckets on demand, in a plain array: whoever finds a bucket there has not been handed it.
// check: --all
import java.util.concurrent.atomic.AtomicReference;

public class LockFreeHashSet {
    static final class Node {
        final int key;
        AtomicReference<Node> next;

        Node(int key, Node next) {
            this.key = key;
            this.next = new AtomicReference<>(next); //~ RACE LockFreeHashSet$Node.next a
        }
    }

    static final class Bucket {
        Node head;

        Bucket() {
            head = new Node(Integer.MIN_VALUE, null); //~ RACE LockFreeHashSet$Bucket.head a
        }

        void add(int key) {
            Node first = head; //~ RACE LockFreeHashSet$Bucket.head a
            AtomicReference<Node> link = first.next; //~ RACE LockFreeHashSet$Node.next a
            Node after = link.get();
            while (!link.compareAndSet(after, new Node(key, after))) after = link.get();
        }
    }

    private final Bucket[] buckets = new Bucket[1];

    Bucket bucket(int at) {
        if (buckets[at] == null) { //~ RACE LockFreeHashSet.buckets[] a
            buckets[at] = new Bucket(); //~ RACE LockFreeHashSet.buckets[] a b; LockFreeHashSet.buckets[] c c
        }
        return buckets[at]; //~ RACE LockFreeHashSet.buckets[] b
    }

    static final LockFreeHashSet SET = new LockFreeHashSet();

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> SET.bucket(0).add(1));
        other.start();
        SET.bucket(0).add(2);
        other.join();
    }
}
