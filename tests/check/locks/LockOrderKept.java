// Two ReentrantLocks taken in the same order by both threads.
// check:
// expect: none
// states: 659  transitions: 729
import java.util.concurrent.locks.ReentrantLock;

public class LockOrderKept {
    static final ReentrantLock LEFT = new ReentrantLock();
    static final ReentrantLock RIGHT = new ReentrantLock();
    static int entered;

    static void enter() {
        LEFT.lock();
        RIGHT.lock();
        entered++;
        RIGHT.unlock();
        LEFT.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(LockOrderKept::enter);
        other.start();
        enter();
        other.join();
        assert entered == 2;
    }
}
