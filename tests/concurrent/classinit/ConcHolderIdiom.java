// The holder idiom raced by several threads: one instance, initialised once, seen whole by all.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class ConcHolderIdiom {
    static final AtomicInteger BUILT = new AtomicInteger();
    int value;

    ConcHolderIdiom() {
        BUILT.incrementAndGet();
        Thread.yield();
        value = 99;
    }

    static class Holder {
        static final ConcHolderIdiom INSTANCE = new ConcHolderIdiom();
    }

    public static void main(String[] args) throws Exception {
        CountDownLatch start = new CountDownLatch(1);
        ConcHolderIdiom[] seen = new ConcHolderIdiom[4];
        int[] values = new int[4];
        Thread[] threads = new Thread[4];
        for (int t = 0; t < 4; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                try {
                    start.await();
                } catch (InterruptedException e) {
                    return;
                }
                seen[id] = Holder.INSTANCE;
                values[id] = seen[id].value;
            });
            threads[t].start();
        }
        System.out.println("built before " + BUILT);
        start.countDown();
        for (Thread thread : threads) thread.join();
        for (int t = 0; t < 4; t++) System.out.println((seen[t] == seen[0]) + " " + values[t]);
        System.out.println("built " + BUILT);
    }
}
