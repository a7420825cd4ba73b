// A barrier whose sense is never reversed: its second round holds nobody back.
// check: --all
// expect: assertion
// states: 114  transitions: 143
import java.util.concurrent.atomic.AtomicInteger;

public class SenseBarrierBroken {
    static final int ROUNDS = 2;
    static final int PARTIES = 2;
    final AtomicInteger missing = new AtomicInteger(PARTIES);
    final AtomicInteger[] arrived = {new AtomicInteger(), new AtomicInteger()};
    volatile boolean sense;

    void await(boolean mine) {
        if (missing.decrementAndGet() == 0) {
            missing.set(PARTIES);
            sense = mine;
        } else {
            while (sense != mine) Thread.onSpinWait();
        }
    }

    void work() {
        for (int round = 0; round < ROUNDS; round++) {
            arrived[round].incrementAndGet();
            await(true);
            assert arrived[round].get() == PARTIES; //~ ASSERTION
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SenseBarrierBroken barrier = new SenseBarrierBroken();
        Thread[] threads = new Thread[PARTIES];
        for (int i = 0; i < PARTIES; i++) {
            threads[i] = new Thread(barrier::work);
            threads[i].start();
        }
        for (Thread thread : threads) thread.join();
    }
}
