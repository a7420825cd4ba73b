// A thread that dies gives up the monitors that it holds, and who waits for its end goes on. A ReentrantLock it keeps.
// check: --all
// args: monitor
// expect: exception
// states: 11  transitions: 11
// check: --all
// args: lock
// expect: exception
// expect: deadlock
// states: 11  transitions: 10
import java.util.concurrent.locks.ReentrantLock;

public class LockOfTheDead {
    static final Object MONITOR = new Object();
    static final ReentrantLock LOCK = new ReentrantLock();

    static synchronized void die(boolean takesLock) {
        if (takesLock) LOCK.lock();
        synchronized (MONITOR) {
            throw new IllegalStateException(); //~ EXCEPTION
        }
    }

    public static void main(String[] arguments) throws Exception {
        boolean takesLock = arguments[0].equals("lock");
        Thread dying = new Thread(() -> die(takesLock));
        dying.start();
        dying.join();
        synchronized (LockOfTheDead.class) {
            synchronized (MONITOR) {
                assert !dying.isAlive();
            }
        }
        LOCK.lock(); //~ DEADLOCK
    }
}
