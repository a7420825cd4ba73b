// An AtomicInteger that is read, then set: each operation is atomic, the two of them are not.
// check: --all
// args: 2
// expect: assertion
// states: 45  transitions: 50
// check: --all
// args: 3
// expect: assertion
// states: 315  transitions: 405
import java.util.concurrent.atomic.AtomicInteger;

public class LostUpdateAtomic {
    static final AtomicInteger COUNTER = new AtomicInteger();

    static void increment() {
        COUNTER.set(COUNTER.get() + 1);
    }

    public static void main(String[] args) throws InterruptedException {
        int count = Integer.parseInt(args[0]);
        Thread[] threads = new Thread[count];
        for (int i = 0; i < count; i++) {
            threads[i] = new Thread(LostUpdateAtomic::increment);
            threads[i].start();
        }
        for (Thread thread : threads) thread.join();
        assert COUNTER.get() == count; //~ ASSERTION
    }
}
