// Peterson's algorithm for two threads, each of which enters twice.
// check:
// expect: none
// states: 231  transitions: 342
import java.util.concurrent.atomic.AtomicInteger;

public class Peterson {
    static volatile boolean wants0;
    static volatile boolean wants1;
    static volatile int turn;
    static final AtomicInteger INSIDE = new AtomicInteger();

    static void critical() {
        int before = INSIDE.getAndIncrement();
        assert before == 0;
        INSIDE.decrementAndGet();
    }

    static void first() {
        for (int i = 0; i < 2; i++) {
            wants0 = true;
            turn = 1;
            while (wants1 && turn == 1) Thread.onSpinWait();
            critical();
            wants0 = false;
        }
    }

    static void second() {
        for (int i = 0; i < 2; i++) {
            wants1 = true;
            turn = 0;
            while (wants0 && turn == 0) Thread.onSpinWait();
            critical();
            wants1 = false;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(Peterson::second);
        other.start();
        first();
        other.join();
    }
}
