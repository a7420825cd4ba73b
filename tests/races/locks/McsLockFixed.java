// The queue lock with a volatile link and a volatile flag.
// check: --all
import java.util.concurrent.atomic.AtomicReference;

public class McsLockFixed {
    static final class QNode {
        volatile boolean locked;
        volatile QNode next;
    }

    static final AtomicReference<QNode> TAIL = new AtomicReference<>();
    static int counter;

    static void lock(QNode node) {
        QNode predecessor = TAIL.getAndSet(node);
        if (predecessor == null) return;
        node.locked = true;
        predecessor.next = node;
        while (node.locked) Thread.onSpinWait();
    }

    static void unlock(QNode node) {
        if (node.next == null) {
            if (TAIL.compareAndSet(node, null)) return;
            while (node.next == null) Thread.onSpinWait();
        }
        node.next.locked = false;
    }

    static void enter() {
        QNode node = new QNode();
        lock(node);
        counter++;
        unlock(node);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(McsLockFixed::enter);
        other.start();
        enter();
        other.join();
        assert counter == 2;
    }
}
