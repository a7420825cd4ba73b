// A barrier of a lock and a condition that is right; its users both write the same value before it.
// check: --all
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class LockBarrierValue {
    static final ReentrantLock LOCK = new ReentrantLock();
    static final Condition ALL_HERE = LOCK.newCondition();
    static int missing = 2;
    static int value;

    static void await() {
        LOCK.lock();
        try {
            if (--missing == 0) ALL_HERE.signalAll();
            while (missing > 0) ALL_HERE.awaitUninterruptibly();
        } finally {
            LOCK.unlock();
        }
    }

    static void run() {
        value = 1; //~ RACE LockBarrierValue.value a a
        await();
        assert value == 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(LockBarrierValue::run);
        other.start();
        run();
        other.join();
    }
}
