// A lock on AbstractQueuedSynchronizer that tests and sets its state in two steps.
// check: --all
// expect: assertion
// states: 531  transitions: 592
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class OwnAqsLockBroken {
    static final class Mutex extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryAcquire(int unused) {
            if (getState() != 0) return false;
            setState(1);
            return true;
        }

        @Override
        protected boolean tryRelease(int unused) {
            setState(0);
            return true;
        }
    }

    static final Mutex MUTEX = new Mutex();
    static final AtomicInteger INSIDE = new AtomicInteger();

    static void enter() {
        MUTEX.acquire(1);
        int before = INSIDE.getAndIncrement();
        assert before == 0; //~ ASSERTION
        INSIDE.decrementAndGet();
        MUTEX.release(1);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(OwnAqsLockBroken::enter);
        other.start();
        enter();
        other.join();
    }
}
