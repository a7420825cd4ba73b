// The bakery without the choosing flags: one customer can miss the number that another is about to draw.
// check: --all
// expect: assertion
// states: 162  transitions: 189
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

public class BakeryBroken {
    static final int COUNT = 2;
    static final AtomicInteger INSIDE = new AtomicInteger();
    static final AtomicIntegerArray NUMBER = new AtomicIntegerArray(COUNT);

    static void lock(int me) {
        int mine = NUMBER.get(1 - me) + 1;
        NUMBER.set(me, mine);
        while (goesBefore(1 - me, me, mine)) Thread.onSpinWait();
    }

    static boolean goesBefore(int other, int me, int mine) {
        int its = NUMBER.get(other);
        return its != 0 && (its < mine || its == mine && other < me);
    }

    static void enter(int me) {
        lock(me);
        int before = INSIDE.getAndIncrement();
        assert before == 0; //~ ASSERTION
        INSIDE.decrementAndGet();
        NUMBER.set(me, 0);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] customers = new Thread[COUNT];
        for (int i = 0; i < COUNT; i++) {
            int me = i;
            customers[i] = new Thread(() -> enter(me));
            customers[i].start();
        }
        for (Thread customer : customers) customer.join();
    }
}
