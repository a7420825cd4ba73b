// The policy looks at the size under the lock.
// check: --all
public class CoarseHashSetFixed {
    record Entry(int key, Entry next) {}

    private final Entry[] table = new Entry[2];
    private int size;

    synchronized boolean add(int key) {
        int bucket = key % table.length;
        table[bucket] = new Entry(key, table[bucket]);
        size++;
        return isCrowded();
    }

    private boolean isCrowded() {
        return size > 4 * table.length;
    }

    public static void main(String[] args) throws InterruptedException {
        CoarseHashSetFixed set = new CoarseHashSetFixed();
        Thread other = new Thread(() -> set.add(1));
        other.start();
        set.add(2);
        other.join();
        assert set.size == 2;
    }
}
