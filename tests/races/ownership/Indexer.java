// Threads fill one hash table by compare-and-set; their keys fall into different slots, so that each is alone on its own.
// check: --all
import java.util.concurrent.atomic.AtomicIntegerArray;

public class Indexer {
    static final int SIZE = 8;
    static final AtomicIntegerArray TABLE = new AtomicIntegerArray(SIZE);
    static final int[] PROBES = new int[SIZE];

    static void index(int thread) {
        for (int message = 0; message < 2; message++) {
            int word = 11 * (2 * message + thread + 1);
            int slot = word * 7 % SIZE;
            while (!TABLE.compareAndSet(slot, 0, word)) slot = (slot + 1) % SIZE;
            PROBES[slot]++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> index(1));
        other.start();
        index(0);
        other.join();
        int probes = 0;
        for (int probe : PROBES) probes += probe;
        assert probes == 4;
    }
}
