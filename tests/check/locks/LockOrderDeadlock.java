// Two ReentrantLocks taken in opposite order.
// check: --all
// expect: deadlock
// states: 3999  transitions: 4690
// check: --all --races off
// expect: deadlock
// states: 7851  transitions: 8636
import java.util.concurrent.locks.ReentrantLock;

public class LockOrderDeadlock {
    static final ReentrantLock LEFT = new ReentrantLock();
    static final ReentrantLock RIGHT = new ReentrantLock();

    static void leftFirst() {
        LEFT.lock();
        RIGHT.lock(); //~ DEADLOCK
        RIGHT.unlock();
        LEFT.unlock();
    }

    static void rightFirst() {
        RIGHT.lock();
        LEFT.lock(); //~ DEADLOCK
        LEFT.unlock();
        RIGHT.unlock();
    }

    public static void main(String[] args) {
        new Thread(LockOrderDeadlock::leftFirst).start();
        rightFirst();
    }
}
