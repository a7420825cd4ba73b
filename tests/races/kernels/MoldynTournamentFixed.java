// Tournament barriers of an atomic array.
// check: --all
import java.util.concurrent.atomic.AtomicIntegerArray;

public class MoldynTournamentFixed {
    static final double[] FORCE = new double[2];
    static double total;
    static final AtomicIntegerArray IS_DONE = new AtomicIntegerArray(2);

    static void barrier(int me) {
        int done = 1 - IS_DONE.get(me);
        if (me == 0) {
            while (IS_DONE.get(1) != done) Thread.onSpinWait();
        }
        IS_DONE.set(me, done);
        while (IS_DONE.get(0) != done) Thread.onSpinWait();
    }

    static void move(int me) {
        FORCE[me] = me + 0.5;
        barrier(me);
        if (me == 0) total = FORCE[0] + FORCE[1];
        barrier(me);
        assert total == 2.0;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> move(1));
        other.start();
        move(0);
        other.join();
    }
}
