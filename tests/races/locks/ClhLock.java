// A queue lock in which each thread spins on the plain flag of its predecessor.
// check: --all
import java.util.concurrent.atomic.AtomicReference;

public class ClhLock {
    static final class QNode {
        boolean locked;
    }

    static final AtomicReference<QNode> TAIL = new AtomicReference<>(new QNode());
    static int counter;

    static void enter() {
        QNode node = new QNode();
        node.locked = true;
        QNode predecessor = TAIL.getAndSet(node);
        while (predecessor.locked) Thread.onSpinWait(); //~ RACE ClhLock$QNode.locked a
        counter++; //~ RACE ClhLock.counter a a
        node.locked = false; //~ RACE ClhLock$QNode.locked a
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(ClhLock::enter);
        other.start();
        enter();
        other.join();
        assert counter == 2;
    }
}
