// Lamport's bakery: draw a number, wait for all smaller ones.
// check:
// args: 2
// expect: none
// states: 177  transitions: 209
// check:
// args: 3
// expect: none
// states: 5304  transitions: 7186
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

public class Bakery {
    static final AtomicInteger INSIDE = new AtomicInteger();
    final int count;
    final AtomicIntegerArray choosing;
    final AtomicIntegerArray number;

    Bakery(int count) {
        this.count = count;
        choosing = new AtomicIntegerArray(count);
        number = new AtomicIntegerArray(count);
    }

    void lock(int me) {
        choosing.set(me, 1);
        int largest = 0;
        for (int other = 0; other < count; other++) {
            if (other != me) largest = Math.max(largest, number.get(other));
        }
        number.set(me, largest + 1);
        choosing.set(me, 0);
        for (int other = 0; other < count; other++) {
            if (other == me) continue;
            while (choosing.get(other) == 1) Thread.onSpinWait();
            while (goesBefore(other, me, largest + 1)) Thread.onSpinWait();
        }
    }

    boolean goesBefore(int other, int me, int mine) {
        int its = number.get(other);
        return its != 0 && (its < mine || its == mine && other < me);
    }

    void unlock(int me) {
        number.set(me, 0);
    }

    void enter(int me) {
        lock(me);
        int before = INSIDE.getAndIncrement();
        assert before == 0;
        INSIDE.decrementAndGet();
        unlock(me);
    }

    public static void main(String[] args) throws InterruptedException {
        int count = Integer.parseInt(args[0]);
        Bakery bakery = new Bakery(count);
        Thread[] customers = new Thread[count];
        for (int i = 0; i < count; i++) {
            int me = i;
            customers[i] = new Thread(() -> bakery.enter(me));
            customers[i].start();
        }
        for (Thread customer : customers) customer.join();
    }
}
