// A release write publishes the content with the address, to who reads it with acquire.
// check: --all
import java.util.concurrent.atomic.AtomicReference;

public class OpaquePublicationFixed {
    static class Node {
        int content;

        Node(int content) {
            this.content = content;
        }
    }

    static final AtomicReference<Node> shared = new AtomicReference<>();

    public static void main(String[] args) {
        Thread reader = new Thread(() -> {
            Node node = shared.getAcquire();
            if (node == null) return;
            synchronized (node) {
                int seen = node.content;
            }
        });
        Thread writer = new Thread(() -> shared.setRelease(new Node(1)));
        writer.start();
        reader.start();
    }
}
