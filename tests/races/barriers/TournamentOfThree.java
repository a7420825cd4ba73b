// A tournament barrier needs a power of two of threads: the third one's partner does not exist.
// check: --all
// expect: exception
import java.util.concurrent.atomic.AtomicIntegerArray;

public class TournamentOfThree {
    static final int THREADS = 3;
    static final AtomicIntegerArray ARRIVED = new AtomicIntegerArray(THREADS);

    static void await(int me) {
        int partner = me ^ 1;
        if (me < partner) {
            while (ARRIVED.get(partner) == 0) Thread.onSpinWait();
        }
        ARRIVED.set(me, 1);
    }

    public static void main(String[] args) throws InterruptedException {
        for (int i = 1; i < THREADS; i++) {
            int me = i;
            new Thread(() -> await(me)).start();
        }
        await(0);
    }
}
