// One step of the shared iterator is under its lock.
// check: --all
public class SharedQueueIteratorFixed {
    static final class Node {
        final Object item;
        final Node next;

        Node(Object item, Node next) {
            this.item = item;
            this.next = next;
        }
    }

    static final class Cursor {
        Node nextNode = new Node("a", new Node("b", new Node("c", null)));
        Object nextItem = nextNode.item;
        Node last;

        synchronized Object next() {
            Object item = nextItem;
            Node node = nextNode;
            last = node;
            node = node.next;
            nextNode = node;
            nextItem = node.item;
            return item;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Cursor cursor = new Cursor();
        Thread other = new Thread(cursor::next);
        other.start();
        cursor.next();
        other.join();
        assert cursor.nextItem.equals("c");
    }
}
