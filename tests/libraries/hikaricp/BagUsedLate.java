// An entry that is still used after it was given back: another thread may have borrowed it by then.
// jars: HikariCP slf4j-api slf4j-nop
// check:
import com.zaxxer.hikari.util.ConcurrentBag;
import com.zaxxer.hikari.util.ConcurrentBag.IConcurrentBagEntry;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class BagUsedLate {
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
            entry.uses++; //~ RACE BagUsedLate$Entry.uses a
            bag.requite(entry);
            if (entry.uses > 2) throw new AssertionError(); //~ RACE BagUsedLate$Entry.uses a
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
    }
}
