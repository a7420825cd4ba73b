// A hash set that replaces its locks when it grows: each guards a part of the table, and none the size.
// check: --all
// expect: assertion
import java.util.concurrent.atomic.AtomicReference;

public class RefinableHashSetSize {
    private volatile Object[] locks = {new Object(), new Object()};
    private final AtomicReference<Thread> owner = new AtomicReference<>();
    private int[] table = new int[2];
    private int size;

    void add(int key) {
        while (!tryAdd(key)) Thread.onSpinWait();
        if (size > 1) grow(); //~ RACE RefinableHashSetSize.size a
    }

    private boolean tryAdd(int key) {
        Object[] seen = locks;
        synchronized (seen[key % seen.length]) {
            if (owner.get() != null || seen != locks) return false;
            table[key % table.length] = key;
            size++; //~ RACE RefinableHashSetSize.size a; RefinableHashSetSize.size b b
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
        RefinableHashSetSize set = new RefinableHashSetSize();
        Thread other = new Thread(() -> set.add(2));
        other.start();
        set.add(3);
        other.join();
        assert set.size == 2;
    }
}
