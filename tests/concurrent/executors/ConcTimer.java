// Timer: one-shot tasks in order of time, a periodic task that cancels itself, cancel.
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

public class ConcTimer {
    public static void main(String[] args) throws Exception {
        Timer timer = new Timer("timer", true);
        StringBuffer order = new StringBuffer();
        CountDownLatch both = new CountDownLatch(2), ticks = new CountDownLatch(3);
        timer.schedule(new TimerTask() {
            @Override public void run() {
                order.append("early ");
                both.countDown();
            }
        }, 1);
        timer.schedule(new TimerTask() {
            @Override public void run() {
                order.append("late ");
                both.countDown();
            }
        }, 5);
        TimerTask periodic = new TimerTask() {
            int runs;

            @Override public void run() {
                if (++runs == 3) cancel();
                ticks.countDown();
            }
        };
        timer.schedule(periodic, 1, 1);
        ticks.await();
        both.await();
        System.out.println(order + "again " + periodic.cancel());
        timer.cancel();
        try {
            timer.schedule(new TimerTask() {
                @Override public void run() { }
            }, 1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
