// A shared iterator that keeps the next node, the next item and the last node, all plain.
// check: --all
public class SharedQueueIterator {
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

        Object next() {
            Object item = nextItem; //~ RACE SharedQueueIterator$Cursor.nextItem a
            Node node = nextNode; //~ RACE SharedQueueIterator$Cursor.nextNode a
            last = node; //~ RACE SharedQueueIterator$Cursor.last a a
            node = node.next;
            nextNode = node; //~ RACE SharedQueueIterator$Cursor.nextNode a; SharedQueueIterator$Cursor.nextNode b b
            nextItem = node.item; //~ RACE SharedQueueIterator$Cursor.nextItem a; SharedQueueIterator$Cursor.nextItem b b
            return item;
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
