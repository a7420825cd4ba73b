// The producer takes the mutex before it waits for a free place: nobody can ever free one.
// check: --all
// expect: deadlock
// states: 41541  transitions: 48879
import java.util.concurrent.Semaphore;

public class SemaphoreBufferDeadlock {
    static final Semaphore FREE = new Semaphore(1);
    static final Semaphore FILLED = new Semaphore(0);
    static final Semaphore MUTEX = new Semaphore(1);
    static int items;

    static void put() {
        MUTEX.acquireUninterruptibly();
        FREE.acquireUninterruptibly(); //~ DEADLOCK
        items++;
        FILLED.release();
        MUTEX.release();
    }

    static void take() {
        FILLED.acquireUninterruptibly();
        MUTEX.acquireUninterruptibly(); //~ DEADLOCK
        items--;
        MUTEX.release();
        FREE.release();
    }

    public static void main(String[] args) {
        new Thread(SemaphoreBufferDeadlock::take).start();
        put();
        put();
    }
}
