// LazyInitializer makes its object once (double-checked locking on a volatile field). It guards the making, not the
// use: two threads that change the object race.
// jars: commons-lang3
// check: --all
import org.apache.commons.lang3.concurrent.ConcurrentException;
import org.apache.commons.lang3.concurrent.LazyInitializer;

public class Lazy extends LazyInitializer<Lazy.Counter> {
    static final class Counter {
        int count;
    }

    @Override
    protected Counter initialize() {
        return new Counter();
    }

    static void use(Lazy lazy) {
        try {
            lazy.get().count++; //~ RACE Lazy$Counter.count a a
        } catch (ConcurrentException failed) {
            throw new AssertionError(failed);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Lazy lazy = new Lazy();
        Thread other = new Thread(() -> use(lazy));
        other.start();
        use(lazy);
        other.join();
    }
}
