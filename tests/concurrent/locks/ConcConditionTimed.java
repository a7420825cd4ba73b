// Condition.await with time, awaitNanos, awaitUntil and awaitUninterruptibly.
import java.util.Date;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConcConditionTimed {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        boolean[] open = new boolean[1];
        lock.lock();
        System.out.println("await " + condition.await(2, TimeUnit.MILLISECONDS));
        System.out.println("awaitNanos " + (condition.awaitNanos(1_000_000) <= 0));
        System.out.println("awaitUntil past " + condition.awaitUntil(new Date(0)));
        System.out.println("awaitUntil " + condition.awaitUntil(new Date(System.currentTimeMillis() + 3)));
        System.out.println("held " + lock.getHoldCount());
        Thread opener = new Thread(() -> {
            lock.lock();
            open[0] = true;
            condition.signalAll();
            lock.unlock();
        });
        opener.start();
        Thread.currentThread().interrupt();
        while (!open[0]) condition.awaitUninterruptibly();
        System.out.println("open, flag " + Thread.interrupted());
        lock.unlock();
        opener.join();
        try {
            condition.signal();
        } catch (IllegalMonitorStateException e) {
            System.out.println("signal without lock " + e.getMessage());
        }
        try {
            condition.await();
        } catch (IllegalMonitorStateException e) {
            System.out.println("await without lock " + e.getMessage());
        }
    }
}
