// LongAdder, LongAccumulator, DoubleAdder and DoubleAccumulator under contention.
import java.util.concurrent.atomic.DoubleAccumulator;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

public class ConcAdders {
    public static void main(String[] args) throws Exception {
        LongAdder adder = new LongAdder();
        LongAccumulator max = new LongAccumulator(Long::max, Long.MIN_VALUE);
        DoubleAdder doubles = new DoubleAdder();
        DoubleAccumulator min = new DoubleAccumulator(Math::min, Double.POSITIVE_INFINITY);
        Thread[] threads = new Thread[4];
        for (int t = 0; t < 4; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 15; i++) {
                    adder.add(i);
                    adder.increment();
                    max.accumulate(id * 100L - i);
                    doubles.add(0.5);
                    min.accumulate(i - id * 2.5);
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println(adder + " " + max + " " + doubles + " " + min);
        System.out.println(adder.sumThenReset() + " " + adder.sum() + " " + max.intValue());
    }
}
