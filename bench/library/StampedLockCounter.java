import java.util.concurrent.locks.StampedLock;

/** Threads that write and read a counter under a StampedLock. */
public class StampedLockCounter {
    static final StampedLock lock = new StampedLock();
    static int count;

    public static void main(String[] arguments) throws Exception {
        int threads = Integer.parseInt(arguments[0]), times = Integer.parseInt(arguments[1]);
        Thread[] workers = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            boolean writes = i % 2 == 0;
            workers[i] = new Thread(() -> {
                for (int n = 0; n < times; n++) {
                    if (writes) {
                        long stamp = lock.writeLock();
                        count++;
                        lock.unlockWrite(stamp);
                    } else {
                        long stamp = lock.readLock();
                        int seen = count;
                        lock.unlockRead(stamp);
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
