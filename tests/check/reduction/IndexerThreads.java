// Threads enter four words each into one hash table of 128 slots, by compare-and-set. Up to 11 threads have slots of their own;
// 12 and more meet in some.
// check:
// args: 11
// expect: none
// states: 101  transitions: 101
// check:
// args: 12
// expect: none
// states: 925  transitions: 933
// check:
// args: 13
// expect: none
// states: 6504  transitions: 6649
import java.util.concurrent.atomic.AtomicIntegerArray;

public class IndexerThreads {
    static final int SIZE = 128;
    static final int WORDS = 4;
    static final AtomicIntegerArray TABLE = new AtomicIntegerArray(SIZE);
    static final int[] ENTERED = new int[SIZE];

    static void index(int thread) {
        for (int i = 1; i <= WORDS; i++) {
            int word = i * 11 + thread;
            int slot = word * 7 % SIZE;
            while (!TABLE.compareAndSet(slot, 0, word)) slot = (slot + 1) % SIZE;
            ENTERED[slot] += word;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[Integer.parseInt(args[0])];
        for (int i = 0; i < threads.length; i++) {
            int thread = i;
            threads[i] = new Thread(() -> index(thread));
        }
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
        for (int slot = 0; slot < SIZE; slot++) assert ENTERED[slot] == TABLE.get(slot);
    }
}
