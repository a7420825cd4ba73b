// The latch counts both.
// check: --all
import java.util.concurrent.CountDownLatch;

public class LatchOfTwoFixed {
    static int x;
    static int y;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(2);
        new Thread(() -> {
            x = 1;
            latch.countDown();
        }).start();
        new Thread(() -> {
            y = 1;
            latch.countDown();
        }).start();
        latch.await();
        assert x + y == 2;
    }
}
