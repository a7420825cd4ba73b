// A list whose writers lock two nodes and whose readers lock none, with plain links, marks and keys.
// check: --all
public class LazyList {
    static final class Node {
        int key;
        Node next;
        boolean marked;

        Node(int key, Node next) {
            this.key = key; //~ RACE LazyList$Node.key a
            this.next = next; //~ RACE LazyList$Node.next a
        }
    }

    private final Node head = new Node(0, new Node(5, new Node(9, null)));

    void insertThenRemove() {
        Node first = head;
        Node second = first.next;
        synchronized (first) {
            synchronized (second) {
                first.next = new Node(3, second); //~ RACE LazyList$Node.next b
                second.marked = true; //~ RACE LazyList$Node.marked a
            }
        }
    }

    boolean contains(int key) {
        Node at = head;
        while (at.key < key) at = at.next; //~ RACE LazyList$Node.key a; LazyList$Node.next a b
        return at.key == key && !at.marked; //~ RACE LazyList$Node.marked a
    }

    public static void main(String[] args) throws InterruptedException {
        LazyList list = new LazyList();
        Thread other = new Thread(list::insertThenRemove);
        other.start();
        list.contains(5);
        other.join();
    }
}
