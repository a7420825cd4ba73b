// A condition whose truth is looked at and changed under the lock.
// check:
// expect: none
// states: 3410  transitions: 4230
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionSignalInside {
    static final ReentrantLock LOCK = new ReentrantLock();
    static final Condition CHANGED = LOCK.newCondition();
    static boolean ready;

    static void await() {
        LOCK.lock();
        while (!ready) CHANGED.awaitUninterruptibly();
        LOCK.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(ConditionSignalInside::await);
        waiter.start();
        LOCK.lock();
        ready = true;
        CHANGED.signal();
        LOCK.unlock();
        waiter.join();
    }
}
