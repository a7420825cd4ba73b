import java.util.concurrent.locks.ReentrantLock;

/** Threads that increment a counter under a ReentrantLock: arguments are threads and increments of each. */
public class LockCounter {
    static final ReentrantLock lock = new ReentrantLock();
    static int count;

    public static void main(String[] arguments) throws Exception {
        int threads = Integer.parseInt(arguments[0]), times = Integer.parseInt(arguments[1]);
        Thread[] workers = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            workers[i] = new Thread(() -> {
                for (int n = 0; n < times; n++) {
                    lock.lock();
                    try {
                        count++;
                    } finally {
                        lock.unlock();
                    }
                }
            });
            workers[i].start();
        }
        for (Thread worker : workers) worker.join();
        assert count == threads * times;
    }
}
