// The main thread makes two lists and starts a thread for each, which walks over it and changes it.
// check: --all
public class IndependentWork2 {
    static final class Node {
        int value;
        Node next;
    }

    static Node make(int length) {
        Node first = null;
        for (int i = 0; i < length; i++) {
            Node node = new Node();
            node.value = i;
            node.next = first;
            first = node;
        }
        return first;
    }

    static int sumAndClear(Node at) {
        int sum = 0;
        for (; at != null; at = at.next) {
            sum += at.value;
            at.value = 0;
        }
        return sum;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            Node list = make(4);
            new Thread(() -> {
                assert sumAndClear(list) == 6;
            }).start();
        }
    }
}
