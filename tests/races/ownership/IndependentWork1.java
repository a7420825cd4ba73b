// Two threads make a list each and walk over it.
// check: --all
public class IndependentWork1 {
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

    static int sum(Node at) {
        int sum = 0;
        for (; at != null; at = at.next) sum += at.value;
        return sum;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                assert sum(make(4)) == 6;
            }).start();
        }
    }
}
