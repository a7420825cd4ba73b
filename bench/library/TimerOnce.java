import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** A task of a java.util.Timer. */
public class TimerOnce {
    public static void main(String[] arguments) throws Exception {
        Timer timer = new Timer();
        CountDownLatch done = new CountDownLatch(1);
        int[] result = new int[1];
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                result[0] = 42;
                done.countDown();
            }
        }, 10);
        done.await();
        assert result[0] == 42;
        timer.cancel();
    }
}
