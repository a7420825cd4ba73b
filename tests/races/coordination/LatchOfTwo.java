// A latch of two is opened by two: whoever waits for one only has seen one.
// check: --all
import java.util.concurrent.CountDownLatch;

public class LatchOfTwo {
    static int x;
    static int y;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> {
            x = 1; //~ RACE LatchOfTwo.x a
            latch.countDown();
        }).start();
        new Thread(() -> {
            y = 1; //~ RACE LatchOfTwo.y a
            latch.countDown();
        }).start();
        latch.await();
        int sum = x + y; //~ RACE LatchOfTwo.x a; LatchOfTwo.y a
        assert sum >= 1;
    }
}
