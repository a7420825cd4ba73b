// A lock of java.util.concurrent, with an early return and an exception inside.
// fix: lock-statements @first @last concurrent Mutex.mutex
// expect: proved
import java.util.concurrent.locks.*;

public class Mutex {
    final ReentrantLock mutex = new ReentrantLock();
    int value;

    int get() {
        mutex.lock();
        try {
            return value;
        } finally {
            mutex.unlock();
        }
    }
    int set(int n) {
        /*+ mutex.lock(); try { +*/
        if (n == value) return -1; /*@first*/
        if (n > 5) throw new IllegalArgumentException("large");
        value = n; /*@last*/
        /*+ } finally { mutex.unlock(); } +*/
        return n;
    }

    public static void main(String[] arguments) throws Exception {
        Mutex shared = new Mutex();
        Thread other = new Thread(() -> shared.get());
        other.start();
        System.out.println(shared.set(3) + " " + shared.set(3));
        try {
            shared.set(6);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + shared.mutex.isHeldByCurrentThread());
        }
        other.join();
    }
}
