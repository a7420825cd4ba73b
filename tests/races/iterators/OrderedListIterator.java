// Two threads share one iterator of a lock-free ordered list: the list's links are atomic, the iterator's three places are plain.
// check: --all
import java.util.concurrent.atomic.AtomicMarkableReference;

public class OrderedListIterator {
    static final class Node {
        final int key;
        final AtomicMarkableReference<Node> next;

        Node(int key, Node next) {
            this.key = key;
            this.next = new AtomicMarkableReference<>(next, false);
        }
    }

    static final Node HEAD = new Node(0, null);

    static void add(int key) {
        while (true) {
            Node before = HEAD;
            Node after = before.next.getReference();
            while (after != null && after.key < key) {
                before = after;
                after = before.next.getReference();
            }
            if (before.next.compareAndSet(after, new Node(key, after), false, false)) return;
        }
    }

    static final class Cursor {
        Node previous;
        Node current = HEAD;
        Node next = HEAD.next.getReference();

        int next() {
            Node node = next; //~ RACE OrderedListIterator$Cursor.next a
            previous = current; //~ RACE OrderedListIterator$Cursor.previous a a; OrderedListIterator$Cursor.current a
            current = node; //~ RACE OrderedListIterator$Cursor.current a b b
            next = node.next.getReference(); //~ RACE OrderedListIterator$Cursor.next a b b
            return node.key;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        add(2);
        add(1);
        Cursor shared = new Cursor();
        Thread other = new Thread(shared::next);
        other.start();
        shared.next();
        other.join();
    }
}
