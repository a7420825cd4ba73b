// A hash set that replaces its locks when it grows. Who waits for a growing one spins on a plain field.
// check: --all
public class RefinableHashSet {
    private volatile Object[] locks = {new Object()};
    private int[] count = new int[1];
    private Thread owner;

    void add(int key) {
        while (true) {
            while (owner != null) Thread.onSpinWait(); //~ RACE RefinableHashSet.owner a b
            Object[] seen = locks;
            synchronized (seen[key % seen.length]) {
                if (seen != locks) continue;
                count[key % seen.length]++;
                return;
            }
        }
    }

    void grow() {
        owner = Thread.currentThread(); //~ RACE RefinableHashSet.owner a
        synchronized (locks[0]) {
            count = new int[] {count[0], 0};
            locks = new Object[] {new Object(), new Object()};
        }
        owner = null; //~ RACE RefinableHashSet.owner b
    }

    public static void main(String[] args) throws InterruptedException {
        RefinableHashSet set = new RefinableHashSet();
        Thread other = new Thread(() -> set.add(0));
        other.start();
        set.grow();
        other.join();
        assert set.count[0] == 1;
    }
}
