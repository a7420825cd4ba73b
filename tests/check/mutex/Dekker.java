// Dekker's algorithm for two threads, each of which enters twice.
// check:
// expect: none
// states: 325  transitions: 463
// check: --races off
// expect: none
// states: 515  transitions: 653
import java.util.concurrent.atomic.AtomicInteger;

public class Dekker {
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
            while (wants1) {
                if (turn != 0) {
                    wants0 = false;
                    while (turn != 0) Thread.onSpinWait();
                    wants0 = true;
                }
            }
            critical();
            turn = 1;
            wants0 = false;
        }
    }

    static void second() {
        for (int i = 0; i < 2; i++) {
            wants1 = true;
            while (wants0) {
                if (turn != 1) {
                    wants1 = false;
                    while (turn != 1) Thread.onSpinWait();
                    wants1 = true;
                }
            }
            critical();
            turn = 0;
            wants1 = false;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(Dekker::second);
        other.start();
        first();
        other.join();
    }
}
