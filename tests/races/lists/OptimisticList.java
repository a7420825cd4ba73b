// A list that is walked without locks, then locked and walked again to see whether nothing has changed.
// check: --all
public class OptimisticList {
    static final class Entry {
        int key;
        Entry next;

        Entry(int key, Entry next) {
            this.key = key; //~ RACE OptimisticList$Entry.key a
            this.next = next;
        }
    }

    private final Entry head = new Entry(0, new Entry(9, null));

    void add(int key) {
        Entry before = head;
        Entry after = before.next;
        synchronized (before) {
            synchronized (after) {
                before.next = new Entry(key, after); //~ RACE OptimisticList$Entry.next a
            }
        }
    }

    boolean contains(int key) {
        while (true) {
            Entry before = head;
            Entry at = before.next; //~ RACE OptimisticList$Entry.next a
            if (at.key < key) throw new AssertionError("no key of this list"); //~ RACE OptimisticList$Entry.key a
            synchronized (before) {
                synchronized (at) {
                    if (before.next == at) return at.key == key;
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        OptimisticList list = new OptimisticList();
        Thread other = new Thread(() -> list.add(3));
        other.start();
        list.contains(3);
        other.join();
        assert list.contains(3);
    }
}
