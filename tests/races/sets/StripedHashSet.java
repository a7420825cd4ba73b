// A hash set with a lock for each stripe of its table: no lock guards the size.
// check: --all
// expect: assertion
public class StripedHashSet {
    record Entry(int key, Entry next) {}

    private final Object[] locks = {new Object(), new Object()};
    private final Entry[] table = new Entry[2];
    private int size;

    void add(int key) {
        int bucket = key % table.length;
        synchronized (locks[bucket]) {
            table[bucket] = new Entry(key, table[bucket]);
            size++; //~ RACE StripedHashSet.size a a
        }
    }

    public static void main(String[] args) throws InterruptedException {
        StripedHashSet set = new StripedHashSet();
        Thread other = new Thread(() -> set.add(1));
        other.start();
        set.add(2);
        other.join();
        assert set.size == 2;
    }
}
