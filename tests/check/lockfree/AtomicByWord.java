// Two counters that are the same before and after each call, but not in between: taken at its word that calls take effect at once,
// nobody sees them differ.
// check: --atomic AtomicByWord$Pair
// expect: none
// assumes: atomic-classes
// states: 12  transitions: 14
// check:
// expect: assertion
// states: 15  transitions: 16
import java.util.concurrent.atomic.AtomicInteger;

public class AtomicByWord {
    static final class Pair {
        final AtomicInteger one = new AtomicInteger(), other = new AtomicInteger();

        void increment() {
            one.incrementAndGet();
            other.incrementAndGet();
        }

        boolean areEqual() {
            return one.get() == other.get(); //~ USES atomic-classes
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Pair pair = new Pair();
        Thread thread = new Thread(pair::increment);
        thread.start();
        assert pair.areEqual(); //~ ASSERTION
        thread.join();
    }
}
