// What is waited for is kept, and looked at before waiting.
// check: --all
// expect: none
// states: 30  transitions: 34
// check: --all --timeouts any
// expect: none
// states: 33  transitions: 39
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
