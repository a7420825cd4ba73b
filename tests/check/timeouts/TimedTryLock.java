// tryLock with a time-out, whose answer is not looked at.
// check: --all --timeouts any
// expect: exception
// states: 672  transitions: 786
// check: --timeouts quiescent
// expect: none
// states: 489  transitions: 558
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class TimedTryLock {
    static final ReentrantLock LOCK = new ReentrantLock();

    static void hold() {
        LOCK.lock();
        LOCK.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread holder = new Thread(TimedTryLock::hold);
        holder.start();
        LOCK.tryLock(1, TimeUnit.SECONDS);
        LOCK.unlock(); //~ EXCEPTION
        holder.join();
    }
}
