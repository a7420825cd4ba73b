// A counter under an explicit lock, with a condition.
// check: --all
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantLocks {
    static final ReentrantLock LOCK = new ReentrantLock();
    static final Condition CHANGED = LOCK.newCondition();
    static int x;

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> {
            LOCK.lock();
            x = 1;
            CHANGED.signal();
            LOCK.unlock();
        }).start();
        LOCK.lock();
        while (x == 0) CHANGED.await();
        LOCK.unlock();
    }
}
