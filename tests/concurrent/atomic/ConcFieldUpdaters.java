// Atomic field updaters for int, long and reference fields, and their complaints.
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

public class ConcFieldUpdaters {
    static class Cell {
        volatile int count;
        volatile long total;
        volatile String text = "";
        int plain;
    }

    static final AtomicIntegerFieldUpdater<Cell> COUNT = AtomicIntegerFieldUpdater.newUpdater(Cell.class, "count");
    static final AtomicLongFieldUpdater<Cell> TOTAL = AtomicLongFieldUpdater.newUpdater(Cell.class, "total");
    static final AtomicReferenceFieldUpdater<Cell, String> TEXT =
            AtomicReferenceFieldUpdater.newUpdater(Cell.class, String.class, "text");

    public static void main(String[] args) throws Exception {
        Cell cell = new Cell();
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 6; i++) {
                    COUNT.incrementAndGet(cell);
                    TOTAL.addAndGet(cell, 1L << id * 16);
                    TEXT.updateAndGet(cell, old -> old + "x");
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println(cell.count + " " + Long.toHexString(cell.total) + " " + cell.text.length());
        try {
            AtomicIntegerFieldUpdater.newUpdater(Cell.class, "plain");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(COUNT.compareAndSet(cell, 18, -1) + " " + COUNT.get(cell));
    }
}
