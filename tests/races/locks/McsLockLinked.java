// The queue lock with a volatile link: still the hand-over is by a plain flag.
// check: --all
import java.util.concurrent.atomic.AtomicReference;

public class McsLockLinked {
    static final class QNode {
        boolean locked;
        volatile QNode next;
    }

    static final AtomicReference<QNode> TAIL = new AtomicReference<>();
    static int counter;

    static void lock(QNode node) {
        QNode predecessor = TAIL.getAndSet(node);
        if (predecessor == null) return;
        node.locked = true;
        predecessor.next = node;
        while (node.locked) Thread.onSpinWait(); //~ RACE McsLockLinked$QNode.locked a
    }

    static void unlock(QNode node) {
        if (node.next == null) {
            if (TAIL.compareAndSet(node, null)) return;
            while (node.next == null) Thread.onSpinWait();
        }
        node.next.locked = false; //~ RACE McsLockLinked$QNode.locked a
    }

    static void enter() {
        QNode node = new QNode();
        lock(node);
        counter++; //~ RACE McsLockLinked.counter a a
        unlock(node);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(McsLockLinked::enter);
        other.start();
        enter();
        other.join();
        assert counter == 2;
    }
}
