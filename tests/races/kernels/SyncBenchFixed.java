// Also the last look at the count is under the counter's monitor.
// check: --all
public class SyncBenchFixed {
    static final class Counter {
        int count;

        synchronized void increment() {
            count++;
        }

        synchronized int get() {
            return count;
        }
    }

    static final Counter COUNTER = new Counter();

    static void run() {
        COUNTER.increment();
        synchronized (COUNTER) {
            COUNTER.count++;
        }
        assert COUNTER.get() >= 2;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(SyncBenchFixed::run);
        other.start();
        run();
        other.join();
    }
}
