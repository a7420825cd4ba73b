// The filter lock on atomic arrays.
// check: --all
import java.util.concurrent.atomic.AtomicIntegerArray;

public class FilterPlainFixed {
    static final int THREADS = 2;
    static final AtomicIntegerArray LEVEL = new AtomicIntegerArray(THREADS);
    static final AtomicIntegerArray VICTIM = new AtomicIntegerArray(THREADS);
    static int counter;

    static boolean mustWait(int me, int level) {
        for (int other = 0; other < THREADS; other++) {
            if (other == me || LEVEL.get(other) < level) continue;
            if (VICTIM.get(level) == me) return true;
        }
        return false;
    }

    static void enter(int me) {
        for (int level = 1; level < THREADS; level++) {
            LEVEL.set(me, level);
            VICTIM.set(level, me);
            while (mustWait(me, level)) Thread.onSpinWait();
        }
        counter++;
        LEVEL.set(me, 0);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> enter(1));
        other.start();
        enter(0);
        other.join();
        assert counter == 2;
    }
}
