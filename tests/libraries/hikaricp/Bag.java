// HikariCP's ConcurrentBag lends its entries: two threads never hold one at the same time, so what an entry guards needs no lock.
// Timed waits that may end at any point make it too large to explore.
// jars: HikariCP slf4j-api slf4j-nop
// check: --timeouts quiescent
import com.zaxxer.hikari.util.ConcurrentBag;
import com.zaxxer.hikari.util.ConcurrentBag.IConcurrentBagEntry;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class Bag {
    static final class Entry implements IConcurrentBagEntry {
        final AtomicInteger state = new AtomicInteger();
        int uses;

        @Override
        public boolean compareAndSet(int expected, int update) {
            return state.compareAndSet(expected, update);
        }

        @Override
        public void setState(int update) {
            state.set(update);
        }

        @Override
        public int getState() {
            return state.get();
        }
    }

    static void use(ConcurrentBag<Entry> bag) {
        try {
            Entry entry = bag.borrow(1, TimeUnit.SECONDS);
            if (entry == null) return;
            entry.uses++;
            bag.requite(entry);
        } catch (InterruptedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ConcurrentBag<Entry> bag = new ConcurrentBag<>(waiting -> {});
        Entry entry = new Entry();
        bag.add(entry);
        Thread other = new Thread(() -> use(bag));
        other.start();
        use(bag);
        other.join();
        assert entry.uses >= 1 && entry.uses <= 2;
    }
}
