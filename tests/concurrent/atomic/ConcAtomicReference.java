// AtomicReference with immutable nodes, AtomicBoolean as a once-only flag.
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

public class ConcAtomicReference {
    record Totals(int count, int sum) {
        Totals plus(int value) {
            return new Totals(count + 1, sum + value);
        }
    }

    public static void main(String[] args) throws Exception {
        AtomicReference<Totals> totals = new AtomicReference<>(new Totals(0, 0));
        AtomicBoolean first = new AtomicBoolean();
        AtomicInteger winners = new AtomicInteger();
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            threads[t] = new Thread(() -> {
                if (first.compareAndSet(false, true)) winners.incrementAndGet();
                for (int i = 1; i <= 10; i++) {
                    int value = i;
                    if (i % 2 == 0) {
                        totals.updateAndGet(old -> old.plus(value));
                    } else {
                        Totals seen = totals.get();
                        Totals witness;
                        while ((witness = totals.compareAndExchange(seen, seen.plus(value))) != seen) seen = witness;
                    }
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println(totals.get() + " winners " + winners + " flag " + first);
        System.out.println(first.getAndSet(false) + " " + first.get());
    }
}
