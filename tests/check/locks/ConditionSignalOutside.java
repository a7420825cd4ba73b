// A condition whose truth changes outside the lock: the signal falls between the look and the wait.
// check: --all
// expect: deadlock
// states: 3318  transitions: 4040
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionSignalOutside {
    static final ReentrantLock LOCK = new ReentrantLock();
    static final Condition CHANGED = LOCK.newCondition();
    static volatile boolean ready;

    static void await() {
        if (ready) return;
        LOCK.lock();
        CHANGED.awaitUninterruptibly(); //~ DEADLOCK
        LOCK.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(ConditionSignalOutside::await);
        waiter.start();
        ready = true;
        LOCK.lock();
        CHANGED.signal();
        LOCK.unlock();
        waiter.join(); //~ DEADLOCK
    }
}
