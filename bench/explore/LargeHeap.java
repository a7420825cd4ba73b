// Two threads that count under a monitor beside a list of live objects that they do not touch.
public class LargeHeap {
    static final class Node {
        final Node next;
        final int number;

        Node(Node next, int number) {
            this.next = next;
            this.number = number;
        }
    }

    static Node list;
    static int count;

    static void work(Object lock, int rounds) {
        for (int i = 0; i < rounds; i++) {
            synchronized (lock) {
                count++;
            }
        }
    }

    public static void main(String[] arguments) {
        int objects = Integer.parseInt(arguments[0]), rounds = Integer.parseInt(arguments[1]);
        for (int i = 0; i < objects; i++) list = new Node(list, i);
        Object lock = new Object();
        new Thread(() -> work(lock, rounds)).start();
        work(lock, rounds);
    }
}
