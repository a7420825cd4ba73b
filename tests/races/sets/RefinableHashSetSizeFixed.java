// An atomic size; the table is guarded by whichever locks are in force.
// check: --all
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

public class RefinableHashSetSizeFixed {
    private volatile Object[] locks = {new Object(), new Object()};
    private final AtomicReference<Thread> owner = new AtomicReference<>();
    private int[] table = new int[2];
    private final AtomicInteger size = new AtomicInteger();

    void add(int key) {
        while (!tryAdd(key)) Thread.onSpinWait();
        if (size.get() > 1) grow();
    }

    private boolean tryAdd(int key) {
        Object[] seen = locks;
        synchronized (seen[key % seen.length]) {
            if (owner.get() != null || seen != locks) return false;
            table[key % table.length] = key;
            size.incrementAndGet();
            return true;
        }
    }

    private void grow() {
        if (locks.length > 2 || !owner.compareAndSet(null, Thread.currentThread())) return;
        for (Object lock : locks) {
            synchronized (lock) {
                // Whoever had it has left, and nobody else comes in.
            }
        }
        int[] larger = new int[4];
        for (int key : table) larger[key % larger.length] = key;
        table = larger;
        locks = new Object[] {new Object(), new Object(), new Object(), new Object()};
        owner.set(null);
    }

    public static void main(String[] args) throws InterruptedException {
        RefinableHashSetSizeFixed set = new RefinableHashSetSizeFixed();
        Thread other = new Thread(() -> set.add(2));
        other.start();
        set.add(3);
        other.join();
        assert set.size.get() == 2 && set.table[2] == 2 && set.table[3] == 3;
    }
}
