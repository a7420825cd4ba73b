// An opaque write publishes the address of a node and orders nothing: its content is not published with it.
// check: --all
import java.util.concurrent.atomic.AtomicReference;

public class OpaquePublication {
    static class Node {
        int content;

        Node(int content) {
            this.content = content; //~ RACE OpaquePublication$Node.content a
        }
    }

    static final AtomicReference<Node> shared = new AtomicReference<>();

    public static void main(String[] args) {
        Thread reader = new Thread(() -> {
            Node node = shared.getOpaque();
            if (node == null) return;
            synchronized (node) {
                int seen = node.content; //~ RACE OpaquePublication$Node.content a
            }
        });
        Thread writer = new Thread(() -> shared.setOpaque(new Node(1)));
        writer.start();
        reader.start();
    }
}
