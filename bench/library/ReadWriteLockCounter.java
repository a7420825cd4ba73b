import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Threads that read and then write a counter under a ReentrantReadWriteLock. */
public class ReadWriteLockCounter {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static int count;

    public static void main(String[] arguments) throws Exception {
        int threads = Integer.parseInt(arguments[0]), times = Integer.parseInt(arguments[1]);
        Thread[] workers = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            boolean writes = i % 2 == 0;
            workers[i] = new Thread(() -> {
                for (int n = 0; n < times; n++) {
                    if (writes) {
                        lock.writeLock().lock();
                        count++;
                        lock.writeLock().unlock();
                    } else {
                        lock.readLock().lock();
                        int seen = count;
                        lock.readLock().unlock();
                        assert seen <= threads * times;
                    }
                }
            });
            workers[i].start();
        }
        for (Thread worker : workers) worker.join();
        assert count == (threads + 1) / 2 * times;
    }
}
