// A barrier of an atomic array.
// check: --all
import java.util.concurrent.atomic.AtomicIntegerArray;

public class LuFactorisationFixed {
    static final int[] PIVOT = new int[1];
    static final int[] COLUMN = {6, 8};
    static final AtomicIntegerArray IS_DONE = new AtomicIntegerArray(2);

    static void barrier(int me) {
        if (me == 0) {
            while (IS_DONE.get(1) == 0) Thread.onSpinWait();
            IS_DONE.set(0, 1);
        } else {
            IS_DONE.set(1, 1);
            while (IS_DONE.get(0) == 0) Thread.onSpinWait();
        }
    }

    static void eliminate(int me) {
        if (me == 0) PIVOT[0] = 2;
        barrier(me);
        COLUMN[me] /= PIVOT[0];
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> eliminate(1));
        other.start();
        eliminate(0);
        other.join();
        assert COLUMN[0] == 3 && COLUMN[1] == 4;
    }
}
