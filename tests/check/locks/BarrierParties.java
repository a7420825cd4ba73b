// A CyclicBarrier for three that only two come to.
// check: --all
// args: 3
// expect: deadlock
// states: 1055  transitions: 1100
// check: --all
// args: 2
// expect: none
// states: 6027  transitions: 7445
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierParties {
    static CyclicBarrier barrier;

    static void meet() {
        try {
            barrier.await(); //~ DEADLOCK
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        barrier = new CyclicBarrier(Integer.parseInt(args[0]));
        new Thread(BarrierParties::meet).start();
        meet();
    }
}
