// An atomic size beside the striped table.
// check: --all
import java.util.concurrent.atomic.AtomicInteger;

public class StripedHashSetFixed {
    record Entry(int key, Entry next) {}

    private final Object[] locks = {new Object(), new Object()};
    private final Entry[] table = new Entry[2];
    private final AtomicInteger size = new AtomicInteger();

    void add(int key) {
        int bucket = key % table.length;
        synchronized (locks[bucket]) {
            table[bucket] = new Entry(key, table[bucket]);
            size.getAndIncrement();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        StripedHashSetFixed set = new StripedHashSetFixed();
        Thread other = new Thread(() -> set.add(1));
        other.start();
        set.add(2);
        other.join();
        assert set.size.get() == 2;
    }
}
