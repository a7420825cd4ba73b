// Peterson's algorithm with the turn given away before the wish is announced: both can enter.
// check: --all
// expect: assertion
// states: 149  transitions: 181
import java.util.concurrent.atomic.AtomicInteger;

public class PetersonBroken {
    static volatile boolean wants0;
    static volatile boolean wants1;
    static volatile int turn;
    static final AtomicInteger INSIDE = new AtomicInteger();

    static void critical() {
        int before = INSIDE.getAndIncrement();
        assert before == 0; //~ ASSERTION
        INSIDE.decrementAndGet();
    }

    static void first() {
        turn = 1;
        wants0 = true;
        while (wants1 && turn == 1) Thread.onSpinWait();
        critical();
        wants0 = false;
    }

    static void second() {
        turn = 0;
        wants1 = true;
        while (wants0 && turn == 0) Thread.onSpinWait();
        critical();
        wants1 = false;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(PetersonBroken::second);
        other.start();
        first();
        other.join();
    }
}
