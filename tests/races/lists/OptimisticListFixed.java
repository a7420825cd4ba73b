// Volatile links publish the plain keys.
// check: --all
public class OptimisticListFixed {
    static final class Entry {
        int key;
        volatile Entry next;

        Entry(int key, Entry next) {
            this.key = key;
            this.next = next;
        }
    }

    private final Entry head = new Entry(0, new Entry(9, null));

    void add(int key) {
        Entry before = head;
        Entry after = before.next;
        synchronized (before) {
            synchronized (after) {
                before.next = new Entry(key, after);
            }
        }
    }

    boolean contains(int key) {
        while (true) {
            Entry before = head;
            Entry at = before.next;
            if (at.key < key) throw new AssertionError("no key of this list");
            synchronized (before) {
                synchronized (at) {
                    if (before.next == at) return at.key == key;
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        OptimisticListFixed list = new OptimisticListFixed();
        Thread other = new Thread(() -> list.add(3));
        other.start();
        list.contains(3);
        other.join();
        assert list.contains(3);
    }
}
