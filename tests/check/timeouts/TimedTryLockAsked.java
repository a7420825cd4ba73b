// tryLock with a time-out, whose answer decides.
// check: --all --timeouts any
// expect: none
// states: 668  transitions: 784
// check: --timeouts quiescent
// expect: none
// states: 489  transitions: 558
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class TimedTryLockAsked {
    static final ReentrantLock LOCK = new ReentrantLock();

    static void hold() {
        LOCK.lock();
        LOCK.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread holder = new Thread(TimedTryLockAsked::hold);
        holder.start();
        if (LOCK.tryLock(1, TimeUnit.SECONDS)) LOCK.unlock();
        holder.join();
    }
}
