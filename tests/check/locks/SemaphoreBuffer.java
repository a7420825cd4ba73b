// The producer waits for a free place before it takes the mutex.
// check:
// expect: none
// states: 16648  transitions: 18602
import java.util.concurrent.Semaphore;

public class SemaphoreBuffer {
    static final Semaphore FREE = new Semaphore(1);
    static final Semaphore FILLED = new Semaphore(0);
    static final Semaphore MUTEX = new Semaphore(1);
    static int items;

    static void put() {
        FREE.acquireUninterruptibly();
        MUTEX.acquireUninterruptibly();
        items++;
        FILLED.release();
        MUTEX.release();
    }

    static void take() {
        FILLED.acquireUninterruptibly();
        MUTEX.acquireUninterruptibly();
        items--;
        MUTEX.release();
        FREE.release();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread consumer = new Thread(SemaphoreBuffer::take);
        consumer.start();
        put();
        put();
        consumer.join();
        assert items == 1;
    }
}
