// A volatile owner: the plain table is guarded by whichever locks are in force.
// check: --all
public class RefinableHashSetFixed {
    private volatile Object[] locks = {new Object()};
    private int[] count = new int[1];
    private volatile Thread owner;

    void add(int key) {
        while (true) {
            while (owner != null) Thread.onSpinWait();
            Object[] seen = locks;
            synchronized (seen[key % seen.length]) {
                if (seen != locks) continue;
                count[key % seen.length]++;
                return;
            }
        }
    }

    void grow() {
        owner = Thread.currentThread();
        synchronized (locks[0]) {
            count = new int[] {count[0], 0};
            locks = new Object[] {new Object(), new Object()};
        }
        owner = null;
    }

    public static void main(String[] args) throws InterruptedException {
        RefinableHashSetFixed set = new RefinableHashSetFixed();
        Thread other = new Thread(() -> set.add(0));
        other.start();
        set.grow();
        other.join();
        assert set.count[0] == 1;
    }
}
