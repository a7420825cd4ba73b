// A park that finds a permit takes it, also if the thread is interrupted: the second park has none left.
// expect: deadlock
import java.util.concurrent.locks.LockSupport;

public class ConcDeadlockParkPermit {
    public static void main(String[] args) {
        LockSupport.unpark(Thread.currentThread());
        Thread.currentThread().interrupt();
        LockSupport.park();
        Thread.interrupted();
        LockSupport.park();
    }
}
