// A queue lock in which each thread spins on its own plain flag, and links itself by a plain field.
// check: --all
import java.util.concurrent.atomic.AtomicReference;

public class McsLock {
    static final class QNode {
        boolean locked;
        QNode next;
    }

    static final AtomicReference<QNode> TAIL = new AtomicReference<>();
    static int counter;

    static void lock(QNode node) {
        QNode predecessor = TAIL.getAndSet(node);
        if (predecessor == null) return;
        node.locked = true; //~ RACE McsLock$QNode.locked a
        predecessor.next = node; //~ RACE McsLock$QNode.next a b c
        while (node.locked) Thread.onSpinWait(); //~ RACE McsLock$QNode.locked b
    }

    static void unlock(QNode node) {
        if (node.next == null) { //~ RACE McsLock$QNode.next a
            if (TAIL.compareAndSet(node, null)) return;
            while (node.next == null) Thread.onSpinWait(); //~ RACE McsLock$QNode.next b
        }
        QNode successor = node.next; //~ RACE McsLock$QNode.next c
        successor.locked = false; //~ RACE McsLock$QNode.locked a b
    }

    static void enter() {
        QNode node = new QNode();
        lock(node);
        counter++; //~ RACE McsLock.counter a a
        unlock(node);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(McsLock::enter);
        other.start();
        enter();
        other.join();
        assert counter == 2;
    }
}
