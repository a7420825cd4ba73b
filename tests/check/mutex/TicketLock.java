// A ticket lock: draw a ticket, spin until it is served. What it guards needs no volatile.
// check:
// args: 2
// expect: none
// states: 36  transitions: 39
// check:
// args: 3
// expect: none
// states: 175  transitions: 207
import java.util.concurrent.atomic.AtomicInteger;

public class TicketLock {
    static final AtomicInteger NEXT = new AtomicInteger();
    static volatile int serving;
    static int guarded;

    static void enter() {
        int mine = NEXT.getAndIncrement();
        while (serving != mine) Thread.onSpinWait();
        guarded++;
        serving = mine + 1;
    }

    public static void main(String[] args) throws InterruptedException {
        int count = Integer.parseInt(args[0]);
        Thread[] threads = new Thread[count];
        for (int i = 0; i < count; i++) {
            threads[i] = new Thread(TicketLock::enter);
            threads[i].start();
        }
        for (Thread thread : threads) thread.join();
        assert guarded == count;
    }
}
