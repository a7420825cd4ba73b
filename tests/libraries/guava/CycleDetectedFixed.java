// The right order is known before the threads start: who turns it round later gets the exception, and nobody waits.
// jars: guava
// check: --all
// expect: exception
// message: PotentialDeadlockException
import com.google.common.util.concurrent.CycleDetectingLockFactory;
import java.util.concurrent.locks.Lock;

public class CycleDetectedFixed {
    static final CycleDetectingLockFactory LOCKS =
            CycleDetectingLockFactory.newInstance(CycleDetectingLockFactory.Policies.THROW);
    static final Lock ONE = LOCKS.newReentrantLock("one");
    static final Lock TWO = LOCKS.newReentrantLock("two");

    static void both(Lock first, Lock second) {
        first.lock();
        try {
            second.lock();
            second.unlock();
        } finally {
            first.unlock();
        }
    }

    public static void main(String[] args) {
        both(ONE, TWO);
        new Thread(() -> both(TWO, ONE)).start();
        both(ONE, TWO);
    }
}
