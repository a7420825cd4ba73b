// Each thread opens its own latch before it waits for the other's: a rendezvous.
// check:
// expect: none
// states: 322  transitions: 356
import java.util.concurrent.CountDownLatch;

public class LatchesOpen {
    static final CountDownLatch LEFT = new CountDownLatch(1);
    static final CountDownLatch RIGHT = new CountDownLatch(1);
    static int left;
    static int right;

    static void left() {
        left = 1;
        LEFT.countDown();
        try {
            RIGHT.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        assert right == 1;
    }

    public static void main(String[] args) throws InterruptedException {
        new Thread(LatchesOpen::left).start();
        right = 1;
        RIGHT.countDown();
        LEFT.await();
        assert left == 1;
    }
}
