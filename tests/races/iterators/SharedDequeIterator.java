// Two threads share one iterator of a lock-free structure, whose cursor is plain.
// check: --all
import java.util.concurrent.atomic.AtomicReference;

public class SharedDequeIterator {
    record Node(int value, Node next) {}

    static final AtomicReference<Node> TOP = new AtomicReference<>(new Node(1, new Node(2, null)));

    static final class Cursor {
        Node at = TOP.get();

        int next() {
            Node node = at; //~ RACE SharedDequeIterator$Cursor.at a
            at = node.next(); //~ RACE SharedDequeIterator$Cursor.at a; SharedDequeIterator$Cursor.at b b
            return node.value();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Cursor cursor = new Cursor();
        Thread other = new Thread(cursor::next);
        other.start();
        cursor.next();
        other.join();
    }
}
