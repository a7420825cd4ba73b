// What is waited for is kept, and looked at before waiting.
// check: --all --timeouts quiescent
// expect: none
// states: 30  transitions: 33
// check: --all --timeouts any
// expect: none
// states: 31  transitions: 35
public class LateLockAsked {
    static final Object LOCK = new Object();
    static boolean done;

    static void waitAndNotify() {
        synchronized (LOCK) {
            try {
                LOCK.wait(1);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            done = true;
            LOCK.notifyAll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        new Thread(LateLockAsked::waitAndNotify).start();
        synchronized (LOCK) {
            Thread.sleep(9);
        }
        synchronized (LOCK) {
            while (!done) LOCK.wait();
        }
    }
}
