// A ticket lock whose tickets are drawn in two steps: two threads can draw the same one.
// check: --all
// expect: assertion
// states: 98  transitions: 129
import java.util.concurrent.atomic.AtomicInteger;

public class TicketLockBroken {
    static volatile int next;
    static volatile int serving;
    static final AtomicInteger INSIDE = new AtomicInteger();

    static void enter() {
        int mine = next;
        next = mine + 1;
        while (serving < mine) Thread.onSpinWait();
        int before = INSIDE.getAndIncrement();
        assert before == 0; //~ ASSERTION
        INSIDE.decrementAndGet();
        serving = mine + 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(TicketLockBroken::enter);
        other.start();
        enter();
        other.join();
    }
}
