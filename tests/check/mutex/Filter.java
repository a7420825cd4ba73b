// The filter lock, Peterson's algorithm for many: each of its levels holds one thread back.
// check:
// args: 2
// expect: none
// states: 94  transitions: 118
// check:
// args: 3
// expect: none
// states: 4225  transitions: 7515
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

public class Filter {
    static final AtomicInteger INSIDE = new AtomicInteger();
    final int count;
    final AtomicIntegerArray level;
    final AtomicIntegerArray victim;

    Filter(int count) {
        this.count = count;
        level = new AtomicIntegerArray(count);
        victim = new AtomicIntegerArray(count);
    }

    void lock(int me) {
        for (int at = 1; at < count; at++) {
            level.set(me, at);
            victim.set(at, me);
            for (int other = 0; other < count; other++) {
                if (other == me) continue;
                while (level.get(other) >= at && victim.get(at) == me) Thread.onSpinWait();
            }
        }
    }

    void enter(int me) {
        lock(me);
        int before = INSIDE.getAndIncrement();
        assert before == 0;
        INSIDE.decrementAndGet();
        level.set(me, 0);
    }

    public static void main(String[] args) throws InterruptedException {
        int count = Integer.parseInt(args[0]);
        Filter filter = new Filter(count);
        Thread[] threads = new Thread[count];
        for (int i = 0; i < count; i++) {
            int me = i;
            threads[i] = new Thread(() -> filter.enter(me));
            threads[i].start();
        }
        for (Thread thread : threads) thread.join();
    }
}
