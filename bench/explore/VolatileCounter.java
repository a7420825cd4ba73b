// Threads that increment one volatile field, which is no atomic operation: nothing can be left out but the orders of their starts and ends.
public class VolatileCounter {
    static volatile int count;

    public static void main(String[] arguments) throws InterruptedException {
        int threads = Integer.parseInt(arguments[0]), operations = Integer.parseInt(arguments[1]);
        Thread[] workers = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            workers[i] = new Thread(() -> {
                for (int k = 0; k < operations; k++) count++;
            });
            workers[i].start();
        }
        for (Thread worker : workers) worker.join();
        assert count <= threads * operations;
    }
}
