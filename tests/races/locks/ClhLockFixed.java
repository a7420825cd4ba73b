// The queue lock with a volatile flag.
// check: --all
import java.util.concurrent.atomic.AtomicReference;

public class ClhLockFixed {
    static final class QNode {
        volatile boolean locked;
    }

    static final AtomicReference<QNode> TAIL = new AtomicReference<>(new QNode());
    static int counter;

    static void enter() {
        QNode node = new QNode();
        node.locked = true;
        QNode predecessor = TAIL.getAndSet(node);
        while (predecessor.locked) Thread.onSpinWait();
        counter++;
        node.locked = false;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(ClhLockFixed::enter);
        other.start();
        enter();
        other.join();
        assert counter == 2;
    }
}
