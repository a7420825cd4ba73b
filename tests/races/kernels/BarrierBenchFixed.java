// The tournament barrier with an atomic array.
// check: --all
import java.util.concurrent.atomic.AtomicIntegerArray;

public class BarrierBenchFixed {
    static final int THREADS = 4;
    static final int ROUNDS = 2;
    static final AtomicIntegerArray IS_DONE = new AtomicIntegerArray(THREADS);

    static void barrier(int me) {
        int done = 1 - IS_DONE.get(me);
        for (int distance = 1; distance < THREADS && me % (2 * distance) == 0; distance *= 2) {
            while (IS_DONE.get(me + distance) != done) Thread.onSpinWait();
        }
        IS_DONE.set(me, done);
        while (IS_DONE.get(0) != done) Thread.onSpinWait();
    }

    static void run(int me) {
        for (int round = 0; round < ROUNDS; round++) barrier(me);
    }

    public static void main(String[] args) {
        for (int i = 1; i < THREADS; i++) {
            int me = i;
            new Thread(() -> run(me)).start();
        }
        run(0);
    }
}
