// An atomic array, and only one worker sets the value.
// check: --all
import java.util.concurrent.atomic.AtomicIntegerArray;

public class LinearSenseBarrierFixed {
    static final int WORKERS = 2;
    static final AtomicIntegerArray DONE = new AtomicIntegerArray(WORKERS + 1);
    static volatile boolean sense;
    static int value;

    static void await(int me) {
        if (me == 0) {
            for (int worker = 1; worker <= WORKERS; worker++) {
                while (DONE.get(worker) == 0) Thread.onSpinWait();
            }
            sense = true;
        } else {
            DONE.set(me, 1);
            while (!sense) Thread.onSpinWait();
        }
    }

    static void run(int me) {
        if (me == 1) value = 1;
        await(me);
        assert value == 1;
    }

    public static void main(String[] args) {
        for (int i = 1; i <= WORKERS; i++) {
            int me = i;
            new Thread(() -> run(me)).start();
        }
        run(0);
    }
}
