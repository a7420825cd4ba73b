// The filter lock for three threads with one level too few: two get through.
// check: --all
// expect: assertion
// states: 2465  transitions: 3710
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

public class FilterBroken {
    static final int COUNT = 3;
    static final int LEVELS = COUNT - 2;
    static final AtomicInteger INSIDE = new AtomicInteger();
    static final AtomicIntegerArray LEVEL = new AtomicIntegerArray(COUNT);
    static final AtomicIntegerArray VICTIM = new AtomicIntegerArray(COUNT);

    static void lock(int me) {
        for (int at = 1; at <= LEVELS; at++) {
            LEVEL.set(me, at);
            VICTIM.set(at, me);
            for (int other = 0; other < COUNT; other++) {
                if (other == me) continue;
                while (LEVEL.get(other) >= at && VICTIM.get(at) == me) Thread.onSpinWait();
            }
        }
    }

    static void enter(int me) {
        lock(me);
        int before = INSIDE.getAndIncrement();
        assert before == 0; //~ ASSERTION
        INSIDE.decrementAndGet();
        LEVEL.set(me, 0);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[COUNT];
        for (int i = 0; i < COUNT; i++) {
            int me = i;
            threads[i] = new Thread(() -> enter(me));
            threads[i].start();
        }
        for (Thread thread : threads) thread.join();
    }
}
