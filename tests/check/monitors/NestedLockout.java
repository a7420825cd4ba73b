// Waiting gives back one monitor only: the outer one keeps everybody out who could notify.
// check: --all
// expect: deadlock
// states: 16  transitions: 16
public class NestedLockout {
    static final Object OUTER = new Object();
    static final Object INNER = new Object();
    static boolean ready;

    static void await() {
        synchronized (OUTER) {
            synchronized (INNER) {
                try {
                    while (!ready) INNER.wait(); //~ DEADLOCK
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(NestedLockout::await);
        waiter.start();
        synchronized (OUTER) { //~ DEADLOCK
            synchronized (INNER) {
                ready = true;
                INNER.notify();
            }
        }
        waiter.join();
    }
}
