// The JDK's barrier orders what is before it with what is after it, not what both threads do before it.
// check: --all
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class CyclicBarrierValue {
    static final CyclicBarrier BARRIER = new CyclicBarrier(2);
    static int value;

    static void run() {
        value = 1; //~ RACE CyclicBarrierValue.value a a
        try {
            BARRIER.await();
        } catch (InterruptedException | BrokenBarrierException broken) {
            throw new AssertionError(broken);
        }
        assert value == 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(CyclicBarrierValue::run);
        other.start();
        run();
        other.join();
    }
}
