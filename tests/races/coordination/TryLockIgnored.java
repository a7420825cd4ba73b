// Whether tryLock succeeded is not looked at.
// check: --all
import java.util.concurrent.locks.ReentrantLock;

public class TryLockIgnored {
    static final ReentrantLock LOCK = new ReentrantLock();
    static int x;

    static void increment() {
        LOCK.tryLock();
        x++; //~ RACE TryLockIgnored.x a a
        if (LOCK.isHeldByCurrentThread()) LOCK.unlock();
    }

    public static void main(String[] args) {
        new Thread(TryLockIgnored::increment).start();
        increment();
    }
}
