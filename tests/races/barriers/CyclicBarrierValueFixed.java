// The barrier's action sets the value: it runs once, after all have arrived and before any goes on.
// check: --all
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class CyclicBarrierValueFixed {
    static int value;
    static final CyclicBarrier BARRIER = new CyclicBarrier(2, () -> value = 1);

    static void run() {
        try {
            BARRIER.await();
        } catch (InterruptedException | BrokenBarrierException broken) {
            throw new AssertionError(broken);
        }
        assert value == 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(CyclicBarrierValueFixed::run);
        other.start();
        run();
        other.join();
    }
}
