// Each thread counts under a lock of its own, and at the end under one that all share.
public class Locks {
    static int total;

    static final class Worker extends Thread {
        private final Object shared;
        private final int operations;
        private final Object own = new Object();
        private int count;

        Worker(Object shared, int operations) {
            this.shared = shared;
            this.operations = operations;
        }

        @Override
        public void run() {
            for (int i = 0; i < operations; i++) {
                synchronized (own) {
                    count++;
                }
            }
            synchronized (shared) {
                total += count;
            }
        }

        int count() {
            synchronized (own) {
                return count;
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        int threads = Integer.parseInt(arguments[0]), operations = Integer.parseInt(arguments[1]);
        Object shared = new Object();
        Worker[] workers = new Worker[threads];
        for (int i = 0; i < threads; i++) workers[i] = new Worker(shared, operations);
        for (Worker worker : workers) worker.start();
        for (Worker worker : workers) worker.join();
        assert total == threads * operations;
        for (Worker worker : workers) assert worker.count() == operations;
    }
}
