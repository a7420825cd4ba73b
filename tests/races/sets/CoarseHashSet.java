// A hash set with one lock, whose policy looks at the size after the lock is given back.
// check: --all
public class CoarseHashSet {
    record Entry(int key, Entry next) {}

    private final Entry[] table = new Entry[2];
    private int size;

    boolean add(int key) {
        synchronized (this) {
            int bucket = key % table.length;
            table[bucket] = new Entry(key, table[bucket]);
            size++; //~ RACE CoarseHashSet.size a
        }
        return isCrowded();
    }

    boolean isCrowded() {
        return size > 4 * table.length; //~ RACE CoarseHashSet.size a
    }

    public static void main(String[] args) throws InterruptedException {
        CoarseHashSet set = new CoarseHashSet();
        Thread other = new Thread(() -> set.add(1));
        other.start();
        set.add(2);
        other.join();
        assert set.size == 2;
    }
}
