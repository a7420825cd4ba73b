// Each thread waits for the other's latch before it opens its own.
// check: --all
// expect: deadlock
// states: 42  transitions: 41
import java.util.concurrent.CountDownLatch;

public class LatchesCrossed {
    static final CountDownLatch LEFT = new CountDownLatch(1);
    static final CountDownLatch RIGHT = new CountDownLatch(1);

    static void left() {
        try {
            RIGHT.await(); //~ DEADLOCK
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        LEFT.countDown();
    }

    public static void main(String[] args) throws InterruptedException {
        new Thread(LatchesCrossed::left).start();
        LEFT.await(); //~ DEADLOCK
        RIGHT.countDown();
    }
}
