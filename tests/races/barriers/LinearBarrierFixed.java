// An atomic array, and only the master sets the value.
// check: --all
import java.util.concurrent.atomic.AtomicIntegerArray;

public class LinearBarrierFixed {
    static final AtomicIntegerArray DONE = new AtomicIntegerArray(2);
    static volatile boolean go;
    static int value;

    static void await(int me) {
        if (me == 0) {
            while (DONE.get(1) == 0) Thread.onSpinWait();
            go = true;
        } else {
            DONE.set(me, 1);
            while (!go) Thread.onSpinWait();
        }
    }

    static void phase(int me) {
        if (me == 0) value = 5;
        await(me);
        assert value == 5;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> phase(1));
        other.start();
        phase(0);
        other.join();
    }
}
