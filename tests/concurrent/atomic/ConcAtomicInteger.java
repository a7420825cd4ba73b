// AtomicInteger and AtomicLong: every read-modify-write from several threads adds up.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

public class ConcAtomicInteger {
    public static void main(String[] args) throws Exception {
        AtomicInteger sum = new AtomicInteger();
        AtomicInteger max = new AtomicInteger(Integer.MIN_VALUE);
        AtomicInteger loops = new AtomicInteger();
        AtomicLong wide = new AtomicLong(1L << 40);
        AtomicLong bits = new AtomicLong();
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 10; i++) {
                    sum.incrementAndGet();
                    sum.getAndAdd(2);
                    sum.updateAndGet(v -> v + 3);
                    max.accumulateAndGet(id * 10 + i, Math::max);
                    int seen;
                    do {
                        seen = loops.get();
                    } while (!loops.compareAndSet(seen, seen + 1));
                    wide.addAndGet(1L << 33);
                    wide.getAndDecrement();
                    int bit = id * 10 + i;
                    bits.getAndUpdate(v -> v | 1L << bit);
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println(sum + " " + max + " " + loops + " " + wide + " " + Long.toHexString(bits.get()));
        System.out.println(sum.compareAndExchange(180, 1) + " " + sum.getAndSet(5) + " " + sum.getPlain());
    }
}
