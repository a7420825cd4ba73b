// Each thread adds up forces of its own; one sums them between two barriers, the second of which is missing.
// check: --all
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class Moldyn {
    static final CyclicBarrier BARRIER = new CyclicBarrier(2);
    static final double[] FORCE = new double[2];
    static double total;

    static void await() {
        try {
            BARRIER.await();
        } catch (InterruptedException | BrokenBarrierException broken) {
            throw new AssertionError(broken);
        }
    }

    static double move(int me) {
        FORCE[me] = me + 0.5;
        await();
        if (me == 0) total = FORCE[0] + FORCE[1]; //~ RACE Moldyn.total a
        return total * 2; //~ RACE Moldyn.total a
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> move(1));
        other.start();
        move(0);
        other.join();
    }
}
