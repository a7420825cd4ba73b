// Counting down is ordered before the return of await.
// check: --all
import java.util.concurrent.CountDownLatch;

public class Latch {
    static int x;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> {
            x = 1;
            latch.countDown();
        }).start();
        latch.await();
        assert x == 1;
    }
}
