import java.util.concurrent.Semaphore;

/** Threads that increment a counter under a Semaphore with one permit. */
public class SemaphoreCounter {
    static final Semaphore permits = new Semaphore(1);
    static int count;

    public static void main(String[] arguments) throws Exception {
        int threads = Integer.parseInt(arguments[0]), times = Integer.parseInt(arguments[1]);
        Thread[] workers = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            workers[i] = new Thread(() -> {
                for (int n = 0; n < times; n++) {
                    permits.acquireUninterruptibly();
                    count++;
                    permits.release();
                }
            });
            workers[i].start();
        }
        for (Thread worker : workers) worker.join();
        assert count == threads * times;
    }
}
