// Two locks in opposite order. CycleDetectingLockFactory remembers the orders it has seen and throws when one is turned round. Two
// threads that look at the same time both find nothing (its authors accept that, in a comment), and then there is the deadlock.
// jars: guava
// check: --all
// expect: deadlock
// expect: exception
// message: PotentialDeadlockException
import com.google.common.util.concurrent.CycleDetectingLockFactory;
import java.util.concurrent.locks.Lock;

public class CycleDetected {
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
        new Thread(() -> both(ONE, TWO)).start();
        both(TWO, ONE);
    }
}
