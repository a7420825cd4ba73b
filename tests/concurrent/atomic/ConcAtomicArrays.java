// AtomicIntegerArray, AtomicLongArray and AtomicReferenceArray used as histograms and slots.
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;

public class ConcAtomicArrays {
    public static void main(String[] args) throws Exception {
        AtomicIntegerArray histogram = new AtomicIntegerArray(4);
        AtomicLongArray sums = new AtomicLongArray(4);
        AtomicReferenceArray<String> slots = new AtomicReferenceArray<>(10);
        int[] claimed = new int[3];
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 12; i++) {
                    histogram.incrementAndGet(i % 4);
                    sums.accumulateAndGet(i % 4, i, Long::sum);
                    if (i < 10 && slots.compareAndSet(i, null, "taken")) claimed[id]++;
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println(histogram + " " + sums);
        System.out.println(slots + " claimed " + (claimed[0] + claimed[1] + claimed[2]));
        try {
            histogram.get(4);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
