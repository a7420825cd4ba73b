// tryLock with a time-out, whose answer decides.
// check: --all --timeouts any
// expect: none
// states: 1071  transitions: 2285
// check: --timeouts quiescent
// expect: none
// states: 751  transitions: 1631
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
