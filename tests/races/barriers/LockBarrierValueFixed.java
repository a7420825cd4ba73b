// Only the last to come writes the value, under the barrier's lock.
// check: --all
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class LockBarrierValueFixed {
    static final ReentrantLock LOCK = new ReentrantLock();
    static final Condition ALL_HERE = LOCK.newCondition();
    static int missing = 2;
    static int value;

    static void await() {
        LOCK.lock();
        try {
            if (--missing == 0) {
                value = 1;
                ALL_HERE.signalAll();
            }
            while (missing > 0) ALL_HERE.awaitUninterruptibly();
        } finally {
            LOCK.unlock();
        }
    }

    static void run() {
        await();
        assert value == 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(LockBarrierValueFixed::run);
        other.start();
        run();
        other.join();
    }
}
