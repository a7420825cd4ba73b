// A sense-reversing barrier, used twice: nobody leaves a round before all have arrived in it.
// check:
// args: 2
// expect: none
// states: 65  transitions: 88
// check:
// args: 3
// expect: none
// states: 211  transitions: 398
import java.util.concurrent.atomic.AtomicInteger;

public class SenseBarrier {
    static final int ROUNDS = 2;
    final int parties;
    final AtomicInteger missing;
    final AtomicInteger[] arrived = {new AtomicInteger(), new AtomicInteger()};
    volatile boolean sense;

    SenseBarrier(int parties) {
        this.parties = parties;
        missing = new AtomicInteger(parties);
    }

    void await(boolean mine) {
        if (missing.decrementAndGet() == 0) {
            missing.set(parties);
            sense = mine;
        } else {
            while (sense != mine) Thread.onSpinWait();
        }
    }

    void work() {
        boolean mine = true;
        for (int round = 0; round < ROUNDS; round++) {
            arrived[round].incrementAndGet();
            await(mine);
            mine = !mine;
            assert arrived[round].get() == parties;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int count = Integer.parseInt(args[0]);
        SenseBarrier barrier = new SenseBarrier(count);
        Thread[] threads = new Thread[count];
        for (int i = 0; i < count; i++) {
            threads[i] = new Thread(barrier::work);
            threads[i].start();
        }
        for (Thread thread : threads) thread.join();
    }
}
