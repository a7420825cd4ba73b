// A tournament barrier of two threads: the loser tells the winner by one atomic element, and is told by another.
// check: --all
import java.util.concurrent.atomic.AtomicIntegerArray;

public class TournamentOfTwo {
    static final AtomicIntegerArray ARRIVED = new AtomicIntegerArray(2);
    static final int[] LOG = new int[2];

    static void await(int me) {
        int partner = me ^ 1;
        if (me < partner) {
            while (ARRIVED.get(partner) == 0) Thread.onSpinWait();
            ARRIVED.set(me, 1);
        } else {
            ARRIVED.set(me, 1);
            while (ARRIVED.get(partner) == 0) Thread.onSpinWait();
        }
    }

    static void phase(int me) {
        LOG[me] = 1;
        await(me);
        assert LOG[1 - me] == 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> phase(1));
        other.start();
        phase(0);
        other.join();
    }
}
