// Two threads count under the counter's monitor, by a method and by a block, and look at the count without it in the end.
// check: --all
public class SyncBench {
    static final class Counter {
        int count;

        synchronized void increment() {
            count++; //~ RACE SyncBench$Counter.count a
        }
    }

    static final Counter COUNTER = new Counter();

    static void run() {
        COUNTER.increment();
        synchronized (COUNTER) {
            COUNTER.count++; //~ RACE SyncBench$Counter.count b
        }
        assert COUNTER.count >= 2; //~ RACE SyncBench$Counter.count a b
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(SyncBench::run);
        other.start();
        run();
        other.join();
    }
}
