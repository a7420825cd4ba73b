// An AtomicInteger that is incremented at once, and one by a loop of compareAndSet.
// check:
// args: 2
// expect: none
// states: 49  transitions: 61
// check:
// args: 3
// expect: none
// states: 352  transitions: 545
import java.util.concurrent.atomic.AtomicInteger;

public class KeptUpdateAtomic {
    static final AtomicInteger AT_ONCE = new AtomicInteger();
    static final AtomicInteger BY_LOOP = new AtomicInteger();

    static void increment() {
        AT_ONCE.incrementAndGet();
        int old;
        do {
            old = BY_LOOP.get();
        } while (!BY_LOOP.compareAndSet(old, old + 1));
    }

    public static void main(String[] args) throws InterruptedException {
        int count = Integer.parseInt(args[0]);
        Thread[] threads = new Thread[count];
        for (int i = 0; i < count; i++) {
            threads[i] = new Thread(KeptUpdateAtomic::increment);
            threads[i].start();
        }
        for (Thread thread : threads) thread.join();
        assert AT_ONCE.get() == count && BY_LOOP.get() == count;
    }
}
