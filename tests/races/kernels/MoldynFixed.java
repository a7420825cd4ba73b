// The sum is the barrier's action, which comes between what all did before it and what they do after it.
// check: --all
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class MoldynFixed {
    static final double[] FORCE = new double[2];
    static double total;
    static final CyclicBarrier BARRIER = new CyclicBarrier(2, () -> total = FORCE[0] + FORCE[1]);

    static void await() {
        try {
            BARRIER.await();
        } catch (InterruptedException | BrokenBarrierException broken) {
            throw new AssertionError(broken);
        }
    }

    static void move(int me) {
        FORCE[me] = me + 0.5;
        await();
        assert total == 2.0;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> move(1));
        other.start();
        move(0);
        other.join();
    }
}
