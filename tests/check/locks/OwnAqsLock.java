// A mutual exclusion lock of the program's own on AbstractQueuedSynchronizer.
// check:
// args: 2
// expect: none
// states: 493  transitions: 542
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class OwnAqsLock {
    static final class Mutex extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryAcquire(int unused) {
            return compareAndSetState(0, 1);
        }

        @Override
        protected boolean tryRelease(int unused) {
            setState(0);
            return true;
        }
    }

    static final Mutex MUTEX = new Mutex();
    static int counter;

    static void increment() {
        MUTEX.acquire(1);
        counter++;
        MUTEX.release(1);
    }

    public static void main(String[] args) throws InterruptedException {
        int count = Integer.parseInt(args[0]);
        Thread[] threads = new Thread[count];
        for (int i = 0; i < count; i++) {
            threads[i] = new Thread(OwnAqsLock::increment);
            threads[i].start();
        }
        for (Thread thread : threads) thread.join();
        assert counter == count;
    }
}
