// A timed wait that ends while another thread holds the monitor and sleeps: it is over, only the monitor is still to be had.
// Whoever gets that first then decides: the waiter's notification may come before main waits for it, and is lost.
// check: --all --timeouts quiescent
// expect: deadlock
// states: 31  transitions: 33
// check: --all --timeouts any
// expect: deadlock
// states: 32  transitions: 35
public class LateLock {
    static final Object LOCK = new Object();

    static void waitAndNotify() {
        synchronized (LOCK) {
            try {
                LOCK.wait(1);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            LOCK.notifyAll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        new Thread(LateLock::waitAndNotify).start();
        synchronized (LOCK) {
            Thread.sleep(9);
        }
        synchronized (LOCK) {
            LOCK.wait(); //~ DEADLOCK
        }
    }
}
